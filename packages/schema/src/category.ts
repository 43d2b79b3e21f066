import { z } from 'zod';
import { recordOf } from './fields/entity.ts';
import { id, optionalText, slug, text } from './fields/fields.ts';
import { DEFAULT_CATEGORY_COLOR } from './site.ts';

const INVALID_COLOR = 'Invalid color format';

export const categoryInput = z.object({
  name: text('Name', { min: 2, max: 50 }),
  slug: slug(50, 2),
  description: optionalText('Description', 200),
  color: z
    .string(INVALID_COLOR)
    .regex(/^#[0-9a-f]{6}$/i, INVALID_COLOR)
    .default(DEFAULT_CATEGORY_COLOR),
});

export const category = recordOf(categoryInput, { id: z.int(), postCount: z.int(), createdAt: z.date() });

export const postCategory = z.object({ id: z.int(), postId: z.int(), categoryId: z.int() });

export const categoryId = id('Invalid category ID');

/** The fields that a link to the page of a category shows. */
export const categoryLink = category.pick({ name: true, slug: true, color: true });

export const categoryPage = categoryLink.extend({ description: category.shape.description });

/** A slug from a URL. It may be longer than that of any category, so that such a URL is answered with 404 and not 400. */
export const categorySlug = text('Slug', { max: 256 });

export type Category = z.infer<typeof category>;
export type CategoryInput = z.input<typeof categoryInput>;
export type CategoryLink = z.infer<typeof categoryLink>;
