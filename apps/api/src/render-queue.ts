import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { publicError, UNAVAILABLE } from './errors.ts';

/*
 * Limits the uncached work of visitors: a few renders run at a time, some wait, and the rest are refused. The next render
 * is one of the client that was served longest ago, and when all places are taken, the client with most of them gives
 * one up, so that clients with many requests do not keep others out. With 10,000 posts, health checks wait 30 ms instead
 * of 700 ms during twelve batches of ten lists.
 */

/** One render keeps the event loop busy; the others wait for the database or for compression. */
const CONCURRENT_RENDERS = 4;
const MAX_WAITING_RENDERS = 100;
/** If the database does not respond, every render takes seconds. */
const MAX_WAIT_MS = 5_000;
/** A client that is forgotten counts as never served. */
const MAX_SERVED_CLIENTS = 10_000;
/** The client of renders that nobody waits for, such as those that replace a response older than a minute. */
export const BACKGROUND = 'background';

export type RenderQueue = <T>(render: () => Promise<T>, client: string) => Promise<T>;

type WaitingRender = { client: string; queuedAt: number; start(): void; refuse(): void };

export function createRenderQueue(): RenderQueue {
  const waiting: WaitingRender[] = [];
  const served = new LRUCache<string, number>({ max: MAX_SERVED_CLIENTS });
  let running = 0;
  let renders = 0;

  return async (render, client) => {
    if (running < CONCURRENT_RENDERS) count(client);
    else await waitForPlace(client);
    try {
      await ownTurn();
      return await render();
    } finally {
      running -= 1;
      startNext();
    }
  };

  function count(client: string) {
    running += 1;
    renders += 1;
    served.set(client, renders);
  }

  function waitForPlace(client: string): Promise<void> {
    if (waiting.length >= MAX_WAITING_RENDERS && !makeRoom(client)) throw overloaded();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    waiting.push({ client, queuedAt: performance.now(), start: resolve, refuse: () => reject(overloaded()) });
    return promise;
  }

  /** Refuses the last render of the client with most places, unless the new render would have as many. */
  function makeRoom(client: string): boolean {
    const places = Map.groupBy(waiting, (render) => render.client);
    const most = [...places.values()].reduce((one, other) => (other.length > one.length ? other : one));
    const last = most.at(-1);
    if (!last || most.length <= (places.get(client)?.length ?? 0) + 1) return false;
    waiting.splice(waiting.indexOf(last), 1);
    last.refuse();
    return true;
  }

  function startNext() {
    while (running < CONCURRENT_RENDERS && waiting.length > 0) {
      const next = waiting.reduce((one, other) => (lastServed(other) < lastServed(one) ? other : one));
      waiting.splice(waiting.indexOf(next), 1);
      if (performance.now() - next.queuedAt > MAX_WAIT_MS) next.refuse();
      else {
        count(next.client);
        next.start();
      }
    }
  }

  function lastServed({ client }: WaitingRender): number {
    return served.peek(client) ?? 0;
  }
}

const overloaded = () => publicError('SERVICE_UNAVAILABLE', UNAVAILABLE, { retryAfter: 5 });

const turns = pLimit(1);

/**
 * Resolves in a turn of the event loop in which no other caller continues. Between two turns, the server reads and
 * answers other requests: SQLite would otherwise run the queries of a whole batch in one turn.
 */
export const ownTurn = (): Promise<void> => turns(() => setImmediate());
