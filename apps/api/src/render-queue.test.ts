import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createRenderQueue, ownTurn } from './render-queue.ts';
import { fakeWeb, testApp } from './testing/app.ts';

test('answers 503 when a hundred renders wait, and renders those', async () => {
  const rendering = Promise.withResolvers<void>();
  const site = await testApp({
    deps: {
      web: {
        ...fakeWeb,
        async render({ url }) {
          await rendering.promise;
          return { status: 200, html: url };
        },
      },
    },
  });
  const pages = Array.from({ length: 110 }, (_, page) => site.send('GET', `/page-${page}`));
  const refused = await Promise.race(pages);
  expect([refused.status, refused.headers['retry-after'], refused.body]).toEqual([
    503,
    '5',
    { message: 'The service is busy. Please try again in a moment.' },
  ]);
  expect((await site.send('GET', '/api/health')).status).toBe(200);
  rendering.resolve();
  const statuses = (await Promise.all(pages)).map(({ status }) => status);
  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([104, 503]);
  expect((await site.send('GET', '/page-109')).status).toBe(200);
});

test('refuses renders that have waited for more than five seconds', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const queue = createRenderQueue();
  const rendering = Promise.withResolvers<void>();
  const running = Array.from({ length: 4 }, () => queue(() => rendering.promise));
  const late = queue(async () => 'late').catch((error: Error) => error.message);
  await setImmediate();
  vi.advanceTimersByTime(5_001);
  rendering.resolve();
  await Promise.all(running);
  expect(await late).toBe('The service is busy. Please try again in a moment.');
  expect(await queue(async () => 'next')).toBe('next');
});

test('runs each query of a batch in a turn of its own', async () => {
  const site = await testApp();
  let turn = 0;
  let isRunning = true;
  const counting = (async () => {
    for (; isRunning; turn++) await setImmediate();
  })();
  const turns = new Set<number>();
  const { db } = site.deps;
  const selectFrom = db.selectFrom.bind(db);
  vi.spyOn(db, 'selectFrom').mockImplementation(((table: never) => {
    turns.add(turn);
    return selectFrom(table);
  }) as never);
  await site.send('GET', `/trpc/${Array(10).fill('project.list').join(',')}?batch=1&input=%7B%7D`);
  isRunning = false;
  await counting;
  expect(turns.size).toBeGreaterThanOrEqual(10);
});

test('gives each caller a turn of its own, between which other events are handled', async () => {
  const order: string[] = [];
  const callers = ['first', 'second', 'third'].map((name) => ownTurn().then(() => order.push(name)));
  for (let event = 0; event < 3; event++) {
    await setImmediate();
    order.push('event');
  }
  await Promise.all(callers);
  expect(order.join(' ')).toMatch(/first event second event third/);
});
