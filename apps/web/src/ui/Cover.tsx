import { useState } from 'react';
import classes from './Cover.module.css';
import { type CoverOptions, cover } from './line-map/cover.ts';
import { LineMap } from './line-map/LineMap.tsx';

type Props = CoverOptions & {
  /** A photo, or the address of art that is drawn here instead of fetched. */
  imageUrl: string | null;
  seed: string;
  alt: string;
  eager?: boolean;
};

/** The picture of a project, a case study, a post or a service; its line where the photo cannot be had. */
export function Cover({ imageUrl, seed, alt, eager, kind, tone, ratio = 'wide' }: Props) {
  const [isMissing, setMissing] = useState(false);
  const isArt = imageUrl === null || imageUrl.startsWith('/art/') || isMissing;
  return (
    <div className={classes.cover} data-ratio={ratio}>
      {isArt ? (
        <LineMap drawing={cover(imageUrl ?? seed, { kind, tone, ratio })} fit="slice" className={classes.art} />
      ) : (
        <img
          src={imageUrl}
          alt={alt}
          // It may have failed before React was there to hear of it.
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
