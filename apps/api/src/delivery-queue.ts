import { setTimeout as wait } from 'node:timers/promises';

/*
 * Delivers the mails, webhooks and scheduled drafts in the database. Several processes can share a queue, because each
 * item is claimed before it is delivered.
 */

/**
 * How long a claim lasts. If the process ends before it has finished the item, another process claims it after this
 * time.
 */
export const LEASE_MS = 60_000;
const POLL_INTERVAL_MS = 5_000;
const FIRST_PAUSE_MS = 5_000;
/** Retry delays are shortened by up to a quarter, so that items that failed together are not retried together. */
const JITTER = 0.25;
/** How long a stopping process waits for deliveries in progress. */
const STOP_MS = 2_000;

type Options<Item> = {
  /** How many items are delivered at the same time. */
  concurrency: number;
  longestPauseMs: number;
  now: () => Date;
  claim(now: Date, leaseUntil: Date): Promise<Item | undefined>;
  /** Delivers an item and stores the outcome. */
  deliver(item: Item): Promise<void>;
  /** Makes items due that are postponed beyond `latest`, as happens when the clock goes back. */
  bringForward(now: Date, latest: Date): Promise<void>;
  failed(error: unknown): void;
};

export type DeliveryQueue = { start(): void; checkNow(): void; stop(): Promise<void> };

export function createDeliveryQueue<Item>(options: Options<Item>): DeliveryQueue {
  const { concurrency, longestPauseMs, now, claim, deliver, bringForward, failed } = options;
  let isRunning = false;
  let timer: NodeJS.Timeout | undefined;
  const workers = new Set<Promise<void>>();

  const startWorker = (prepare = async () => {}) => {
    if (!isRunning || workers.size >= concurrency) return;
    const worker = prepare()
      .then(deliverWaiting)
      .catch(failed)
      .finally(() => workers.delete(worker));
    workers.add(worker);
  };

  async function deliverWaiting() {
    while (isRunning) {
      const at = now();
      const item = await claim(at, new Date(at.getTime() + LEASE_MS));
      if (item === undefined) return;
      // If more items are queued, another worker delivers them at the same time.
      startWorker();
      await deliver(item);
    }
  }

  const poll = () =>
    startWorker(() => {
      const at = now();
      return bringForward(at, new Date(at.getTime() + longestPauseMs + LEASE_MS));
    });

  return {
    start() {
      isRunning = true;
      timer = setInterval(poll, POLL_INTERVAL_MS).unref();
      poll();
    },
    checkNow: () => startWorker(),
    async stop() {
      isRunning = false;
      clearInterval(timer);
      const cancelled = new AbortController();
      const deadline = wait(STOP_MS, undefined, { signal: cancelled.signal }).catch(() => {});
      await Promise.race([Promise.all(workers), deadline]);
      cancelled.abort();
    },
  };
}

/** The time of the next retry. The delay doubles with each attempt. */
export function retryAt(now: Date, attempts: number, longestPauseMs: number): Date {
  const pause = Math.min(longestPauseMs, FIRST_PAUSE_MS * 2 ** Math.min(attempts - 1, 20));
  return new Date(now.getTime() + pause * (1 - JITTER * Math.random()));
}
