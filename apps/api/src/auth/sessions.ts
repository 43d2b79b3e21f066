import { createHash, randomBytes } from 'node:crypto';
import { findLiveSession, type LiveSession, touchSession } from '@site/db/account';
import type { Db } from '@site/db/tables';

/*
 * The session middleware: a Bearer header becomes the session it stands for, or none.
 */

export const SESSION_MS = 8 * 60 * 60 * 1000;
export const IDLE_MS = 60 * 60 * 1000;
// Being seen is written at most this often, so that reading does not mean writing.
const SEEN_EVERY_MS = 60 * 1000;

const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/i;

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Looks the session up once, and only when something asks for it: public pages never do. */
export function sessionReader(db: Db, authorization: string | undefined, now: () => Date) {
  let found: Promise<LiveSession | undefined> | undefined;
  return () => {
    found ??= readSession(db, authorization, now());
    return found;
  };
}

async function readSession(db: Db, authorization: string | undefined, now: Date): Promise<LiveSession | undefined> {
  const token = authorization && BEARER.exec(authorization)?.[1];
  if (!token) return undefined;
  const session = await findLiveSession(db, tokenHash(token), now, new Date(now.getTime() - IDLE_MS));
  if (session && now.getTime() - session.lastSeenAt.getTime() > SEEN_EVERY_MS) await touchSession(db, session.id, now);
  return session;
}
