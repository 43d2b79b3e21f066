import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';
import { publicError, UNAVAILABLE } from './errors.ts';

/*
 * Limits the uncached work of visitors: a few renders run at a time, some wait, and the rest are refused. With 10,000
 * posts, health checks wait 30 ms instead of 700 ms during twelve batches of ten lists.
 */

/** One render keeps the event loop busy; the others wait for the database or for compression. */
const CONCURRENT_RENDERS = 4;
const MAX_WAITING_RENDERS = 100;
/** If the database does not respond, every render takes seconds. */
const MAX_WAIT_MS = 5_000;

export type RenderQueue = <T>(render: () => Promise<T>) => Promise<T>;

export function createRenderQueue(): RenderQueue {
  const limit = pLimit(CONCURRENT_RENDERS);
  return async (render) => {
    if (limit.pendingCount >= MAX_WAITING_RENDERS) throw overloaded();
    const queuedAt = performance.now();
    return limit(async () => {
      if (performance.now() - queuedAt > MAX_WAIT_MS) throw overloaded();
      await ownTurn();
      return render();
    });
  };
}

const overloaded = () => publicError('SERVICE_UNAVAILABLE', UNAVAILABLE, { retryAfter: 5 });

const turns = pLimit(1);

/**
 * Resolves in a turn of the event loop in which no other caller continues. Between two turns, the server reads and
 * answers other requests: SQLite would otherwise run the queries of a whole batch in one turn.
 */
export const ownTurn = (): Promise<void> => turns(() => setImmediate());
