import { UNDO_MS } from '@site/schema/site';
import { expect, test } from 'vitest';
import { testCaller } from '../testing/app.ts';
import { bodies } from '../testing/content.ts';
import { mailingSite, testMailServer } from '../testing/mail-server.ts';

const { contact, call } = bodies;
const HOUR = 60 * 60_000;

async function testVisitorMails(env: Record<string, string> = {}) {
  const server = await testMailServer();
  const site = await mailingSite(server, env);
  const callerOf = async () => testCaller(site, (await site.login()).authorization);
  /** The subjects of the mails that the visitor got. */
  const subjects = (email = contact.email) => server.mailsTo(email).map(({ headers }) => headers.subject);
  const idOf = async (url: string, body: object) => (await site.send('POST', url, body)).body as { id: number };
  return { ...site, ...server, callerOf, subjects, idOf };
}

test('a confirmation is sent in the name of the agency, with the address of the agency in Reply-To', async () => {
  const { send, sendDue, mailsTo } = await testVisitorMails();
  await send('POST', '/api/contact', contact);
  await sendDue();
  const [mail] = mailsTo(contact.email);
  expect(mail?.headers).toMatchObject({
    from: 'Ascent Digital <site@agency.example>',
    to: contact.email,
    'reply-to': 'hello@ascentdigital.example',
    subject: 'Mail confirmation',
    'message-id': expect.stringMatching(/^<contact-1-confirmation-2\.[0-9a-f]{12}@agency\.example>$/),
    'auto-submitted': 'auto-generated',
  });
  expect(mail?.html).toBe('<p>confirmation</p>');
  expect(JSON.parse(mail?.text ?? '')).toMatchObject({
    lead: { message: contact.message },
    replyBy: '2025-06-03T05:30:00.000Z',
  });
});

test('a sender name in MAIL_FROM is kept', async () => {
  const { send, sendDue, mailsTo } = await testVisitorMails({ MAIL_FROM: 'Meera <meera@agency.example>' });
  await send('POST', '/api/contact', contact);
  await sendDue();
  expect(mailsTo(contact.email)[0]?.headers.from).toBe('Meera <meera@agency.example>');
});

test('a confirmation that is late does not promise an answer in the past', async () => {
  const { send, sendDue, advance, mailsTo } = await testVisitorMails();
  await send('POST', '/api/contact', contact);
  advance(24 * HOUR);
  await sendDue();
  expect(JSON.parse(mailsTo(contact.email)[0]?.text ?? '')).toMatchObject({ replyBy: null });
});

test('sends no mail about spam until it is released', async () => {
  const { send, sendDue, mails, callerOf } = await testVisitorMails();
  await send('POST', '/api/contact', { ...contact, message: 'Casino! Best casino bonus.' });
  await sendDue();
  expect(mails).toEqual([]);
  await (await callerOf()).lead.setStage({ kind: 'contact', ids: [1], stage: 'new' });
  await sendDue();
  expect(mails).toHaveLength(2);
});

test('a visitor whose address is refused for hours gets no further attempts until the mail is sent again', async () => {
  const { send, sendDue, advance, behaviour, waitingAttempts, mailsTo, lines, callerOf } = await testVisitorMails();
  behaviour.recipientError = (address) =>
    address === contact.email ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : undefined;
  await send('POST', '/api/contact', contact);
  for (let attempt = 1; attempt <= 3; attempt++) {
    expect(await waitingAttempts('confirmation')).toEqual([attempt - 1]);
    await sendDue();
    advance(HOUR);
  }
  expect(await waitingAttempts('confirmation')).toEqual([]);
  expect(lines.at(-1)).toMatchObject({ text: 'gave up a mail', fields: { attempts: 3 } });
  const caller = await callerOf();
  const mails = async () => (await caller.lead.byId({ kind: 'contact', id: 1 })).contacts[0]?.mails ?? [];
  const [, refused] = await mails();
  expect(refused).toMatchObject({ sentAt: null, givenUpAt: expect.any(Date) });
  expect(refused?.lastError).toMatch(/550 No such mailbox/);
  expect(await caller.mail.state()).toMatchObject({ waiting: 0, givenUp: 1 });
  behaviour.recipientError = undefined;
  await caller.lead.resendMail({ id: refused?.id ?? 0 });
  await sendDue();
  expect(mailsTo(contact.email)).toHaveLength(1);
  expect((await mails())[1]).toMatchObject({ sentAt: expect.any(Date), givenUpAt: null, lastError: null });
});

