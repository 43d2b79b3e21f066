import { countHit, findHits, forgetHits, takeBackHit } from '@site/db/rate-limit';
import type { Db } from '@site/db/tables';
import type { Config } from './config.ts';
import { publicError } from './errors.ts';

/*
 * Limits leads and login attempts for each client, with IPv6 for each /48 network: a visitor may have 65,536 networks
 * of the size /64, each with a limit of its own. The counts are in the database, so that all processes share them.
 */

const MINUTE_MS = 60_000;
const windows = { leads: 10 * MINUTE_MS, login: 15 * MINUTE_MS };

export type LimitedRequest = {
  config: Config;
  db: Db;
  now: () => Date;
  /** The client in all rate limits: an IPv4 address, or the /48 network of an IPv6 address. */
  clientSite: string;
};

export async function countAttempt(request: LimitedRequest, kind: keyof typeof windows): Promise<void> {
  const limit = request.config.limits[kind];
  if (limit === 0) return;
  const now = request.now();
  const { hits, resetAt } = await countHit(request.db, keyOf(request, kind), now, windows[kind]);
  if (hits <= limit) return;
  throw rateLimitError('attempts', Math.ceil((resetAt.getTime() - now.getTime()) / 1000));
}

export function findAttempts(request: LimitedRequest, kind: keyof typeof windows): Promise<number> {
  return findHits(request.db, keyOf(request, kind), request.now());
}

export function rateLimitError(what: 'attempts' | 'requests', waitSeconds: number) {
  const seconds = Math.max(1, waitSeconds);
  const message = `Too many ${what}. Please try again in ${describeWait(seconds)}.`;
  return publicError('TOO_MANY_REQUESTS', message, { retryAfter: seconds });
}

/** Takes back one attempt that was not a guess. */
export async function takeBackAttempt(request: LimitedRequest, kind: keyof typeof windows): Promise<void> {
  if (request.config.limits[kind] > 0) await takeBackHit(request.db, keyOf(request, kind), request.now());
}

export async function resetAttempts(request: LimitedRequest, kind: keyof typeof windows): Promise<void> {
  if (request.config.limits[kind] > 0) await forgetHits(request.db, keyOf(request, kind));
}

function keyOf({ clientSite }: LimitedRequest, kind: string): string {
  return `${kind}:${clientSite}`;
}

function describeWait(seconds: number): string {
  if (seconds === 1) return 'a second';
  if (seconds < 90) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
