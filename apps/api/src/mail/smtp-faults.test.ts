import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { bodies } from '../testing/content.ts';
import { mailingSite, RECIPIENT, testMailer, testMailServer } from '../testing/mail-server.ts';

/*
 * Mails while the SMTP server misbehaves: none is lost, none is stuck, and the stored state of each is correct.
 */

const { contact } = bodies;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

async function testFaults() {
  const server = await testMailServer();
  const site = await mailingSite(server);
  /** The ids of the mails that arrived, in their order, without the id of the data set. */
  const arrived = () =>
    server.mails.map(({ headers }) => String(headers['message-id']).replace(/\.[0-9a-f]{12}@/, '@'));
  const rows = () => site.database.db.selectFrom('outbox').selectAll().orderBy('id').execute();
  return { ...site, ...server, arrived, rows };
}

const ofFirstLead = ['<contact-1@agency.example>', '<contact-1-confirmation-2@agency.example>'];

test('a visitor does not wait for a mail server that hangs, and the mails are sent within a minute of its recovery', async () => {
  const { send, mailer, behaviour, drop, lines, advance, sendDue, arrived } = await testFaults();
  let waiting = 0;
  behaviour.beforeGreeting = () => {
    waiting += 1;
    return new Promise(() => {});
  };
  mailer.start();
  expect((await send('POST', '/api/contact', contact)).status).toBe(201);
  await vi.waitFor(() => expect(waiting).toBe(2));
  expect((await send('POST', '/api/contact', contact)).status).toBe(201);
  // No mail has failed or arrived: both responses were sent while the server was hanging.
  expect([lines, arrived()]).toEqual([[], []]);
  drop();
  behaviour.beforeGreeting = async () => {};
  await mailer.stop();
  advance(MINUTE);
  await sendDue();
  expect(new Set(arrived())).toEqual(
    new Set([...ofFirstLead, '<contact-2@agency.example>', '<contact-2-confirmation-4@agency.example>']),
  );
});

test('a mail server that dies in the middle of a message gets the message again', async () => {
  const { send, behaviour, drop, advance, sendDue, arrived, rows } = await testFaults();
  behaviour.onFirstPart = drop;
  await send('POST', '/api/contact', contact);
  await sendDue();
  expect(arrived()).toEqual([]);
  expect(await rows()).toMatchObject([
    { sentAt: null, lastError: expect.any(String) },
    { sentAt: null, lastError: expect.any(String) },
  ]);
  behaviour.onFirstPart = () => {};
  advance(MINUTE);
  await sendDue();
  expect(new Set(arrived())).toEqual(new Set(ofFirstLead));
});

test('a mail that the server accepted without a response is sent again with the same Message-ID', async () => {
  const { send, behaviour, drop, advance, sendDue, arrived } = await testFaults();
  // The server stores the mail, but the connection ends before its response.
  behaviour.beforeAccept = async () => drop();
  await send('POST', '/api/contact', contact);
  await sendDue();
  const first = arrived();
  expect(first).not.toEqual([]);
  behaviour.beforeAccept = async () => {};
  advance(MINUTE);
  await sendDue();
  const all = arrived();
  expect(new Set(all)).toEqual(new Set(ofFirstLead));
  for (const id of first) expect(all.filter((one) => one === id).length).toBeGreaterThan(1);
});

test('a mail that a greylisting server refuses at first is delivered by a later attempt', async () => {
  const { send, behaviour, advance, sendDue, arrived, deps, rows } = await testFaults();
  const firstSeen = new Map<string, number>();
  behaviour.recipientError = (address) => {
    const now = deps.now().getTime();
    if (!firstSeen.has(address)) firstSeen.set(address, now);
    const isEarly = now - (firstSeen.get(address) ?? now) < 5 * MINUTE;
    return isEarly ? Object.assign(new Error('Greylisted, try again later'), { responseCode: 451 }) : undefined;
  };
  await send('POST', '/api/contact', contact);
  await sendDue();
  expect(await rows()).toMatchObject([{ lastError: expect.stringContaining('451 Greylisted') }, {}]);
  for (let minute = 1; minute <= 6; minute++) {
    advance(MINUTE);
    await sendDue();
  }
  expect(new Set(arrived())).toEqual(new Set(ofFirstLead));
});

const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

test.each([
  ['refuses every recipient', 550],
  ['defers every recipient', 451],
])('the mails of many hours leave within a minute after a server %s no longer', async (_, code) => {
  const { send, behaviour, advance, sendDue, rows, deps } = await testFaults();
  behaviour.recipientError = () => refusal(code, 'Not now');
  for (let lead = 0; lead < 3; lead++) {
    await send('POST', '/api/contact', { ...contact, email: `visitor${lead}@example.com` });
  }
  await sendDue();
  // After this many attempts the delays reach their maximum.
  await deps.db.updateTable('outbox').set({ attempts: 110 }).execute();
  advance(HOUR);
  await sendDue();
  advance(MINUTE / 2);
  await sendDue();
  behaviour.recipientError = undefined;
  for (let poll = 0; poll < 12; poll++) {
    advance(MINUTE / 12);
    await sendDue();
  }
  expect((await rows()).filter(({ sentAt }) => sentAt === null)).toEqual([]);
});

