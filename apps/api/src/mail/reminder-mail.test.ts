import { expect, test } from 'vitest';
import { testCaller } from '../testing/app.ts';
import { bodies } from '../testing/content.ts';
import { mailingSite, RECIPIENT, testMailServer } from '../testing/mail-server.ts';

const { call } = bodies;
const HOUR = 60 * 60_000;

async function testReminders() {
  const server = await testMailServer();
  const site = await mailingSite(server);
  return { ...site, ...server, callerOf: async () => testCaller(site, (await site.login()).authorization) };
}

test('both sides are reminded of a call, the visitor by name once the call is confirmed', async () => {
  const { send, sendDue, advance, mails, callerOf } = await testReminders();
  await send('POST', '/api/schedule-call', call);
  await sendDue();
  const reminders = () => mails.filter(({ headers }) => /reminder/i.test(headers.subject ?? ''));
  advance(167 * HOUR); // 24 hours before the call.
  await sendDue();
  expect(reminders()).toHaveLength(2);
  expect(new Set(reminders().map(({ to }) => to[0]))).toEqual(new Set([RECIPIENT, call.email]));
  const toVisitor = (index: number) =>
    JSON.parse(reminders().filter(({ to }) => to[0] === call.email)[index]?.text ?? '');
  expect(toVisitor(0)).toMatchObject({ call: { name: '' } });
  await (await callerOf()).booking.confirm({ id: 1 });
  advance(23 * HOUR);
  await sendDue();
  expect(reminders()).toHaveLength(4);
  expect(toVisitor(1)).toMatchObject({ call: { name: call.name } });
});

test('a reminder is dropped when the owner has switched it off, and when the next one is due', async () => {
  const { send, sendDue, advance, mails, callerOf } = await testReminders();
  await send('POST', '/api/schedule-call', call);
  await sendDue();
  const { booking } = await callerOf();
  await booking.saveSettings({ ...(await booking.settings()), reminders: ['visitor24', 'visitor1', 'agency24'] });
  mails.length = 0;
  advance(190 * HOUR); // The mails of 24 hours before could not be sent.
  await sendDue();
  expect(mails).toHaveLength(2);
  const subjects = new Set(mails.map(({ headers }) => headers.subject));
  expect(subjects).toEqual(new Set(['Mail agencyReminder', 'Mail reminder']));
});
