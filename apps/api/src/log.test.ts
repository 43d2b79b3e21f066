import { spawnSync } from 'node:child_process';
import { request } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { admin, fakeWeb, type TestApp, testApp } from './testing/app.ts';
import { bodies } from './testing/content.ts';
import { portOf } from './testing/listening-app.ts';

type LogLine = { level: number; msg: string; reqId?: string; req?: object; err?: { message: string; stack: string } };

const lines = ({ log }: TestApp): LogLine[] => log.map((line) => JSON.parse(line));

const call = {
  ...bodies.call,
  name: 'Meera Iyer',
  email: 'meera.iyer@example.org',
  message: 'Talk about the tea garden.',
};
const lead = { name: 'Asha Rao', email: 'asha.rao@example.org', message: 'We sell saris near the river.' };
const wrong = { username: 'somebody.else', password: 'a-guess-that-is-wrong' };

test('no log line contains personal data, at any level', async () => {
  const site = await testApp({ env: { LOG_LEVEL: 'trace', TRUST_PROXY: '127.0.0.1' } });
  const { body } = await site.send('POST', '/api/admin/login', admin);
  const { sessionId: token } = body as { sessionId: string };
  const session = {
    authorization: `Bearer ${token}`,
    cookie: 'theme=cookie-value',
    'user-agent': 'agent-name',
  };
  const visitor = {
    'x-forwarded-for': '203.0.113.77',
    referer: 'https://referring.example/',
    origin: 'https://o.example',
  };
  const next = 'Changed-horse-3!';
  const change = { currentPassword: admin.password, newPassword: next, confirmPassword: next };

  await site.send('POST', '/api/admin/login', wrong);
  await site.send('POST', '/trpc/account.login', wrong);
  await site.send('POST', '/api/contact', lead, visitor);
  await site.send('POST', '/trpc/contact.send', lead, visitor);
  await site.send('POST', '/api/schedule-call', call, visitor);
  await site.send('POST', '/api/contact', { ...lead, email: `${lead.email} or so` });
  await site.send('POST', '/api/contact', `{"email":"${lead.email}",`);
  await site.send('GET', '/api/contact-submissions?secret=in-the-query', undefined, session);
  await site.send('GET', `/trpc/service.bySlug?input=${encodeURIComponent('{"slug":"in-the-query"}')}`);
  await site.send('GET', '/nowhere?email=in-the-query');
  for (const path of [
    '/booking/7.secret-path',
    '/booking/7.secret-path.ics',
    '/share/booking/7.secret-path.png',
    '/calendar/secret-path.ics',
    '/booking/7.secret-path/',
    '/calendar/secret-path.ics/',
  ]) {
    for (const method of ['GET', 'POST'] as const) await site.send(method, path);
  }
  await site.send('GET', '/api/case-studies/x?secret=in-the-query');
  await site.send('POST', '/api/admin/change-password', change, session);
  await site.database.db.schema.dropTable('contactSubmissions').execute();
  await site.database.db.schema.dropTable('callSchedules').execute();
  for (const url of ['/api/contact?secret=in-the-query', '/trpc/contact.send']) {
    expect((await site.send('POST', url, lead, visitor)).status).toBe(500);
  }
  expect((await site.send('POST', '/api/schedule-call', call, { ...visitor, ...session })).status).toBe(500);
  await site.send('POST', '/api/admin/logout', undefined, session);

  const written = site.log.join('').toLowerCase();
  expect(site.log.length).toBeGreaterThan(15);
  const people = [lead.name, lead.email, lead.message, call.name, call.email, call.message, call.phone, '203.0.113.77'];
  const secrets = [admin.password, wrong.username, wrong.password, next, token, 'secret-path', 'bearer', '$argon2'];
  const requestData = ['in-the-query', 'cookie-value', 'agent-name', 'referring.example', 'o.example'];
  for (const text of [...people, ...secrets, ...requestData]) expect(written, text).not.toContain(text.toLowerCase());
});

