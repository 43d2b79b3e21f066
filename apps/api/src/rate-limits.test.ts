import { engine } from '@site/db/testing/database';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { admin, type TestApp, testApp } from './testing/app.ts';
import { bodies } from './testing/content.ts';

const MINUTE = 60_000;

const wrong = { ...admin, password: 'not-the-password' };
const { contact: lead, call, service } = bodies;

type TrpcResponse = { error?: { json: { data: { httpStatus: number } } } };
type ClientRequest = { from?: string; forwarded?: string; body?: unknown; url?: string };

/** Sends a request from the IP address `from`, by default a contact, and returns the status. */
async function sendFrom(
  { app }: TestApp,
  { from = '203.0.113.7', forwarded, body = lead, url = '/api/contact' }: ClientRequest,
) {
  const headers = {
    'content-type': 'application/json',
    ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }),
  };
  const response = await app.inject({
    method: 'POST',
    url,
    remoteAddress: from,
    headers,
    payload: JSON.stringify(body),
  });
  return response.statusCode;
}

const contacts = ({ database }: TestApp) => database.db.selectFrom('contactSubmissions').select('id').execute();

describe('RATE_LIMIT_LEADS', () => {
  test('allows as many requests as configured and answers the next with 429 and Retry-After', async () => {
    const site = await testApp({ env: { RATE_LIMIT_LEADS: '2' } });
    for (let sent = 0; sent < 2; sent++) expect((await site.send('POST', '/api/contact', lead)).status).toBe(201);
    const { status, body, headers } = await site.send('POST', '/api/contact', lead);
    expect({ status, body, wait: headers['retry-after'] }).toEqual({
      status: 429,
      body: { message: 'Too many attempts. Please try again in 10 minutes.' },
      wait: '600',
    });
    expect(await contacts(site)).toHaveLength(2);
  });

  test('allows requests again after ten minutes, and states the remaining time until then', async () => {
    const site = await testApp({ env: { RATE_LIMIT_LEADS: '1' } });
    await site.send('POST', '/api/contact', lead);
    for (const [elapsed, remaining, retryAfter] of [
      [4 * MINUTE, '6 minutes', '360'],
      [5 * MINUTE, '60 seconds', '60'],
      [MINUTE - 2000, '2 seconds', '2'],
    ] as const) {
      site.advance(elapsed);
      const { status, body, headers } = await site.send('POST', '/api/contact', lead);
      expect([status, body, headers['retry-after']]).toEqual([
        429,
        { message: `Too many attempts. Please try again in ${remaining}.` },
        retryAfter,
      ]);
    }
    site.advance(2000);
    expect((await site.send('POST', '/api/contact', lead)).status).toBe(201);
    expect((await site.send('POST', '/api/contact', lead)).status).toBe(429);
  });

  test('counts contacts, enquiries and calls together, over REST and tRPC', async () => {
    const site = await testApp({ env: { RATE_LIMIT_LEADS: '5' } });
    const { id } = (await site.send('POST', '/api/services', service, await site.login())).body as { id: number };
    const sends: [string, object][] = [
      ['/api/contact', lead],
      ['/api/schedule-call', call],
      [`/api/services/${id}/enquiry`, lead],
      ['/trpc/contact.send', lead],
      ['/trpc/callRequest.schedule', call],
    ];
    for (const [url, body] of sends) expect((await site.send('POST', url, body)).status, url).toBeLessThan(300);
    for (const [url, body] of sends) expect((await site.send('POST', url, body)).status, url).toBe(429);
  });

  test('does not count invalid leads', async () => {
    const site = await testApp({ env: { RATE_LIMIT_LEADS: '1' } });
    for (let times = 0; times < 3; times++) {
      expect((await site.send('POST', '/api/contact', { ...lead, email: 'asha' })).status).toBe(400);
      expect((await site.send('POST', '/api/schedule-call', {})).status).toBe(400);
      expect((await site.send('POST', '/api/services/77/enquiry', lead)).status).toBe(404);
    }
    expect((await site.send('POST', '/api/contact', lead)).status).toBe(201);
  });

  test('counts each call of a tRPC batch', async () => {
    const site = await testApp({ env: { RATE_LIMIT_LEADS: '3' } });
    const url = `/trpc/${Array(5).fill('contact.send').join(',')}?batch=1`;
    const response = await site.send('POST', url, Object.fromEntries([0, 1, 2, 3, 4].map((index) => [index, lead])));
    const errors = (response.body as TrpcResponse[]).flatMap(({ error }) => (error ? [error.json.data] : []));
    expect(errors).toEqual(Array(2).fill(expect.objectContaining({ httpStatus: 429, retryAfter: 600 })));
    expect(response.headers['retry-after']).toBe('600');
    expect(await contacts(site)).toHaveLength(3);
  });

  test('holds for concurrent requests', async () => {
    const site = await testApp({ env: { RATE_LIMIT_LEADS: '4' } });
    const statuses = await Promise.all(Array.from({ length: 12 }, () => sendFrom(site, {})));
    expect(statuses.filter((status) => status === 201)).toHaveLength(4);
    expect(statuses.filter((status) => status === 429)).toHaveLength(8);
    expect(await contacts(site)).toHaveLength(4);
  });
});

