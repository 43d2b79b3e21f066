import { countHeldMails, decideOnHeldMails } from '@site/db/held-mails';
import { type OutboxState, queueMails, readOutboxState } from '@site/db/outbox';
import { record } from '@site/db/record-changes';
import { findBrand } from '@site/db/setting';
import { choice } from '@site/schema/fields';
import { mailTemplates } from '@site/schema/lead';
import { z } from 'zod';
import { findMailSite } from '../../mail/mail-site.ts';
import { sampleMails } from '../../mail/sample-mails.ts';
import { adminProcedure, privateProcedure, router } from '../../trpc/procedures.ts';

export const mailRouter = router({
  /** Whether mails are sent, their recipient, the queue, and undeliverable mails. */
  state: adminProcedure.query(async ({ ctx }) => {
    const { mail } = ctx.config;
    const now = ctx.now();
    const [{ email }, outbox, heldSinceRestore] = await Promise.all([
      findBrand(ctx.db),
      readOutboxState(ctx.db, now),
      countHeldMails(ctx.db),
    ]);
    return {
      isConfigured: mail !== undefined,
      recipient: mail?.to ?? email,
      ...outbox,
      heldSinceRestore,
      // A mail that is being sent or delayed is due later.
      waitingSince: outbox.waitingSince && outbox.waitingSince > now ? now : outbox.waitingSince,
      isStuck: mail !== undefined && isStuck(outbox, now),
    };
  }),

  /** Sends or gives up the mails that were waiting when the restored backup was made. */
  decideOnHeld: privateProcedure
    .input(z.object({ decision: choice('Decision', ['send', 'discard']) }))
    .mutation(async ({ ctx, input: { decision } }) => {
      const count = await decideOnHeldMails(ctx.db, decision, ctx.now());
      if (count > 0) await record(ctx.db, { action: `mail.${decision}`, count });
      ctx.onQueued();
      return {
        message: `${count} ${count === 1 ? 'mail' : 'mails'} ${decision === 'send' ? 'released' : 'discarded'}`,
      };
    }),

  sendTest: privateProcedure.mutation(async ({ ctx }) => {
    await queueMails(ctx.db, { kind: 'test', leadId: 0, mails: [{ template: 'test' }], now: ctx.now() });
    ctx.onQueued();
    return { message: 'Test mail queued' };
  }),

  /** A mail with the data of a fictitious visitor. */
  preview: adminProcedure
    .input(z.object({ template: choice('Template', mailTemplates) }))
    .query(async ({ ctx, input: { template } }) => {
      const site = await findMailSite(ctx, ctx.config.publicUrl);
      return ctx.web.renderMail(template, sampleMails(site, ctx.now())[template], site);
    }),
});

/** Shorter delays are normal: some mail servers defer the first mail of a sender. */
const LATE_AFTER_MS = 5 * 60_000;

/** Whether the queue is stuck and needs the administrator: notices are overdue, or no mail is sent any more. */
function isStuck({ waitingSince, noticeWaitingSince, lastSentAt }: OutboxState, now: Date): boolean {
  const isLate = (since: Date | null) => since !== null && now.getTime() - since.getTime() > LATE_AFTER_MS;
  if (isLate(noticeWaitingSince)) return true;
  return isLate(waitingSince) && (lastSentAt === null || (waitingSince !== null && lastSentAt < waitingSince));
}
