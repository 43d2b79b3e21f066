import { callInput } from '@site/schema/call';
import { expect, test } from 'vitest';
import { moveToTrash, restoreFromTrash } from '../content/trash.ts';
import { insertCall, TIME_ZONE } from '../testing/calls.ts';
import { testDatabase } from '../testing/database.ts';
import { cancelCall, moveCall, reinstateCall, setOutcome } from './appointment.ts';
import { decideOnHeldMails, holdWaitingMails } from './held-mails.ts';
import { setStage } from './lead.ts';
import { bringForwardMails } from './mail-retries.ts';
import { claimMail, markMailSent, readOutboxState } from './outbox.ts';

const HOUR = 3_600_000;
const start = new Date('2025-06-12T04:00:00.000Z'); // 9:30 AM in India.
const before = (hours: number) => new Date(start.getTime() - hours * HOUR);

const preferredDate = new Date('2025-06-12');
const call = { name: 'Asha Rao', phone: '9876543210', email: 'asha@example.com', preferredTime: '9:30 AM' };
const input = { ...callInput.parse({ ...call, preferredDate: preferredDate.getTime() }), preferredDate };

/** A call that was booked `hours` before it begins, with the mails of the booking sent. */
async function bookedCall(hours: number, change: object = {}) {
  const { db } = await testDatabase();
  const { id } = await insertCall(db, { ...input, ...change }, before(hours));
  /** Sends what is due, and returns the templates of the reminders. */
  async function remind(hoursBefore: number) {
    const at = before(hoursBefore);
    const templates: string[] = [];
    for (;;) {
      const mail = await claimMail(db, at, new Date(at.getTime() + 60_000));
      if (!mail) return templates.filter((template) => /reminder/i.test(template)).sort();
      await markMailSent(db, mail.id, at);
      templates.push(mail.template);
    }
  }
  await remind(hours);
  const move = (preferredDate: string, hoursBefore: number) =>
    moveCall(db, {
      timeZone: TIME_ZONE,
      ...input,
      id,
      preferredDate: new Date(preferredDate),
      capacity: 3,
      now: before(hoursBefore),
    });
  return { db, id, remind, move };
}

const both = ['agencyReminder', 'reminder'];

test('a call has reminders 24 hours and an hour before it, once each, and they are not waiting mails before', async () => {
  const { db, remind } = await bookedCall(100);
  await bringForwardMails(db, before(99), before(98));
  expect(await readOutboxState(db, before(99))).toMatchObject({ waiting: 0, waitingSince: null });
  expect(await remind(24.1)).toEqual([]);
  expect(await readOutboxState(db, before(24))).toMatchObject({ waiting: 2 });
  expect(await remind(24)).toEqual(both);
  expect(await remind(1.1)).toEqual([]);
  expect(await remind(1)).toEqual(both);
  expect(await remind(-1)).toEqual([]);
});

test.each([
  ['less than 24 hours before', 24, {}, both],
  ['less than an hour before', 1, {}, []],
  ['without a time of day', 100, { preferredTime: 'Morning' }, []],
])('a call that is booked %s has no reminder of that time', async (_, hours, change, expected) => {
  const { remind } = await bookedCall(hours, change);
  expect(await remind(0)).toEqual(expected);
});

test('a call that was moved has the reminders of its new time only', async () => {
  const { remind, move } = await bookedCall(100);
  await move('2025-06-14', 50);
  expect(await remind(0)).toEqual([]);
  expect(await remind(-24)).toEqual(both);
  // Back to a time that is less than 24 hours away.
  await move('2025-06-13', -10);
  expect(await remind(-23)).toEqual(both);
  expect(await remind(-48)).toEqual([]);
});

test('a call that is cancelled or has an outcome has no reminders, until that is undone', async () => {
  const { db, id, remind } = await bookedCall(100);
  await cancelCall(db, id, before(50));
  expect(await remind(24)).toEqual([]);
  await reinstateCall(db, { timeZone: TIME_ZONE, id, capacity: 3, now: before(20) });
  await setOutcome(db, { timeZone: TIME_ZONE, id, outcome: 'held', capacity: 3, now: before(19) });
  expect(await remind(0.9)).toEqual([]);
  await setOutcome(db, { timeZone: TIME_ZONE, id, outcome: null, capacity: 3, now: before(0.9) });
  expect(await remind(0)).toEqual([]);
});

test('the reminders of a call in the trash or in quarantine are held, and keep their time when it is back', async () => {
  const { db, id, remind } = await bookedCall(100);
  await moveToTrash(db, 'call', [id], before(90));
  await restoreFromTrash(db, { kind: 'call', recordId: id }, before(80));
  await setStage(db, { kind: 'call', ids: [id], stage: 'spam', now: before(70) });
  await setStage(db, { kind: 'call', ids: [id], stage: 'new', now: before(60) });
  expect(await remind(25)).toEqual([]);
  await moveToTrash(db, 'call', [id], before(25));
  expect(await remind(24)).toEqual([]);
});

test('a restored backup holds the reminders until the owner decides', async () => {
  const { db, remind } = await bookedCall(100);
  await holdWaitingMails(db, before(30));
  expect(await remind(24)).toEqual([]);
  await decideOnHeldMails(db, 'send', before(23));
  expect(await remind(23)).toEqual(both);
  expect(await remind(1)).toEqual(both);
});
