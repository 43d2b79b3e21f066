import { z } from 'zod';
import { recordOf } from './fields/entity.ts';
import { optionalText, slug, text } from './fields/fields.ts';
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

export type Category = z.infer<typeof category>;
