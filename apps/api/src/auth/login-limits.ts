import { countHit, findHits, forgetHits } from '@site/db/rate-limit';
import { findZone } from '@site/db/setting';
import { momentInWords } from '@site/schema/audit-text';
import { DAY_MS } from '@site/schema/time';
import { TRPCError } from '@trpc/server';
import { publicError } from '../errors.ts';
import { countAttempt, findAttempts, type LimitedRequest, rateLimitError, resetAttempts } from '../rate-limits.ts';

/*
 * Limits the login attempts of each client. After many attempts on one account from any networks, each further attempt
 * is delayed by up to 5 s, and each network may have only one delayed attempt at a time. Delays run at the same time,
 * so the administrator waits 5 s at most, regardless of the number of other attempts. For 30 days after a successful
 * login to the account, attempts from the same network are not delayed.
 */

/** Logins to an account are delayed after this many attempts within the window. */
const LOGINS_WITHOUT_DELAY = 10;
const WINDOW_MS = 15 * 60_000;
const FIRST_DELAY_MS = 250;
const MAX_DELAY_MS = 5_000;
/** Together with the delay, this allows 20 attempts per second on an account. */
const MAX_WAITING_LOGINS = 100;
/** How long a network is remembered after a successful login. */
const KNOWN_MS = 30 * DAY_MS;
/** How long the use of an account is remembered. */
const USED_MS = 10 * 365 * DAY_MS;

/**
 * The codes that are checked for an account in a day from networks without a login. Six digits are few, so that a limit
 * for each network is not enough against somebody who knows the password and has many networks. Passkeys and recovery
 * codes have no such limit, so the administrator can always log in with one of them.
 */
const CODES_PER_DAY = 30;

/**
 * The step at which a login failed, or the confirmation of a session. Whoever fails at the second step of a login knows
 * the password.
 */
export type LoginStep = 'password' | 'second' | 'confirmation';

export type LoginRequest = LimitedRequest & {
  /** Logs and records that a login failed, with the address of the client and the step that failed. */
  logFailedLogin: (step: LoginStep, actor?: string) => Promise<void>;
};

export async function limitLogin(ctx: LoginRequest, username: string): Promise<void> {
  if (ctx.config.limits.login === 0) return;
  try {
    const attempts = await findAttempts(ctx, 'login');
    const isRefused = attempts >= ctx.config.limits.login;
    if (isRefused || (await findHits(ctx.db, knownKey(ctx, username), ctx.now())) > 0) {
      return await countAttempt(ctx, 'login');
    }
    const { hits } = await countHit(ctx.db, accountKey(username), ctx.now(), WINDOW_MS);
    const excess = hits - 1 - LOGINS_WITHOUT_DELAY;
    if (excess < 0) return await countAttempt(ctx, 'login');
    const delay = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(excess, 10));
    await waitInTurn(username, ctx.clientSite, { attempts, delay, admitted: () => countAttempt(ctx, 'login') });
  } catch (error) {
    if (error instanceof TRPCError && error.code === 'TOO_MANY_REQUESTS') await ctx.logFailedLogin('password');
    throw error;
  }
}

/** Counts a code of an authenticator app, unless the network is known. */
export async function limitCodes(ctx: LimitedRequest, username: string): Promise<void> {
  if (ctx.config.limits.login === 0 || (await findHits(ctx.db, knownKey(ctx, username), ctx.now())) > 0) return;
  const { hits, resetAt } = await countHit(ctx.db, `codes:${username}`, ctx.now(), DAY_MS);
  if (hits <= CODES_PER_DAY) return;
  const message = [
    `Too many codes were tried, so codes of an app are refused until ${momentInWords(await findZone(ctx.db), resetAt)}.`,
    'Use a passkey or a recovery code, or log in from a network of the last 30 days, where codes still work.',
  ].join(' ');
  const retryAfter = Math.ceil((resetAt.getTime() - ctx.now().getTime()) / 1000);
  throw publicError('TOO_MANY_REQUESTS', message, { retryAfter });
}

/** The number of wrong codes within 15 minutes that cause no warning if they come from a known network. */
const MISTYPED_CODES = 2;

/** Counts a wrong code. Returns true for the first ones from a known network, which are most likely typing errors. */
export async function isTypingMistake(ctx: LimitedRequest, username: string): Promise<boolean> {
  if ((await findHits(ctx.db, knownKey(ctx, username), ctx.now())) === 0) return false;
  const { hits } = await countHit(ctx.db, `mistyped:${ctx.clientSite}`, ctx.now(), WINDOW_MS);
  return hits <= MISTYPED_CODES;
}

/** Called after a successful login: resets the limits and remembers the network. */
export async function resetLoginLimits(ctx: LoginRequest, username: string): Promise<void> {
  await resetAttempts(ctx, 'login');
  await forgetHits(ctx.db, accountKey(username));
  await forgetHits(ctx.db, knownKey(ctx, username));
  await countHit(ctx.db, knownKey(ctx, username), ctx.now(), KNOWN_MS);
  await countHit(ctx.db, usedKey(username), ctx.now(), USED_MS);
}

/**
 * Whether nobody has logged in from this network for 30 days. False for the first login, which has nothing to compare
 * with.
 */
export async function isNewNetwork(ctx: LoginRequest, username: string): Promise<boolean> {
  const [known, used] = await Promise.all(
    [knownKey(ctx, username), usedKey(username)].map((key) => findHits(ctx.db, key, ctx.now())),
  );
  return known === 0 && used !== 0;
}

type WaitingLogin = { attempts: number; refuse(): void };

/** The delayed attempt of each network, by user name. */
const waitingLogins = new Map<string, Map<string, WaitingLogin>>();

type Login = {
  /** The attempts of its network within the window. */
  attempts: number;
  delay: number;
  /** Called when the login is delayed; a refused attempt is not counted. */
  admitted(): Promise<void>;
};

async function waitInTurn(username: string, network: string, { attempts, delay, admitted }: Login): Promise<void> {
  const waiting = waitingLogins.get(username) ?? new Map<string, WaitingLogin>();
  if (waiting.has(network) || (waiting.size >= MAX_WAITING_LOGINS && !makeRoom(waiting, attempts))) throw tooMany();
  waitingLogins.set(username, waiting);
  const { promise: refused, reject } = Promise.withResolvers<never>();
  const login = { attempts, refuse: () => reject(tooMany()) };
  waiting.set(network, login);
  try {
    await Promise.race([admitted().then(() => new Promise((resume) => setTimeout(resume, delay))), refused]);
  } finally {
    if (waiting.get(network) === login) {
      waiting.delete(network);
      if (waiting.size === 0) waitingLogins.delete(username);
    }
  }
}

/** Refuses the attempt of the network with the most attempts, so that attackers do not block other networks. */
function makeRoom(waiting: Map<string, WaitingLogin>, attempts: number): boolean {
  const [network, login] = [...waiting].reduce((most, next) => (next[1].attempts > most[1].attempts ? next : most));
  if (login.attempts <= attempts) return false;
  waiting.delete(network);
  login.refuse();
  return true;
}

const tooMany = () => rateLimitError('attempts', MAX_DELAY_MS / 1000);

const accountKey = (username: string) => `account:${username}`;
const usedKey = (username: string) => `used:${username}`;
const knownKey = ({ clientSite }: LimitedRequest, username: string) => `known:${clientSite}:${username}`;
