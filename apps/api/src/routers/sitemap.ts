import {
  countPublicPosts,
  countSitemap,
  findNewestPostChange,
  listSitemapPosts,
  listTermAddresses,
  readPublicWorks,
  readSitemap,
  searchPages,
} from '@site/db/sitemap';
import { pageSearch, sitemapPosts } from '@site/schema/sitemap';
import { hiddenPaths } from '../content/page-texts.ts';
import { adminProcedure, publicProcedure, router } from '../trpc/procedures.ts';

export const sitemapRouter = router({
  /** For the page /sitemap. */
  read: publicProcedure.query(({ ctx }) => readSitemap(ctx.db, ctx.now())),

  /** The pages of public records, for links in articles. */
  search: adminProcedure.input(pageSearch).query(({ ctx, input }) => searchPages(ctx.db, ctx.now(), input.search)),

  /** For /sitemap.xml: everything except the posts, and the number of posts. */
  pages: publicProcedure.meta({ internal: true }).query(async ({ ctx }) => {
    const now = ctx.now();
    const [hidden, works, terms, newestPostChange, postTotal] = await Promise.all([
      hiddenPaths(ctx),
      readPublicWorks(ctx.db, now),
      listTermAddresses(ctx.db, now),
      findNewestPostChange(ctx.db, now),
      countPublicPosts(ctx.db, now),
    ]);
    return { hidden, works, ...terms, newestPostChange, postTotal };
  }),

  /** At least as many as the URLs of /sitemap.xml, without those of fixed pages. */
  count: publicProcedure.meta({ internal: true }).query(({ ctx }) => countSitemap(ctx.db, ctx.now())),

  posts: publicProcedure
    .meta({ internal: true })
    .input(sitemapPosts)
    .query(({ ctx, input }) => listSitemapPosts(ctx.db, ctx.now(), input)),
});
