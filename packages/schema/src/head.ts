import { z } from 'zod';

/** What a page may say of itself in its head; everything has a default. */
export const pageHead = z.object({
  title: z.string().optional(),
  description: z.string().optional(),
  keywords: z.string().optional(),
  image: z.string().optional(),
  url: z.string().optional(),
  type: z.enum(['website', 'article']).optional(),
  author: z.string().optional(),
  publishedTime: z.string().optional(),
  modifiedTime: z.string().optional(),
  canonicalUrl: z.string().optional(),
});

export type PageHead = z.infer<typeof pageHead>;
