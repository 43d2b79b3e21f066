import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Topic } from '../../content-changes.ts';
import { createRenderQueue } from '../../render-queue.ts';
import { testApp } from '../../testing/app.ts';
import { sharedContext } from '../request-context.ts';
import { createResponseCache } from './response-cache.ts';

/** A cache whose responses contain the number of renders of their key, each of which waits until `release`. */
async function controlledCache(options: { maxBytes?: number; lastVersionMs?: number } = {}) {
  const site = await testApp();
  const { deps } = site;
  const cache = createResponseCache(
    {
      content: deps.content,
      now: deps.now,
      nextPublication: async () => undefined,
      createContext: () => sharedContext(deps),
      queue: createRenderQueue(),
      isEnabled: true,
    },
    { maxEntries: 100, maxBytes: 1_000_000, lastVersionMs: 60_000, ...options },
  );
  const renders = new Map<string, number>();
  const order: string[] = [];
  let gate = Promise.resolve();
  let status = 200;
  const get = async (key: string, clientKey = 'visitor') => {
    const { identity } = await cache.getOrRender(
      key,
      async ({ cacheTags }) => {
        cacheTags.add('views');
        const number = (renders.get(key) ?? 0) + 1;
        renders.set(key, number);
        order.push(key);
        const rendered = { status, body: `${number}`, headers: {} };
        await gate;
        return rendered;
      },
      { clientKey },
    );
    return identity.body.toString();
  };
  /** Blocks renders until the returned function is called. */
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    return resolve;
  };
  const setStatus = (next: number) => {
    status = next;
  };
  return { ...site, cache, get, hold, setStatus, renders, order, change: () => deps.content.notify() };
}

const pageKeys = Array.from({ length: 20 }, (_, page) => `/${page}`);

describe('after a content change', () => {
  /** All pages were rendered and then invalidated; a link checker waits for ten of them. */
  async function busySite(topic: Topic = 'content') {
    const site = await controlledCache();
    for (const key of pageKeys) await site.get(key);
    await site.deps.content.notify(topic);
    const release = site.hold();
    const waiting = pageKeys.slice(0, 10).map((key) => site.get(key, 'link checker'));
    return { ...site, release, waiting };
  }

  test.each(['content', 'views'] as const)(
    'a client that waits for ten pages gets the last version of others (%s)',
    async (topic) => {
      const { get, release, waiting } = await busySite(topic);
      expect(await get('/10', 'link checker')).toBe('1');
      release();
      expect(await Promise.all(waiting)).toEqual(Array(10).fill('2'));
      expect(await get('/10', 'link checker')).toBe('2');
    },
  );

  test.each(['content', 'views'] as const)(
    'any other client waits for the new version, before the pages of the link checker (%s)',
    async (topic) => {
      const { get, release, waiting, order } = await busySite(topic);
      order.length = 0;
      const shared = get('/9', 'owner');
      release();
      expect(await shared).toBe('2');
      expect(order.indexOf('/9')).toBeLessThan(5);
      await Promise.all(waiting);
    },
  );

  test('a client gets the last version when its render is refused', async () => {
    const { get, change, hold } = await controlledCache();
    await get('/');
    await change();
    const release = hold();
    const others = Array.from({ length: 304 }, (_, client) => get(`/${client}`, `client-${client}`));
    await setImmediate();
    expect(await get('/')).toBe('1');
    await expect(get('/unknown')).rejects.toThrow('The service is busy');
    release();
    await Promise.all(others);
    expect(await get('/')).toBe('2');
  });

  test('the last version is not sent after the new one, after a minute, or when the page is gone', async () => {
    const { get, setStatus, advance, change, release, waiting, hold } = await busySite();
    release();
    await Promise.all(waiting);
    await get('/10');
    setStatus(404);
    await get('/11');
    setStatus(200);
    await change();
    const releaseAll = hold();
    const more = pageKeys.slice(0, 10).map((key) => get(key, 'link checker'));
    expect(await get('/10', 'link checker')).toBe('2');
    const missing = get('/11', 'link checker');
    advance(60_000);
    const late = get('/12', 'link checker');
    releaseAll();
    expect([await missing, await late]).toEqual(['3', '2']);
    await Promise.all(more);
  });

  test('a render that began before it is neither cached nor shared', async () => {
    const { get, change, hold, cache } = await controlledCache();
    const release = hold();
    const early = get('/');
    await setImmediate();
    await setImmediate();
    await change();
    hold()();
    expect(await get('/')).toBe('2');
    release();
    expect(await early).toBe('1');
    expect(cache.find('/')?.identity.body.toString()).toBe('2');
  });

  test('the invalidated pages are listed by their number of requests', async () => {
    const { get, change, deps, cache, order } = await controlledCache();
    for (const key of ['/once', '/often', '/often', '/often', '/twice', '/twice']) await get(key);
    expect(cache.outdated()).toEqual([]);
    await deps.content.notify('views');
    await change();
    await get('/once');
    order.length = 0;
    for (const render of cache.outdated()) await render();
    expect(order).toEqual(['/often', '/twice']);
    await change();
    expect(cache.outdated()).toHaveLength(3);
  });

  test('no last version of an API read is kept', async () => {
    const { get, change, setStatus } = await controlledCache({ lastVersionMs: 0 });
    await get('/');
    await change();
    setStatus(500);
    expect(await get('/')).toBe('2');
  });
});

test('a response that is too large for the cache is rendered once for concurrent requests', async () => {
  const { cache, get } = await controlledCache({ maxBytes: 4 });
  for (const expected of ['1', '2']) {
    const bodies = await Promise.all(Array.from({ length: 20 }, () => get('/list')));
    expect([new Set(bodies), cache.find('/list')]).toEqual([new Set([expected]), undefined]);
  }
});
