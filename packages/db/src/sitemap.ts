import { caseStudy } from '@site/schema/case-study';
import { latest } from '@site/schema/last-change';
import { paths, serviceHref } from '@site/schema/paths';
import { project } from '@site/schema/project';
import { service } from '@site/schema/service';
import { show } from '@site/schema/site';
import type { FoundPage, Sitemap } from '@site/schema/sitemap';
import { type RawBuilder, sql } from 'kysely';
import { newestCaseStudies } from './case-study.ts';
import { countRows } from './lists/record-reader.ts';
import { containing } from './lists/search.ts';
import { listPublicPosts, publicPosts } from './post.ts';
import { newestProjects } from './project.ts';
import { activeServices, listServiceLinks } from './service.ts';
import { table } from './table.ts';
import type { Db } from './tables.ts';

export async function readSitemap(db: Db, now: Date): Promise<Sitemap> {
  const [services, projects, caseStudies, posts] = await Promise.all([
    listServiceLinks(db),
    newestProjects(db).select(['id', 'title']).execute(),
    newestCaseStudies(db).select(['id', 'title', 'clientName']).execute(),
    listPublicPosts(db, now, { limit: show.sitemapPosts }),
  ]);
  return {
    services,
    projects,
    caseStudies,
    posts: posts.items.map(({ slug, title }) => ({ slug, title })),
    postTotal: posts.total,
  };
}

/** How many pages of a kind a search finds. */
const FOUND_MAX = 6;

/** The pages of public records whose titles contain every word. Of each kind the newest are found, of services the first. */
export async function searchPages(db: Db, now: Date, search: string): Promise<FoundPage[]> {
  const titled = sql.join(
    search
      .toLowerCase()
      .split(/\s+/)
      .map((word) => sql`lower(title) like ${containing(word)} escape '\\'`),
    sql` and `,
  ) as RawBuilder<boolean>;
  const found = await Promise.all([
    activeServices(db).where(titled).select(['title', 'href']).limit(FOUND_MAX).execute(),
    newestProjects(db).where(titled).select(['title', 'id']).limit(FOUND_MAX).execute(),
    newestCaseStudies(db).where(titled).select(['title', 'id']).limit(FOUND_MAX).execute(),
    publicPosts(db, now).where(titled).select(['title', 'slug']).limit(FOUND_MAX).execute(),
  ]);
  const [ofServices, ofProjects, ofCaseStudies, posts] = found;
  return [
    ...posts.map(({ title, slug }) => ({ kind: 'Post' as const, title, path: paths.post(slug) })),
    ...ofServices.map(({ title, href }) => ({ kind: 'Service' as const, title, path: serviceHref(href) })),
    ...ofProjects.map(({ title, id }) => ({ kind: 'Project' as const, title, path: paths.project(id) })),
    ...ofCaseStudies.map(({ title, id }) => ({ kind: 'Case study' as const, title, path: paths.caseStudy(id) })),
  ];
}

const services = table('services', service.pick({ href: true, updatedAt: true }));
const projects = table('portfolioProjects', project.pick({ id: true, createdAt: true }));
const caseStudies = table('caseStudies', caseStudy.pick({ id: true, createdAt: true }));

/** The public services, projects and case studies with their last change, for the XML sitemap. */
export async function readPublicWorks(db: Db) {
  const [ofServices, ofProjects, ofCaseStudies] = await Promise.all([
    services.list(db.selectFrom('services').where('active', '=', true).orderBy('sortOrder').orderBy('id'), {}),
    projects.list(db.selectFrom('portfolioProjects').orderBy('id', 'desc'), {}),
    caseStudies.list(db.selectFrom('caseStudies').orderBy('id', 'desc'), {}),
  ]);
  return { services: ofServices.items, projects: ofProjects.items, caseStudies: ofCaseStudies.items };
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
    countPublicPosts(db, now),
    countRows(db.selectFrom('services').where('active', '=', true)),
    countRows(db.selectFrom('portfolioProjects')),
    countRows(db.selectFrom('caseStudies')),
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

/** A part of the public posts, newest first. Rows are not decoded into records, because there may be 50,000. */
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
