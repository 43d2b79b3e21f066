import { connect, createServer, type Socket } from 'node:net';
import { type Database, openDatabase } from '@site/db/open';
import { emptyDatabaseUrl, engine } from '@site/db/testing/database';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { admin, fakeWeb, type TestApp, testApp } from '../testing/app.ts';
import { bodies } from '../testing/content.ts';
import { LEAKS } from '../testing/hostile.ts';
import type { Lifecycle } from './guards/lifecycle.ts';

const BUSY = 'The service is busy. Please try again in a moment.';
const someone = { authorization: `Bearer ${'A'.repeat(43)}` };

async function open(url: string): Promise<Database> {
  const database = openDatabase(url);
  onTestFinished(() => database.close());
  return database;
}

/** A statement as it stands, for what no function of ours would do. */
function run(database: Database, sql: string) {
  const query = { kind: 'RawNode', sqlFragments: [sql], parameters: [] };
  return database.db.executeQuery({ sql, parameters: [], query, queryId: { queryId: sql } } as never);
}

/** What a refused request says, over REST or out of the envelope of tRPC. */
async function refusal({ send }: TestApp, ...request: Parameters<TestApp['send']>) {
  const { status, body, headers, text } = await send(...request);
  expect(text).not.toMatch(LEAKS);
  const { error, message } = body as { error?: { json: { message: string } }; message?: string };
  return { status, message: error?.json.message ?? message, wait: headers['retry-after'] };
}

const busy = { status: 503, message: BUSY, wait: '2' };

type Trouble = (url: string) => Promise<{ database: Database; mend?: () => Promise<unknown> }>;

