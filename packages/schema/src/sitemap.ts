import { z } from 'zod';
import type { CaseStudy } from './case-study.ts';
import { integer, text } from './fields/fields.ts';
import { offset } from './fields/list-query.ts';
import type { RecordKind } from './pages/record-kinds.ts';
import type { ServiceLink } from './service.ts';
import { SEARCH_LENGTH } from './site.ts';

/** A public record in the HTML sitemap, with the columns that only its kind shows. */
export type SitemapLink = { title: string; path: string } & Partial<
  Pick<CaseStudy, 'clientName'> & Pick<ServiceLink, 'color' | 'gradient'>
>;

/** The public records for the HTML sitemap; only the latest posts, with the number of all. */
export type Sitemap = Record<RecordKind, SitemapLink[]> & { postTotal: number };

/** Selects a part of the posts for the XML sitemap. */
export const sitemapPosts = z.object({
  limit: integer('limit', 1, 5_000),
  offset: offset.default(0),
});

/** Finds public records by words of their titles. */
export const pageSearch = z.object({ search: text('Search', { max: SEARCH_LENGTH, trim: true }) });

/** A page that a link can lead to. */
export type FoundPage = { kind: RecordKind; title: string; path: string };