test('a failed login is logged with the address of the client and none of its input', async () => {
  const site = await testApp({ env: { TRUST_PROXY: '127.0.0.1' } });
  const { headers } = await site.send('POST', '/api/admin/login', wrong, { 'x-forwarded-for': '203.0.113.77' });
  const line = lines(site).find(({ msg }) => msg === 'login failed');
  expect(line).toMatchObject({ level: 30, reqId: headers['x-request-id'], address: '203.0.113.77' });
  expect(JSON.stringify(line)).not.toContain(wrong.username);
});

test('a login that is refused by its limit is logged like a failed one', async () => {
  const site = await testApp({ env: { RATE_LIMIT_LOGIN: '1' } });
  for (const status of [401, 429]) expect((await site.send('POST', '/api/admin/login', wrong)).status).toBe(status);
  const failed = lines(site).filter(({ msg }) => msg === 'login failed');
  expect(failed).toEqual(Array(2).fill(expect.objectContaining({ address: '127.0.0.1' })));
});

test.each([
  ['GET', '/api/services?limit=3', undefined, 200, 20],
  ['GET', '/api/nothing?limit=3', undefined, 404, 30],
  ['GET', '/api/admin/me?limit=3', undefined, 401, 30],
  ['POST', '/api/contact?limit=3', lead, 201, 30],
] as const)(
  '%s %s logs one line with the id of the response and the path without its query',
  async (method, url, body, status, level) => {
    const site = await testApp({ env: { LOG_LEVEL: 'debug' } });
    const { headers } = await site.send(method, url, body);
    const id = headers['x-request-id'];
    expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    const [path] = url.split('?');
    expect(lines(site)).toEqual([
      expect.objectContaining({
        level,
        reqId: id,
        msg: 'request completed',
        req: { method, path },
        res: { statusCode: status },
      }),
    ]);
  },
);

test('a long path is cut off', async () => {
  const site = await testApp();
  await site.send('GET', `/api/${'a'.repeat(5_000)}`);
  expect(lines(site)[0]?.req).toEqual({ method: 'GET', path: `/api/${'a'.repeat(195)}` });
});

test('requests that are refused because of a full queue are not logged individually', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<{ status: number; html: string }>();
  const site = await testApp({ deps: { web: { ...fakeWeb, render: () => released } } });
  const pages = Array.from({ length: 310 }, (_, page) => site.app.inject(`/${page}`));
  setTimeout(release, 50, { status: 200, html: 'page' });
  const statuses = (await Promise.all(pages)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 503)).toHaveLength(6);
  expect(site.log).toEqual([]);
});

test('requests beyond a rate limit are logged as one count per client and minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const site = await testApp({ env: { RATE_LIMIT_API: '1' } });
  const load = (remoteAddress: string) => site.app.inject({ url: '/api/services', remoteAddress });
  for (let client = 1; client <= 102; client++) {
    for (let times = 0; times < 3; times++) await load(`203.0.113.${client}`);
  }
  expect(site.log).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(lines(site)).toHaveLength(101);
  expect(lines(site)[0]).toMatchObject({
    level: 30,
    msg: 'requests refused or not found',
    address: '203.0.113.1',
    requests: 2,
  });
  expect(lines(site).at(-1)).toMatchObject({ address: 'others', requests: 4 });
  await load('203.0.113.1');
  vi.advanceTimersByTime(60_000);
  expect(lines(site)).toHaveLength(102);
});

test.each([
  ['GET', '/assets/gone.js'],
  ['GET', '/media/gone.jpg'],
  ['GET', `/media/${'a'.repeat(24)}-30x20-3366cc/gone.jpg`],
  ['POST', '/nowhere'],
  ['POST', '/assets/gone.js'],
  ['PUT', '/media/gone.jpg'],
] as const)(
  'requests of %s %s, which answer 404, are logged as one count per client and minute',
  async (method, url) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const site = await testApp();
    for (let times = 0; times < 3; times++) expect((await site.send(method, url)).status).toBe(404);
    expect(site.log).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect(lines(site)).toEqual([expect.objectContaining({ msg: 'requests refused or not found', requests: 3 })]);
  },
);

test('drops log lines when more than a megabyte is unread', () => {
  const script = `
    import Fastify from 'fastify';
    import { loggerOptions } from './log.ts';
    const app = Fastify({ logger: loggerOptions({ logLevel: 'info', databaseUrl: 'file:site.db' }) });
    for (let line = 0; line < 50_000; line++) app.log.info('x'.repeat(2_000));
  `;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: import.meta.dirname,
    maxBuffer: 2 ** 30,
  });
  expect(stdout.length).toBeGreaterThan(0);
  expect(stdout.length).toBeLessThan(2_000_000);
});

