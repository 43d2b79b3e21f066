import { readSitemap } from '@site/db/sitemap';
import { publicProcedure, router } from '../procedures.ts';

export const sitemapRouter = router({
  read: publicProcedure.query(({ ctx }) => readSitemap(ctx.db, ctx.now())),
});