describe('RATE_LIMIT_LOGIN', () => {
  test('answers 429 to the right password for 15 minutes after too many wrong ones', async () => {
    const { send, advance } = await testApp({ env: { RATE_LIMIT_LOGIN: '2' } });
    for (let times = 0; times < 2; times++) expect((await send('POST', '/api/admin/login', wrong)).status).toBe(401);
    const limited = await send('POST', '/api/admin/login', admin);
    expect(limited).toMatchObject({ status: 429, headers: { 'retry-after': '900' } });
    expect(limited.body).toEqual({ message: 'Too many attempts. Please try again in 15 minutes.' });
    advance(15 * MINUTE - 1);
    expect((await send('POST', '/api/admin/login', admin)).status).toBe(429);
    advance(1);
    expect((await send('POST', '/api/admin/login', admin)).status).toBe(200);
  });

  test('resets the count after a successful login', async () => {
    const { send } = await testApp({ env: { RATE_LIMIT_LOGIN: '3' } });
    for (let round = 0; round < 3; round++) {
      for (let times = 0; times < 2; times++) expect((await send('POST', '/api/admin/login', wrong)).status).toBe(401);
      expect((await send('POST', '/api/admin/login', admin)).status).toBe(200);
    }
  });

  test('does not count logins without a user name or password', async () => {
    const { send } = await testApp({ env: { RATE_LIMIT_LOGIN: '1' } });
    for (const body of [{}, { username: 'owner' }, { username: '', password: '' }, [], null]) {
      expect((await send('POST', '/api/admin/login', body)).status).toBe(400);
    }
    expect((await send('POST', '/api/admin/login', admin)).status).toBe(200);
  });

  test('counts each login of a tRPC batch', async () => {
    const { send } = await testApp({ env: { RATE_LIMIT_LOGIN: '2' } });
    const url = `/trpc/${Array(4).fill('account.login').join(',')}?batch=1`;
    const { body } = await send('POST', url, { 0: wrong, 1: wrong, 2: wrong, 3: wrong });
    const codes = (body as TrpcResponse[]).map(({ error }) => error?.json.data.httpStatus);
    expect(codes.toSorted((a = 0, b = 0) => a - b)).toEqual([401, 401, 429, 429]);
    expect((await send('POST', '/api/admin/login', admin)).status).toBe(429);
  });

  test('counts password changes with a wrong current password as logins', async () => {
    const site = await testApp({ env: { RATE_LIMIT_LOGIN: '2' } });
    const session = await site.login();
    const change = { currentPassword: 'guess', newPassword: 'Another-horse-7!', confirmPassword: 'Another-horse-7!' };
    for (const status of [400, 400, 429]) {
      expect((await site.send('POST', '/api/admin/change-password', change, session)).status).toBe(status);
    }
    expect((await site.send('POST', '/api/admin/login', admin)).status).toBe(429);
  });

  test('counts an IPv6 /48 network as one client', async () => {
    const site = await testApp({ env: { RATE_LIMIT_LOGIN: '2' } });
    const statuses: number[] = [];
    for (const from of ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:3::1', '2001:db8:2::1']) {
      statuses.push(await sendFrom(site, { from, body: wrong, url: '/api/admin/login' }));
    }
    expect(statuses).toEqual([401, 401, 429, 401]);
  });

  // The PostgreSQL driver needs the timers that this test fakes.
  test.runIf(engine() === 'sqlite')(
    'slows down logins after ten failures, and still accepts the password',
    async () => {
      const site = await testApp({ env: { RATE_LIMIT_LOGIN: '10' } });
      const logIn = (client: number, body: object) =>
        sendFrom(site, { from: `203.0.113.${client}`, body, url: '/api/admin/login' });
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      onTestFinished(() => void vi.useRealTimers());
      for (let client = 1; client <= 10; client++) expect(await logIn(client, wrong)).toBe(401);
      for (const [client, delay] of [250, 500, 1_000, 2_000, 4_000, 5_000, 5_000].entries()) {
        const answered = vi.fn();
        const response = logIn(100 + client, client < 6 ? wrong : admin).then(answered);
        await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
        await vi.advanceTimersByTimeAsync(delay - 1);
        expect(answered).not.toHaveBeenCalled();
        await vi.advanceTimersByTimeAsync(1);
        await response;
        expect(answered).toHaveBeenCalledWith(client < 6 ? 401 : 200);
      }
      expect(await logIn(200, wrong)).toBe(401);
    },
  );

  test.runIf(engine() === 'sqlite')(
    'lets parallel logins to an attacked account wait one after the other, but not the network of its last login',
    async () => {
      const site = await testApp({ env: { RATE_LIMIT_LOGIN: '10' } });
      const logIn = (client: number, body: object) =>
        sendFrom(site, { from: `203.0.113.${client}`, body, url: '/api/admin/login' });
      const home = 200;
      expect(await logIn(home, admin)).toBe(200);
      for (let client = 1; client <= 10; client++) expect(await logIn(client, wrong)).toBe(401);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      onTestFinished(() => void vi.useRealTimers());
      const statuses: number[] = [];
      const parallel = Array.from({ length: 7 }, (_, client) =>
        logIn(100 + client, wrong).then((status) => statuses.push(status)),
      );
      // One waits for its delay, five wait for their turn, and one is refused.
      await vi.waitFor(() => expect(statuses).toEqual([429]));
      expect(await logIn(home, wrong)).toBe(401);
      expect(await logIn(home, admin)).toBe(200);
      expect(statuses).toEqual([429]);
      for (let answered = 2; answered <= 7; answered++) {
        await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
        await vi.runOnlyPendingTimersAsync();
        await vi.waitFor(() => expect(statuses).toHaveLength(answered));
      }
      await Promise.all(parallel);
      expect(statuses).toEqual([429, ...Array(6).fill(401)]);
    },
  );

  test('is counted separately from RATE_LIMIT_LEADS', async () => {
    const { send } = await testApp({ env: { RATE_LIMIT_LOGIN: '1', RATE_LIMIT_LEADS: '1' } });
    for (const status of [401, 429]) expect((await send('POST', '/api/admin/login', wrong)).status).toBe(status);
    for (const status of [201, 429]) expect((await send('POST', '/api/contact', lead)).status).toBe(status);
  });
});