test('each request has its own id in the log', async () => {
  const site = await testApp({ env: { LOG_LEVEL: 'debug' } });
  const urls = [
    '/',
    '/api/services',
    '/api/nothing',
    '/trpc/service.list',
    '/trpc/nothing',
    '/%ff',
    `/api/case-studies/${'1'.repeat(300)}`,
  ];
  for (const url of urls) await site.send('GET', url);
  const ids = lines(site).map(({ reqId }) => reqId);
  expect(ids).not.toContain(undefined);
  expect(new Set(ids).size).toBe(urls.length);
});

test('a request id that the client sends is ignored', async () => {
  const site = await testApp();
  const { headers } = await site.send('GET', '/', undefined, { 'request-id': 'mine', 'x-request-id': 'mine' });
  expect(headers['x-request-id']).not.toBe('mine');
  expect(site.log.join('')).not.toContain('mine');
});

test('a bug is logged with message, stack and request id', async () => {
  const site = await testApp();
  await site.database.db.schema.dropTable('contactSubmissions').execute();
  const { headers } = await site.send('POST', '/api/contact', lead);
  const [error, ...more] = lines(site).filter(({ level }) => level >= 50);
  expect(more).toEqual([]);
  expect(error).toMatchObject({ reqId: headers['x-request-id'], msg: 'request failed' });
  expect(error?.err?.message).toMatch(/contact_?submissions/i);
  expect(error?.err?.stack).toContain('\n    at ');
});

test.each(['/api/portfolio', '/trpc/project.create'])(
  'a write at %s whose client does not wait for the response is logged',
  async (url) => {
    const site = await testApp();
    const session = await site.login();
    const socket = connect(await portOf(site.app), '127.0.0.1');
    const { promise: written, resolve: finish } = Promise.withResolvers<void>();
    site.deps.content.notify = async () => {
      socket.destroy();
      await written;
    };
    site.log.length = 0;
    const sent = request({
      createConnection: () => socket,
      method: 'POST',
      path: url,
      headers: { 'content-type': 'application/json', ...session },
    });
    sent.on('error', () => {}).end(JSON.stringify(bodies.project));
    await vi.waitFor(() => expect(site.log).toHaveLength(1), { timeout: 5_000 });
    finish();
    expect(lines(site)).toMatchObject([{ level: 30, msg: 'request aborted', req: { method: 'POST', path: url } }]);
  },
);

test('errors of the client are not logged as warnings or errors', async () => {
  const site = await testApp({ env: { RATE_LIMIT_LEADS: '1' } });
  const requests: [string, unknown][] = [
    ['/api/contact', '{'],
    ['/api/contact', {}],
    ['/api/contact', lead],
    ['/api/contact', lead],
    ['/api/admin/login', wrong],
    ['/api/portfolio', {}],
    ['/trpc/contact.send', {}],
    ['/trpc/contact.send', '{'],
    ['/trpc/project.create', {}],
    ['/api/contact', 'x'.repeat(600_000)],
  ];
  const statuses = [];
  for (const [url, body] of requests) statuses.push((await site.send('POST', url, body)).status);
  expect(statuses).toEqual([400, 400, 201, 429, 401, 401, 400, 400, 401, 413]);
  expect(lines(site).filter(({ level }) => level > 30)).toEqual([]);
});

test('health checks are not logged', async () => {
  const site = await testApp();
  await site.send('GET', '/api/health');
  expect(site.log).toEqual([]);
});

test('LOG_LEVEL sets the lowest level that is logged', async () => {
  const site = await testApp({ env: { LOG_LEVEL: 'error' } });
  await site.send('GET', '/api/case-studies/1');
  expect(site.log).toEqual([]);
  await site.database.db.schema.dropTable('services').execute();
  await site.send('GET', '/api/services');
  expect(site.log).toHaveLength(1);
  const silent = await testApp({ env: { LOG_LEVEL: 'silent' } });
  await silent.send('GET', '/');
  expect(silent.log).toEqual([]);
});
