import { findAnything } from '@site/db/search';
import { searchInput } from '@site/schema/search';
import { adminProcedure, router } from '../trpc/procedures.ts';

export const searchRouter = router({
  find: adminProcedure.input(searchInput).query(({ ctx, input }) => findAnything(ctx.db, input.search)),
});