test('the value 0 turns each limit off', async () => {
  const site = await testApp({ env: { RATE_LIMIT_LEADS: '0', RATE_LIMIT_LOGIN: '0', RATE_LIMIT_API: '0' } });
  const statuses = await Promise.all(Array.from({ length: 40 }, () => sendFrom(site, {})));
  expect(new Set(statuses)).toEqual(new Set([201]));
  for (let times = 0; times < 12; times++)
    expect(await sendFrom(site, { url: '/api/admin/login', body: wrong })).toBe(401);
  expect(await site.database.db.selectFrom('rateLimits').selectAll().execute()).toEqual([]);
});

describe('the client of a request', () => {
  const limited = (env: Record<string, string> = {}) => testApp({ env: { RATE_LIMIT_LEADS: '1', ...env } });

  test('is not read from X-Forwarded-For when no proxy is trusted', async () => {
    const site = await limited();
    expect(await sendFrom(site, { forwarded: '198.51.100.1' })).toBe(201);
    expect(await sendFrom(site, { forwarded: '198.51.100.2' })).toBe(429);
  });

  test('is read from X-Forwarded-For only when a trusted proxy sends it', async () => {
    const site = await limited({ TRUST_PROXY: '10.0.0.1, 192.168.0.0/16, ::1' });
    for (const [index, from] of ['10.0.0.1', '192.168.7.7', '::1', '::ffff:10.0.0.1'].entries()) {
      expect(await sendFrom(site, { from, forwarded: `198.51.100.${index}` }), from).toBe(201);
      expect(await sendFrom(site, { from, forwarded: `198.51.100.${index}` }), from).toBe(429);
    }
    expect(await sendFrom(site, { from: '10.0.0.2', forwarded: '198.51.100.98' })).toBe(201);
    expect(await sendFrom(site, { from: '10.0.0.2', forwarded: '198.51.100.99' })).toBe(429);
  });

  test('is the last untrusted address in X-Forwarded-For, regardless of the addresses before it', async () => {
    const site = await limited({ TRUST_PROXY: '10.0.0.0/8' });
    const from = '10.0.0.1';
    expect(await sendFrom(site, { from, forwarded: '1.1.1.1, 198.51.100.1' })).toBe(201);
    expect(await sendFrom(site, { from, forwarded: '2.2.2.2, 198.51.100.1' })).toBe(429);
    expect(await sendFrom(site, { from, forwarded: '3.3.3.3, 198.51.100.1, 10.0.0.2' })).toBe(429);
  });

  test('may be invalid: a malformed X-Forwarded-For causes no server error', async () => {
    const site = await limited({ TRUST_PROXY: '10.0.0.1', RATE_LIMIT_API: '100' });
    for (const forwarded of ['', ',', ' , ,', 'unknown', '%00', '1.2.3', '9'.repeat(5000)]) {
      expect([201, 429], forwarded).toContain(await sendFrom(site, { from: '10.0.0.1', forwarded }));
    }
  });

  test('is the /48 network of an IPv6 address, and the same IPv4 address on IPv4 and IPv6 sockets', async () => {
    const site = await limited();
    expect(await sendFrom(site, { from: '2001:db8:0:7::1' })).toBe(201);
    expect(await sendFrom(site, { from: '2001:db8:0:8:aaaa:bbbb:cccc:dddd' })).toBe(429);
    expect(await sendFrom(site, { from: '2001:db8:1:7::1' })).toBe(201);
    expect(await sendFrom(site, { from: '::ffff:198.51.100.1' })).toBe(201);
    expect(await sendFrom(site, { from: '198.51.100.1' })).toBe(429);
  });
});
