import { readOverview } from '@site/db/overview';
import { adminProcedure, router } from '../trpc/procedures.ts';

export const overviewRouter = router({
  read: adminProcedure.query(({ ctx }) => readOverview(ctx.db, ctx.now())),
});