test('a dead mailbox is retried at most every 40 seconds, delays no other mail, and is given up after two hours', async () => {
  const { send, behaviour, advance, sendDue, rows, mailsTo } = await testFaults();
  behaviour.recipientError = (address) =>
    address === 'dead@example.com' ? refusal(550, 'No such mailbox') : undefined;
  await send('POST', '/api/contact', { ...contact, email: 'dead@example.com' });
  for (let poll = 0; poll < 10; poll++) {
    await send('POST', '/api/contact', { ...contact, name: `Visitor ${poll}`, email: `visitor${poll}@example.com` });
    await sendDue();
    expect(mailsTo(`visitor${poll}@example.com`)).toHaveLength(1);
    advance(MINUTE / 4);
  }
  const dead = async () => (await rows())[1];
  // The first delays are 5 and 10 seconds.
  expect((await dead())?.attempts).toBeLessThanOrEqual(3 + (2.5 * MINUTE) / 40_000);
  advance(2 * HOUR);
  await sendDue();
  expect(await dead()).toMatchObject({ givenUpAt: expect.anything(), lastError: expect.stringContaining('550') });
});

test('after wrong credentials nothing is retried for five minutes, or until the next start', async () => {
  const server = await testMailServer({ accounts: true });
  const site = await mailingSite(server, { SMTP_URL: `smtp://site:secret@127.0.0.1:${server.port}` });
  const { send, mailer, advance, sendDue } = site;
  server.behaviour.loginError = refusal(535, 'Wrong password');
  await send('POST', '/api/contact', contact);
  await sendDue();
  const tried = server.passwords.length;
  expect(tried).toBeGreaterThan(0);
  advance(5 * MINUTE - 1);
  await send('POST', '/api/contact', contact);
  mailer.start();
  mailer.checkNow();
  await setImmediate();
  await mailer.stop();
  expect(server.passwords).toHaveLength(tried);
  advance(1);
  await sendDue();
  expect(server.passwords.length).toBeGreaterThan(tried);
  server.behaviour.loginError = undefined;
  advance(MINUTE);
  const { mailer: restarted } = testMailer(site);
  restarted.start();
  await vi.waitFor(() => expect(server.mails).toHaveLength(4));
});

test('mails are still sent after the clock of the machine was set back', async () => {
  const { send, stop, start, advance, sendDue, setTime, arrived, deps } = await testFaults();
  const before = deps.now().toISOString();
  await stop();
  // The clock is a year ahead when the mails fail, and when the next ones are queued.
  advance(365 * 24 * HOUR);
  await send('POST', '/api/contact', contact);
  await sendDue();
  await send('POST', '/api/contact', contact);
  await start();
  setTime(before);
  await vi.waitFor(
    async () => {
      await sendDue();
      expect(arrived()).toHaveLength(4);
    },
    { timeout: 20_000 },
  );
});

test('no mail is sent twice after the clock of the machine was set forward', async () => {
  const { send, advance, sendDue, arrived } = await testFaults();
  await send('POST', '/api/contact', contact);
  await sendDue();
  advance(10 * 365 * 24 * HOUR);
  await sendDue();
  expect(arrived()).toHaveLength(2);
});

test('every mail arrives through a sequence of all faults, and the outbox records which ones did', async () => {
  const { send, behaviour, drop, advance, sendDue, mailsTo, rows, arrived } = await testFaults();
  const faults = [
    () => {
      behaviour.recipientError = () => Object.assign(new Error('Busy'), { responseCode: 451 });
    },
    () => {
      behaviour.onFirstPart = drop;
    },
    () => {
      behaviour.senderError = Object.assign(new Error('Not allowed'), { responseCode: 550 });
    },
    () => {
      let count = 0;
      behaviour.beforeAccept = async () => {
        count += 1;
        if (count % 2) throw Object.assign(new Error('Spam?'), { responseCode: 554 });
      };
    },
    () => {
      behaviour.beforeGreeting = async () => void setImmediate(drop);
    },
  ];
  const healthy = { ...behaviour };
  for (let round = 0; round < 10; round++) {
    Object.assign(behaviour, healthy);
    faults[round % faults.length]?.();
    await send('POST', '/api/contact', { ...contact, email: `visitor${round}@example.com` });
    await sendDue();
    const received = new Set(arrived());
    for (const { id, template, leadId, sentAt } of await rows()) {
      const suffix = template === 'notice' ? '' : `-${template}-${id}`;
      if (sentAt) expect(received).toContain(`<contact-${leadId}${suffix}@agency.example>`);
    }
    advance(20_000);
  }
  Object.assign(behaviour, healthy);
  // The delay after a rejection is longer than the one after an unavailable server.
  advance(HOUR);
  await sendDue();
  expect((await rows()).filter(({ sentAt, givenUpAt }) => !sentAt || givenUpAt)).toEqual([]);
  expect(new Set(mailsTo(RECIPIENT).map(({ headers }) => headers['message-id'])).size).toBe(10);
  for (let round = 0; round < 10; round++) expect(mailsTo(`visitor${round}@example.com`)).not.toEqual([]);
});
