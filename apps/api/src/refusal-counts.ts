import type { FastifyBaseLogger } from 'fastify';

/*
 * Counts refused requests and those for missing paths, and logs the count of each client once a minute: with one line
 * per request a client could fill the disk.
 */

const INTERVAL_MS = 60_000;
/** Further clients are counted together. */
const MAX_CLIENTS = 100;
const OTHERS = 'others';

export function createRefusalCounts() {
  let counts = new Map<string, number>();

  function logCounts(log: Pick<FastifyBaseLogger, 'info'>) {
    for (const [address, requests] of counts) log.info({ address, requests }, 'requests refused or not found');
    counts = new Map();
  }

  return (client: string, log: Pick<FastifyBaseLogger, 'info'>): void => {
    if (counts.size === 0) setTimeout(logCounts, INTERVAL_MS, log).unref();
    const key = counts.has(client) || counts.size < MAX_CLIENTS ? client : OTHERS;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };
}
