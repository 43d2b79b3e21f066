import type { LeadKind } from '@site/schema/lead';
import type { ListQuery } from '@site/schema/list-query';
import {
  type Webhook,
  type WebhookDelivery,
  type WebhookEvent,
  webhook,
  webhookDelivery,
  type webhookInput,
} from '@site/schema/webhook';
import type { ExpressionBuilder } from 'kysely';
import type { z } from 'zod';
import { table } from '../table.ts';
import type { Db, Tables } from '../tables.ts';
import { dueIds } from './due-rows.ts';

/*
 * Webhooks and their deliveries. A change and its deliveries are stored in one transaction.
 */

const webhooks = table('webhooks', webhook);
const deliveries = table('webhookDeliveries', webhookDelivery);

export const listWebhooks = async (db: Db): Promise<Webhook[]> =>
  (await webhooks.list(db.selectFrom('webhooks').orderBy('id'), {})).items;

export const findWebhook = (db: Db, id: number) => webhooks.find(db.selectFrom('webhooks').where('id', '=', id));

export const insertWebhook = (db: Db, input: z.output<typeof webhookInput>, secret: string, now: Date) =>
  webhooks.insert(db, { ...input, secret, createdAt: now });

export const updateWebhook = (db: Db, id: number, change: Partial<Omit<Webhook, 'id'>>) =>
  webhooks.update(db, id, change);

export const removeWebhook = (db: Db, id: number) => webhooks.remove(db, id);

type Message = { event: WebhookEvent; kind: LeadKind; ids: readonly number[]; data: object; now: Date };

/** Stores a delivery about each lead for each active webhook that listens to the event. */
export async function queueWebhooks(db: Db, { event, kind, ids, data, now }: Message): Promise<void> {
  const listening = (await listWebhooks(db)).filter(({ active, events }) => active && events.includes(event));
  if (listening.length === 0) return;
  const rows = listening.flatMap(({ id: webhookId }) =>
    ids.map((leadId) => ({
      webhookId,
      event,
      kind,
      leadId,
      payload: JSON.stringify({ type: event, timestamp: now, data: { ...data, kind, id: leadId } }),
      attempts: 0,
      nextAttemptAt: now,
      createdAt: now,
    })),
  );
  await db.insertInto('webhookDeliveries').values(rows).execute();
}

export const listDeliveries = (db: Db, webhookId: number, query: ListQuery) =>
  deliveries.list(db.selectFrom('webhookDeliveries').where('webhookId', '=', webhookId).orderBy('id', 'desc'), query);

export type WaitingDelivery = Pick<WebhookDelivery, 'id' | 'event' | 'payload' | 'attempts'> &
  Pick<Webhook, 'url' | 'secret'>;

/** Claims the next delivery that is due; no other process can claim it before `leaseUntil`. */
export async function claimDelivery(db: Db, now: Date, leaseUntil: Date): Promise<WaitingDelivery | undefined> {
  const due = db
    .selectFrom('webhookDeliveries')
    .select('id')
    .where('deliveredAt', 'is', null)
    .where('givenUpAt', 'is', null)
    .where('nextAttemptAt', '<=', now)
    .where((eb) => eb.exists(webhookOf(eb).select('id').where('active', '=', true)))
    .orderBy('nextAttemptAt')
    .limit(1);
  const claimed = await db
    .updateTable('webhookDeliveries')
    .set((eb) => ({ nextAttemptAt: leaseUntil, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', dueIds(db, due))
    .where('nextAttemptAt', '<=', now)
    .returning(['id', 'event', 'payload', 'attempts'])
    .returning((eb) => [
      webhookOf(eb).select('url').$asScalar().$notNull().as('url'),
      webhookOf(eb).select('secret').$asScalar().$notNull().as('secret'),
    ])
    .executeTakeFirst();
  return claimed;
}

const webhookOf = (eb: ExpressionBuilder<Tables, 'webhookDeliveries'>) =>
  eb.selectFrom('webhooks').whereRef('webhooks.id', '=', 'webhookDeliveries.webhookId');

export async function markDelivered(db: Db, id: number, status: number, now: Date): Promise<void> {
  const change = { deliveredAt: now, lastStatus: status, lastError: null };
  await db.updateTable('webhookDeliveries').set(change).where('id', '=', id).execute();
}

type Failure = { status: number | null; error: string };

export async function postponeDelivery(db: Db, id: number, until: Date, { status, error }: Failure): Promise<void> {
  const change = { nextAttemptAt: until, lastStatus: status, lastError: error };
  await db.updateTable('webhookDeliveries').set(change).where('id', '=', id).execute();
}

export async function giveUpDelivery(db: Db, id: number, now: Date, { status, error }: Failure): Promise<void> {
  const change = { givenUpAt: now, lastStatus: status, lastError: error };
  await db.updateTable('webhookDeliveries').set(change).where('id', '=', id).execute();
}

/** Makes deliveries due that were scheduled while the clock was wrong, too far in the future. */
export async function bringForwardDeliveries(db: Db, now: Date, latest: Date): Promise<void> {
  await db
    .updateTable('webhookDeliveries')
    .set({ nextAttemptAt: now })
    .where('deliveredAt', 'is', null)
    .where('givenUpAt', 'is', null)
    .where('nextAttemptAt', '>', latest)
    .execute();
}

/** Makes a delivery due again at once. */
export async function repeatDelivery(db: Db, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhookDeliveries')
    .set({ nextAttemptAt: now, attempts: 0, deliveredAt: null, givenUpAt: null })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Deletes log entries older than a moment, including pending deliveries of inactive webhooks. */
export async function deletePastDeliveries(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('webhookDeliveries').where('createdAt', '<', before).execute();
}
