import {
  countPublicPosts,
  countSitemap,
  findNewestPostChange,
  listSitemapPosts,
  readPublicWorks,
  readSitemap,
  searchPages,
} from '@site/db/sitemap';
import { pageSearch, sitemapPosts } from '@site/schema/sitemap';
import { adminProcedure, publicProcedure, router } from '../procedures.ts';

export const sitemapRouter = router({
  /** For the page /sitemap. */
  read: publicProcedure.query(({ ctx }) => readSitemap(ctx.db, ctx.now())),

  /** The pages of public records, for links in articles. */
  search: adminProcedure.input(pageSearch).query(({ ctx, input }) => searchPages(ctx.db, ctx.now(), input.search)),

  /** For /sitemap.xml: everything except the posts, and how many of those there are. */
  pages: publicProcedure.meta({ internal: true }).query(async ({ ctx }) => {
    const now = ctx.now();
    const [works, newestPostChange, postTotal] = await Promise.all([
      readPublicWorks(ctx.db),
      findNewestPostChange(ctx.db, now),
      countPublicPosts(ctx.db, now),
    ]);
    return { ...works, newestPostChange, postTotal };
  }),

  /** The public posts, services, projects and case studies. */
  count: publicProcedure.meta({ internal: true }).query(({ ctx }) => countSitemap(ctx.db, ctx.now())),

  posts: publicProcedure
    .meta({ internal: true })
    .input(sitemapPosts)
    .query(({ ctx, input }) => listSitemapPosts(ctx.db, ctx.now(), input)),
});
