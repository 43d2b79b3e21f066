import { callInput } from '@site/schema/call';
import type { LeadRef } from '@site/schema/lead';
import { expect, test } from 'vitest';
import { readOverview } from '../overview.ts';
import type { Db } from '../tables.ts';
import { insertCall, TIME_ZONE } from '../testing/calls.ts';
import { testDatabase } from '../testing/database.ts';
import { cancelCall, confirmCall, moveCall, reinstateCall, setOutcome, undoConfirmation } from './appointment.ts';
import { findCall } from './call.ts';
import { countUnanswered, setStage } from './lead.ts';
import { listLeadEvents } from './lead-event.ts';
import { bringForwardMails } from './mail-retries.ts';
import { claimMail, listMailsOfLeads, markMailSent } from './outbox.ts';
import { SlotFullError } from './seat.ts';

const now = new Date('2025-06-01T10:00:00.000Z');
const eventsOf = async (db: Db, { kind, id }: LeadRef) => (await listLeadEvents(db, kind, [id])).get(id) ?? [];
const mailsOf = async (db: Db, { kind, id }: LeadRef) => (await listMailsOfLeads(db, kind, [id])).get(id) ?? [];
const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000);

const preferredDate = new Date('2025-06-12');
const call = { name: 'Asha Rao', phone: '9876543210', email: 'asha@example.com', preferredTime: '9:30 AM' };
const input = { ...callInput.parse({ ...call, preferredDate: preferredDate.getTime() }), preferredDate };

async function bookedCall() {
  const { db } = await testDatabase();
  const { id } = await insertCall(db, input, now, { capacity: 1 });
  await sendAll(db, now);
  const move = (preferredTime: string, at: Date, byVisitor = false) =>
    moveCall(db, { timeZone: TIME_ZONE, id, preferredDate, preferredTime, capacity: 1, now: at, byVisitor });
  /** The mails after those of the booking. */
  const mails = async () =>
    (await mailsOf(db, { kind: 'call', id })).map(({ template }) => template).filter((_, index) => index > 1);
  return { db, id, move, mails, read: () => findCall(db, id) };
}

/** Sends what is due and returns the templates. */
async function sendAll(db: Db, at: Date) {
  const templates: string[] = [];
  for (;;) {
    const mail = await claimMail(db, at, new Date(at.getTime() + 60_000));
    if (!mail) return templates;
    await markMailSent(db, mail.id, at);
    templates.push(mail.template);
  }
}

test('delays the mail about a change by the administrator by ten seconds, and sends the one about a change by the visitor at once', async () => {
  const { db, id, move } = await bookedCall();
  await confirmCall(db, id, now);
  await bringForwardMails(db, now, after(3600));
  expect(await sendAll(db, after(9))).toEqual([]);
  expect(await sendAll(db, after(10))).toEqual(['confirmed']);
  await move('4:00 PM', after(20), true);
  expect((await sendAll(db, after(20))).toSorted()).toEqual(['notice', 'rescheduled']);
});

test('a confirmation that is undone in time is never mailed', async () => {
  const { db, id, mails, read } = await bookedCall();
  await confirmCall(db, id, now);
  expect(await undoConfirmation(db, id, after(5))).toMatchObject({ confirmedAt: null });
  expect(await mails()).toEqual([]);
  expect(await read()).toMatchObject({ confirmedAt: null, sequence: 2 });
  expect((await eventsOf(db, { kind: 'call', id })).map(({ text }) => text)).toEqual([
    'confirmed',
    'contacted',
    'no longer confirmed',
    'new',
  ]);
  // Nothing is left to undo.
  await undoConfirmation(db, id, after(6));
  expect(await read()).toMatchObject({ sequence: 2 });
});

test('confirming a new call counts as contacting its sender until it is undone in time', async () => {
  const { db, id, read } = await bookedCall();
  const state = async () => {
    const call = await read();
    return [call?.stage, call?.contacted, call?.repliedAt];
  };
  expect(await confirmCall(db, id, now)).toMatchObject({ stage: 'contacted', contacted: true });
  await undoConfirmation(db, id, after(5));
  expect(await state()).toEqual(['new', false, null]);
  await confirmCall(db, id, after(10));
  await sendAll(db, after(20));
  await undoConfirmation(db, id, after(21));
  expect(await state()).toEqual(['contacted', true, after(10)]);
});

