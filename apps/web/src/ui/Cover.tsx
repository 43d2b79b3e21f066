import type { CoverArt } from '@site/schema/cover-art';
import { createContext, use, useState, ViewTransition } from 'react';
import classes from './Cover.module.css';
import { cover } from './line-map/cover.ts';
import { isPhoto } from './line-map/is-photo.ts';
import { LineMap } from './line-map/LineMap.tsx';
import { Photo } from './Photo.tsx';
import { fromDesktop } from './theme/breakpoints.ts';

type Props = {
  /** The URL of a photo; null and paths under /art/ are drawn inline instead. */
  imageUrl: string | null;
  art: CoverArt;
  alt: string;
  eager?: boolean;
  /** The page of the record. The cover of a card becomes that of its page during a navigation. */
  page?: string;
  /** The displayed width of the photo, as in the attribute `sizes`. */
  sizes?: string;
};

/** Whether the owner has turned the drawings off. */
export const PlainCovers = createContext(false);

/** Most covers fill at most half of the page, or the width of a phone. */
const HALF_WIDTH = `${fromDesktop} 50vw, 88vw`;

/** The picture of a project, case study, post or service; a drawing replaces a photo that fails to load. */
export function Cover({ imageUrl, art, alt, eager, page, sizes = HALF_WIDTH }: Props) {
  const [isMissing, setMissing] = useState(false);
  const isPlain = use(PlainCovers);
  const picture = (
    <div className={classes.cover}>
      {isPhoto(imageUrl) && !isMissing ? (
        <Photo
          url={imageUrl}
          alt={alt}
          // The photo may have failed before React attached onError.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setMissing(true);
          }}
          onError={() => setMissing(true)}
          className={classes.photo}
          // For lazy photos, browsers that support `auto` use the width in the layout.
          sizes={eager ? sizes : `auto, ${sizes}`}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
        />
      ) : (
        <LineMap drawing={cover(art, isPlain)} className={classes.art} />
      )}
    </div>
  );
  if (!page) return picture;
  return (
    <ViewTransition name={`cover${page.replaceAll('/', '-')}`} share="auto" default="none">
      {picture}
    </ViewTransition>
  );
}
