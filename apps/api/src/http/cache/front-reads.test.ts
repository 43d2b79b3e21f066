import { expect, test } from 'vitest';
import { lasting, listeningApp } from '../../testing/listening-app.ts';

/*
 * Public answers of the API that lie ready, on both of its faces.
 */

const query = (procedure: string, input: object) =>
  `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`;

const parse = (body: Buffer) => JSON.parse(body.toString());

const faces = {
  REST: { list: '/api/portfolio?limit=2', first: (body: Buffer) => parse(body)[0].title },
  tRPC: {
    list: query('project.list', { limit: 2 }),
    first: (body: Buffer) => parse(body).result.data.json.items[0].title,
  },
};

/** A site whose read was asked for once, so that it lies ready. */
async function readySite(path: string, env: Record<string, string> = {}) {
  const site = await listeningApp({ env });
  for (const title of ['One', 'Two', 'Three']) await site.add('project', { title });
  const first = await site.get(path);
  return { ...site, first };
}

test.each(Object.entries(faces))('%s: what lies ready is sent exactly as it was made', async (_, { list }) => {
  const { get, first, log } = await readySite(list, { RATE_LIMIT_API: '1000', LOG_LEVEL: 'debug' });
  const lines = log.length;
  const second = await get(list);
  expect(log).toHaveLength(lines);
  expect([second.status, lasting(second)]).toEqual([200, lasting(first)]);
  expect(second.body.equals(first.body)).toBe(true);
});

test.each(Object.entries(faces))('%s: a write is seen by the next request', async (_, { list, first: titleOf }) => {
  const { get, add, first } = await readySite(list);
  expect(titleOf(first.body)).toBe('Three');
  await add('project', { title: 'Four' });
  expect(titleOf((await get(list)).body)).toBe('Four');
});

test.each(Object.entries(faces))('%s: whoever has it is told that nothing changed', async (_, { list }) => {
  const { get, first } = await readySite(list);
  const { status, body } = await get(list, { 'if-none-match': String(first.headers.etag) });
  expect([status, body.length]).toEqual([304, 0]);
});

test.each(Object.entries(faces))('%s: what lies ready counts against RATE_LIMIT_API', async (_, { list }) => {
  const { get, first, advance } = await readySite(list, { RATE_LIMIT_API: '40' });
  const left = Number(first.headers['x-ratelimit-remaining']);
  expect(left).toBeGreaterThan(1);
  for (let more = left - 1; more >= 0; more--) {
    const { status, headers } = await get(list);
    expect([status, headers['x-ratelimit-remaining']]).toEqual([200, String(more)]);
  }
  const refused = await get(list);
  expect(refused.status).toBe(429);
  expect(refused.headers['retry-after']).toBeDefined();
  expect(parse(refused.body).message).toMatch(/^Too many requests/);
  advance(60_000);
  expect((await get(list)).status).toBe(200);
});

test('behind a trusted proxy it counts for the client that the proxy names', async () => {
  const { list } = faces.REST;
  const { get } = await readySite(list, { RATE_LIMIT_API: '40', TRUST_PROXY: '127.0.0.1' });
  const leftTo = async (client: string) =>
    (await get(list, { 'x-forwarded-for': client })).headers['x-ratelimit-remaining'];
  expect(await leftTo('203.0.113.7')).toBe('39');
  expect(await leftTo('203.0.113.8')).toBe('39');
  expect(await leftTo('203.0.113.7')).toBe('38');
});

test('no proxy is believed that is not trusted', async () => {
  const { list } = faces.REST;
  const { get, first } = await readySite(list, { RATE_LIMIT_API: '40' });
  const { headers } = await get(list, { 'x-forwarded-for': '203.0.113.7' });
  expect(headers['x-ratelimit-remaining']).toBe(String(Number(first.headers['x-ratelimit-remaining']) - 1));
});

test('who asks tRPC for a stream gets one, though an answer lies ready', async () => {
  const batch = `/trpc/project.list?batch=1&input=${encodeURIComponent('{"0":{"limit":2}}')}`;
  const { get, first } = await readySite(batch);
  const streamed = await get(batch, { 'trpc-accept': 'application/jsonl' });
  expect(first.headers).toHaveProperty('etag');
  expect(streamed.headers).not.toHaveProperty('etag');
  expect(streamed.headers).toMatchObject({ 'transfer-encoding': 'chunked' });
});

test('another page of a list is another answer', async () => {
  const { get } = await readySite('/api/portfolio?limit=1');
  const titles = async (path: string) => parse((await get(path)).body).map(({ title }: { title: string }) => title);
  for (const _ of ['made', 'ready']) {
    expect(await titles('/api/portfolio?limit=1')).toEqual(['Three']);
    expect(await titles('/api/portfolio?limit=1&offset=1')).toEqual(['Two']);
    expect(await titles('/api/portfolio?offset=2&limit=1')).toEqual(['One']);
    expect(await titles('/api/portfolio?limit=1&utm_source=mail')).toEqual(['Three']);
    expect(await titles('/api/portfolio')).toHaveLength(3);
  }
});
