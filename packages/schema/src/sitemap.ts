import { z } from 'zod';
import { caseStudy } from './case-study.ts';
import { integer, text } from './fields/fields.ts';
import { offset } from './fields/list-query.ts';
import type { RecordKind } from './pages/record-kinds.ts';
import { post } from './post.ts';
import { project } from './project.ts';
import { serviceLink } from './service.ts';
import { SEARCH_LENGTH } from './site.ts';

/** Titles and paths of all public content, for the HTML sitemap. */
export const sitemap = z.object({
  service: z.array(serviceLink),
  project: z.array(project.pick({ id: true, title: true })),
  caseStudy: z.array(caseStudy.pick({ id: true, title: true, clientName: true })),
  post: z.array(post.pick({ slug: true, title: true })),
  postTotal: z.int(),
} satisfies Record<RecordKind | 'postTotal', z.ZodType>);

/** Selects a part of the posts for the XML sitemap. */
export const sitemapPosts = z.object({
  limit: integer('limit', 1, 5_000),
  offset: offset.default(0),
});

/** Finds public records by words of their titles. */
export const pageSearch = z.object({ search: text('Search', { max: SEARCH_LENGTH, trim: true }) });

/** A page that a link can lead to. */
export type FoundPage = { kind: RecordKind; title: string; path: string };

export type Sitemap = z.infer<typeof sitemap>;
