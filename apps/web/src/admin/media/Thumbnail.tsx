import { type MediaPicture, mediaPicture } from '@site/schema/media-url';
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

/** A small picture of a fixed size, without alternative text because the text beside it describes it. */
export function Thumbnail({ url, size = 'field', onBroken }: Props) {
  const [broken, setBroken] = useState<string>();
  const picture = mediaPicture(url);
  const isBroken = url !== '' && url === broken;
  const isEmpty = url === '' || isBroken;
  const Icon = isBroken ? IconPhotoOff : IconPhoto;

  function onError() {
    setBroken(url);
    onBroken?.(url);
  }

  return (
    <span
      className={classes.frame}
      data-size={size}
      data-empty={isEmpty || undefined}
      data-transparent={(!isEmpty && picture && !picture.color) || undefined}
    >
      {isEmpty ? (
        <Icon size={24} stroke={1.5} aria-hidden />
      ) : (
        <img
          src={smallest(url, picture)}
          alt=""
          width={96}
          height={72}
          loading="lazy"
          decoding="async"
          style={picture && styleOf(picture)}
          onError={onError}
        />
      )}
    </span>
  );
}

/** Uploaded pictures have a version that is 320 pixels wide at most. */
const smallest = (url: string, picture: MediaPicture | undefined) =>
  picture?.srcSets?.webp.split(' ')[0] ?? picture?.src ?? pictureUrl(url);

/** Logos are shown whole, as are other pictures that are not opaque. */
const styleOf = ({ position, color }: MediaPicture) => ({
  objectPosition: position,
  objectFit: color ? undefined : ('contain' as const),
});
