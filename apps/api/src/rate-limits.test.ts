import { describe, expect, test } from 'vitest';
import { admin, type TestApp, testApp } from './testing/app.ts';
import { bodies } from './testing/content.ts';
import { sendFrom } from './testing/send-from.ts';

const MINUTE = 60_000;

const wrong = { ...admin, password: 'not-the-password' };
const { contact: lead, call, service } = bodies;

type TrpcResponse = { error?: { json: { data: { httpStatus: number } } } };
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

test('the value 0 turns each limit off', async () => {
  const site = await testApp({ env: { RATE_LIMIT_LEADS: '0', RATE_LIMIT_LOGIN: '0', RATE_LIMIT_API: '0' } });
  const statuses = await Promise.all(Array.from({ length: 40 }, () => sendFrom(site, {})));
  expect(new Set(statuses)).toEqual(new Set([201]));
  for (let times = 0; times < 12; times++)
    expect(await sendFrom(site, { url: '/api/admin/login', body: wrong })).toBe(401);
  // Refused logins are counted for the audit log, without a limit.
  const counts = await site.database.db.selectFrom('rateLimits').select('key').execute();
  expect(counts.filter(({ key }) => !key.startsWith('refused'))).toEqual([]);
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
