import { countHit } from '@site/db/rate-limit';
import type { Db } from '@site/db/tables';
import { LRUCache } from 'lru-cache';

/*
 * How often a client asks, counted here at once and shared with the other processes twice a second. Only clients that
 * ask a lot are worth a write: most never are.
 */

type Count = { shared: number; own: number; endsAt: number };
type Result = { current: number; ttl: number };
type Sources = { db: Db; now: () => Date; failed(error: unknown): void };

const CLIENTS = 10_000;
const SHARE_EVERY_MS = 500;
/** The part of its limit that a client uses up before the others hear of it. */
const SHARED_FROM = 0.1;

/** The store that @fastify/rate-limit counts in. */
export function sharedLimit({ db, now, failed }: Sources) {
  const counts = new LRUCache<string, Count>({ max: CLIENTS });
  const busy = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  async function share() {
    timer = undefined;
    const clients = [...busy];
    busy.clear();
    for (const [key, windowMs] of clients) {
      const count = counts.get(key);
      if (!count) continue;
      const { own } = count;
      const { hits, resetAt } = await countHit(db, `api:${key}`, now(), windowMs, own);
      count.shared = hits;
      count.own -= own;
      count.endsAt = resetAt.getTime();
    }
  }

  function soon(key: string, windowMs: number) {
    busy.set(key, windowMs);
    if (!timer) timer = setTimeout(() => void share().catch(failed), SHARE_EVERY_MS).unref();
  }

  return class SharedLimit {
    incr(key: string, done: (error: Error | null, result?: Result) => void, windowMs: number, max: number) {
      const time = now().getTime();
      let count = counts.get(key);
      if (!count || count.endsAt <= time) {
        count = { shared: 0, own: 0, endsAt: time + windowMs };
        counts.set(key, count);
      }
      count.own += 1;
      const current = count.shared + count.own;
      if (current >= max * SHARED_FROM) soon(key, windowMs);
      done(null, { current, ttl: count.endsAt - time });
    }

    child() {
      return this;
    }
  };
}
