import { countHit, forgetHits, hasHits } from '@site/db/rate-limit';
import { TRPCError } from '@trpc/server';
import { LRUCache } from 'lru-cache';
import pLimit, { type LimitFunction } from 'p-limit';
import type { Context } from '../context.ts';
import { countAttempt, rateLimitError, resetAttempts } from '../rate-limits.ts';

/*
 * Limits logins of each client, and slows down an account that is attacked from many networks: its attempts wait one
 * after the other, longer after each failure. A network from which the account was logged in lately does not wait, so
 * that nobody can lock the administrator out.
 */

const DAY_MS = 24 * 60 * 60_000;
/** An account is slowed down after this many attempts within the window. */
const LOGINS_WITHOUT_DELAY = 10;
const WINDOW_MS = 15 * 60_000;
const FIRST_DELAY_MS = 250;
const MAX_DELAY_MS = 5_000;
/** A login waits for at most 30 s: Caddy gives up after 60. */
const MAX_WAITING_LOGINS = 5;
/** How long a network is known after a successful login. */
const KNOWN_MS = 30 * DAY_MS;

type LimitedContext = Pick<Context, 'config' | 'db' | 'now' | 'client' | 'clientSite' | 'logFailedLogin'>;

export async function limitLogin(ctx: LimitedContext, username: string): Promise<void> {
  try {
    await countAttempt(ctx, 'login');
    await delayLogin(ctx, username);
  } catch (error) {
    if (error instanceof TRPCError && error.code === 'TOO_MANY_REQUESTS') ctx.logFailedLogin();
    throw error;
  }
}

/** After a successful login, the limits begin again, and the network is known. */
export async function resetLoginLimits(ctx: LimitedContext, username: string): Promise<void> {
  await resetAttempts(ctx, 'login');
  if (ctx.config.limits.login === 0) return;
  await forgetHits(ctx.db, accountKey(username));
  await forgetHits(ctx.db, knownKey(ctx, username));
  await countHit(ctx.db, knownKey(ctx, username), ctx.now(), KNOWN_MS);
}

const waitingLogins = new LRUCache<string, LimitFunction>({ max: 1_000, memoMethod: () => pLimit(1) });

async function delayLogin(ctx: LimitedContext, username: string): Promise<void> {
  if (ctx.config.limits.login === 0 || (await hasHits(ctx.db, knownKey(ctx, username), ctx.now()))) return;
  const { hits } = await countHit(ctx.db, accountKey(username), ctx.now(), WINDOW_MS);
  const failures = hits - 1;
  if (failures < LOGINS_WITHOUT_DELAY) return;
  const queue = waitingLogins.memo(username);
  if (queue.pendingCount >= MAX_WAITING_LOGINS) {
    throw rateLimitError('attempts', (MAX_WAITING_LOGINS * MAX_DELAY_MS) / 1000);
  }
  const delay = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(failures - LOGINS_WITHOUT_DELAY, 10));
  await queue(() => new Promise((resume) => setTimeout(resume, delay)));
}

const accountKey = (username: string) => `account:${username}`;
const knownKey = ({ clientSite }: LimitedContext, username: string) => `known:${clientSite}:${username}`;
