import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { findDataSet } from '@site/db/data-set';
import { insertWebhook } from '@site/db/webhook';
import { expect, onTestFinished, test, vi } from 'vitest';
import { admin, testCaller } from '../testing/app.ts';
import { bodies, testAdmin } from '../testing/content.ts';
import { createWebhookSender, signatureHeaders } from './webhook-sender.ts';

const { contact } = bodies;
const HOUR = 60 * 60_000;

/** A server that receives webhooks, and answers with `behaviour.status` or through `behaviour.answer`. */
async function testReceiver() {
  const received: { path: string | undefined; headers: IncomingHttpHeaders; body: string }[] = [];
  const behaviour: { status: number; answer?: RequestListener } = { status: 204 };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ path: request.url, headers: request.headers, body });
      if (behaviour.answer) behaviour.answer(request, response);
      else response.writeHead(behaviour.status, { location: '/elsewhere' }).end('answer');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { received, behaviour, port, url: `http://127.0.0.1:${port}/hook` };
}

async function testWebhooks(env: Record<string, string> = { WEBHOOK_PRIVATE_TARGETS: '127.0.0.0/8, localhost' }) {
  const receiver = await testReceiver();
  const site = await testAdmin({ env });
  const { webhook } = testCaller(site, site.session.authorization);
  const lines: { fields: object; text: string }[] = [];
  const log = (fields: object, line: string) => void lines.push({ fields, text: line });
  const newSender = () => {
    const sender = createWebhookSender({ ...site.deps, log: { info: log, warn: log } });
    onTestFinished(() => sender.stop());
    return sender;
  };
  const listen = (url = receiver.url) =>
    webhook.create({ url, events: ['lead.created'], active: true, currentPassword: admin.password });
  /** As of a release that accepted every address, or while its network was allowed. */
  const store = (url: string) =>
    insertWebhook(site.deps.db, { url, events: ['lead.created'], active: true }, 'secret', site.deps.now());
  /** Makes every attempt that is due, and waits for its outcome. */
  const deliverDue = async () => {
    const sender = newSender();
    sender.start();
    await vi.waitFor(
      async () => {
        const due = site.database.db
          .selectFrom('webhookDeliveries')
          .select('id')
          .where('deliveredAt', 'is', null)
          .where('givenUpAt', 'is', null)
          .where('nextAttemptAt', '<=', site.deps.now());
        expect(await due.execute()).toEqual([]);
      },
      { timeout: 20_000 },
    );
    await sender.stop();
  };
  const readLog = async (id = 1) => {
    const callerNow = testCaller(site, (await site.login()).authorization);
    return (await callerNow.webhook.deliveries({ id, query: {} })).items;
  };
  return { ...site, ...receiver, listen, store, deliverDue, newSender, readLog, lines };
}

