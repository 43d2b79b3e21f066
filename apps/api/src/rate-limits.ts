import { countHit, forgetHits } from '@site/db/rate-limit';
import type { Context } from './context.ts';
import { publicError } from './errors.ts';

/*
 * Limits leads and login attempts for each client. The counts are in the database, so that all processes share them.
 */

const MINUTE_MS = 60_000;
const windows = { leads: 10 * MINUTE_MS, login: 15 * MINUTE_MS };

/** An account is slowed down after this many failed logins within the window, from any number of clients. */
const LOGINS_WITHOUT_DELAY = 10;
const FIRST_DELAY_MS = 250;
const MAX_DELAY_MS = 5_000;

type LimitedContext = Pick<Context, 'config' | 'db' | 'now' | 'client' | 'clientSite'>;

export async function countAttempt(ctx: LimitedContext, kind: keyof typeof windows): Promise<void> {
  const limit = ctx.config.limits[kind];
  if (limit === 0) return;
  const now = ctx.now();
  const { hits, resetAt } = await countHit(ctx.db, keyOf(ctx, kind), now, windows[kind]);
  if (hits <= limit) return;
  throw rateLimitError('attempts', Math.ceil((resetAt.getTime() - now.getTime()) / 1000));
}

export function rateLimitError(what: 'attempts' | 'requests', waitSeconds: number) {
  const seconds = Math.max(1, waitSeconds);
  const message = `Too many ${what}. Please try again in ${describeWait(seconds)}.`;
  return publicError('TOO_MANY_REQUESTS', message, { retryAfter: seconds });
}

export async function resetAttempts(ctx: LimitedContext, kind: keyof typeof windows): Promise<void> {
  if (ctx.config.limits[kind] > 0) await forgetHits(ctx.db, keyOf(ctx, kind));
}

function keyOf(ctx: LimitedContext, kind: string): string {
  return `${kind}:${kind === 'login' ? ctx.clientSite : ctx.client}`;
}

/**
 * Delays logins to an account that is being attacked from many networks, longer after each failure. No login is
 * refused, so that nobody can lock the administrator out.
 */
export async function delayLogin(ctx: LimitedContext, username: string): Promise<void> {
  if (ctx.config.limits.login === 0) return;
  const { hits } = await countHit(ctx.db, accountKey(username), ctx.now(), windows.login);
  const failures = hits - 1;
  if (failures < LOGINS_WITHOUT_DELAY) return;
  const delay = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(failures - LOGINS_WITHOUT_DELAY, 10));
  await new Promise((resume) => setTimeout(resume, delay));
}

/** After a successful login, the limits for its client and the delay of its account begin again. */
export async function resetLogin(ctx: LimitedContext, username: string): Promise<void> {
  await resetAttempts(ctx, 'login');
  if (ctx.config.limits.login > 0) await forgetHits(ctx.db, accountKey(username));
}

const accountKey = (username: string) => `account:${username}`;

function describeWait(seconds: number): string {
  if (seconds === 1) return 'a second';
  if (seconds < 90) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
