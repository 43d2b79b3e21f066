import { callInput } from '@site/schema/call';
import { contactInput } from '@site/schema/contact';
import type { LeadRef, MailTemplate } from '@site/schema/lead';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../open.ts';
import type { Db } from '../tables.ts';
import { insertCall } from '../testing/calls.ts';
import { emptyDatabaseUrl, engine, testDatabase } from '../testing/database.ts';
import { insertContact } from './contact.ts';
import { bringForwardMails, giveUpMail, postponeMail, probeFailedMails, retryFailedMails } from './mail-retries.ts';
import {
  claimMail,
  countMailsTo,
  findEarlierMailTime,
  listMailsOfLeads,
  markMailSent,
  queueMails,
  readOutboxState,
  resendMail,
  type WaitingMail,
} from './outbox.ts';

const minute = 60_000;
const now = new Date('2025-06-01T10:00:00.000Z');
const mailsOf = async (db: Db, { kind, id }: LeadRef) => (await listMailsOfLeads(db, kind, [id])).get(id) ?? [];
const after = (minutes: number) => new Date(now.getTime() + minutes * minute);

/** Queues one mail and returns the id of its lead. */
async function queueNotice(db: Db, leadId: number, at = now) {
  await queueMails(db, { kind: 'contact', leadId, mails: [{ template: 'notice' }], now: at });
  return leadId;
}
const postpone = (db: Db, id: number, until: Date, error: string) =>
  postponeMail(db, id, { now, until, error, refusedSince: null });
const claim = (db: Db, at = now) => claimMail(db, at, new Date(at.getTime() + 5 * minute));

