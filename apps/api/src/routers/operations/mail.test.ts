import { findAuditHead } from '@site/db/audit-log';
import { giveUpMail, postponeMail } from '@site/db/mail-retries';
import { claimMail, markMailSent } from '@site/db/outbox';
import { mailTemplates } from '@site/schema/lead';
import { expect, test } from 'vitest';
import { bookingToken } from '../../leads/booking-token.ts';
import { testCaller } from '../../testing/app.ts';
import { testAdmin } from '../../testing/content.ts';

const MINUTE = 60_000;

async function testMails(env: Record<string, string> = {}) {
  const api = await testAdmin({ env });
  const { mail, booking, lead } = testCaller(api, api.session.authorization);
  const { db, now } = api.deps;
  const claim = async () => (await claimMail(db, now(), new Date(now().getTime() + MINUTE)))?.id ?? 0;
  return { ...api, mail, booking, lead, claim, db, now };
}

test('the state contains whether mails are sent, their recipient, and the last results', async () => {
  const { mail, add, claim, db, now } = await testMails();
  expect(await mail.state()).toEqual({
    isConfigured: false,
    recipient: 'hello@ascentdigital.example',
    heldSinceRestore: 0,
    isStuck: false,
    waiting: 0,
    waitingSince: null,
    noticeWaitingSince: null,
    lastSentAt: null,
    lastError: null,
    givenUp: 0,
    lastGivenUpError: null,
  });
  await add('contact');
  await add('call');
  await markMailSent(db, await claim(), now());
  const failure = { now: now(), until: new Date(now().getTime() + MINUTE), refusedSince: null };
  await postponeMail(db, await claim(), { ...failure, error: 'connection refused' });
  await giveUpMail(db, await claim(), now(), '550 No such mailbox');
  expect(await mail.state()).toMatchObject({
    waiting: 2,
    waitingSince: now(),
    lastSentAt: now(),
    lastError: 'connection refused',
    givenUp: 1,
    lastGivenUpError: '550 No such mailbox',
  });
});

test('a decision on mails is recorded only if mails were held', async () => {
  const { mail, db } = await testMails();
  const before = await findAuditHead(db);
  await mail.decideOnHeld({ decision: 'discard' });
  expect(await findAuditHead(db)).toEqual(before);
});

test('the recipient is MAIL_TO where it is set', async () => {
  const { mail } = await testMails({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_TO: 'leads@agency.example' });
  expect(await mail.state()).toMatchObject({ isConfigured: true, recipient: 'leads@agency.example' });
});

test('the queue is stuck when a notice is overdue, or when no mail is sent any more', async () => {
  const { mail, add, claim, db, now, advance } = await testMails({ SMTP_URL: 'smtp://127.0.0.1:1' });
  const isStuck = async () => (await mail.state()).isStuck;
  await add('contact');
  advance(5 * MINUTE);
  expect(await isStuck()).toBe(false);
  advance(1);
  expect(await isStuck()).toBe(true);
  const notice = await claim();
  await markMailSent(db, notice, now());
  // Only a mail to a visitor is overdue, while others are sent.
  expect(await isStuck()).toBe(false);
  await markMailSent(db, notice, new Date(now().getTime() - 60 * MINUTE));
  expect(await isStuck()).toBe(true);
});

test('a test mail is queued', async () => {
  const { mail } = await testMails();
  await mail.sendTest();
  expect(await mail.state()).toMatchObject({ waiting: 1 });
});

test.each(mailTemplates)('shows the mail "%s" with the data of a fictitious visitor', async (template) => {
  const { mail } = await testMails();
  const { subject, html, text } = await mail.preview({ template });
  expect([subject, html]).toEqual([`Mail ${template}`, `<p>${template}</p>`]);
  const shown = { test: /hello@ascentdigital/, security: /203\.0\.113\.7/ } as Partial<Record<string, RegExp>>;
  expect(text).toMatch(shown[template] ?? /Asha Rao/);
});

test('the agency gets a notice when a visitor moves or cancels a call, but not about its own changes', async () => {
  const { add, booking, lead, db } = await testMails();
  const { id } = await add('call');
  const read = async () => {
    const { calls } = await lead.byId({ kind: 'call', id });
    return {
      mails: calls[0]?.mails.slice(2).map(({ template }) => template),
      events: calls[0]?.events.map(({ text }) => text),
    };
  };
  await booking.reschedule({ id, preferredDate: '2025-06-11', preferredTime: '4:00 PM' });
  expect((await read()).mails).toEqual(['rescheduled']);
  const token = await bookingToken(db, id);
  await booking.rescheduleByToken({ token, preferredDate: '2025-06-12', preferredTime: '4:00 PM' });
  await booking.cancelByToken({ token });
  expect(await read()).toEqual({
    // The later mail about the time replaces the queued one.
    mails: ['rescheduled', 'notice', 'cancelled', 'notice'],
    events: [
      'moved from 2025-06-10 10:30 AM to 2025-06-11 4:00 PM',
      'moved from 2025-06-11 4:00 PM to 2025-06-12 4:00 PM by the visitor',
      'cancelled by the visitor',
    ],
  });
});
