import { insertContact } from '@site/db/contact';
import { expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';
import { bodies } from '../testing/content.ts';
import { mailingSite, RECIPIENT, testMailer, testMailServer } from '../testing/mail-server.ts';

const { contact, call, service } = bodies;

async function testMailingSite(env: Record<string, string> = {}) {
  const server = await testMailServer();
  return { ...(await mailingSite(server, env)), mails: server.mails };
}

test('the mail about an enquiry contains its text and has the visitor in Reply-To', async () => {
  const { send, sendNext, mails } = await testMailingSite();
  const message = 'Zwei Zeilen:\nä ö ü 💥';
  await send('POST', '/api/contact', { name: 'Jürgen ₹', email: 'Ravi@Example.com', message });
  await sendNext();
  const [mail] = mails;
  expect(mail).toMatchObject({ from: 'site@agency.example', to: [RECIPIENT] });
  expect(mail?.headers).toMatchObject({
    from: 'site@agency.example',
    to: RECIPIENT,
    'reply-to': 'ravi@example.com',
    subject: 'New enquiry from Jürgen ₹',
    'message-id': '<contact-1@agency.example>',
  });
  expect(mail?.text).toContain(`Jürgen ₹ <ravi@example.com> wrote:\n\n${message}\n`);
  expect(mail?.text).toContain('https://agency.example/admin/contacts');
});

test('the subject names the service of an enquiry', async () => {
  const { send, login, sendNext, mails } = await testMailingSite();
  const { id } = (await send('POST', '/api/services', service, await login())).body as { id: number };
  await send('POST', `/api/services/${id}/enquiry`, contact);
  await sendNext();
  expect(mails[0]?.headers.subject).toBe(`New enquiry about ${service.title} from ${contact.name}`);
});

test('the mail about a call contains every field', async () => {
  const { send, sendNext, mails } = await testMailingSite();
  await send('POST', '/api/schedule-call', call);
  await sendNext();
  const [mail] = mails;
  expect(mail?.headers).toMatchObject({
    subject: 'Call requested for Tuesday, June 10, 2025, 10:30 AM by Ravi Kumar',
    'reply-to': call.email,
  });
  const fields = [call.name, call.phone, call.email, call.company, call.message];
  for (const part of [...fields, '(India)', 'https://agency.example/admin/calls']) expect(mail?.text).toContain(part);
});

test('the mail states the day of a call in India', async () => {
  const { send, sendNext, mails } = await testMailingSite();
  const days: [string | number, string][] = [
    ['2025-06-02', 'Monday, June 2, 2025'],
    ['2025-06-01T20:00:00Z', 'Monday, June 2, 2025'],
    ['2025-06-01T18:29:59Z', 'Sunday, June 1, 2025'],
    ['2025-06-01T18:30:00Z', 'Monday, June 2, 2025'],
    ['2025-06-02T23:00:00-08:00', 'Tuesday, June 3, 2025'],
    [Date.parse('2025-12-31T19:00:00Z'), 'Thursday, January 1, 2026'],
  ];
  for (const [index, [preferredDate, day]] of days.entries()) {
    await send('POST', '/api/schedule-call', { ...call, company: '', message: null, preferredDate });
    await sendNext();
    const mail = mails[index];
    expect(mail?.headers.subject).toBe(`Call requested for ${day}, ${call.preferredTime} by ${call.name}`);
    expect(mail?.text).toContain(`When: ${day}, ${call.preferredTime} (India)`);
    expect(mail?.text).not.toMatch(/Company|null|undefined/);
  }
});

test('a line break in a field cannot forge another line of the mail', async () => {
  const { send, deps, sendNext, mails } = await testMailingSite();
  const breaks = ['\n', '\r\n', '\r', '\u2028', '\u2029', '\u0085', '\v', '\f'];
  const forged = breaks.map((end) => `${end}Phone: 999`).join('');
  const message = 'First.\nSecond.';
  await send('POST', '/api/schedule-call', { ...call, company: `Acme${forged}`, message });
  // Inserted directly, since the form rejects line breaks in a name.
  await insertContact(deps.db, { ...contact, name: `Eve${forged}`, message }, deps.now());
  await sendNext();
  await sendNext();
  expect(mails).toHaveLength(2);
  for (const { text = '' } of mails) {
    const lines = text.split(/[\p{Zl}\p{Zp}\p{Cc}]/u);
    expect(lines.filter((line) => line.startsWith('Phone: 999'))).toEqual([]);
    expect(text).toContain(`\n\n${message}\n\n`);
  }
});

test('the mail goes to every address in MAIL_TO', async () => {
  const { send, sendNext, mails } = await testMailingSite({ MAIL_TO: `${RECIPIENT}, sales@agency.example` });
  await send('POST', '/api/contact', contact);
  await sendNext();
  expect(mails[0]?.to).toEqual([RECIPIENT, 'sales@agency.example']);
});

test('without SMTP_URL no mail is sent and the outbox stays empty', async () => {
  const site = await testApp();
  const { mailer, lines } = testMailer(site);
  mailer.start();
  expect((await site.send('POST', '/api/contact', contact)).status).toBe(201);
  expect((await site.send('POST', '/api/schedule-call', call)).status).toBe(201);
  mailer.checkNow();
  await mailer.stop();
  expect(await site.database.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  expect(lines).toEqual([]);
});

test('a name with mail headers or encoded words adds no recipient', async () => {
  const { send, deps, sendNext, mails } = await testMailingSite();
  const inject = 'Eve\r\nBcc: victim@example.org\r\n\r\nBuy this';
  expect((await send('POST', '/api/contact', { ...contact, name: inject })).status).toBe(400);
  expect((await send('POST', '/api/schedule-call', { ...call, name: inject })).status).toBe(400);
  expect((await send('POST', '/api/schedule-call', { ...call, preferredTime: '10\nBcc: a@b.co' })).status).toBe(400);
  // Inserted directly, since the form rejects such a name.
  await insertContact(deps.db, { ...contact, name: inject }, deps.now());
  const encoded = '=?utf-8?Q?Eve=0D=0ABcc:_victim@example.org?= <victim@example.org>, "x" ;:';
  await send('POST', '/api/contact', { ...contact, name: encoded });
  await sendNext();
  await sendNext();
  expect(mails).toHaveLength(2);
  for (const { to, headers, text } of mails) {
    expect(to).toEqual([RECIPIENT]);
    expect([headers.to, headers.cc, headers.bcc, headers['reply-to']]).toEqual([
      RECIPIENT,
      undefined,
      undefined,
      contact.email,
    ]);
    expect(text).toContain(contact.message);
  }
});
