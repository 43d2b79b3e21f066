import { readSetup, skipStep } from '@site/db/setup';
import { setupSkip } from '@site/schema/setup';
import { orNotFound } from '../../errors.ts';
import { adminProcedure, router } from '../../trpc/procedures.ts';

export const setupRouter = router({
  /** Null for a site that needs no guide. */
  read: adminProcedure.query(async ({ ctx }) => (await readSetup(ctx.db)) ?? null),

  skip: adminProcedure
    .meta({ changesContent: false })
    .input(setupSkip)
    .mutation(async ({ ctx, input: { step, skipped } }) => {
      orNotFound(await skipStep(ctx.db, step, skipped), 'The setup is finished');
      return { message: skipped ? 'Skipped' : 'Back in the guide' };
    }),
});
