import { z } from 'zod';
import { text, url } from './fields/fields.ts';
import { mediaPicture } from './pages/media-url.ts';

/*
 * The pictures of a project or case study besides its cover.
 */

export const GALLERY_MAX = 20;
export const CAPTION_MAX = 200;

const picture = z.object(
  {
    /** An uploaded file, whose address says its size, so that pages do not shift while it loads. */
    image: url('image URL').refine(
      (value) => mediaPicture(value) !== undefined,
      'Pictures of a gallery must be in the media library',
    ),
    /** Empty if there is none. */
    caption: text('Caption', {
      min: 0,
      max: CAPTION_MAX,
      tooShort: 'Caption must be text',
      trim: true,
      oneLine: true,
    }).default(''),
  },
  'A picture of a gallery is an object with image and caption',
);

export const galleryInput = z
  .array(picture, { error: 'Gallery must be a list' })
  .max(GALLERY_MAX, 'Too many gallery images')
  .default([]);

export const gallery = z.array(z.object({ image: z.string(), caption: z.string() }));

export type GalleryPicture = z.infer<typeof gallery>[number];

/** The addresses of the cover and of the gallery. */
export const picturesOf = (record: { imageUrl: string; gallery?: readonly GalleryPicture[] | undefined }): string[] => [
  record.imageUrl,
  ...(record.gallery ?? []).map(({ image }) => image),
];
