import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ChangeNotifier, ChangeSubscriber } from '@site/db/change-notifier';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createContentChanges } from '../../content-changes.ts';
import { fakeWeb, type TestApp } from '../../testing/app.ts';
import { bodies, testAdmin } from '../../testing/content.ts';
import type { PageRenderer } from '../../trpc/public-types.ts';

const text = 'A page that is long enough to be worth compressing. '.repeat(40);

/** A site whose pages contain the number of renders so far. */
async function countingSite(render?: PageRenderer) {
  const renders: string[] = [];
  const site = await testAdmin({
    deps: {
      web: {
        ...fakeWeb,
        async render(page) {
          renders.push(page.url);
          if (render) return render(page);
          return { status: page.url === '/gone' ? 404 : 200, html: `<p>${renders.length} ${text}</p>` };
        },
      },
    },
  });
  const number = async (url: string) => Number(/\d+/.exec((await site.send('GET', url)).text)?.[0]);
  return { ...site, renders, number };
}

/** The response with its raw bytes, which may be compressed. */
const raw = ({ app }: TestApp, url: string, headers: Record<string, string>) => app.inject({ url, headers });

describe('a page', () => {
  test('is rendered once for any number of requests', async () => {
    const { number, renders } = await countingSite();
    expect([await number('/'), await number('/'), await number('/about')]).toEqual([1, 1, 2]);
    expect(renders).toEqual(['/', '/about']);
  });

  test('is rendered once for a thousand concurrent requests', async () => {
    const { number, renders } = await countingSite();
    const numbers = await Promise.all(Array.from({ length: 1_000 }, () => number('/')));
    expect(new Set(numbers)).toEqual(new Set([1]));
    expect(renders).toEqual(['/']);
  });

  test('shows a write on the next request', async () => {
    const { add, number } = await countingSite();
    expect(await number('/')).toBe(1);
    await add('project');
    expect([await number('/'), await number('/')]).toEqual([2, 2]);
  });

  test('marked isAtManyUrls is sent with its status, and rendered for each URL', async () => {
    const html = `<p>No such page</p>${text}`;
    const site = await countingSite(async () => ({ status: 404, html, isAtManyUrls: true }));
    for (const url of ['/gone', '/lost', '/gone']) {
      const response = await raw(site, url, { 'accept-encoding': 'br' });
      expect([response.statusCode, brotliDecompressSync(response.rawPayload).toString()]).toEqual([404, html]);
    }
    expect(site.renders).toEqual(['/gone', '/lost', '/gone']);
  });

  test('is not rendered again after a lead', async () => {
    const { send, number } = await countingSite();
    await number('/');
    await send('POST', '/api/contact', bodies.contact);
    expect(await number('/')).toBe(1);
  });

  test('is not cached when a write happens during its render', async () => {
    const rendering = Promise.withResolvers<void>();
    const { add, send, renders } = await countingSite(async () => {
      const mine = renders.length;
      if (mine === 1) await rendering.promise;
      return { status: 200, html: `${mine}` };
    });
    const early = send('GET', '/');
    await vi.waitFor(() => expect(renders).toHaveLength(1));
    await add('project');
    expect((await send('GET', '/')).text).toBe('2');
    rendering.resolve();
    await early;
    expect((await send('GET', '/')).text).toBe('2');
  });

  test('is cached only until a scheduled post becomes public', async () => {
    const site = await countingSite();
    await site.add('post', { published: true, publishedAt: '2025-06-02T06:00:30.000Z' });
    expect(await site.number('/')).toBe(1);
    site.setTime('2025-06-02T06:00:29.999Z');
    expect(await site.number('/')).toBe(1);
    site.setTime('2025-06-02T06:00:30.000Z');
    expect([await site.number('/about'), await site.number('/'), await site.number('/')]).toEqual([2, 3, 3]);
  });

  test('older than an hour is rendered again', async () => {
    const { advance, number } = await countingSite();
    await number('/');
    advance(3_599_999);
    expect(await number('/')).toBe(1);
    advance(1);
    expect([await number('/'), await number('/')]).toEqual([2, 2]);
  });

  test('older than an hour is sent when its render fails', async () => {
    let isAway = false;
    const { advance, send, renders } = await countingSite(async () => {
      if (isAway) throw new Error('away');
      return { status: 200, html: 'cached' };
    });
    await send('GET', '/');
    isAway = true;
    advance(3_600_000);
    for (const rendered of [2, 3]) {
      const { status, text: html } = await send('GET', '/');
      expect([status, html, renders.length]).toEqual([200, 'cached', rendered]);
    }
  });

  test('is not cached when it is missing or its render fails', async () => {
    const { send, number, renders } = await countingSite();
    expect([await number('/gone'), await number('/gone')]).toEqual([1, 2]);
    const broken = await countingSite(async () => {
      throw new Error('broken');
    });
    expect((await broken.send('GET', '/')).status).toBe(500);
    expect((await broken.send('GET', '/')).status).toBe(500);
    expect([renders.length, broken.renders.length]).toEqual([2, 2]);
    expect((await send('GET', '/gone')).status).toBe(404);
  });

  test('is rendered for every request while the web application may change', async () => {
    let renders = 0;
    const render = async () => {
      renders += 1;
      return { status: 200, html: `${renders}` };
    };
    const { send } = await testAdmin({ deps: { web: { ...fakeWeb, isDevelopment: true, render } } });
    expect([(await send('GET', '/')).text, (await send('GET', '/')).text]).toEqual(['1', '2']);
  });

  test('is sent in the smallest accepted encoding, with the same content in each', async () => {
    const site = await countingSite();
    const [br, gzip, plain] = [
      await raw(site, '/', { 'accept-encoding': 'gzip, deflate, br, zstd' }),
      await raw(site, '/', { 'accept-encoding': 'gzip, br;q=0' }),
      await raw(site, '/', {}),
    ];
    expect([br, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
    expect([br, gzip, plain].map(({ headers }) => headers.vary)).toEqual(Array(3).fill('Accept-Encoding'));
    expect(new Set([br, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.payload);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.payload);
  });

  test('answers 304 when the ETag matches, until it changes', async () => {
    const site = await countingSite();
    const { headers } = await raw(site, '/', { 'accept-encoding': 'br' });
    const again = { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) };
    const known = await raw(site, '/', again);
    expect([known.statusCode, known.payload, known.headers.etag]).toEqual([304, '', headers.etag]);
    expect(known.headers).not.toHaveProperty('content-length');
    await site.add('project');
    expect((await raw(site, '/', again)).statusCode).toBe(200);
  });
});

const published = { published: true, publishedAt: '2025-01-01T00:00:00.000Z' };

describe.each([
  ['REST', '/api/portfolio', '/api/blog-posts/published'],
  ['tRPC', '/trpc/project.list', '/trpc/post.list'],
])('a %s read', (_, projects, posts) => {
  test('is sent without querying the database until something is written', async () => {
    const { add, send, database } = await countingSite();
    await add('project');
    const before = await send('GET', projects);
    await database.db.updateTable('portfolioProjects').set({ title: 'Changed by hand' }).execute();
    const { text: cached } = await send('GET', projects);
    expect([before.status, cached]).toEqual([200, before.text]);
    await add('service');
    expect((await send('GET', projects)).text).toContain('Changed by hand');
  });

  test('is cached separately for each input', async () => {
    const { add, send } = await countingSite();
    await add('project');
    await add('project', { title: 'The second one' });
    const ask = (limit: number) =>
      projects.startsWith('/api')
        ? send('GET', `${projects}?limit=${limit}`)
        : send('GET', `${projects}?input=${encodeURIComponent(JSON.stringify({ limit }))}`);
    expect((await ask(1)).text).not.toBe((await ask(2)).text);
    expect((await ask(1)).text).toBe((await ask(1)).text);
  });

  test('shows written view counts at once, then at most every three seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { add, send, deps } = await countingSite();
    const { id } = await add('post', published);
    const count = async () => Number(/"viewCount":(\d+)/.exec((await send('GET', posts)).text)?.[1]);
    const counts = [];
    for (const elapsed of [0, 0, 2_999, 1]) {
      vi.advanceTimersByTime(elapsed);
      counts.push(await count());
      deps.views.add(id);
      await deps.views.flush();
    }
    expect(counts).toEqual([0, 1, 1, 3]);
  });

  test('is not cached when it fails', async () => {
    const { send, database } = await countingSite();
    await database.db.schema.alterTable('portfolioProjects').renameTo('away').execute();
    expect((await send('GET', projects)).status).toBe(500);
    await database.db.schema.alterTable('away').renameTo('portfolioProjects').execute();
    expect((await send('GET', projects)).status).toBe(200);
  });
});

async function contentWithNotifier() {
  let subscriber: ChangeSubscriber | undefined;
  const notifier: ChangeNotifier = {
    async notify() {},
    async subscribe(given) {
      subscriber = given;
    },
  };
  const log: string[] = [];
  const add = (_: object, text: string) => void log.push(text);
  const content = createContentChanges(notifier, { debug() {}, info: add, warn: add });
  await content.connect();
  const disconnect = () => subscriber?.disconnected(new Error('Connection lost'));
  return { content, log, disconnect, reconnect: () => subscriber?.changed() };
}

test('caches nothing while notifications from other processes cannot arrive', async () => {
  const { content, log, disconnect, reconnect } = await contentWithNotifier();
  const site = await testAdmin({ deps: { content } });
  await site.add('project');
  const title = async () => /"title":"([^"]*)"/.exec((await site.send('GET', '/api/portfolio')).text)?.[1];
  const rename = (to: string) => site.database.db.updateTable('portfolioProjects').set({ title: to }).execute();
  const first = await title();
  await rename('Changed elsewhere');
  expect(await title()).toBe(first);
  disconnect();
  expect(await title()).toBe('Changed elsewhere');
  await rename('Changed once more');
  expect(await title()).toBe('Changed once more');
  reconnect();
  expect(await title()).toBe('Changed once more');
  expect(log).toEqual([
    'lost the connection that receives content changes; reconnecting',
    'receives content changes again',
  ]);
});

test('sends the last cached response when notifications and database are both unavailable', async () => {
  const { content, disconnect } = await contentWithNotifier();
  const site = await testAdmin({ deps: { content } });
  await site.add('project');
  const { text: before } = await site.send('GET', '/api/portfolio');
  await site.database.db.schema.dropTable('portfolioProjects').execute();
  disconnect();
  const { status, text: after } = await site.send('GET', '/api/portfolio');
  expect([status, after]).toEqual([200, before]);
  expect((await site.send('GET', '/api/portfolio?limit=1')).status).toBe(500);
});
