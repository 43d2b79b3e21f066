import { randomBytes } from 'node:crypto';
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
import { deliveryId, webhookId, webhookInput } from '@site/schema/webhook';
import { z } from 'zod';
import { orNotFound } from '../errors.ts';
import { adminProcedure, router } from '../procedures.ts';

const byId = z.object({ id: webhookId });
const missing = 'Webhook not found';

/** The form of a secret that https://www.standardwebhooks.com specifies. */
const newSecret = () => `whsec_${randomBytes(24).toString('base64')}`;

const webhookProcedure = adminProcedure.meta({ changesContent: false });

export const webhookRouter = router({
  listForAdmin: webhookProcedure.query(({ ctx }) => listWebhooks(ctx.db)),

  create: webhookProcedure
    .input(webhookInput)
    .mutation(({ ctx, input }) => insertWebhook(ctx.db, input, newSecret(), ctx.now())),

  replace: webhookProcedure
    .input(byId)
    .input(webhookInput)
    .mutation(async ({ ctx, input: { id, ...change } }) =>
      orNotFound(await updateWebhook(ctx.db, id, change), missing),
    ),

  renewSecret: webhookProcedure
    .input(byId)
    .mutation(async ({ ctx, input }) =>
      orNotFound(await updateWebhook(ctx.db, input.id, { secret: newSecret() }), missing),
    ),

  remove: webhookProcedure.input(byId).mutation(async ({ ctx, input }) => {
    orNotFound(await removeWebhook(ctx.db, input.id), missing);
    return { message: 'Webhook deleted' };
  }),

  deliveries: webhookProcedure.input(byId.extend({ query: listQuery })).query(async ({ ctx, input }) => {
    orNotFound(await findWebhook(ctx.db, input.id), missing);
    return listDeliveries(ctx.db, input.id, { limit: 25, ...input.query });
  }),

  repeatDelivery: webhookProcedure.input(z.object({ id: deliveryId })).mutation(async ({ ctx, input }) => {
    orNotFound(await repeatDelivery(ctx.db, input.id, ctx.now()), 'Delivery not found');
    ctx.onLead();
    return { message: 'The webhook is sent again' };
  }),
});
