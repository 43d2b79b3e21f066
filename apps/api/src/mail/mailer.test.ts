import { findDataSet } from '@site/db/data-set';
import { claimMail } from '@site/db/outbox';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testApp } from '../testing/app.ts';
import { bodies } from '../testing/content.ts';
import { mailingSite, RECIPIENT, testMailer, testMailServer } from '../testing/mail-server.ts';

const { contact, call } = bodies;
const FAILED = 'could not send a mail; will retry';
const SENT = 'sent a mail';
const DAY = 24 * 60 * 60_000;

/** Retry delays are shortened by up to a quarter. */
const shortest = (ms: number) => 0.75 * ms;

/** The log lines of the mailer about the notices. */
const noticesIn = (lines: { text: string; fields: object }[]) =>
  lines.filter(({ fields }) => /"contact-\d+"/.test(JSON.stringify(fields))).map(({ text }) => text);

const refusal = (responseCode: number, message = 'No such mailbox') =>
  Object.assign(new Error(message), { responseCode });

test('a lead is stored while the mail server is down, and its mails are sent once when the server is up again', async () => {
  const server = await testMailServer();
  const { send, advance, sendDue, waitingAttempts, lines } = await mailingSite(server);
  await server.stop();
  expect((await send('POST', '/api/contact', contact)).status).toBe(201);
  await sendDue();
  expect([noticesIn(lines), await waitingAttempts()]).toEqual([[FAILED], [1]]);
  await server.start();
  advance(shortest(5_000) - 1);
  await sendDue();
  expect(await waitingAttempts()).toEqual([1]);
  advance(5_000);
  await sendDue();
  expect([noticesIn(lines), await waitingAttempts()]).toEqual([[FAILED, SENT], []]);
  advance(DAY);
  await sendDue();
  expect(new Set(server.mails.map(({ to }) => to[0]))).toEqual(new Set([RECIPIENT, contact.email]));
  expect(server.mails).toHaveLength(2);
});

test('a rejected notice is retried without limit, after growing delays of at most 45 seconds', async () => {
  const server = await testMailServer();
  server.behaviour.recipientError = () => refusal(550);
  const { send, advance, sendDue, waitingAttempts } = await mailingSite(server);
  expect((await send('POST', '/api/contact', contact)).status).toBe(201);
  await sendDue();
  for (const [index, seconds] of [5, 10, 20, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40].entries()) {
    advance(shortest(seconds * 1_000) - 1);
    await sendDue();
    expect(await waitingAttempts(), `${seconds} s`).toEqual([index + 1]);
    advance(shortest(seconds * 1_000));
    await sendDue();
    expect(await waitingAttempts(), `${seconds} s`).toEqual([index + 2]);
  }
  server.behaviour.recipientError = undefined;
  advance(45_000);
  await sendDue();
  expect([server.mailsTo(RECIPIENT).length, await waitingAttempts()]).toEqual([1, []]);
});

test('an unavailable mail server is retried every 45 seconds, so that mails are sent within a minute of its recovery', async () => {
  const server = await testMailServer();
  const { send, advance, sendDue, waitingAttempts } = await mailingSite(server);
  await server.stop();
  await send('POST', '/api/contact', contact);
  for (let attempt = 1; attempt <= 12; attempt++) {
    await sendDue();
    expect(await waitingAttempts()).toEqual([attempt]);
    advance(45_000);
  }
  await server.start();
  await sendDue();
  expect(server.mailsTo(RECIPIENT)).toHaveLength(1);
});

test('a mail that is due is sent without a call of checkNow', async () => {
  const server = await testMailServer();
  const { send, advance, sendDue, mailer } = await mailingSite(server);
  await server.stop();
  await send('POST', '/api/contact', contact);
  await sendDue();
  await server.start();
  // Only the polling interval of the mailer is faked.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  mailer.start();
  advance(5_000);
  await vi.waitFor(() => {
    vi.advanceTimersByTime(5_000);
    expect(server.mailsTo(RECIPIENT)).toHaveLength(1);
  });
});

test('a failed mail does not delay the following ones', async () => {
  const server = await testMailServer();
  const { send, mailer, waitForNotices, waitingAttempts } = await mailingSite(server);
  let attempts = 0;
  server.behaviour.recipientError = (address) => {
    if (address !== RECIPIENT) return undefined;
    attempts += 1;
    return attempts === 1 ? refusal(451, 'Try again') : undefined;
  };
  await send('POST', '/api/contact', contact);
  await send('POST', '/api/schedule-call', call);
  mailer.start();
  await waitForNotices(1);
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
  await site.waitForNotices(8);
  await Promise.all([site.mailer.stop(), second.stop()]);
  const ids = server.mailsTo(RECIPIENT).map(({ headers }) => headers['message-id']);
  expect(ids).toHaveLength(8);
  expect(new Set(ids).size).toBe(8);
});

test('a mail that a previous process did not send is sent by the next one', async () => {
  const server = await testMailServer();
  const site = await mailingSite(server);
  await site.send('POST', '/api/contact', contact);
  expect(await site.waitingAttempts()).toEqual([0]);
  testMailer(site).mailer.start();
  await site.waitForNotices(1);
});

