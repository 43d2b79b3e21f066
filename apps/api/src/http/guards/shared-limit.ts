import type { IncomingMessage } from 'node:http';
import { countHit } from '@site/db/rate-limit';
import type { Db } from '@site/db/tables';
import { LRUCache } from 'lru-cache';

/*
 * How often a client asks, counted here at once and shared with the other processes twice a second. Only clients that
 * ask a lot are worth a write: most never are.
 */

export type SharedLimit = {
  max: number;
  windowMs: number;
  /** One more request of a client: how many it has made, and how long they count. */
  count(client: string): Counted;
};

type Counted = { current: number; ttl: number };
type Count = { shared: number; own: number; endsAt: number };
type Sources = { db: Db; now: () => Date; max: number; failed(error: unknown): void };

const CLIENTS = 10_000;
const WINDOW_MS = 60_000;
const SHARE_EVERY_MS = 500;
/** The part of its limit that a client uses up before the others hear of it. */
const SHARED_FROM = 0.1;

export function sharedLimit({ db, now, max, failed }: Sources): SharedLimit {
  const counts = new LRUCache<string, Count>({ max: CLIENTS });
  const busy = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  async function share() {
    timer = undefined;
    const clients = [...busy];
    busy.clear();
    for (const client of clients) {
      const count = counts.get(client);
      if (!count) continue;
      const { own } = count;
      const { hits, resetAt } = await countHit(db, `api:${client}`, now(), WINDOW_MS, own);
      count.shared = hits;
      count.own -= own;
      count.endsAt = resetAt.getTime();
    }
  }

  function soon(client: string) {
    busy.add(client);
    if (!timer) timer = setTimeout(() => void share().catch(failed), SHARE_EVERY_MS).unref();
  }

  return {
    max,
    windowMs: WINDOW_MS,
    count(client) {
      const time = now().getTime();
      let count = counts.get(client);
      if (!count || count.endsAt <= time) {
        count = { shared: 0, own: 0, endsAt: time + WINDOW_MS };
        counts.set(client, count);
      }
      count.own += 1;
      const current = count.shared + count.own;
      if (current >= max * SHARED_FROM) soon(client);
      return { current, ttl: count.endsAt - time };
    },
  };
}

/** The store that @fastify/rate-limit counts in. */
export function storeOf(limit: SharedLimit) {
  return class SharedStore {
    incr(client: string, done: (error: Error | null, counted?: Counted) => void) {
      done(null, limit.count(client));
    }

    child() {
      return this;
    }
  };
}

/** Counts a request that needs no more than an answer that lies ready; silent where the client has none left. */
export function meterOf({ count, max }: SharedLimit, clientOf: (request: IncomingMessage) => string) {
  return (request: IncomingMessage): string[] | undefined => {
    const { current, ttl } = count(clientOf(request));
    if (current > max) return undefined;
    const left = { limit: max, remaining: max - current, reset: Math.ceil(ttl / 1000) };
    return Object.entries(left).flatMap(([name, value]) => [`x-ratelimit-${name}`, String(value)]);
  };
}