test('mails are not given up while the mail server refuses the sender', async () => {
  const { send, sendDue, advance, behaviour, waitingAttempts } = await testVisitorMails();
  behaviour.senderError = Object.assign(new Error('Not your address'), { responseCode: 550 });
  await send('POST', '/api/contact', contact);
  for (let attempt = 1; attempt <= 20; attempt++) {
    await sendDue();
    advance(HOUR);
  }
  expect(await waitingAttempts('confirmation')).toEqual([20]);
});

test('a stranger cannot flood an address with confirmations, regardless of the number of forms', async () => {
  const { send, sendDue, advance, subjects, callerOf, mails } = await testVisitorMails();
  for (let lead = 0; lead < 4; lead++) {
    const email = contact.email.replace('@', `+${lead}@`);
    await send('POST', '/api/contact', { ...contact, email, name: `Stranger ${lead}` });
    await send('POST', '/api/schedule-call', { ...call, preferredDate: `2025-07-0${lead + 1}` });
  }
  await send('POST', '/api/contact', { ...contact, email: 'other@example.com' });
  await sendDue();
  expect(mails.filter(({ to }) => /^ravi(\+\d)?@/.test(to[0] ?? ''))).toHaveLength(5);
  expect(subjects('other@example.com')).toEqual(['Mail confirmation']);
  const caller = await callerOf();
  const sent = (await caller.lead.byId({ kind: 'contact', id: 4 })).contacts[0]?.mails;
  expect(sent?.[1]?.lastError).toBe('This address has had 5 such mails within a day');
  // The administrator may still send it.
  await caller.lead.resendMail({ id: sent?.[1]?.id ?? 0 });
  await sendDue();
  expect(subjects('ravi+3@example.com')).toHaveLength(1);
  advance(24 * HOUR);
  await send('POST', '/api/contact', contact);
  await sendDue();
  expect(subjects().at(-1)).toBe('Mail confirmation');
});

test('a backlog of failed mails is not sent beyond the limit, regardless of its age', async () => {
  const { send, sendDue, advance, behaviour, subjects } = await testVisitorMails();
  behaviour.senderError = new Error('Not your address');
  for (let lead = 0; lead < 7; lead++) await send('POST', '/api/contact', { ...contact, name: `Stranger ${lead}` });
  await sendDue();
  advance(25 * HOUR);
  behaviour.senderError = undefined;
  await sendDue();
  expect(subjects()).toHaveLength(5);
});

test('after 60 mails within an hour, strangers cannot send texts of their own, and a booking still has its invitation', async () => {
  const { send, sendDue, advance, deps, mailsTo } = await testVisitorMails();
  for (let lead = 0; lead < 59; lead++) {
    await send('POST', '/api/contact', { ...contact, email: `visitor${lead}@example.com` });
  }
  // All but the last of them have been sent.
  await deps.db.updateTable('outbox').set({ sentAt: deps.now() }).where('id', '<=', 116).execute();
  advance(HOUR / 2);
  await send('POST', '/api/contact', { ...contact, email: 'sixtieth@example.com' });
  await send('POST', '/api/contact', { ...contact, email: 'next@example.com', message: 'Buy at https://x.example' });
  await send('POST', '/api/schedule-call', { ...call, email: 'caller@example.com' });
  advance(HOUR / 2);
  await send('POST', '/api/contact', { ...contact, email: 'later@example.com' });
  await sendDue();
  const shown = (email: string) => {
    const { lead, call: about } = JSON.parse(mailsTo(email)[0]?.text ?? '{}');
    const { name, message } = lead ?? about;
    return { name, message };
  };
  const { name, message } = contact;
  expect(shown('visitor58@example.com')).toEqual({ name, message });
  expect(shown('sixtieth@example.com')).toEqual({ name, message });
  expect(shown('next@example.com')).toEqual({ name: '', message: '' });
  expect(shown('caller@example.com')).toEqual({ name: '', message: null });
  const { calendar = '' } = mailsTo('caller@example.com')[0] ?? {};
  expect(calendar).toContain('METHOD:REQUEST');
  expect(calendar).not.toContain(call.name);
  expect(shown('later@example.com')).toEqual({ name, message });
});

