import { insertProject } from '@site/db/project';
import { saveBooking } from '@site/db/setting';
import { fillTables } from '@site/db/testing/bulk-records';
import { bookingDefaults } from '@site/schema/booking';
import { projectInput } from '@site/schema/project';
import { expect, onTestFinished, test, vi } from 'vitest';
import { bodies } from '../../testing/content.ts';
import { listeningApp, stableHeaders } from '../../testing/listening-app.ts';

const query = (procedure: string, input: object) =>
  `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`;

const parse = (body: Buffer) => JSON.parse(body.toString());

const apis = {
  REST: { list: '/api/portfolio?limit=2', first: (body: Buffer) => parse(body)[0].title },
  tRPC: {
    list: query('project.list', { limit: 2 }),
    first: (body: Buffer) => parse(body).result.data.json.items[0].title,
  },
};

/** A site with a cached response for one path. */
async function siteWithCached(path: string, env: Record<string, string> = {}) {
  const site = await listeningApp({ env });
  for (const title of ['One', 'Two', 'Three']) await site.add('project', { title });
  const first = await site.get(path);
  return { ...site, first };
}

test.each(Object.entries(apis))('%s: sends a cached response exactly like the first one', async (_, { list }) => {
  const { get, first } = await siteWithCached(list, { RATE_LIMIT_API: '1000' });
  const second = await get(list);
  expect([second.status, stableHeaders(second)]).toEqual([200, stableHeaders(first)]);
  expect(second.body.equals(first.body)).toBe(true);
});

test.each(Object.entries(apis))('%s: shows a write on the next request', async (_, { list, first: titleOf }) => {
  const { get, add, first } = await siteWithCached(list);
  expect(titleOf(first.body)).toBe('Three');
  await add('project', { title: 'Four' });
  expect(titleOf((await get(list)).body)).toBe('Four');
});

test.each([
  '/api/portfolio?limit=1&offset=3',
  query('project.list', { offset: 3 }),
  query('project.list', { category: 'Mobile' }),
])('does not cache an empty part of a list: %s', async (path) => {
  const { get, database, first } = await siteWithCached(path);
  // No notification clears the cache.
  await insertProject(database.db, projectInput.parse({ ...bodies.project, category: 'Mobile' }), new Date());
  expect((await get(path)).body.length).toBeGreaterThan(first.body.length);
});

test('caches bookable days only for whole months within two years', async () => {
  const { get, deps } = await listeningApp();
  const read = vi.spyOn(deps.db, 'selectFrom');
  const overTrpc = (from: string, days: number) => query('booking.availability', { from, days });
  const overRest = (from: string, days: number) => `/api/booking/availability?from=${from}&days=${days}`;
  const months = [overTrpc('2025-06-01', 30), overTrpc('2027-05-01', 31), overRest('2025-07-01', 31)];
  const others = [
    overTrpc('2025-05-01', 31),
    overTrpc('2027-06-01', 30),
    overTrpc('2025-06-02', 30),
    overTrpc('2025-06-01', 29),
    overRest('2025-07-01', 62),
  ];
  for (const path of [...months, ...others]) {
    const { body } = await get(path);
    read.mockClear();
    expect((await get(path)).body.equals(body), path).toBe(true);
    expect(read.mock.calls.length === 0, path).toBe(months.includes(path));
  }
});

test('cached bookable days follow the clock', async () => {
  const { get, setTime, deps } = await listeningApp();
  await saveBooking(deps.db, { ...bookingDefaults, noticeMinutes: 120 });
  const unavailable = async () =>
    parse((await get('/api/booking/availability?from=2025-06-01&days=30')).body)[1].unavailable.at(-1);
  setTime('2025-06-02T10:00:00+05:30');
  expect(await unavailable()).toBe('12:00 PM');
  setTime('2025-06-02T10:45:00+05:30');
  expect(await unavailable()).toBe('12:30 PM');
});

test('caches a whole list whose last batch is full', async () => {
  const { get, database } = await listeningApp();
  await fillTables(database, { posts: 0, leads: 0, works: 100, now: new Date('2025-06-01') });
  const { headers, body } = await get('/api/portfolio');
  expect(headers['x-total-count']).toBe('100');
  await database.db.deleteFrom('portfolioProjects').execute();
  expect((await get('/api/portfolio')).body.equals(body)).toBe(true);
});

test.each(Object.entries(apis))('%s: answers 304 when the ETag matches', async (_, { list }) => {
  const { get, first } = await siteWithCached(list);
  const { status, body } = await get(list, { 'if-none-match': String(first.headers.etag) });
  expect([status, body.length]).toEqual([304, 0]);
});

test.each(Object.entries(apis))('%s: counts cached responses against RATE_LIMIT_API', async (_, { list }) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { get, first } = await siteWithCached(list, { RATE_LIMIT_API: '40' });
  const left = Number(first.headers['x-ratelimit-remaining']);
  expect(left).toBeGreaterThan(1);
  for (let more = left - 1; more >= 0; more--) {
    const { status, headers } = await get(list);
    expect([status, headers['x-ratelimit-remaining']]).toEqual([200, String(more)]);
  }
  const limited = await get(list);
  expect(limited.status).toBe(429);
  expect(limited.headers['retry-after']).toBeDefined();
  expect(parse(limited.body).message).toMatch(/^Too many requests/);
  vi.advanceTimersByTime(60_000);
  expect((await get(list)).status).toBe(200);
});

