import { callInput } from '@site/schema/call';
import { contactInput } from '@site/schema/contact';
import { monthsBefore } from '@site/schema/retention';
import { expect, test } from 'vitest';
import { moveToTrash } from '../content/trash.ts';
import { insertContact } from '../leads/contact.ts';
import { setStage } from '../leads/lead.ts';
import { addNote } from '../leads/note.ts';
import { findPerson } from '../leads/person.ts';
import { insertWebhook } from '../leads/webhook.ts';
import type { Db } from '../tables.ts';
import { insertCall } from '../testing/calls.ts';
import { testDatabase } from '../testing/database.ts';
import { appendAudit, listAudit, verifyAuditLog } from './audit-log.ts';
import {
  applyLeadRetention,
  previewLeadRetention,
  purgeExpiredAudit,
  saveAuditRetention,
  saveLeadRetention,
} from './retention.ts';

const now = new Date('2026-08-31T10:00:00.000Z');
const old = new Date('2025-08-01T10:00:00.000Z');
const recent = new Date('2026-08-01T10:00:00.000Z');
const contact = contactInput.parse({ name: 'Asha Rao', email: 'asha@x.example', message: 'Please call Asha.' });
const call = callInput.parse({
  ...contact,
  phone: '+91 98765 43210',
  company: 'Rao Textiles',
  preferredDate: '2025-08-12',
  preferredTime: '9:30 AM',
});

const other = {
  name: 'Other',
  email: 'other@y.example',
  message: 'Something else.',
  phone: '+91 11111 11111',
  company: null,
};

/** Two old leads, one of them in the trash, an old booking of a coming call, and a recent lead. */
async function leadsOfTwoYears() {
  const { db } = await testDatabase();
  await insertWebhook(
    db,
    { url: 'https://x.example', events: ['lead.created', 'lead.deleted'], active: true },
    's',
    old,
  );
  const first = await insertContact(db, { ...contact, service: 'SEO' }, old, { campaign: 'spring' });
  await addNote(db, { kind: 'contact', id: first.id }, 'Asha is nice', old);
  await setStage(db, { kind: 'contact', ids: [first.id], stage: 'won', now: old });
  const deleted = await insertContact(db, { ...contact, name: 'Bina Sen' }, old);
  await moveToTrash(db, 'contact', [deleted.id], recent);
  await insertCall(db, call, old);
  const coming = await insertCall(db, { ...call, ...other, preferredDate: new Date('2026-09-12') }, old);
  const young = await insertContact(db, { name: other.name, email: other.email, message: other.message }, recent);
  return { db, first, coming, young };
}

const personalTables = [
  'contactSubmissions',
  'callSchedules',
  'leadEvents',
  'outbox',
  'webhookDeliveries',
  'trash',
] as const;

async function expectNoOldPerson(db: Db) {
  const rows = await Promise.all(
    [...personalTables, 'auditLog' as const].map((name) => db.selectFrom(name).selectAll().execute()),
  );
  for (const text of ['Asha', 'asha@', '98765', 'Rao', 'Bina', 'Please', 'is nice']) {
    expect(JSON.stringify(rows), text).not.toContain(text);
  }
}

test('without a decision of the owner, old leads are kept', async () => {
  const { db } = await leadsOfTwoYears();
  expect(await applyLeadRetention(db, now)).toBe(0);
});

test('the preview counts and lists the leads that are due', async () => {
  const { db } = await leadsOfTwoYears();
  const preview = await previewLeadRetention(db, { mode: 'erase', months: 12 }, now);
  expect(preview).toMatchObject({ contacts: 2, calls: 1 });
  expect(preview.oldest.map(({ name }) => name).sort()).toEqual(['Asha Rao', 'Asha Rao', 'Bina Sen']);
  expect(await previewLeadRetention(db, { mode: 'erase', months: 14 }, now)).toMatchObject({ contacts: 0, calls: 0 });
});

test('erases old leads with everything about them, and records the number', async () => {
  const { db, coming, young } = await leadsOfTwoYears();
  await saveLeadRetention(db, { mode: 'erase', months: 12 });
  expect(await applyLeadRetention(db, now)).toBe(3);
  expect(await applyLeadRetention(db, now)).toBe(0);
  expect(await db.selectFrom('contactSubmissions').select('id').execute()).toEqual([{ id: young.id }]);
  expect(await db.selectFrom('callSchedules').select('id').execute()).toEqual([{ id: coming.id }]);
  await expectNoOldPerson(db);
  const deliveries = await db.selectFrom('webhookDeliveries').select(['event', 'leadId']).execute();
  expect(deliveries.filter(({ event }) => event === 'lead.deleted')).toHaveLength(3);
  const { items } = await listAudit(db, {});
  expect(items.map(({ action, count }) => [action, count])).toEqual([
    ['lead.erase', 1],
    ['lead.erase', 2],
  ]);
});

test('makes old leads anonymous, and keeps dates, stage, service and source', async () => {
  const { db, first } = await leadsOfTwoYears();
  await saveLeadRetention(db, { mode: 'anonymise', months: 12 });
  expect(await applyLeadRetention(db, now)).toBe(3);
  expect(await applyLeadRetention(db, now)).toBe(0);
  const [lead] = (await findPerson(db, { kind: 'contact', id: first.id }))?.contacts ?? [];
  expect(lead).toMatchObject({
    name: 'Anonymous',
    email: `contact-${first.id}@anonymous.invalid`,
    message: '',
    createdAt: old,
    stage: 'won',
    service: 'SEO',
    campaign: 'spring',
  });
  await expectNoOldPerson(db);
  const events = await db
    .selectFrom('leadEvents')
    .select(['type', 'text'])
    .where('leadId', '=', first.id)
    .orderBy('id')
    .execute();
  expect(events).toEqual([
    { type: 'note', text: '' },
    { type: 'stage', text: 'won' },
  ]);
});

test('the audit log is purged once a day after its retention, which is 24 months by default', async () => {
  const { db } = await testDatabase();
  const entry = (at: string) => ({ at: new Date(at), action: 'post.update', actor: 'owner' });
  await appendAudit(db, entry('2024-08-30T23:00:00Z'), entry('2024-08-31T01:00:00Z'), entry('2026-01-01T00:00:00Z'));
  expect(await purgeExpiredAudit(db, now)).toBe(1);
  expect(await purgeExpiredAudit(db, now)).toBe(0);
  await saveAuditRetention(db, { months: 3 });
  expect(await purgeExpiredAudit(db, now)).toBe(2);
  expect(await verifyAuditLog(db)).toMatchObject({ brokenAt: null });
});

test('a month earlier is the last day of a shorter month', () => {
  expect(monthsBefore(new Date('2026-03-31T10:00:00Z'), 1)).toEqual(new Date('2026-02-28T10:00:00Z'));
  expect(monthsBefore(new Date('2026-03-15T10:00:00Z'), 15)).toEqual(new Date('2024-12-15T10:00:00Z'));
});
