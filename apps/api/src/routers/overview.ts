import { readOverview } from '@site/db/overview';
import { findRefusedCodes } from '@site/db/refused-codes';
import { findBrand } from '@site/db/setting';
import { adminProcedure, router } from '../trpc/procedures.ts';

export const overviewRouter = router({
  read: adminProcedure.query(async ({ ctx }) => {
    const { timeZone } = await findBrand(ctx.db);
    const [overview, refusedCodes] = await Promise.all([
      readOverview(ctx.db, timeZone, ctx.now()),
      findRefusedCodes(ctx.db, ctx.session.user.id, ctx.now()),
    ]);
    return { ...overview, refusedCodes };
  }),
});
