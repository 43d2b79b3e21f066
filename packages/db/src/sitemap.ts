import { caseStudy } from '@site/schema/case-study';
import { post } from '@site/schema/post';
import { project } from '@site/schema/project';
import { service } from '@site/schema/service';
import { show } from '@site/schema/site';
import type { Sitemap } from '@site/schema/sitemap';
import { listPublishedPosts, publicPosts } from './post.ts';
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

/** Everything with a page of its own and when it last changed, for machines: all of it, newest first. */
export async function readPublicRecords(db: Db, now: Date) {
  const [ofServices, ofProjects, ofCaseStudies, ofPosts] = await Promise.all([
    services.list(db.selectFrom('services').where('active', '=', true).orderBy('sortOrder').orderBy('id'), {}),
    projects.list(db.selectFrom('portfolioProjects').orderBy('id', 'desc'), {}),
    caseStudies.list(db.selectFrom('caseStudies').orderBy('id', 'desc'), {}),
    posts.list(publicPosts(db, now), {}),
  ]);
  return {
    services: ofServices.items,
    projects: ofProjects.items,
    caseStudies: ofCaseStudies.items,
    posts: ofPosts.items,
  };
}