test('concurrent claims from two processes never get the same mail', async () => {
  const url = await emptyDatabaseUrl();
  const [first, second] = [openDatabase(url), openDatabase(url)];
  for (const { close } of [first, second]) onTestFinished(close);
  await first.migrate();
  for (let lead = 1; lead <= 20; lead++) await queueNotice(first.db, lead);

  const claimed: (WaitingMail | undefined)[] = [];
  // A claim that collides with another may return nothing, but at least one claim of each round gets a mail.
  for (let round = 0; round < 20; round++) {
    const claims = Array.from({ length: 8 }, (_, index) => claim(index % 2 ? first.db : second.db));
    claimed.push(...(await Promise.all(claims)));
  }
  const leads = claimed.flatMap((mail) => mail?.leadId ?? []);
  expect(leads.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
});

test.runIf(engine() === 'postgres')('a claim skips the mail that another process is claiming', async () => {
  const { db } = await testDatabase();
  await queueNotice(db, 1);
  await queueNotice(db, 2, after(1));
  await db.transaction().execute(async (transaction) => {
    await sql`select id from outbox where lead_id = 1 for update`.execute(transaction);
    expect(await claim(db, after(2))).toMatchObject({ leadId: 2 });
  });
});

test('a claimed mail can be claimed again when its lease has ended, as the next attempt', async () => {
  const { db } = await testDatabase();
  await queueNotice(db, 1);
  const mail = await claim(db);
  expect(await claim(db, after(4.9))).toBeUndefined();
  expect(await claim(db, after(5))).toEqual({ ...mail, attempts: 2 });
});

test('the waiting time of a mail starts when it is queued, also after an interrupted attempt', async () => {
  const { db } = await testDatabase();
  await queueNotice(db, 1);
  for (const minutes of [0, 5, 10]) await claim(db, after(minutes));
  expect(await readOutboxState(db, now)).toMatchObject({ waitingSince: now, noticeWaitingSince: now });
});

test('a mail that was sent is never claimed again', async () => {
  const { db } = await testDatabase();
  await queueNotice(db, 1);
  const mail = await claim(db);
  await markMailSent(db, mail?.id ?? 0, after(1));
  expect(await claim(db, after(600))).toBeUndefined();
});

test('a postponed mail is not claimed early and does not delay others', async () => {
  const { db } = await testDatabase();
  await queueNotice(db, 1);
  const mail = await claim(db);
  await postpone(db, mail?.id ?? 0, after(60), 'refused');
  const id = await queueNotice(db, 2, after(1));
  expect(await claim(db, after(59))).toMatchObject({ leadId: id });
  expect(await claim(db, after(60))).toMatchObject({ id: mail?.id, attempts: 2 });
});

test('claims the mail with the earliest due time first', async () => {
  const { db } = await testDatabase();
  const younger = await queueNotice(db, 1, after(2));
  const older = await queueNotice(db, 2, after(1));
  expect(await claim(db, after(3))).toMatchObject({ leadId: older });
  expect(await claim(db, after(3))).toMatchObject({ leadId: younger });
});

test('a mail that was given up is claimed only after a manual retry', async () => {
  const { db } = await testDatabase();
  await queueNotice(db, 1);
  const { id = 0 } = (await claim(db)) ?? {};
  await giveUpMail(db, id, after(1), '550 No such mailbox');
  expect(await claim(db, after(600))).toBeUndefined();
  expect(await mailsOf(db, { kind: 'contact', id: 1 })).toMatchObject([
    { sentAt: null, givenUpAt: after(1), lastError: '550 No such mailbox' },
  ]);
  expect(await resendMail(db, id, after(601))).toBe(true);
  expect(await claim(db, after(601))).toMatchObject({ id, attempts: 2 });
});

test('reports since when mails wait, the last success and failure, and how many mails were given up recently', async () => {
  const { db } = await testDatabase();
  const empty = { waiting: 0, waitingSince: null, noticeWaitingSince: null, lastSentAt: null, lastError: null };
  expect(await readOutboxState(db, now)).toEqual({ ...empty, givenUp: 0, lastGivenUpError: null });
  for (let lead = 1; lead <= 4; lead++) await queueNotice(db, lead, after(lead));
  const [sent, failed, lost] = [await claim(db, after(9)), await claim(db, after(9)), await claim(db, after(9))];
  await markMailSent(db, sent?.id ?? 0, after(10));
  await postpone(db, failed?.id ?? 0, after(20), 'connection refused');
  await giveUpMail(db, lost?.id ?? 0, after(11), '550 No such mailbox');
  const superseded = await claim(db, after(9));
  await giveUpMail(db, superseded?.id ?? 0, after(12), null);
  await queueMails(db, { kind: 'contact', leadId: 1, mails: [{ template: 'confirmation' }], now });
  const state = {
    waiting: 2,
    waitingSince: now,
    noticeWaitingSince: after(2),
    lastSentAt: after(10),
    lastError: 'connection refused',
  };
  const week = 7 * 24 * 60;
  const lastError = '550 No such mailbox';
  expect(await readOutboxState(db, after(week))).toEqual({ ...state, givenUp: 1, lastGivenUpError: lastError });
  expect(await readOutboxState(db, after(week + 11))).toEqual({ ...state, givenUp: 0, lastGivenUpError: null });
});

test('mails that were queued or scheduled while the clock was wrong become due', async () => {
  const { db } = await testDatabase();
  await queueNotice(db, 1, after(30));
  await bringForwardMails(db, now, after(60));
  const { id = 0 } = (await claim(db)) ?? {};
  await postpone(db, id, after(59), 'refused');
  await bringForwardMails(db, now, after(60));
  expect(await claim(db)).toBeUndefined();
  await postpone(db, id, after(61), 'refused');
  await bringForwardMails(db, now, after(60));
  expect(await claim(db)).toMatchObject({ id });
});

/** Mails that failed at a moment and are tried again much later. */
async function queueFailed(db: Db, failures: [template: MailTemplate, failedAt: Date, refusedSince?: Date][]) {
  for (const [index, [template, failedAt, refusedSince = null]] of failures.entries()) {
    await queueMails(db, { kind: 'contact', leadId: index + 1, mails: [{ template }], now });
    const { id = 0 } = (await claim(db)) ?? {};
    await postponeMail(db, id, { now: failedAt, until: after(600), refusedSince, error: 'refused' });
  }
}

/** The leads of the mails that are due. */
async function dueLeads(db: Db, at: Date) {
  const rows = await db.selectFrom('outbox').select('leadId').where('nextAttemptAt', '<=', at).orderBy('id').execute();
  return rows.map(({ leadId }) => leadId);
}

test('failed mails are made due at once, those that failed just now a little later, and one that is being sent is left alone', async () => {
  const { db } = await testDatabase();
  await queueFailed(db, [
    ['notice', after(1)],
    ['confirmation', after(9.5)],
  ]);
  await queueNotice(db, 3);
  await claimMail(db, now, after(20));
  await retryFailedMails(db, after(10));
  expect(await dueLeads(db, after(10))).toEqual([1]);
  expect(await dueLeads(db, after(10 + 40 / 60))).toEqual([1, 2]);
});

test('retries the notice and the visitor mail that failed longest ago, but no mailbox that has refused mails for long', async () => {
  const { db } = await testDatabase();
  await queueFailed(db, [
    ['notice', after(2)],
    ['notice', after(1)],
    ['confirmation', after(1), after(-300)],
    ['confirmation', after(3), after(-60)],
    ['invitation', after(4)],
    ['invitation', after(9.9)],
  ]);
  const probe = (minutes: number) => probeFailedMails(db, after(minutes), after(minutes - 120));
  await probe(10);
  expect(await dueLeads(db, after(10))).toEqual([2, 4]);
  await probe(10.5);
  await probe(10.6);
  expect(await dueLeads(db, after(10.6))).toEqual([1, 2, 4, 5, 6]);
});

test('counts the recent and the queued mails of a mailbox, for leads of both kinds', async () => {
  const { db } = await testDatabase();
  const contact = contactInput.parse({ name: 'Asha Rao', email: 'asha@example.com', message: 'Please call me.' });
  const slot = { phone: '+91 98765 43210', preferredDate: '2025-06-12', preferredTime: '9:30 AM' };
  const add = async (change: object = {}, at = now, arrival: object = {}) => {
    const { id } = await insertContact(db, { ...contact, ...change }, at, arrival);
    const [, confirmation] = await mailsOf(db, { kind: 'contact', id });
    return confirmation?.id ?? 0;
  };
  // One sent long ago, and one queued long ago but sent recently.
  await markMailSent(db, await add({}, after(-60 * 48)), after(-60 * 24));
  await markMailSent(db, await add({}, after(-60 * 48)), after(-60 * 23));
  // Queued long ago and not sent yet.
  await add({ email: 'asha+shop@example.com' }, after(-60 * 48));
  await insertCall(db, callInput.parse({ ...contact, ...slot }), now);
  // Mails that are never sent or go to another mailbox.
  await add({}, now, { spamReason: 'Too many links' });
  await add({ email: 'other@example.com' });
  await giveUpMail(db, await add(), now, '550 No such mailbox');
  const id = await add();
  // Queued later: one that was sent, and one that is still queued.
  await markMailSent(db, await add({ email: 'asha+2@example.com' }), now);
  const last = await add();
  const templates = ['confirmation', 'invitation'] as const;
  const count = (of: number) =>
    countMailsTo(db, { id: of, recipientKey: contact.email, templates, since: after(-60 * 24) });
  expect([await count(id), await count(last)]).toEqual([4, 5]);
  // Manual retries by the administrator are not limited.
  await resendMail(db, last, now);
  expect(await claim(db)).toMatchObject({ recipientKey: null });
});

test('finds when the nth mail before the given one was queued', async () => {
  const { db } = await testDatabase();
  for (let lead = 1; lead <= 5; lead++) {
    await queueMails(db, { kind: 'contact', leadId: lead, mails: [{ template: 'confirmation' }], now: after(lead) });
  }
  await giveUpMail(db, 3, now, '550 No such mailbox');
  const find = (id: number, count: number) => findEarlierMailTime(db, { id, templates: ['confirmation'], count });
  expect([await find(5, 1), await find(5, 2), await find(5, 3), await find(5, 4)]).toEqual([
    after(4),
    after(2),
    after(1),
    undefined,
  ]);
});