test('an automatic mail repeats no text, name or time that contains an address or a domain', async () => {
  const { send, sendDue, mailsTo } = await testVisitorMails();
  await send('POST', '/api/contact', { ...contact, name: 'Win at prize.example' });
  await send('POST', '/api/contact', {
    ...contact,
    email: 'text@example.com',
    message: 'Write to me@prize.example now',
  });
  const link = { name: 'Prize', message: 'https://prize', preferredTime: 'prize.example' };
  await send('POST', '/api/schedule-call', { ...call, ...link, email: 'caller@example.com' });
  await sendDue();
  const shown = (email: string) => {
    const { lead, call: about } = JSON.parse(mailsTo(email)[0]?.text ?? '{}');
    const { name, message, preferredTime } = lead ?? about;
    return { name, message, preferredTime };
  };
  expect(shown(contact.email)).toEqual({ name: '', message: contact.message });
  expect(shown('text@example.com')).toEqual({ name: contact.name, message: '' });
  expect(shown('caller@example.com')).toEqual({ name: 'Prize', message: null, preferredTime: 'the time you chose' });
  // The notice to the agency has everything.
  expect(mailsTo('leads@agency.example').map(({ text }) => JSON.parse(text).lead.name)).toContain(
    'Win at prize.example',
  );
});

test('a stranger cannot flood an address by moving a call', async () => {
  const { send, sendDue, advance, subjects, callerOf } = await testVisitorMails();
  await send('POST', '/api/schedule-call', call);
  const { booking } = await callerOf();
  for (let day = 1; day <= 25; day++) {
    await booking.reschedule({
      id: 1,
      preferredDate: `2025-07-${day + 1}`.replace(/-(\d)$/, '-0$1'),
      preferredTime: '9:00 AM',
    });
    advance(UNDO_MS);
    await sendDue();
  }
  expect(subjects()).toHaveLength(20);
});

test('after a reply was sent, a new lead counts as contacted', async () => {
  const { send, sendDue, stop, start, advance, callerOf, mailsTo } = await testVisitorMails();
  await send('POST', '/api/contact', contact);
  await sendDue();
  const { lead } = await callerOf();
  const stage = async () => (await lead.byId({ kind: 'contact', id: 1 })).contacts[0]?.lead.stage;
  await lead.reply({ kind: 'contact', id: 1, subject: 'Your website', text: 'Gladly.\n\nMeera' });
  await stop();
  await sendDue();
  expect(await stage()).toBe('new');
  await start();
  advance(HOUR / 4);
  await sendDue();
  expect(await stage()).toBe('contacted');
  const [, mail] = mailsTo(contact.email);
  expect(mail?.headers).toMatchObject({ 'reply-to': 'hello@ascentdigital.example', subject: 'Mail reply' });
  expect(mail?.headers).not.toHaveProperty('auto-submitted');
  expect(JSON.parse(mail?.text ?? '')).toMatchObject({
    subject: 'Your website',
    text: 'Gladly.\n\nMeera',
    lead: { message: contact.message },
  });
});

test('a mail whose call changed while it was queued is dropped, or states the latest time', async () => {
  const { send, sendDue, advance, subjects, callerOf, mailsTo, behaviour } = await testVisitorMails();
  await send('POST', '/api/schedule-call', call);
  const { booking, lead, mail } = await callerOf();
  await booking.confirm({ id: 1 });
  behaviour.senderError = new Error('Not your address');
  advance(UNDO_MS);
  await sendDue();
  await booking.undoConfirm({ id: 1 });
  behaviour.senderError = undefined;
  await booking.cancel({ id: 1 });
  advance(HOUR);
  await sendDue();
  expect(subjects()).toEqual(['Mail cancelled']);
  const mails = async () => (await lead.byId({ kind: 'call', id: 1 })).calls[0]?.mails ?? [];
  const superseded = async () =>
    (await mails()).filter(({ givenUpAt }) => givenUpAt).map(({ template, lastError }) => [template, lastError]);
  expect(await superseded()).toEqual([
    ['invitation', null],
    ['confirmed', null],
    ['invitation', null],
  ]);
  expect(await mail.state()).toMatchObject({ waiting: 0, givenUp: 0 });
  const [, , confirmed, , cancelled] = await mails();
  await booking.reinstate({ id: 1 });
  await lead.resendMail({ id: confirmed?.id ?? 0 });
  await lead.resendMail({ id: cancelled?.id ?? 0 });
  await sendDue();
  expect(await superseded()).toEqual([
    ['invitation', null],
    ['confirmed', null],
    ['invitation', null],
    ['cancelled', null],
  ]);
  await booking.cancel({ id: 1 });
  await booking.reschedule({ id: 1, preferredDate: '2025-06-12', preferredTime: '4:00 PM' });
  advance(UNDO_MS);
  await sendDue();
  expect(JSON.parse(mailsTo(call.email).at(-1)?.text ?? '')).toMatchObject({
    call: { preferredTime: '4:00 PM' },
    bookingUrl: expect.stringMatching(/^https:\/\/agency\.example\/booking\/1\.[\w-]{22}$/),
    isOfficeDay: true,
  });
});
