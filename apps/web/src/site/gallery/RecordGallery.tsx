import { pagePart } from '../../app/page-part.ts';
import type { GalleryProps } from './Gallery.tsx';

const part = pagePart('../site/gallery/Gallery.tsx', () => import('./Gallery.tsx'));

/** Pages without a gallery load neither its code nor its styles. */
export const galleryPart = ({ gallery }: Pick<GalleryProps, 'gallery'>) => (gallery?.length ? part : undefined);

/** The gallery of a project or case study that has one. */
export function RecordGallery(props: GalleryProps) {
  const { Gallery } = part.read() ?? {};
  return Gallery && props.gallery?.length ? <Gallery {...props} /> : null;
}
