import { findBackupRun, findBackupSchedule } from '@site/db/backup-run';
import { listFactors } from '@site/db/factor';
import { findSetup, keepLeftover, listSteps, saveFirstLook, skipStep } from '@site/db/setup';
import { firstLook, leftoverKeep, setupSkip } from '@site/schema/setup';
import { findLeftovers } from '../../content/find-leftovers.ts';
import { orNotFound } from '../../errors.ts';
import { adminProcedure, privateProcedure, router } from '../../trpc/procedures.ts';

export const setupRouter = router({
  /** The steps, and the placeholders that visitors still see; null for a site that needs no guide. */
  read: adminProcedure.query(async ({ ctx }) => {
    const setup = await findSetup(ctx.db);
    if (!setup) return null;
    const { kept = [] } = setup;
    const [found, factors, schedule, backup] = await Promise.all([
      findLeftovers(ctx),
      listFactors(ctx.db, ctx.session.user.id),
      findBackupSchedule(ctx.db),
      findBackupRun(ctx.db),
    ]);
    const operation = {
      mail: ctx.config.mail !== undefined,
      secondFactor: factors.length > 0,
      backup: schedule.enabled && !backup?.fault,
    };
    const leftovers = found.map((one) => ({ ...one, isKept: kept.includes(one.id) }));
    const progress = { leftovers: leftovers.filter(({ isKept }) => !isKept), operation, now: ctx.now() };
    return { steps: await listSteps(ctx.db, setup, progress), leftovers };
  }),

  firstLook: adminProcedure.input(firstLook).mutation(async ({ ctx, input }) => {
    orNotFound(await findSetup(ctx.db), 'The setup is finished');
    await saveFirstLook(ctx.db, input, ctx.now());
    return { message: 'Saved' };
  }),

  skip: privateProcedure.input(setupSkip).mutation(async ({ ctx, input: { step, skipped } }) => {
    orNotFound(await skipStep(ctx.db, step, skipped), 'The setup is finished');
    return { message: skipped ? 'Skipped' : 'Back in the guide' };
  }),

  /** Removes a text from "Your site still says", or adds it again. */
  keep: privateProcedure.input(leftoverKeep).mutation(async ({ ctx, input: { id, kept } }) => {
    orNotFound(await keepLeftover(ctx.db, id, kept), 'The setup is finished');
    return { message: kept ? 'Kept' : 'Back in the list' };
  }),
});
