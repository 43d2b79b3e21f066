import { latest } from '@site/schema/last-change';
import { type RecordKind, recordKinds, records } from '@site/schema/record-kinds';
import { show } from '@site/schema/site';
import type { FoundPage, Sitemap } from '@site/schema/sitemap';
import { storedRecords } from '@site/schema/stored-records';
import { type RawBuilder, sql } from 'kysely';
import { countRows } from '../lists/record-reader.ts';
import { containing } from '../search/matching-entries.ts';
import type { Db } from '../tables.ts';
import { publicPosts } from './post.ts';
import { publicRows } from './public-records.ts';

/** The columns in the HTML sitemap besides the title and the path. */
const shownColumns: { [Kind in RecordKind]?: readonly ('clientName' | 'color' | 'gradient')[] } = {
  caseStudy: ['clientName'],
  service: ['color', 'gradient'],
};

export async function readSitemap(db: Db, now: Date): Promise<Sitemap> {
  const links = recordKinds.map(async (kind) => {
    const { key, path } = records[kind];
    const rows = await publicRows(db, now, kind)
      .select(['title', key, ...(shownColumns[kind] ?? [])])
      .$if(kind === 'post', (posts) => posts.limit(show.sitemapPosts))
      .execute();
    return [kind, rows.map(({ [key]: value, ...row }) => ({ ...row, path: path(value) }))];
  });
  const [entries, postTotal] = await Promise.all([Promise.all(links), countPublicPosts(db, now)]);
  return { ...Object.fromEntries(entries), postTotal };
}

/** How many pages of a kind a search finds. */
const FOUND_MAX = 6;

/**
 * The pages of public records whose titles contain every word, posts first. Each kind is limited to the first matches
 * of its list.
 */
export async function searchPages(db: Db, now: Date, search: string): Promise<FoundPage[]> {
  const titled = sql.join(
    search
      .toLowerCase()
      .split(/\s+/)
      .map((word) => sql`lower(title) like ${containing(word)} escape '\\'`),
    sql` and `,
  ) as RawBuilder<boolean>;
  const found = recordKinds.toReversed().map(async (kind) => {
    const { key, path } = records[kind];
    const rows = await publicRows(db, now, kind).where(titled).select(['title', key]).limit(FOUND_MAX).execute();
    return rows.map((row) => ({ kind, title: row.title, path: path(row[key]) }));
  });
  return (await Promise.all(found)).flat();
}

/**
 * The kinds whose records the XML sitemap reads in one query. Posts are read in batches, because there may be 50,000.
 */
export const workKinds = recordKinds.filter((kind) => kind !== 'post');
export type Works = Record<(typeof workKinds)[number], { path: string; changed: Date }[]>;

/** The public records of these kinds with their last change, for the XML sitemap. */
export async function readPublicWorks(db: Db, now: Date): Promise<Works> {
  const works = workKinds.map(async (kind) => {
    const { key, path } = records[kind];
    const changed = 'updatedAt' in storedRecords[kind].shape ? 'updatedAt' : 'createdAt';
    const rows = await publicRows(db, now, kind).select([key, changed]).execute();
    return [kind, rows.map((row) => ({ path: path(row[key]), changed: new Date(row[changed]) }))];
  });
  return Object.fromEntries(await Promise.all(works));
}

/** The address of a category or a tag, and when any of its public posts last changed or became public. */
export type TermAddress = { slug: string; changed: Date | undefined };

/** The categories and the tags that public posts have. */
export async function listTermAddresses(
  db: Db,
  now: Date,
): Promise<{ categories: TermAddress[]; tags: TermAddress[] }> {
  const posts = publicPosts(db, now).clearOrderBy();
  const [categories, tags] = await Promise.all([
    posts
      .innerJoin('blogPostCategories', 'postId', 'blogPosts.id')
      .innerJoin('blogCategories', 'blogCategories.id', 'categoryId')
      .groupBy('blogCategories.slug')
      .select(['blogCategories.slug', sql`max(published_at)`.as('published'), sql`max(updated_at)`.as('updated')])
      .orderBy('blogCategories.slug')
      .execute(),
    posts
      .innerJoin('blogPostTags', 'postId', 'blogPosts.id')
      .groupBy('blogPostTags.slug')
      .select(['blogPostTags.slug', sql`max(published_at)`.as('published'), sql`max(updated_at)`.as('updated')])
      .orderBy('blogPostTags.slug')
      .execute(),
  ]);
  const address = ({ slug, published, updated }: { slug: string; published: unknown; updated: unknown }) => ({
    slug,
    changed: latest([published, updated].map((moment) => new Date(moment as string | Date))),
  });
  return { categories: categories.map(address), tags: tags.map(address) };
}

export const countPublicPosts = (db: Db, now: Date): Promise<number> => countRows(publicPosts(db, now));

/** At least as many as the XML sitemap has URLs of records. */
export async function countSitemap(db: Db, now: Date): Promise<number> {
  const counts = await Promise.all([
    ...recordKinds.map((kind) => countRows(publicRows(db, now, kind) as never)),
    countRows(db.selectFrom('blogCategories')),
    countTags(db),
  ]);
  return counts.reduce((total, count) => total + count);
}

async function countTags(db: Db): Promise<number> {
  const { tags } = await db
    .selectFrom('blogPostTags')
    .select(({ fn }) => fn.count<number>('slug').distinct().as('tags'))
    .executeTakeFirstOrThrow();
  return tags;
}

/** The slug of a public post, its canonical URL, and when it last changed or became public, as text. */
export type SitemapPost = { slug: string; canonicalUrl: string | null; changed: string };

/** A batch of the public posts, newest first. Rows are not decoded into records, because there may be 50,000. */
export async function listSitemapPosts(
  db: Db,
  now: Date,
  { limit, offset }: { limit: number; offset: number },
): Promise<SitemapPost[]> {
  const rows = await publicPosts(db, now)
    .select((eb) => [
      'slug',
      'canonicalUrl',
      eb
        .case()
        .when('publishedAt', '>', eb.ref('updatedAt'))
        .then(eb.ref('publishedAt').$notNull())
        .else(eb.ref('updatedAt'))
        .end()
        .as('changed'),
    ])
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ changed, ...post }) => ({
    ...post,
    changed: typeof changed === 'string' ? changed : changed.toISOString(),
  }));
}

/** The last time that any public post changed or became public. */
export async function findNewestPostChange(db: Db, now: Date): Promise<Date | undefined> {
  const { published, updated } = await publicPosts(db, now)
    .clearOrderBy()
    .select((eb) => [eb.fn.max('publishedAt').as('published'), eb.fn.max('updatedAt').as('updated')])
    .executeTakeFirstOrThrow();
  return latest([published, updated].map((moment) => (moment === null ? null : new Date(moment))));
}
