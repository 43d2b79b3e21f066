import { listServiceLinks } from '@site/db/service';
import { saveBrand } from '@site/db/setting';
import { brandInput } from '@site/schema/brand';
import { contentChange } from '@site/schema/version';
import { brandOf } from '../content/draft.ts';
import { siteTexts } from '../content/page-texts.ts';
import { contentDb } from '../trpc/content-change.ts';
import { adminProcedure, publicProcedure, router } from '../trpc/procedures.ts';

export const siteRouter = router({
  /** The data of header and footer, on every page. */
  facts: publicProcedure.query(async ({ ctx }) => {
    const [brand, services] = await Promise.all([brandOf(ctx), listServiceLinks(ctx.db)]);
    return { brand, services, ...(await siteTexts(ctx, brand)) };
  }),

  saveBrand: adminProcedure
    .input(brandInput)
    .input(contentChange)
    .mutation(async ({ ctx, input: { basedOn, workingCopy, ...brand } }) => {
      await saveBrand(contentDb(ctx, 'setting', 'brand', { basedOn, workingCopy }), brand);
      return { message: 'Settings saved' };
    }),
});
