import { randomBytes } from 'node:crypto';
import type { Db } from '@site/db/tables';
import {
  findWebhook,
  insertWebhook,
  listDeliveries,
  listWebhooks,
  removeWebhook,
  repeatDelivery,
  updateWebhook,
} from '@site/db/webhook';
import { listQuery } from '@site/schema/list-query';
import { deliveryId, type Webhook, type WebhookSummary, webhookId, webhookInput } from '@site/schema/webhook';
import { z } from 'zod';
import { fieldError, orNotFound } from '../../errors.ts';
import { isForbiddenAddress, mayBeUnencrypted } from '../../leads/webhook-request.ts';
import { changeAndMail } from '../../mail/security-mail.ts';
import type { Context } from '../../trpc/context.ts';
import { confirmedProcedure, confirmedQuery, privateProcedure, router } from '../../trpc/procedures.ts';

const byId = z.object({ id: webhookId });
const missing = 'Webhook not found';

/** The format of a secret according to https://www.standardwebhooks.com. */
const newSecret = () => `whsec_${randomBytes(24).toString('base64')}`;

export const webhookRouter = router({
  listForAdmin: privateProcedure.query(async ({ ctx }) => (await listWebhooks(ctx.db)).map(summaryOf)),

  secret: confirmedQuery.input(byId).query(async ({ ctx, input }) => {
    const { secret } = orNotFound(await findWebhook(ctx.db, input.id), missing);
    return { secret };
  }),

  create: confirmedProcedure.input(webhookInput).mutation(({ ctx, input: { currentPassword, ...input } }) => {
    checkAddress(ctx, input.url);
    return changeAndMail(ctx, aboutWebhook(input.url), (db) => insertWebhook(db, input, newSecret(), ctx.now()));
  }),

  replace: confirmedProcedure
    .input(byId)
    .input(webhookInput)
    .mutation(async ({ ctx, input: { id, currentPassword, ...change } }) => {
      const before = orNotFound(await findWebhook(ctx.db, id), missing);
      if (change.url !== before.url) checkAddress(ctx, change.url);
      const update = (db: Db) => updateWebhook(db, id, change);
      const after = change.url === before.url ? update(ctx.db) : changeAndMail(ctx, aboutWebhook(change.url), update);
      return summaryOf(orNotFound(await after, missing));
    }),

  renewSecret: confirmedProcedure
    .input(byId)
    .mutation(async ({ ctx, input }) =>
      orNotFound(await updateWebhook(ctx.db, input.id, { secret: newSecret() }), missing),
    ),

  remove: confirmedProcedure.input(byId).mutation(async ({ ctx, input }) => {
    orNotFound(await removeWebhook(ctx.db, input.id), missing);
    return { message: 'Webhook deleted' };
  }),

  deliveries: privateProcedure.input(byId.extend({ query: listQuery })).query(async ({ ctx, input }) => {
    orNotFound(await findWebhook(ctx.db, input.id), missing);
    return listDeliveries(ctx.db, input.id, { limit: 25, ...input.query });
  }),

  repeatDelivery: privateProcedure.input(z.object({ id: deliveryId })).mutation(async ({ ctx, input }) => {
    orNotFound(await repeatDelivery(ctx.db, input.id, ctx.now()), 'Delivery not found');
    ctx.onQueued();
    return { message: 'The webhook is sent again' };
  }),
});

const summaryOf = ({ secret: _, ...summary }: Webhook): WebhookSummary => summary;

const aboutWebhook = (url: string) => ({ event: 'webhook', detail: new URL(url).hostname }) as const;

function checkAddress({ config }: Context, url: string): void {
  if (isForbiddenAddress(url, config.webhookPrivateTargets)) {
    const { hostname } = new URL(url);
    const reason = `${hostname} is in a private network, which only whoever runs the server can allow`;
    throw fieldError('BAD_REQUEST', 'url', `${reason} (WEBHOOK_PRIVATE_TARGETS)`);
  }
  if (url.toLowerCase().startsWith('https:') || mayBeUnencrypted(url, config.webhookPrivateTargets)) return;
  const message = 'Enter an address that begins with https://, or list its host in WEBHOOK_PRIVATE_TARGETS';
  throw fieldError('BAD_REQUEST', 'url', message);
}
