import { rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { type Database, openDatabase, sqliteFile } from '@site/db/open';
import { emptyDatabaseUrl, engine } from '@site/db/testing/database';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { admin, fakeWeb, type TestApp, testApp } from '../testing/app.ts';
import { bodies } from '../testing/content.ts';
import { LEAKS } from '../testing/hostile.ts';
import type { Lifecycle } from './guards/lifecycle.ts';

const BUSY = 'The service is busy. Please try again in a moment.';
const unknownSession = { authorization: `Bearer ${'A'.repeat(43)}` };

async function open(url: string): Promise<Database> {
  const database = openDatabase(url);
  onTestFinished(() => database.close());
  return database;
}

/** Executes any SQL statement. */
function execute(database: Database, sql: string) {
  const query = { kind: 'RawNode', sqlFragments: [sql], parameters: [] };
  return database.db.executeQuery({ sql, parameters: [], query, queryId: { queryId: sql } } as never);
}

/** Sends a request and returns its error, from a REST body or the tRPC envelope. */
async function sendForError({ send }: TestApp, ...request: Parameters<TestApp['send']>) {
  const { status, body, headers, text } = await send(...request);
  expect(text).not.toMatch(LEAKS);
  const { error, message } = body as { error?: { json: { message: string } }; message?: string };
  return { status, message: error?.json.message ?? message, retryAfter: headers['retry-after'] };
}

const busy = { status: 503, message: BUSY, retryAfter: '2' };

type Failure = (url: string) => Promise<{ database: Database; repair?: () => Promise<unknown> }>;

const writeFailures: Record<string, Failure> =
  engine() === 'sqlite'
    ? {
        async 'locked by another process'(url) {
          const [database, other] = [await open(url), await open(url)];
          const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
          const transaction = other.db.transaction().execute(() => {
            locked.resolve();
            return released.promise;
          });
          await locked.promise;
          const repair = () => {
            released.resolve();
            return transaction;
          };
          onTestFinished(repair);
          return { database, repair };
        },
        async full(url) {
          const database = await open(url);
          // The filler uses up the free pages that the migrations leave; after that the file may not grow.
          const filler = `insert into settings select 'filler', hex(zeroblob(freelist_count * 2046)) from pragma_freelist_count`;
          await execute(database, filler);
          await execute(database, 'pragma max_page_count = 1');
          return { database, repair: () => execute(database, 'pragma max_page_count = 100000') };
        },
        async 'read-only'(url) {
          const database = await open(url);
          await execute(database, 'pragma query_only = 1');
          return { database };
        },
      }
    : {
        async 'read-only'(url) {
          return { database: await open(`${url}?options=-c%20default_transaction_read_only%3Don`) };
        },
      };

describe.each(Object.entries(writeFailures))('a database that is %s', (_, openFailing) => {
  const lead = { ...bodies.contact, message: 'x'.repeat(5000) };

  test('answers 503 to leads, serves reads, and accepts leads again after the repair', async () => {
    const url = await emptyDatabaseUrl();
    await (await open(url)).migrate();
    const { database, repair } = await openFailing(url);
    const site = await testApp({ database });
    speedUpClock();
    const readiness = async () => (await site.send('GET', '/api/health/ready')).status;
    expect(await readiness()).toBe(200);
    expect(await sendForError(site, 'POST', '/api/contact', lead)).toEqual(busy);
    expect(await readiness()).toBe(503);
    expect(await sendForError(site, 'POST', '/trpc/contact.send', lead)).toEqual(busy);
    for (const path of ['/api/services', '/trpc/service.list', '/', '/api/health']) {
      expect((await site.send('GET', path)).status, path).toBe(200);
    }
    const stored = () => database.db.selectFrom('contactSubmissions').select('id').execute();
    expect(await stored()).toEqual([]);
    expect(site.log.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
    if (!repair) return;
    await repair();
    expect(await readiness()).toBe(200);
    expect((await site.send('POST', '/api/contact', lead)).status).toBe(201);
    expect(await stored()).toHaveLength(1);
  });
});

// A writer waits five seconds for a lock. With this clock they pass in 25 ms.
function speedUpClock() {
  vi.useFakeTimers({ toFake: ['Date'] });
  const timer = setInterval(() => vi.setSystemTime(Date.now() + 1_000), 5);
  onTestFinished(() => {
    clearInterval(timer);
    vi.useRealTimers();
  });
}

test.runIf(engine() === 'sqlite')(
  'after the database file was deleted the server is not ready, refuses writes and logs one error',
  async () => {
    const url = await emptyDatabaseUrl();
    const database = openDatabase(url);
    onTestFinished(database.close);
    await database.migrate();
    const site = await testApp({ database });
    const readiness = async () => (await site.send('GET', '/api/health/ready')).status;
    expect(await readiness()).toBe(200);
    rmSync(sqliteFile(url) ?? '');
    expect(await readiness()).toBe(503);
    for (const body of [bodies.contact, bodies.contact])
      expect(await sendForError(site, 'POST', '/api/contact', body)).toEqual(busy);
    const lines = site.log.map((line) => JSON.parse(line));
    expect(lines.filter(({ err }) => err)).toEqual([]);
    expect(lines.filter(({ level }) => level >= 50)).toMatchObject([
      { level: 50, cause: expect.stringMatching(/ was deleted or replaced while it is in use/) },
    ]);
  },
);

describe.runIf(engine() === 'postgres')('an unreachable database', () => {
  test('causes a 503 for every request that needs it, and is used again once it is reachable', async () => {
    const url = await emptyDatabaseUrl();
    await (await open(url)).migrate();
    const proxy = await startProxy(url);
    const site = await testApp({ database: await open(proxy.url) });
    expect((await site.send('GET', '/api/services')).status).toBe(200);
    await proxy.disconnect();
    // This response is cached.
    expect((await site.send('GET', '/api/services')).status).toBe(200);
    const requests: Parameters<TestApp['send']>[] = [
      ['GET', '/api/portfolio'],
      ['GET', '/api/blog-posts/slug/some-post'],
      ['POST', '/api/contact', bodies.contact],
      ['POST', '/api/schedule-call', bodies.call],
      ['POST', '/api/admin/login', admin],
      ['GET', '/api/admin/me', undefined, unknownSession],
      ['POST', '/api/portfolio', bodies.project, unknownSession],
      ['GET', '/trpc/service.list'],
      ['POST', '/trpc/contact.send', bodies.contact],
      ['GET', '/trpc/account.me', undefined, unknownSession],
    ];
    for (const request of requests)
      expect(await sendForError(site, ...request), `${request[0]} ${request[1]}`).toEqual(busy);
    expect(await site.send('GET', '/api/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
    const unavailable = { status: 503, body: { status: 'unavailable' }, headers: { 'retry-after': '1' } };
    expect(await site.send('GET', '/api/health/ready')).toMatchObject(unavailable);
    expect(site.log.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
    await proxy.reconnect();
    expect(await site.send('GET', '/api/health/ready')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect((await site.send('POST', '/api/contact', bodies.contact)).status).toBe(201);
  });
});

/** A TCP proxy in front of the database that can be disconnected. */
async function startProxy(url: string) {
  const databaseUrl = new URL(url);
  const host = decodeURIComponent(databaseUrl.hostname);
  // A host that is a path is the folder of PostgreSQL's socket.
  const target = host.startsWith('/')
    ? { path: `${host}/.s.PGSQL.${databaseUrl.port}` }
    : { host, port: Number(databaseUrl.port) };
  const clients = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(target);
    client.pipe(upstream).pipe(client);
    client.on('close', () => upstream.destroy());
    clients.add(client);
  });
  const listen = (port: number) => new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  await listen(0);
  const { port } = server.address() as { port: number };
  // Waits until both sides are closed, so that the pool has noticed the lost connections.
  const disconnect = async () => {
    const closed = new Promise((done) => server.close(done));
    for (const client of clients) client.end();
    await closed;
  };
  onTestFinished(async () => {
    if (server.listening) await disconnect();
  });
  const proxyUrl = new URL(url);
  proxyUrl.host = `127.0.0.1:${port}`;
  return { url: proxyUrl.href, disconnect, reconnect: () => listen(port) };
}

describe('a bug', () => {
  const failures: [string, string, object?][] = [
    ['GET', '/api/services?limit=5'],
    ['GET', '/trpc/service.list'],
    ['POST', '/api/services/1/enquiry', bodies.contact],
  ];

  test.each(failures)(
    'in %s %s is not described in the response, and is logged once with stack and request id',
    async (...request) => {
      const site = await testApp();
      await site.database.db.schema.alterTable('services').renameTo('renamed').execute();
      const response = await sendForError(site, ...(request as Parameters<TestApp['send']>));
      expect(response).toEqual({ status: 500, message: 'Something went wrong', retryAfter: undefined });
      const errors = site.log.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50);
      expect(errors).toEqual([
        expect.objectContaining({
          msg: 'request failed',
          reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
          err: expect.objectContaining({
            message: expect.stringContaining('services'),
            stack: expect.stringContaining('\n    at '),
          }),
        }),
      ]);
    },
  );

  test('in one call of a batch does not affect the other calls', async () => {
    const { send, database, log } = await testApp();
    await database.db.schema.alterTable('services').renameTo('renamed').execute();
    const { status, body, text } = await send('GET', '/trpc/service.list,project.list?batch=1');
    expect(status).toBe(207);
    expect(text).not.toMatch(LEAKS);
    expect(body).toMatchObject([{ error: { json: { message: 'Something went wrong' } } }, { result: { data: {} } }]);
    expect(log.filter((line) => JSON.parse(line).level >= 50)).toHaveLength(1);
  });

  test('is logged with the x-request-id of the response', async () => {
    const site = await testApp({
      deps: { web: { ...fakeWeb, render: () => Promise.reject(new Error('internal error')) } },
    });
    const { status, headers, text } = await site.send('GET', '/about');
    expect([status, text]).toEqual([500, expect.not.stringContaining('internal error')]);
    const [line] = site.log.map((entry) => JSON.parse(entry)).filter(({ level }) => level >= 50);
    expect(line).toMatchObject({ reqId: headers['x-request-id'], err: { message: 'internal error' } });
  });
});

describe('a process', () => {
  test('that is starting answers 503 to every request', async () => {
    const lifecycle: Lifecycle = { phase: 'starting' };
    const { send } = await testApp({ deps: { lifecycle } });
    const requests: Parameters<TestApp['send']>[] = [
      ['GET', '/api/services'],
      ['GET', '/api/nothing'],
      ['POST', '/api/contact', bodies.contact],
      ['POST', '/api/contact', '{'],
      ['GET', '/trpc/service.list'],
      ['POST', '/trpc/contact.send', bodies.contact],
      ['GET', '/'],
      ['GET', '/admin'],
      ['GET', '/nowhere'],
    ];
    const message = 'The service is starting. Please try again.';
    for (const request of requests) {
      const { status, body, headers } = await send(...request);
      expect([status, body, headers['retry-after']], `${request[0]} ${request[1]}`).toEqual([
        503,
        expect.objectContaining({ message }),
        '1',
      ]);
    }
    for (const path of ['/api/health', '/api/health/ready']) {
      expect(await send('GET', path)).toMatchObject({ status: 503, body: { status: 'starting' } });
    }
    lifecycle.phase = 'ready';
    expect(await send('GET', '/api/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect((await send('GET', '/api/services')).status).toBe(200);
  });

  test('that is stopping answers 503 to the health check, and still handles requests', async () => {
    const { send } = await testApp({ deps: { lifecycle: { phase: 'stopping' } } });
    const { status, body, headers } = await send('GET', '/api/health');
    expect([status, body, headers['retry-after']]).toEqual([503, { status: 'stopping' }, '1']);
    expect((await send('POST', '/api/contact', bodies.contact)).status).toBe(201);
  });
});
