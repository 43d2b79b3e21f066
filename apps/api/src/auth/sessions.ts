import { createHash, randomBytes } from 'node:crypto';
import { findLiveSession, type LiveSession, touchSession } from '@site/db/account';
import type { Db } from '@site/db/tables';

/*
 * Session tokens, their lifetime, and the lookup of the session of a Bearer header.
 */

export const SESSION_MS = 8 * 60 * 60 * 1000;
export const IDLE_MS = 60 * 60 * 1000;
/** The minimum time between two updates of `lastSeenAt`, so that most requests of a session cause no write. */
const TOUCH_INTERVAL_MS = 60 * 1000;

const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/i;

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

type Credentials = {
  authorization: string | undefined;
  /** Whether this is a background request of the browser, which does not extend the session. */
  isUnattended?: boolean;
};

/** Returns a function that looks up the session on its first call: public pages never call it. */
export function sessionReader(db: Db, credentials: Credentials, now: () => Date) {
  let found: Promise<LiveSession | undefined> | undefined;
  return () => {
    found ??= readSession(db, credentials, now());
    return found;
  };
}

async function readSession(
  db: Db,
  { authorization, isUnattended = false }: Credentials,
  now: Date,
): Promise<LiveSession | undefined> {
  const token = authorization && BEARER.exec(authorization)?.[1];
  if (!token) return undefined;
  const session = await findLiveSession(db, hashToken(token), now, new Date(now.getTime() - IDLE_MS));
  if (session && !isUnattended && now.getTime() - session.lastSeenAt.getTime() > TOUCH_INTERVAL_MS)
    await touchSession(db, session.id, now);
  return session;
}