test('a mail that a crashed process had claimed is sent after a minute, with the same Message-ID', async () => {
  const server = await testMailServer();
  const { send, sendDue, mailer, advance, deps } = await mailingSite(server);
  await send('POST', '/api/contact', contact);
  // The crashed process had claimed the mail.
  const now = deps.now();
  const claimed = await claimMail(deps.db, now, new Date(now.getTime() + 60_000));
  expect(claimed).toMatchObject({ kind: 'contact', template: 'notice' });
  advance(59_999);
  mailer.start();
  await vi.waitFor(() => expect(server.mailsTo(contact.email)).toHaveLength(1), { timeout: 20_000 });
  await mailer.stop();
  expect(server.mailsTo(RECIPIENT)).toHaveLength(0);
  advance(1);
  await sendDue();
  const name = `contact-1.${await findDataSet(deps.db)}`;
  expect(server.mailsTo(RECIPIENT).map(({ headers }) => headers['message-id'])).toEqual([`<${name}@agency.example>`]);
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
  for (let lead = 0; lead < 4; lead++) await send('POST', '/api/contact', contact);
  mailer.start();
  await vi.waitFor(() => expect(received).toBe(5));
  const stopped = mailer.stop();
  accepted.resolve();
  await stopped;
  expect(server.mails).toHaveLength(5);
  expect([...(await waitingAttempts('notice')), ...(await waitingAttempts('confirmation'))]).toEqual([0, 0, 0]);
});

test('stopping does not wait for a mail server that hangs', async () => {
  const server = await testMailServer();
  let greeted = 0;
  server.behaviour.beforeGreeting = () => {
    greeted += 1;
    return new Promise(() => {});
  };
  const { send, mailer, lines, waitingAttempts } = await mailingSite(server);
  await send('POST', '/api/contact', contact);
  mailer.start();
  await vi.waitFor(() => expect(greeted).toBeGreaterThan(0));
  const failed = vi.waitUntil(() => lines.length > 0 && 'failed', { timeout: 20_000 });
  expect(await Promise.race([mailer.stop().then(() => 'stopped'), failed])).toBe('stopped');
  expect(await waitingAttempts()).toEqual([1]);
  await failed;
});

test('the log of a sent or failed mail contains no personal data', async () => {
  const server = await testMailServer();
  const { send, lines, sendDue, advance } = await mailingSite(server);
  server.behaviour.recipientError = () => new Error(`No mailbox for ${contact.email}`);
  await send('POST', '/api/contact', contact);
  await sendDue();
  server.behaviour.recipientError = undefined;
  advance(5_000);
  await sendDue();
  const fields = { attempts: 1, code: expect.any(String) };
  expect(lines).toHaveLength(4);
  expect(lines).toEqual(
    expect.arrayContaining([
      { text: FAILED, fields: { mail: 'contact-1', ...fields } },
      { text: FAILED, fields: { mail: 'contact-1-confirmation-2', ...fields } },
      { text: SENT, fields: { mail: 'contact-1' } },
      { text: SENT, fields: { mail: 'contact-1-confirmation-2' } },
    ]),
  );
});

test('a backlog is sent over at most five connections', async () => {
  const server = await testMailServer();
  const { send, mailer, waitForNotices } = await mailingSite(server);
  for (let lead = 0; lead < 40; lead++) await send('POST', '/api/contact', { ...contact, name: `Visitor ${lead}` });
  mailer.start();
  await waitForNotices(40);
  expect(server.connections.total).toBeLessThanOrEqual(5);
});

test('without SMTP_URL mails stay queued, and are sent once it is set', async () => {
  const server = await testMailServer();
  const site = await testApp();
  const { mailer, lines } = testMailer(site);
  mailer.start();
  expect((await site.send('POST', '/api/contact', contact)).status).toBe(201);
  expect((await site.send('POST', '/api/schedule-call', call)).status).toBe(201);
  mailer.checkNow();
  await mailer.stop();
  expect(lines).toEqual([]);
  const configured = await mailingSite(server, {}, site.database);
  expect(await configured.waitingAttempts()).toEqual([0, 0]);
  await configured.sendDue();
  expect(server.mailsTo(RECIPIENT)).toHaveLength(2);
  expect(server.mailsTo(contact.email)).toHaveLength(2);
});

test.each([
  ['another machine', '0.0.0.0', []],
  ['this machine', '127.0.0.1', ['secret']],
])('credentials for a mail server without TLS are sent only to this machine: %s', async (_, host, expected) => {
  const server = await testMailServer({ accounts: true });
  const SMTP_URL = `smtp://site:secret@${host}:${server.port}`;
  const { send, sendDue } = await mailingSite(server, { SMTP_URL });
  await send('POST', '/api/contact', contact);
  await sendDue();
  expect([...new Set(server.passwords)]).toEqual(expected);
  expect(server.mailsTo(RECIPIENT)).toHaveLength(expected.length);
});