test('the reply to a call is due before its new time when the visitor moves it', async () => {
  const { db, id, read } = await bookedCall();
  const due = after(86_400);
  expect(await read()).toMatchObject({ replyDueAt: due });
  const move = (day: string) =>
    moveCall(db, {
      timeZone: TIME_ZONE,
      id,
      preferredDate: new Date(day),
      preferredTime: '4:30 PM',
      capacity: 1,
      now,
      byVisitor: true,
    });
  expect(await move('2025-06-03')).toMatchObject({ replyDueAt: due });
  expect(await move('2025-06-01')).toMatchObject({ replyDueAt: new Date('2025-06-01T11:00:00.000Z') });
});

test('a move that is undone in time restores the deadline of the reply', async () => {
  const { id, move, read, db } = await bookedCall();
  const due = after(86_400);
  const today = { preferredDate: new Date('2025-06-01'), preferredTime: '4:30 PM' };
  expect(await moveCall(db, { timeZone: TIME_ZONE, id, ...today, capacity: 1, now: after(1) })).toMatchObject({
    replyDueAt: new Date('2025-06-01T11:00:00.000Z'),
  });
  await move('9:30 AM', after(5));
  expect(await read()).toMatchObject({ replyDueAt: due });
});

test('a call that was confirmed in quarantine counts as contacted when it is released', async () => {
  const { db } = await testDatabase();
  const { id } = await insertCall(db, input, now, { capacity: 1, spamReason: 'Too many links' });
  await confirmCall(db, id, now);
  expect(await findCall(db, id)).toMatchObject({ stage: 'spam', repliedAt: null });
  const set = (stage: 'new' | 'spam', at: Date) => setStage(db, { kind: 'call', ids: [id], stage, now: at });
  await set('new', after(60));
  expect(await findCall(db, id)).toMatchObject({ stage: 'contacted', contacted: true, repliedAt: after(60) });
  expect(await countUnanswered(db)).toMatchObject({ call: 0 });
  expect(await sendAll(db, after(60))).toContain('confirmed');
  await set('new', after(70));
  expect(await findCall(db, id)).toMatchObject({ stage: 'new' });
});

test('a cancelled call takes no outcome', async () => {
  const { db, id, read } = await bookedCall();
  await cancelCall(db, id, now);
  const before = await read();
  expect(await setOutcome(db, { timeZone: TIME_ZONE, id, outcome: 'held', capacity: 1, now })).toEqual(before);
  expect(await read()).toEqual(before);
});

test('confirming a call in a later stage keeps its stage', async () => {
  const { db, id, read } = await bookedCall();
  await setStage(db, { kind: 'call', ids: [id], stage: 'won', now });
  await confirmCall(db, id, now);
  await undoConfirmation(db, id, now);
  expect(await read()).toMatchObject({ stage: 'won' });
});

test('undoing a confirmation whose mail was sent mails a tentative invitation', async () => {
  const { db, id, mails } = await bookedCall();
  await confirmCall(db, id, now);
  await confirmCall(db, id, after(1));
  await sendAll(db, after(10));
  await undoConfirmation(db, id, after(11));
  expect(await mails()).toEqual(['confirmed', 'invitation']);
});

test('a cancellation that is undone in time is never mailed, and the call gets its seat back', async () => {
  const { db, id, mails, read } = await bookedCall();
  await confirmCall(db, id, now);
  await sendAll(db, after(10));
  await cancelCall(db, id, after(20));
  expect(await reinstateCall(db, { timeZone: TIME_ZONE, id, capacity: 1, now: after(25) })).toMatchObject({
    outcome: null,
    sequence: 3,
  });
  expect(await mails()).toEqual(['confirmed']);
  expect(await read()).toMatchObject({ confirmedAt: now });
  await expect(insertCall(db, input, now, { capacity: 1 })).rejects.toThrow(SlotFullError);
});

test('undoing a cancellation that was mailed, or made by the visitor, mails the appointment again', async () => {
  const { db, id, mails } = await bookedCall();
  await cancelCall(db, id, now);
  await sendAll(db, after(10));
  await reinstateCall(db, { timeZone: TIME_ZONE, id, capacity: 1, now: after(11) });
  await confirmCall(db, id, after(11));
  await cancelCall(db, id, after(12), { byVisitor: true });
  await reinstateCall(db, { timeZone: TIME_ZONE, id, capacity: 1, now: after(13) });
  expect(await mails()).toEqual(['cancelled', 'invitation', 'confirmed', 'cancelled', 'notice', 'confirmed']);
});

