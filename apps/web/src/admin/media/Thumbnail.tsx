import { mediaPicture } from '@site/schema/media-url';
import { pictureUrl } from '@site/schema/picture-url';
import { IconPhoto, IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './Thumbnail.module.css';

type Props = {
  /** The address of a picture, uploaded or not; empty for a field without one. */
  url: string;
  size?: 'small' | 'field' | 'tile';
  onBroken?: (url: string) => void;
};

/** A small picture of a fixed size. The text beside it says what it is. */
export function Thumbnail({ url, size = 'field', onBroken }: Props) {
  const [broken, setBroken] = useState<string>();
  const isBroken = url !== '' && url === broken;
  const Icon = isBroken ? IconPhotoOff : IconPhoto;

  function onError() {
    setBroken(url);
    onBroken?.(url);
  }

  return (
    <span className={classes.frame} data-size={size} data-empty={url === '' || isBroken || undefined}>
      {url === '' || isBroken ? (
        <Icon size={24} stroke={1.5} aria-hidden />
      ) : (
        <img
          src={smallest(url)}
          alt=""
          width={96}
          height={72}
          loading="lazy"
          decoding="async"
          style={{ objectPosition: mediaPicture(url)?.position }}
          onError={onError}
        />
      )}
    </span>
  );
}

/** Uploaded pictures have a version that is 320 pixels wide at most. */
function smallest(url: string): string {
  const picture = mediaPicture(url);
  return picture?.srcSets?.webp.split(' ')[0] ?? picture?.src ?? pictureUrl(url);
}