test('counts a cached response for the client that a trusted proxy names', async () => {
  const { list } = apis.REST;
  const { get } = await siteWithCached(list, { RATE_LIMIT_API: '40', TRUST_PROXY: '127.0.0.1' });
  const remaining = async (client: string) =>
    (await get(list, { 'x-forwarded-for': client })).headers['x-ratelimit-remaining'];
  expect(await remaining('203.0.113.7')).toBe('39');
  expect(await remaining('203.0.113.8')).toBe('39');
  expect(await remaining('203.0.113.7')).toBe('38');
});

test('ignores X-Forwarded-For from a proxy that is not trusted', async () => {
  const { list } = apis.REST;
  const { get, first } = await siteWithCached(list, { RATE_LIMIT_API: '40' });
  const { headers } = await get(list, { 'x-forwarded-for': '203.0.113.7' });
  expect(headers['x-ratelimit-remaining']).toBe(String(Number(first.headers['x-ratelimit-remaining']) - 1));
});

test('answers a tRPC batch from the cache also to a client that requests a stream', async () => {
  const batch = `/trpc/project.list?batch=1&input=${encodeURIComponent('{"0":{"limit":2}}')}`;
  const { get, first, deps } = await siteWithCached(batch);
  const list = vi.spyOn(deps.db, 'selectFrom');
  for (const url of [batch, `${batch}&x=1`]) {
    const { body, headers } = await get(url, { 'trpc-accept': 'application/jsonl' });
    expect([body, headers.etag]).toEqual([first.body, first.headers.etag]);
  }
  expect(list).not.toHaveBeenCalled();
});

test('caches each page of a list separately', async () => {
  const { get } = await siteWithCached('/api/portfolio?limit=1');
  const titles = async (path: string) => parse((await get(path)).body).map(({ title }: { title: string }) => title);
  for (const _ of ['rendered', 'cached']) {
    expect(await titles('/api/portfolio?limit=1')).toEqual(['Three']);
    expect(await titles('/api/portfolio?limit=1&offset=1')).toEqual(['Two']);
    expect(await titles('/api/portfolio?offset=2&limit=1')).toEqual(['One']);
    expect(await titles('/api/portfolio?limit=1&utm_source=mail')).toEqual(['Three']);
    expect(await titles('/api/portfolio')).toHaveLength(3);
  }
});

test('equal tRPC reads share one cache entry, regardless of other parameters in their URLs', async () => {
  const { get, deps } = await siteWithCached('/api/portfolio');
  const list = vi.spyOn(deps.db, 'selectFrom');
  const input = (text: string) => encodeURIComponent(text);
  const urls = [
    `/trpc/project.list,project.list?batch=1&input=${input('{"0":{"limit":2},"1":{}}')}`,
    `/trpc/project.list,project.list?batch=1&input=${input('{"0":{"limit":2},"1":{}}')}&x=1`,
    `/trpc/project.list,project.list?x=2&input=${input('{ "1": {}, "0": { "limit": 2, "more": 3 }, "2": 1 }')}&batch=1`,
  ];
  const bodies: string[] = [];
  for (const url of urls) bodies.push((await get(url)).body.toString());
  expect(new Set(bodies).size).toBe(1);
  const readsOfFirst = list.mock.calls.length;
  for (let x = 0; x < 5; x++) await get(`${urls[0]}&x=${x}`);
  expect(list.mock.calls.length).toBe(readsOfFirst);
});

test('public lists over tRPC have at most 100 items, and REST lists without paging have all', async () => {
  const { database, get } = await listeningApp();
  await fillTables(database, { posts: 250, leads: 0, now: new Date('2025-06-01') });
  const { items, total } = parse((await get('/trpc/post.list')).body).result.data.json;
  expect([items.length, total]).toEqual([100, 225]);
  const whole = await get('/api/blog-posts/published');
  expect([parse(whole.body).length, whole.headers['x-total-count']]).toEqual([225, '225']);
  const slugs = parse(whole.body).map(({ slug }: { slug: string }) => slug);
  expect(new Set(slugs).size).toBe(225);
  const rest = parse((await get('/api/blog-posts/published?offset=120')).body);
  expect(rest.map(({ slug }: { slug: string }) => slug)).toEqual(slugs.slice(120, 220));
});

test('each call of a tRPC batch counts against RATE_LIMIT_API', async () => {
  const { get } = await listeningApp({ env: { RATE_LIMIT_API: '25' } });
  const batch = `/trpc/${Array(10).fill('service.list').join(',')}?batch=1&input=%7B%7D`;
  const statuses: number[] = [];
  for (let sent = 0; sent < 3; sent++) statuses.push((await get(batch)).status);
  expect(statuses).toEqual([200, 200, 429]);
});
