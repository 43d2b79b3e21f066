import { pictureUrl } from '@site/schema/picture-url';
import { useState } from 'react';
import classes from './Cover.module.css';
import { type CoverOptions, cover } from './line-map/cover.ts';
import { LineMap } from './line-map/LineMap.tsx';

type Props = CoverOptions & {
  /** The URL of a photo; null and paths under /art/ are drawn inline instead. */
  imageUrl: string | null;
  seed: string;
  alt: string;
  eager?: boolean;
};

/** The picture of a project, case study, post or service; a drawing replaces a photo that fails to load. */
export function Cover({ imageUrl, seed, alt, eager, kind, tone, ratio = 'wide' }: Props) {
  const [isMissing, setMissing] = useState(false);
  const isArt = imageUrl === null || imageUrl.startsWith('/art/') || isMissing;
  return (
    <div className={classes.cover} data-ratio={ratio}>
      {isArt ? (
        <LineMap drawing={cover(imageUrl ?? seed, { kind, tone, ratio })} fit="slice" className={classes.art} />
      ) : (
        <img
          src={pictureUrl(imageUrl)}
          alt={alt}
          // The photo may have failed before React attached onError.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setMissing(true);
          }}
          onError={() => setMissing(true)}
          className={classes.photo}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          width={640}
          height={400}
        />
      )}
    </div>
  );
}
