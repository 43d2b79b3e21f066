import { claimMail } from '@site/db/outbox';
import { expect, onTestFinished, test, vi } from 'vitest';
import { bodies } from '../testing/content.ts';
import { mailingSite, testMailer, testMailServer } from '../testing/mail-server.ts';

const { contact, call } = bodies;
const FAILED = 'could not send a mail; trying again later';
const SENT = 'sent a mail about a lead';
const DAY = 24 * 60 * 60_000;

const texts = (lines: { text: string }[]) => lines.map(({ text }) => text);

test('a lead is stored while the mail server is down, and its mail is sent once when the server is up again', async () => {
  const server = await testMailServer();
  const { send, advance, sendNext, waitingAttempts, lines } = await mailingSite(server);
  await server.stop();
  expect((await send('POST', '/api/contact', contact)).status).toBe(201);
  await sendNext();
  expect([texts(lines), await waitingAttempts()]).toEqual([[FAILED], [1]]);
  await server.start();
  advance(4_999);
  await sendNext();
  expect(await waitingAttempts()).toEqual([1]);
  advance(1);
  await sendNext();
  expect([texts(lines), await waitingAttempts()]).toEqual([[FAILED, SENT], []]);
  advance(DAY);
  await sendNext();
  expect(server.mails).toHaveLength(1);
});

test('a rejected mail is retried without limit, after growing pauses of at most an hour', async () => {
  const server = await testMailServer();
  server.behaviour.recipientError = Object.assign(new Error('No such mailbox'), { responseCode: 550 });
  const { send, advance, sendNext, waitingAttempts } = await mailingSite(server);
  expect((await send('POST', '/api/contact', contact)).status).toBe(201);
  await sendNext();
  const pauses = [5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600, 3600];
  for (const [index, seconds] of pauses.entries()) {
    advance(seconds * 1_000 - 1);
    await sendNext();
    expect(await waitingAttempts(), `${seconds} s`).toEqual([index + 1]);
    advance(1);
    await sendNext();
    expect(await waitingAttempts(), `${seconds} s`).toEqual([index + 2]);
  }
  server.behaviour.recipientError = undefined;
  advance(3_600_000);
  await sendNext();
  expect([server.mails.length, await waitingAttempts()]).toEqual([1, []]);
});

test('a mail that is due is sent without a call of checkNow', async () => {
  const server = await testMailServer();
  const { send, advance, sendNext, mailer } = await mailingSite(server);
  await server.stop();
  await send('POST', '/api/contact', contact);
  await sendNext();
  await server.start();
  advance(4_999);
  // Only the interval in which the mailer reads the outbox is faked.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  mailer.start();
  advance(1);
  await vi.waitFor(() => {
    vi.advanceTimersByTime(5_000);
    expect(server.mails).toHaveLength(1);
  });
});

test('a failed mail does not delay the following ones', async () => {
  const server = await testMailServer();
  const { send, mailer, waitForMails, waitingAttempts } = await mailingSite(server);
  let attempts = 0;
  server.behaviour.beforeAccept = async () => {
    attempts += 1;
    if (attempts === 1) throw Object.assign(new Error('Try again'), { responseCode: 451 });
  };
  await send('POST', '/api/contact', contact);
  await send('POST', '/api/schedule-call', call);
  mailer.start();
  await waitForMails(1);
  await mailer.stop();
  expect(await waitingAttempts()).toEqual([1]);
});

test('a mail is sent once when two processes read the outbox', async () => {
  const server = await testMailServer();
  const site = await mailingSite(server);
  const { mailer: second } = testMailer(site);
  site.mailer.start();
  second.start();
  const names = Array.from({ length: 8 }, (_, index) => `Visitor ${index}`);
  const sends = names.map(async (name) => {
    await site.send('POST', '/api/contact', { ...contact, name });
    second.checkNow();
  });
  await Promise.all(sends);
  await site.waitForMails(8);
  await Promise.all([site.mailer.stop(), second.stop()]);
  const subjects = server.mails.map(({ headers }) => headers.subject);
  expect(subjects).toHaveLength(8);
  expect(new Set(subjects)).toEqual(new Set(names.map((name) => `New enquiry from ${name}`)));
});

test('a mail that a previous process did not send is sent by the next one', async () => {
  const server = await testMailServer();
  const site = await mailingSite(server);
  await site.send('POST', '/api/contact', contact);
  expect(await site.waitingAttempts()).toEqual([0]);
  testMailer(site).mailer.start();
  await site.waitForMails(1);
});

test('a mail that a crashed process had claimed is sent after two minutes', async () => {
  const server = await testMailServer();
  const { send, sendNext, advance, deps } = await mailingSite(server);
  await send('POST', '/api/contact', contact);
  // The crashed process had claimed the mail.
  const now = deps.now();
  expect(await claimMail(deps.db, now, new Date(now.getTime() + 120_000))).toMatchObject({ kind: 'contact' });
  advance(119_999);
  await sendNext();
  expect(server.mails).toHaveLength(0);
  advance(1);
  await sendNext();
  expect(server.mails).toHaveLength(1);
});

test('stopping waits for the mails that are being sent, and leaves the others in the outbox', async () => {
  const server = await testMailServer();
  const accepted = Promise.withResolvers<void>();
  let received = 0;
  server.behaviour.beforeAccept = () => {
    received += 1;
    return accepted.promise;
  };
  const { send, mailer, waitingAttempts } = await mailingSite(server);
  for (let lead = 0; lead < 7; lead++) await send('POST', '/api/contact', contact);
  mailer.start();
  await vi.waitFor(() => expect(received).toBe(5));
  const stopped = mailer.stop();
  accepted.resolve();
  await stopped;
  expect(server.mails).toHaveLength(5);
  expect(await waitingAttempts()).toEqual([0, 0]);
});

test('the log of a sent or failed mail contains no personal data', async () => {
  const server = await testMailServer();
  const { send, lines, sendNext, advance } = await mailingSite(server);
  server.behaviour.recipientError = new Error(`No mailbox for ${contact.email}`);
  await send('POST', '/api/contact', contact);
  await sendNext();
  server.behaviour.recipientError = undefined;
  advance(5_000);
  await sendNext();
  expect(lines).toEqual([
    { text: FAILED, fields: { mail: 'contact-1', attempts: 1, code: expect.any(String) } },
    { text: SENT, fields: { mail: 'contact-1' } },
  ]);
});

test('a backlog is sent over at most five connections', async () => {
  const server = await testMailServer();
  const { send, mailer, waitForMails } = await mailingSite(server);
  for (let lead = 0; lead < 40; lead++) await send('POST', '/api/contact', { ...contact, name: `Visitor ${lead}` });
  mailer.start();
  await waitForMails(40);
  expect(server.connections.total).toBeLessThanOrEqual(5);
});

test.each([
  ['another machine', '0.0.0.0', []],
  ['this machine', '127.0.0.1', ['secret']],
])('credentials for a mail server without TLS are sent only to this machine: %s', async (_, host, expected) => {
  const server = await testMailServer({ accounts: true });
  const SMTP_URL = `smtp://site:secret@${host}:${server.port}`;
  const { send, sendNext } = await mailingSite(server, { SMTP_URL });
  await send('POST', '/api/contact', contact);
  await sendNext();
  expect(server.passwords).toEqual(expected);
  expect(server.mails).toHaveLength(expected.length);
});