const withoutWrites: Record<string, Trouble> =
  engine() === 'sqlite'
    ? {
        async 'locked by another process'(url) {
          const [database, other] = [await open(url), await open(url)];
          const [held, freed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
          const holding = other.db.transaction().execute(() => {
            held.resolve();
            return freed.promise;
          });
          await held.promise;
          const mend = () => {
            freed.resolve();
            return holding;
          };
          onTestFinished(mend);
          return { database, mend };
        },
        async full(url) {
          const database = await open(url);
          // The migrations leave free pages, which a filler takes up; the file cannot grow then.
          const filler = `insert into settings select 'filler', hex(zeroblob(freelist_count * 2046)) from pragma_freelist_count`;
          await run(database, filler);
          await run(database, 'pragma max_page_count = 1');
          return { database, mend: () => run(database, 'pragma max_page_count = 100000') };
        },
        async 'read-only'(url) {
          const database = await open(url);
          await run(database, 'pragma query_only = 1');
          return { database };
        },
      }
    : {
        async 'read-only'(url) {
          return { database: await open(`${url}?options=-c%20default_transaction_read_only%3Don`) };
        },
      };

describe.each(Object.entries(withoutWrites))('a database that is %s', (_, trouble) => {
  const lead = { ...bodies.contact, message: 'x'.repeat(5000) };

  test('refuses leads for a moment, goes on to be read, and takes them when that is over', async () => {
    const url = await emptyDatabaseUrl();
    await (await open(url)).migrate();
    const { database, mend } = await trouble(url);
    const site = await testApp({ database });
    hurryTheClock();
    expect(await refusal(site, 'POST', '/api/contact', lead)).toEqual(busy);
    expect(await refusal(site, 'POST', '/trpc/contact.send', lead)).toEqual(busy);
    for (const path of ['/api/services', '/trpc/service.list', '/', '/api/health']) {
      expect((await site.send('GET', path)).status, path).toBe(200);
    }
    const stored = () => database.db.selectFrom('contactSubmissions').select('id').execute();
    expect(await stored()).toEqual([]);
    expect(site.log.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
    if (!mend) return;
    await mend();
    expect((await site.send('POST', '/api/contact', lead)).status).toBe(201);
    expect(await stored()).toHaveLength(1);
  });
});

// A writer waits five seconds for a lock; here they pass at once.
function hurryTheClock() {
  vi.useFakeTimers({ toFake: ['Date'] });
  const hurry = setInterval(() => vi.setSystemTime(Date.now() + 1_000), 5);
  onTestFinished(() => {
    clearInterval(hurry);
    vi.useRealTimers();
  });
}

describe.runIf(engine() === 'postgres')('a database that is away', () => {
  test('is said to be busy whatever is asked, and is found again when it is back', async () => {
    const url = await emptyDatabaseUrl();
    await (await open(url)).migrate();
    const line = await lineTo(url);
    const site = await testApp({ database: await open(line.url) });
    expect((await site.send('GET', '/api/services')).status).toBe(200);
    await line.cut();
    // What was read before is still known.
    expect((await site.send('GET', '/api/services')).status).toBe(200);
    const requests: Parameters<TestApp['send']>[] = [
      ['GET', '/api/portfolio'],
      ['GET', '/api/blog-posts/slug/some-post'],
      ['POST', '/api/contact', bodies.contact],
      ['POST', '/api/schedule-call', bodies.call],
      ['POST', '/api/admin/login', admin],
      ['GET', '/api/admin/me', undefined, someone],
      ['POST', '/api/portfolio', bodies.project, someone],
      ['GET', '/trpc/service.list'],
      ['POST', '/trpc/contact.send', bodies.contact],
      ['GET', '/trpc/account.me', undefined, someone],
    ];
    for (const request of requests)
      expect(await refusal(site, ...request), `${request[0]} ${request[1]}`).toEqual(busy);
    expect(await site.send('GET', '/api/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(site.log.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
    await line.mend();
    expect((await site.send('POST', '/api/contact', bodies.contact)).status).toBe(201);
  });
});

/** A line to the database that can be cut. */
async function lineTo(url: string) {
  const far = new URL(url);
  const host = decodeURIComponent(far.hostname);
  // A host that is a path is the folder of PostgreSQL's socket.
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${far.port}` } : { host, port: Number(far.port) };
  const lines = new Set<Socket>();
  const server = createServer((near) => {
    const onward = connect(target);
    near.pipe(onward).pipe(near);
    near.on('close', () => onward.destroy());
    lines.add(near);
  });
  const listen = (port: number) => new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  await listen(0);
  const { port } = server.address() as { port: number };
  // Until both sides have hung up: the pool is to know that its connections are gone.
  const cut = async () => {
    const closed = new Promise((done) => server.close(done));
    for (const near of lines) near.end();
    await closed;
  };
  onTestFinished(async () => {
    if (server.listening) await cut();
  });
  const near = new URL(url);
  near.host = `127.0.0.1:${port}`;
  return { url: near.href, cut, mend: () => listen(port) };
}

describe('a bug', () => {
  const failures: [string, string, object?][] = [
    ['GET', '/api/services?limit=5'],
    ['GET', '/trpc/service.list'],
    ['POST', '/api/services/1/enquiry', bodies.contact],
  ];

  test.each(failures)(
    'met by %s %s tells nothing, and is logged whole and once with its request id',
    async (...request) => {
      const site = await testApp();
      await site.database.db.schema.alterTable('services').renameTo('renamed').execute();
      const answer = await refusal(site, ...(request as Parameters<TestApp['send']>));
      expect(answer).toEqual({ status: 500, message: 'Something went wrong', wait: undefined });
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

  test('in one call of a batch leaves the others alone', async () => {
    const { send, database, log } = await testApp();
    await database.db.schema.alterTable('services').renameTo('renamed').execute();
    const { status, body, text } = await send('GET', '/trpc/service.list,project.list?batch=1');
    expect(status).toBe(207);
    expect(text).not.toMatch(LEAKS);
    expect(body).toMatchObject([{ error: { json: { message: 'Something went wrong' } } }, { result: { data: {} } }]);
    expect(log.filter((line) => JSON.parse(line).level >= 50)).toHaveLength(1);
  });

  test('carries the id that the answer carries', async () => {
    const site = await testApp({
      deps: { web: { ...fakeWeb, render: () => Promise.reject(new Error('inner trouble')) } },
    });
    const { status, headers, text } = await site.send('GET', '/about');
    expect([status, text]).toEqual([500, expect.not.stringContaining('inner trouble')]);
    const [line] = site.log.map((entry) => JSON.parse(entry)).filter(({ level }) => level >= 50);
    expect(line).toMatchObject({ reqId: headers['x-request-id'], err: { message: 'inner trouble' } });
  });
});

describe('a process', () => {
  test('that is starting answers nothing yet, and says so', async () => {
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
    expect(await send('GET', '/api/health')).toMatchObject({ status: 503, body: { status: 'starting' } });
    lifecycle.phase = 'ready';
    expect(await send('GET', '/api/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect((await send('GET', '/api/services')).status).toBe(200);
  });

  test('that is stopping says so on its health, and still answers what has come', async () => {
    const { send } = await testApp({ deps: { lifecycle: { phase: 'stopping' } } });
    const { status, body, headers } = await send('GET', '/api/health');
    expect([status, body, headers['retry-after']]).toEqual([503, { status: 'stopping' }, '1']);
    expect((await send('POST', '/api/contact', bodies.contact)).status).toBe(201);
  });
});
