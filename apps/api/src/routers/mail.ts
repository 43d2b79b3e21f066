import { queueMails, readOutboxState } from '@site/db/outbox';
import { DAY_MS } from '@site/schema/time';
import { adminProcedure, router } from '../procedures.ts';

export const mailRouter = router({
  /** Whether mails are sent, to whom, and how many wait. */
  state: adminProcedure.query(async ({ ctx }) => {
    const { mail } = ctx.config;
    const since = new Date(ctx.now().getTime() - 7 * DAY_MS);
    return { isConfigured: mail !== undefined, recipient: mail?.to ?? null, ...(await readOutboxState(ctx.db, since)) };
  }),

  sendTest: adminProcedure.meta({ changesContent: false }).mutation(async ({ ctx }) => {
    await queueMails(ctx.db, { kind: 'test', leadId: 0, mails: [{ template: 'test' }], now: ctx.now() });
    ctx.onLead();
    return { message: 'Test mail queued' };
  }),
});
