import { z } from 'zod';

/** The head data of a page; every field has a default. */
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