test('a cancelled call stays cancelled when its slot has been filled', async () => {
  const { db, id, read } = await bookedCall();
  await cancelCall(db, id, now);
  await insertCall(db, input, now, { capacity: 1 });
  await expect(reinstateCall(db, { timeZone: TIME_ZONE, id, capacity: 1, now })).rejects.toThrow(SlotFullError);
  expect(await read()).toMatchObject({ outcome: 'cancelled', sequence: 1 });
});

test('a confirmed call that is moved, and moved back within ten seconds, is confirmed and sends no mail', async () => {
  const { db, id, move, mails, read } = await bookedCall();
  await confirmCall(db, id, now);
  await sendAll(db, after(10));
  await move('4:00 PM', after(20));
  await move('5:00 PM', after(22));
  expect(await mails()).toEqual(['confirmed', 'rescheduled']);
  await move('4:00 PM', after(24));
  expect(await read()).toMatchObject({ confirmedAt: null });
  await move('9:30 AM', after(26));
  expect(await mails()).toEqual(['confirmed']);
  expect(await read()).toMatchObject({ confirmedAt: now, sequence: 5 });
  await move('4:00 PM', after(30));
  await sendAll(db, after(40));
  await move('9:30 AM', after(41));
  expect(await mails()).toEqual(['confirmed', 'rescheduled', 'rescheduled']);
  expect(await read()).toMatchObject({ confirmedAt: null });
});

test('the first mail about a change by the administrator is the reply, unless it is undone in time', async () => {
  const { db, id, move, read } = await bookedCall();
  await confirmCall(db, id, now);
  expect(await read()).toMatchObject({ repliedAt: now, stage: 'contacted' });
  expect(await countUnanswered(db)).toMatchObject({ call: 0 });
  await undoConfirmation(db, id, after(5));
  expect(await read()).toMatchObject({ repliedAt: null });
  expect(await countUnanswered(db)).toMatchObject({ call: 1 });
  await move('4:00 PM', after(20));
  await move('5:00 PM', after(22));
  expect(await read()).toMatchObject({ repliedAt: after(22) });
  await move('9:30 AM', after(24));
  expect(await read()).toMatchObject({ repliedAt: null });
  await confirmCall(db, id, after(30));
  await sendAll(db, after(40));
  await cancelCall(db, id, after(50));
  await reinstateCall(db, { timeZone: TIME_ZONE, id, capacity: 1, now: after(55) });
  await undoConfirmation(db, id, after(60));
  expect(await read()).toMatchObject({ repliedAt: after(30) });
});

test('a confirmed call remains answered when it is set to contacted and back', async () => {
  const { db, id, read } = await bookedCall();
  await confirmCall(db, id, now);
  const set = (stage: 'contacted' | 'new', at: Date) => setStage(db, { kind: 'call', ids: [id], stage, now: at });
  await set('contacted', after(60));
  await set('new', after(3600));
  expect(await read()).toMatchObject({ stage: 'new', repliedAt: now });
});

test('a call that is set to contacted and back to new needs a reply again', async () => {
  const { db, id, read } = await bookedCall();
  const set = (stage: 'contacted' | 'new', at: Date) => setStage(db, { kind: 'call', ids: [id], stage, now: at });
  await set('contacted', after(60));
  await set('new', after(61));
  expect(await read()).toMatchObject({ stage: 'new', repliedAt: null });
  expect(await countUnanswered(db)).toMatchObject({ call: 1 });
});

test('a call with an outcome needs no reply until the outcome is removed', async () => {
  const { db, id } = await bookedCall();
  await setOutcome(db, { timeZone: TIME_ZONE, id, outcome: 'held', capacity: 3, now });
  expect(await countUnanswered(db)).toMatchObject({ call: 0 });
  await setOutcome(db, { timeZone: TIME_ZONE, id, outcome: null, capacity: 3, now: after(5) });
  expect(await countUnanswered(db)).toMatchObject({ call: 1 });
});

test('a call that the visitor has cancelled needs no reply until it is booked again', async () => {
  const { db, id } = await bookedCall();
  await cancelCall(db, id, now, { byVisitor: true });
  expect(await countUnanswered(db)).toMatchObject({ call: 0 });
  expect((await readOverview(db, TIME_ZONE, now)).leads).toEqual({ items: [], total: 0 });
  await moveCall(db, {
    timeZone: TIME_ZONE,
    id,
    ...input,
    preferredTime: '4:00 PM',
    capacity: 1,
    now,
    byVisitor: true,
  });
  expect(await countUnanswered(db)).toMatchObject({ call: 1 });
});
