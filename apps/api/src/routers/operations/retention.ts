import { findLeadRetention, previewLeadRetention, saveLeadRetention } from '@site/db/retention';
import { leadRetention } from '@site/schema/retention';
import { adminProcedure, confirmedProcedure, router } from '../../trpc/procedures.ts';

export const retentionRouter = router({
  /** What happens to old leads. */
  read: adminProcedure.query(({ ctx }) => findLeadRetention(ctx.db)),

  /** The leads that a retention would change now. */
  preview: adminProcedure
    .input(leadRetention)
    .query(({ ctx, input }) => previewLeadRetention(ctx.db, input, ctx.now())),

  /** Stores the setting; the hourly cleanup job erases or anonymises the leads. */
  save: confirmedProcedure.input(leadRetention).mutation(async ({ ctx, input: { mode, months } }) => {
    await saveLeadRetention(ctx.db, { mode, months });
    return { message: 'Saved' };
  }),
});
