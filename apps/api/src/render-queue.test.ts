import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createRenderQueue, ownTurn } from './render-queue.ts';
import { fakeWeb, testApp } from './testing/app.ts';

test('answers 503 when 300 renders are queued, and completes those', async () => {
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
  const pages = Array.from({ length: 310 }, (_, page) => site.send('GET', `/page-${page}`));
  const refused = await Promise.race(pages);
  expect([refused.status, refused.headers['retry-after'], refused.body]).toEqual([
    503,
    '5',
    { message: 'The service is busy. Please try again in a moment.' },
  ]);
  expect((await site.send('GET', '/api/health')).status).toBe(200);
  rendering.resolve();
  const statuses = (await Promise.all(pages)).map(({ status }) => status);
  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([304, 503]);
  expect((await site.send('GET', '/page-309')).status).toBe(200);
});

test('refuses renders that were queued for more than a minute', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const queue = createRenderQueue();
  const rendering = Promise.withResolvers<void>();
  const running = Array.from({ length: 4 }, () => queue(() => rendering.promise, 'one'));
  const late = queue(async () => 'late', 'one').catch((error: Error) => error.message);
  await setImmediate();
  vi.advanceTimersByTime(60_001);
  rendering.resolve();
  await Promise.all(running);
  expect(await late).toBe('The service is busy. Please try again in a moment.');
  expect(await queue(async () => 'next', 'one')).toBe('next');
});

test('a render for several clients starts when any of them is next', async () => {
  const { add, finish, started } = controlledQueue();
  const shared = new Set(['busy']);
  for (let times = 0; times < 8; times++) add('busy');
  add('shared', shared);
  shared.add('visitor');
  await finish(9);
  expect(started.indexOf('shared')).toBe(4);
});

/** A queue whose renders end one by one, in the order in which they start. */
function controlledQueue() {
  const queue = createRenderQueue();
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const refused: string[] = [];
  const add = (name: string, clients: string | Set<string> = name) => {
    const render = () => {
      started.push(name);
      return new Promise<void>((end) => ends.push(end));
    };
    queue(render, clients).catch(() => refused.push(name));
  };
  const finish = async (count: number) => {
    for (let ended = 0; ended < count; ended++) {
      await vi.waitFor(() => expect(ends).not.toEqual([]));
      ends.shift()?.();
    }
    await setImmediate();
  };
  return { add, finish, started, refused };
}

test('renders next for the client that was served longest ago', async () => {
  const { add, finish, started } = controlledQueue();
  for (let times = 0; times < 10; times++) add('busy');
  for (const client of ['one', 'two', 'two', 'one']) add(client);
  await finish(14);
  const busy = (count: number): string[] => Array(count).fill('busy');
  expect(started).toEqual([...busy(4), 'one', 'two', 'busy', 'one', 'two', ...busy(5)]);
});

test('drops queued renders of the client with most of them in favour of other clients', async () => {
  const { add, finish, started, refused } = controlledQueue();
  for (let times = 0; times < 310; times++) add('busy');
  await setImmediate();
  expect(refused).toHaveLength(6);
  for (let visitor = 0; visitor < 20; visitor++) add(`visitor-${visitor}`);
  await setImmediate();
  expect(refused).toEqual(Array(26).fill('busy'));
  await finish(24);
  expect(started.slice(4, 24)).toEqual(Array.from({ length: 20 }, (_, visitor) => `visitor-${visitor}`));
});

test('runs each query of a batch in a separate turn of the event loop', async () => {
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

test('handles other events between two callers', async () => {
  const order: string[] = [];
  const callers = ['first', 'second', 'third'].map((name) => ownTurn().then(() => order.push(name)));
  for (let event = 0; event < 3; event++) {
    await setImmediate();
    order.push('event');
  }
  await Promise.all(callers);
  expect(order.join(' ')).toMatch(/first event second event third/);
});
