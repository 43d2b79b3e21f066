import { DAY_MS } from '@site/schema/time';
import { countHit, findWindow, forgetHits } from './rate-limit.ts';
import type { Db } from './tables.ts';

/*
 * Logins that failed at the second step: somebody else may know the password. They are counted for the warning in the
 * overview, for a week or until the password changes, with the counts of the rate limits.
 */

const WEEK_MS = 7 * DAY_MS;

const warningKey = (userId: number) => `refused-codes:${userId}`;
const mailKey = (userId: number) => `refused-codes-mail:${userId}`;

/** Counts a refused code; returns whether the owner is to be notified, once a day. */
export async function countRefusedCode(db: Db, userId: number, now: Date): Promise<boolean> {
  await countHit(db, warningKey(userId), now, WEEK_MS);
  return (await countHit(db, mailKey(userId), now, DAY_MS)).hits === 1;
}

export async function findRefusedCodes(
  db: Db,
  userId: number,
  now: Date,
): Promise<{ count: number; since: Date } | null> {
  const counted = await findWindow(db, warningKey(userId), now);
  return counted ? { count: counted.hits, since: new Date(counted.resetAt.getTime() - WEEK_MS) } : null;
}

export async function forgetRefusedCodes(db: Db, userId: number): Promise<void> {
  for (const key of [warningKey(userId), mailKey(userId)]) await forgetHits(db, key);
}
