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
import { paths } from '@site/schema/paths';
import { pageSearch, sitemapPosts } from '@site/schema/sitemap';
import { hiddenFrom } from '../content/page-texts.ts';
import { siteEntries } from '../content/sitemap-xml.ts';
import { adminProcedure, publicProcedure, router } from '../trpc/procedures.ts';

export const sitemapRouter = router({
  /** For the page /sitemap. */
  read: publicProcedure.query(({ ctx }) => readSitemap(ctx.db, ctx.now())),

  /** The pages of public records, for links in articles. */
  search: adminProcedure.input(pageSearch).query(async ({ ctx, input }) => {
    const [found, isHidden] = await Promise.all([searchPages(ctx.db, ctx.now(), input.search), hiddenFrom(ctx)]);
    return found.filter(({ path }) => !isHidden(path));
  }),

  /** For /sitemap.xml: everything except the posts, and the number of posts. */
  pages: publicProcedure.meta({ internal: true }).query(async ({ ctx }) => {
    const now = ctx.now();
    const [isHidden, works, terms, newestPostChange, postTotal] = await Promise.all([
      hiddenFrom(ctx),
      readPublicWorks(ctx.db, now),
      listTermAddresses(ctx.db, now),
      findNewestPostChange(ctx.db, now),
      countPublicPosts(ctx.db, now),
    ]);
    const entries = siteEntries({ works, ...terms }, newestPostChange).filter(({ path }) => !isHidden(path));
    return { entries, postTotal: isHidden(paths.blog) ? 0 : postTotal };
  }),

  /** At least as many as the URLs of /sitemap.xml, without those of fixed pages. */
  count: publicProcedure.meta({ internal: true }).query(({ ctx }) => countSitemap(ctx.db, ctx.now())),

  posts: publicProcedure
    .meta({ internal: true })
    .input(sitemapPosts)
    .query(async ({ ctx, input }) => {
      const isHidden = await hiddenFrom(ctx);
      return isHidden(paths.blog) ? [] : listSitemapPosts(ctx.db, ctx.now(), input);
    }),
});
