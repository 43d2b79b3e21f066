import { addMisses, type Misses } from '@site/db/not-found';
import type { Db } from '@site/db/tables';
import { LINK_WEIGHT, SCANNERS } from '@site/schema/redirect';
import { createBatchedCounter } from '../batched-counter.ts';

/*
 * Counts requests for paths that no page has. Memory and writes are bounded: when the limit is reached, random paths are
 * dropped first, and paths that are requested repeatedly or from a link are kept.
 */

/** The most addresses in memory: some 2 MB. */
const MAX_ADDRESSES = 5_000;
const MAX_LENGTH = 300;
/** The most addresses that are written at once. */
const BATCH = 500;

/** Paths that vulnerability scanners request. */
const SCANNED =
  /^\/(?:\.|-$|wp-|cgi-bin|phpmyadmin|vendor\/)|\.(?:php\d?|env|aspx?|jsp|cgi|sql|bak|ini|ya?ml|git|zip|rar|t?gz|log|pem|key)(?:[./~]|$)/i;

const weightOf = ({ internal, external, direct }: Misses) => direct + LINK_WEIGHT * (internal + external);

export type Referrer = keyof Misses;
export type MissCounter = { miss(path: string, referrer: Referrer): void; flush(): Promise<void> };

type Options = { db: Db; now: () => Date; intervalMs: number; failed: (error: unknown) => void };

export function createMissCounter({ db, now, intervalMs, failed }: Options): MissCounter {
  const { add, flush } = createBatchedCounter<string, Misses>({
    intervalMs,
    sum: (a, b) => ({
      internal: a.internal + b.internal,
      external: a.external + b.external,
      direct: a.direct + b.direct,
    }),
    store: (batch) => addMisses(db, batch, now()),
    failed,
    makeRoom,
    choose: (waiting) => new Map([...waiting].toSorted(([, a], [, b]) => weightOf(b) - weightOf(a)).slice(0, BATCH)),
  });
  return {
    miss(path, referrer) {
      const isScanned = SCANNED.test(path) || path.length > MAX_LENGTH;
      add(isScanned ? SCANNERS : path, { internal: 0, external: 0, direct: 0, [isScanned ? 'direct' : referrer]: 1 });
    },
    flush,
  };
}

/** Forgets the older half of the addresses that were requested only once, or of all if there are none. */
function makeRoom(waiting: Map<string, Misses>): void {
  if (waiting.size < MAX_ADDRESSES) return;
  const once = [...waiting].filter(([, counts]) => weightOf(counts) === 1);
  const forgotten = once.length > 1 ? once : [...waiting];
  for (const [path] of forgotten.slice(0, Math.ceil(forgotten.length / 2))) waiting.delete(path);
}
