import type { GalleryPicture } from '@site/schema/gallery';
import { mediaPicture } from '@site/schema/media-url';
import type { CSSProperties } from 'react';

export type ShownPicture = GalleryPicture & { alt: string };

/** The proportion of a picture and its width in pixels, for the styles. */
export function sizeOf({ image }: ShownPicture): CSSProperties {
  const { width, height } = mediaPicture(image) ?? { width: 640, height: 400 };
  return { '--ratio': width / height, '--width': `${width}px` } as CSSProperties;
}
