import { callInput } from '@site/schema/call';
import { contactInput } from '@site/schema/contact';
import { webhookLeads } from '@site/schema/webhook';
import { expect, test } from 'vitest';
import { moveToTrash } from '../content/trash.ts';
import type { Db } from '../tables.ts';
import { insertCall } from '../testing/calls.ts';
import { testDatabase } from '../testing/database.ts';
import { insertContact } from './contact.ts';
import { setStage } from './lead.ts';
import {
  bringForwardDeliveries,
  claimDelivery,
  deletePastDeliveries,
  giveUpDelivery,
  insertWebhook,
  listDeliveries,
  markDelivered,
  postponeDelivery,
  repeatDelivery,
  updateWebhook,
} from './webhook.ts';

const now = new Date('2025-06-01T10:00:00.000Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

const contact = contactInput.parse({ name: 'Asha Rao', email: 'asha@example.com', message: 'Please call me.' });
const call = (change: object = {}) =>
  callInput.parse({
    name: 'Asha Rao',
    phone: '+91 98765 43210',
    email: 'asha@example.com',
    preferredDate: '2025-06-12',
    preferredTime: '9:30 AM',
    ...change,
  });

const claimDue = (db: Db, at: Date) => claimDelivery(db, at, new Date(at.getTime() + 60_000));

test('a webhook gets the events it listens to, with a retry after a failure, and again on request', async () => {
  const { db } = await testDatabase();
  const hook = { url: 'https://x.example', active: true };
  const { id } = await insertWebhook(db, { ...hook, events: ['lead.created'] }, 'secret', now);
  await insertWebhook(db, { ...hook, events: ['lead.created'], active: false }, 'secret', now);
  const lead = await insertContact(db, contact, now);
  await insertContact(db, contact, now, { spamReason: 'Too many links' });
  await setStage(db, { kind: 'contact', ids: [lead.id], stage: 'won', now });

  const delivery = await claimDue(db, now);
  expect(delivery).toMatchObject({ event: 'lead.created', url: hook.url, secret: 'secret', attempts: 1 });
  expect(JSON.parse(delivery?.payload ?? '')).toMatchObject({
    type: 'lead.created',
    timestamp: now.toISOString(),
    data: { kind: 'contact', id: lead.id, email: contact.email },
  });
  expect(await claimDue(db, now)).toBeUndefined();
  const deliveryId = delivery?.id ?? 0;
  await postponeDelivery(db, deliveryId, after(5), { status: 500, error: 'Internal error' });
  expect(await claimDue(db, after(4))).toBeUndefined();
  expect(await claimDue(db, after(5))).toMatchObject({ id: deliveryId, attempts: 2 });
  await markDelivered(db, deliveryId, 204, after(5));
  expect(await claimDue(db, after(60))).toBeUndefined();
  expect((await listDeliveries(db, id, {})).items).toMatchObject([{ lastStatus: 204, deliveredAt: after(5) }]);
  expect(await repeatDelivery(db, deliveryId, after(60))).toBe(true);
  expect(await claimDue(db, after(60))).toMatchObject({ id: deliveryId, attempts: 1 });
});

test('a delivery waits while its webhook is inactive, and is not retried after it was given up', async () => {
  const { db } = await testDatabase();
  const { id } = await insertWebhook(
    db,
    { url: 'https://x.example', events: ['lead.created'], active: true },
    'secret',
    now,
  );
  for (let lead = 0; lead < 3; lead++) await insertContact(db, contact, now);
  await updateWebhook(db, id, { active: false });
  expect(await claimDue(db, now)).toBeUndefined();
  await updateWebhook(db, id, { active: true });
  const [first, second] = [await claimDue(db, now), await claimDue(db, now)];
  await markDelivered(db, first?.id ?? 0, 204, after(1));
  await giveUpDelivery(db, second?.id ?? 0, after(1), { status: 500, error: 'HTTP 500' });
  expect(await claimDue(db, now)).toBeDefined();
  expect(await claimDue(db, after(600))).not.toMatchObject({ id: second?.id });
});

test('deliveries that were scheduled while the clock was wrong become due', async () => {
  const { db } = await testDatabase();
  await insertWebhook(db, { url: 'https://x.example', events: ['lead.created'], active: true }, 'secret', now);
  await insertContact(db, contact, after(6000));
  await bringForwardDeliveries(db, now, after(6001));
  expect(await claimDue(db, now)).toBeUndefined();
  await bringForwardDeliveries(db, now, after(60));
  expect(await claimDue(db, now)).toBeDefined();
});

test('webhooks are notified when a lead is deleted', async () => {
  const { db } = await testDatabase();
  const webhook = { url: 'https://example.com/hook', events: ['lead.deleted' as const], active: true };
  const { id: webhookId } = await insertWebhook(db, webhook, 'secret', now);
  const { id } = await insertContact(db, contact, now);
  await moveToTrash(db, 'contact', [id, 99], after(1));
  const { items } = await listDeliveries(db, webhookId, {});
  expect(items.map(({ payload }) => JSON.parse(payload).data)).toEqual([{ kind: 'contact', id }]);
});

test('webhooks are notified once about a lead that leaves the quarantine', async () => {
  const { db } = await testDatabase();
  await insertWebhook(db, { url: 'https://x.example', events: ['lead.created'], active: true }, 'secret', now);
  const { id } = await insertCall(db, call(), now, { spamReason: 'Too many links' });
  const { id: known } = await insertCall(db, call({ preferredTime: '11:00 AM' }), now);
  const announced = async () => {
    const { items } = await listDeliveries(db, 1, {});
    return items.map(({ payload }) => (JSON.parse(payload) as { data: { id: number; email: string } }).data);
  };
  expect((await announced()).map((data) => data.id)).toEqual([known]);
  for (const stage of ['new', 'spam', 'contacted'] as const) {
    await setStage(db, { kind: 'call', ids: [id, known], stage, now: after(1) });
  }
  expect(await announced()).toMatchObject([
    { id, email: 'asha@example.com', startsAt: '2025-06-12T04:00:00.000Z' },
    { id: known },
  ]);
});

test('deletes deliveries older than a moment', async () => {
  const { db } = await testDatabase();
  const { id } = await insertWebhook(
    db,
    { url: 'https://x.example', events: ['lead.created'], active: true },
    'secret',
    now,
  );
  await insertContact(db, contact, now);
  await insertContact(db, contact, after(1));
  await deletePastDeliveries(db, after(1));
  expect((await listDeliveries(db, id, {})).items).toMatchObject([{ createdAt: after(1) }]);
});

test.each(['contact', 'call'] as const)(
  'a webhook about a new %s has the declared fields and no others',
  async (kind) => {
    const { db } = await testDatabase();
    await insertWebhook(db, { url: 'https://x.example', events: ['lead.created'], active: true }, 'secret', now);
    await (kind === 'contact' ? insertContact(db, contact, now) : insertCall(db, call(), now));
    const { payload } = (await claimDue(db, now)) ?? { payload: '{}' };
    const { data } = JSON.parse(payload) as { data: object };
    expect(Object.keys(data).toSorted()).toEqual(['kind', ...Object.keys(webhookLeads[kind].shape)].toSorted());
    for (const field of ['submissionHash', 'spamReason', 'undoneRepliedAt', 'phoneKey'])
      expect(data).not.toHaveProperty(field);
  },
);
