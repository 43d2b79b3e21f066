import { moveCall } from '@site/db/appointment';
import { insertContact } from '@site/db/contact';
import { contactInput } from '@site/schema/contact';
import { expect, test } from 'vitest';
import { bodies } from '../testing/content.ts';
import { mailingSite, RECIPIENT, testMailServer } from '../testing/mail-server.ts';

const { contact, call } = bodies;

async function testMailingSite(env: Record<string, string> = {}) {
  const server = await testMailServer();
  return { ...(await mailingSite(server, env)), ...server, notices: () => server.mailsTo(RECIPIENT) };
}

test('a notice goes to the agency as text and HTML, with the visitor in Reply-To', async () => {
  const { send, sendDue, notices } = await testMailingSite();
  await send('POST', '/api/contact', { ...contact, name: 'Jürgen ₹', email: 'Ravi@Example.com' });
  await sendDue();
  const [mail] = notices();
  expect(mail).toMatchObject({ from: 'site@agency.example', to: [RECIPIENT], html: '<p>notice</p>' });
  expect(mail?.headers).toMatchObject({
    from: 'site@agency.example',
    to: RECIPIENT,
    'reply-to': 'ravi@example.com',
    subject: 'Mail notice',
    'message-id': expect.stringMatching(/^<contact-1\.[0-9a-f]{12}@agency\.example>$/),
    'auto-submitted': 'auto-generated',
  });
  expect(JSON.parse(mail?.text ?? '')).toMatchObject({ kind: 'contact', lead: { name: 'Jürgen ₹' } });
});

test('the notice about a call has its phone number, and the visitor in Reply-To', async () => {
  const { send, sendDue, notices } = await testMailingSite();
  await send('POST', '/api/schedule-call', call);
  await sendDue();
  const [mail] = notices();
  expect(mail?.headers['reply-to']).toBe(call.email);
  expect(mail?.headers['message-id']).toMatch(/^<call-1\.[0-9a-f]{12}@agency\.example>$/);
  expect(JSON.parse(mail?.text ?? '')).toMatchObject({ kind: 'call', lead: { phone: call.phone } });
});

test('the notice about a call that the visitor moved contains the previous time', async () => {
  const { send, deps, sendDue, notices } = await testMailingSite();
  await send('POST', '/api/schedule-call', call);
  await moveCall(deps.db, {
    ...{ id: 1, preferredDate: new Date(call.preferredDate), preferredTime: '4:00 PM' },
    ...{ capacity: 1, timeZone: 'Asia/Kolkata', now: deps.now(), byVisitor: true },
  });
  await sendDue();
  expect(JSON.parse(notices().at(-1)?.text ?? '')).toMatchObject({
    change: 'rescheduled',
    from: { preferredDate: expect.stringMatching(/Z$/), preferredTime: call.preferredTime },
    lead: { preferredTime: '4:00 PM' },
  });
});

test('the notice goes to every address in MAIL_TO, and without it to the email address in the settings', async () => {
  const { send, sendDue, mails } = await testMailingSite({ MAIL_TO: `${RECIPIENT}, sales@agency.example` });
  await send('POST', '/api/contact', contact);
  await sendDue();
  expect(mails.map(({ to }) => to)).toContainEqual([RECIPIENT, 'sales@agency.example']);
  const other = await testMailingSite({ MAIL_TO: '', MAIL_FROM: '' });
  await other.send('POST', '/api/contact', contact);
  await other.sendDue();
  const [mail] = other.mailsTo('hello@ascentdigital.example');
  expect(mail?.headers).toMatchObject({ from: 'hello@ascentdigital.example', 'reply-to': contact.email });
});

test('a name with mail headers or encoded words adds no recipient', async () => {
  const { send, deps, sendDue, mails, notices } = await testMailingSite();
  const inject = 'Eve\r\nBcc: victim@example.org\r\n\r\nBuy this';
  expect((await send('POST', '/api/contact', { ...contact, name: inject })).status).toBe(400);
  expect((await send('POST', '/api/schedule-call', { ...call, name: inject })).status).toBe(400);
  expect((await send('POST', '/api/schedule-call', { ...call, preferredTime: '10\nBcc: a@b.co' })).status).toBe(400);
  // Inserted directly, since the form rejects such a name.
  await insertContact(deps.db, { ...contactInput.parse(contact), name: inject }, deps.now());
  const encoded = '=?utf-8?Q?Eve=0D=0ABcc:_victim@example.org?= <victim@example.org>, "x" ;:';
  await send('POST', '/api/contact', { ...contact, name: encoded });
  await sendDue();
  expect(mails).toHaveLength(4);
  expect(notices()).toHaveLength(2);
  for (const { to, headers, text } of mails) {
    const isNotice = to[0] === RECIPIENT;
    expect(to).toEqual([isNotice ? RECIPIENT : contact.email]);
    expect([headers.to, headers.cc, headers.bcc]).toEqual([to[0], undefined, undefined]);
    expect(headers['reply-to']).toBe(isNotice ? contact.email : 'hello@ascentdigital.example');
    expect(text).toContain(contact.message);
  }
});
