import { caseStudy } from '@site/schema/case-study';
import type { Listing } from '@site/schema/listing';
import { post } from '@site/schema/post';
import { project } from '@site/schema/project';
import { service } from '@site/schema/service';
import { show } from '@site/schema/site';
import type { Sitemap } from '@site/schema/sitemap';
import { sql } from 'kysely';
import { latelyChangedPosts, listPublishedPosts, publicPlaces, publicPosts } from './post.ts';
import { listServiceLinks } from './service.ts';
import { table } from './table.ts';
import type { Db } from './tables.ts';

export async function readSitemap(db: Db, now: Date): Promise<Sitemap> {
  const [services, projects, caseStudies, posts] = await Promise.all([
    listServiceLinks(db),
    db
      .selectFrom('portfolioProjects')
      .select(['id', 'title'])
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .execute(),
    db
      .selectFrom('caseStudies')
      .select(['id', 'title', 'clientName'])
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .execute(),
    listPublishedPosts(db, now, { limit: show.sitemapPosts }),
  ]);
  return {
    services,
    projects,
    caseStudies,
    posts: posts.items.map(({ slug, title }) => ({ slug, title })),
    postTotal: posts.total,
  };
}

const services = table('services', service.pick({ href: true, updatedAt: true }));
const projects = table('portfolioProjects', project.pick({ id: true, createdAt: true }));
const caseStudies = table('caseStudies', caseStudy.pick({ id: true, createdAt: true }));
const posts = table('blogPosts', post.pick({ slug: true, updatedAt: true, publishedAt: true }));

/** Every work with a page of its own and when it last changed, for machines, newest first. */
export async function readPublicWorks(db: Db) {
  const [ofServices, ofProjects, ofCaseStudies] = await Promise.all([
    services.list(db.selectFrom('services').where('active', '=', true).orderBy('sortOrder').orderBy('id'), {}),
    projects.list(db.selectFrom('portfolioProjects').orderBy('id', 'desc'), {}),
    caseStudies.list(db.selectFrom('caseStudies').orderBy('id', 'desc'), {}),
  ]);
  return { services: ofServices.items, projects: ofProjects.items, caseStudies: ofCaseStudies.items };
}

/** The addresses of a window of the public posts and when each changed, newest first, and how many there are. */
export const listPostAddresses = (db: Db, now: Date, window: Listing) =>
  posts.list(publicPosts(db, now), window, publicPlaces(db, now));

/** When any public post last changed or became public. */
export async function findNewestPostChange(db: Db, now: Date): Promise<Date | undefined> {
  const [published, updated] = await Promise.all([
    posts.find(publicPosts(db, now)),
    posts.find(latelyChangedPosts(db, now)),
  ]);
  return latest([published?.publishedAt, updated?.updatedAt]);
}

/** The same, for each of several windows of the public posts. */
export async function findNewestPostChanges(
  db: Db,
  now: Date,
  windows: readonly { limit: number; offset: number }[],
): Promise<(Date | undefined)[]> {
  const ofWindows = windows.map((window, number) => {
    const inWindow = publicPosts(db, now)
      .select(['updatedAt', 'publishedAt'])
      .limit(window.limit)
      .offset(window.offset);
    return db
      .selectFrom(inWindow.as('shown'))
      .select((eb) => [
        sql.lit(number).as('number'),
        eb.fn.max('shown.updatedAt').as('updatedAt'),
        eb.fn.max('shown.publishedAt').as('publishedAt'),
      ]);
  });
  const [first, ...others] = ofWindows;
  if (!first) return [];
  const rows = await others.reduce((all, one) => all.unionAll(one), first).execute();
  return windows.map((_, number) => {
    const row = rows.find((of) => of.number === number);
    return latest([row?.updatedAt, row?.publishedAt].map((value) => (value ? new Date(value) : undefined)));
  });
}

/** The latest of those that are there. */
export function latest(dates: Iterable<Date | null | undefined>): Date | undefined {
  let newest: Date | undefined;
  for (const date of dates) if (date && (!newest || date > newest)) newest = date;
  return newest;
}