test('signs the example of the specification with the same result', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const id = 'msg_p5jXN8AQM9LWM0D4loKWxJek';
  expect(signatureHeaders({ id, timestamp: 1_614_265_330, body: '{"test": 2432232314}', secret })).toEqual({
    'webhook-id': id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test('a webhook is posted as JSON with a signature over what was sent', async () => {
  const { send, listen, deliverDue, received, readLog, deps } = await testWebhooks();
  const { secret } = await listen();
  await send('POST', '/api/contact', contact);
  await deliverDue();
  const [request, ...rest] = received;
  expect(rest).toEqual([]);
  expect(request).toMatchObject({ path: '/hook', headers: { 'content-type': 'application/json' } });
  expect(JSON.parse(request?.body ?? '')).toMatchObject({ type: 'lead.created', data: { email: contact.email } });
  const timestamp = Math.floor(deps.now().getTime() / 1000);
  const id = `msg_${await findDataSet(deps.db)}_1`;
  const signed = signatureHeaders({ id, timestamp, body: request?.body ?? '', secret });
  expect(request?.headers).toMatchObject(signed);
  expect(await readLog()).toMatchObject([{ attempts: 1, lastStatus: 204, lastError: null, deliveredAt: deps.now() }]);
});

test('a refused webhook is retried with the same id for about a day and then given up, until it is sent again', async () => {
  const site = await testWebhooks();
  const { send, listen, deliverDue, received, behaviour, readLog, advance, lines, deps } = site;
  await listen();
  await send('POST', '/api/contact', contact);
  behaviour.status = 500;
  const startedAt = deps.now().getTime();
  let attempts = 0;
  let pause = 5_000;
  for (;;) {
    await deliverDue();
    attempts += 1;
    expect(received).toHaveLength(attempts);
    if (lines.at(-1)?.text === 'gave up a webhook') break;
    advance(pause * 0.75 - 1);
    await deliverDue();
    expect(received).toHaveLength(attempts);
    advance(pause * 0.25 + 1);
    pause = Math.min(2 * pause, 6 * HOUR);
  }
  expect(Math.round((deps.now().getTime() - startedAt) / HOUR)).toBe(23);
  expect(new Set(received.map(({ headers }) => headers['webhook-id']))).toEqual(
    new Set([expect.stringMatching(/^msg_[0-9a-f]{12}_1$/)]),
  );
  expect(new Set(received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(attempts);
  expect(await readLog()).toMatchObject([
    { attempts: 16, lastStatus: 500, lastError: 'HTTP 500', deliveredAt: null, givenUpAt: deps.now() },
  ]);
  advance(48 * HOUR);
  await deliverDue();
  expect(received).toHaveLength(attempts);
  behaviour.status = 200;
  const { webhook } = testCaller(site, (await site.login()).authorization);
  await webhook.repeatDelivery({ id: 1 });
  await deliverDue();
  expect(await readLog()).toMatchObject([{ attempts: 1, lastStatus: 200, lastError: null, givenUpAt: null }]);
});

test('sends no retry after 410 Gone', async () => {
  const { send, listen, deliverDue, received, behaviour, readLog, advance } = await testWebhooks();
  await listen();
  await send('POST', '/api/contact', contact);
  behaviour.status = 410;
  await deliverDue();
  advance(48 * HOUR);
  await deliverDue();
  expect(received).toHaveLength(1);
  expect(await readLog()).toMatchObject([{ lastStatus: 410, givenUpAt: expect.any(Date) }]);
});

test('a redirect is not followed', async () => {
  const { send, listen, deliverDue, received, behaviour, readLog } = await testWebhooks();
  await listen();
  await send('POST', '/api/contact', contact);
  behaviour.status = 307;
  await deliverDue();
  expect(received.map(({ path }) => path)).toEqual(['/hook']);
  expect(await readLog()).toMatchObject([
    { lastStatus: 307, lastError: 'HTTP 307: redirects are not followed', deliveredAt: null },
  ]);
});

test('an endless response is judged by its status', async () => {
  const { send, listen, deliverDue, behaviour, readLog } = await testWebhooks();
  await listen();
  await send('POST', '/api/contact', contact);
  behaviour.answer = (_, response) => void response.writeHead(200).write('x'.repeat(100_000));
  await deliverDue();
  expect(await readLog()).toMatchObject([{ lastStatus: 200, deliveredAt: expect.any(Date) }]);
});

test('retries when the receiver does not answer or closes the connection', async () => {
  const { send, listen, deliverDue, behaviour, readLog, advance, received } = await testWebhooks();
  await listen();
  await send('POST', '/api/contact', contact);
  const deadline = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
  onTestFinished(() => void vi.restoreAllMocks());
  behaviour.answer = () => deadline.abort(new DOMException('late', 'TimeoutError'));
  await deliverDue();
  expect(await readLog()).toMatchObject([{ lastStatus: null, lastError: 'No answer within 10 seconds' }]);
  vi.restoreAllMocks();
  behaviour.answer = (request) => void request.socket.destroy();
  advance(5_000);
  await deliverDue();
  expect(await readLog()).toMatchObject([{ lastStatus: null, lastError: 'socket hang up', attempts: 2 }]);
  delete behaviour.answer;
  advance(10_000);
  await deliverDue();
  expect(await readLog()).toMatchObject([{ lastStatus: 204, attempts: 3 }]);
  expect(received).toHaveLength(3);
});

test.each([
  'https://127.0.0.1',
  'https://localhost',
  'https://2130706433',
  'https://0x7f.1',
  'https://[::1]',
  'https://[::ffff:127.0.0.1]',
  'https://0.0.0.0',
])('a webhook to %s, which is no address on the internet, is not sent', async (origin) => {
  const { send, store, deliverDue, received, readLog, port } = await testWebhooks({});
  await store(`${origin}:${port}/hook`);
  await send('POST', '/api/contact', contact);
  await deliverDue();
  expect(received).toEqual([]);
  expect(await readLog()).toMatchObject([
    { lastStatus: null, lastError: expect.stringContaining('is in a private network'), givenUpAt: expect.any(Date) },
  ]);
});

test.each([
  'https://169.254.169.254/latest/meta-data/',
  'https://10.0.0.8',
  'https://[fd00::1]',
  'https://[::127.0.0.1]',
  'https://[64:ff9b::10.0.0.8]',
  'https://[64:ff9b:1::10.0.0.8]',
  'https://[2002:a00:8::1]',
  'https://[2001:0:808:808::f5ff:fff7]',
])('a webhook to %s is given up without a connection, unless its network is allowed', async (url) => {
  const { send, store, deliverDue, readLog } = await testWebhooks({ WEBHOOK_PRIVATE_TARGETS: '192.168.0.0/16,::1' });
  await store(url);
  await send('POST', '/api/contact', contact);
  await deliverDue();
  expect(await readLog()).toMatchObject([{ attempts: 1, givenUpAt: expect.any(Date) }]);
});

test('an old http webhook to the internet is given up without a connection', async () => {
  const { send, store, deliverDue, readLog } = await testWebhooks();
  await store('http://93.184.215.14/hook');
  await send('POST', '/api/contact', contact);
  await deliverDue();
  expect(await readLog()).toMatchObject([{ lastError: expect.stringContaining('https'), givenUpAt: expect.any(Date) }]);
});

test('a host name on the list may have a private address', async () => {
  const { send, listen, deliverDue, received, port } = await testWebhooks({ WEBHOOK_PRIVATE_TARGETS: 'localhost' });
  await listen(`http://localhost:${port}/hook`);
  await send('POST', '/api/contact', contact);
  await deliverDue();
  expect(received).toHaveLength(1);
});

test('a webhook is sent once when several processes send', async () => {
  const { send, listen, newSender, received } = await testWebhooks();
  await listen();
  const senders = [newSender(), newSender(), newSender()];
  for (const sender of senders) sender.start();
  for (let lead = 0; lead < 8; lead++) {
    await send('POST', '/api/contact', { ...contact, name: `Visitor ${lead}` });
    for (const sender of senders) sender.checkNow();
  }
  await vi.waitFor(() => expect(received).toHaveLength(8), { timeout: 20_000 });
  await Promise.all(senders.map((sender) => sender.stop()));
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(8);
});
