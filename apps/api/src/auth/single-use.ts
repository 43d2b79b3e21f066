import { countHit, findHits, redeemHits } from '@site/db/rate-limit';
import type { Db } from '@site/db/tables';
import { hashToken } from './sessions.ts';

/*
 * Values that are accepted once and for a limited time: challenges of passkeys, and tokens of downloads. Their hashes are
 * stored with the counts of the rate limits, which expire too and which all processes share.
 */

type Kind = 'challenge' | 'download';

const keyOf = (kind: Kind, value: string) => `${kind}:${hashToken(value)}`;

export async function storeSingleUse(db: Db, kind: Kind, value: string, now: Date, validMs: number): Promise<void> {
  await countHit(db, keyOf(kind, value), now, validMs);
}

/** Whether `redeemSingleUse` would accept the value. */
export const isUnused = async (db: Db, kind: Kind, value: string, now: Date): Promise<boolean> =>
  (await findHits(db, keyOf(kind, value), now)) > 0;

/** Marks a value as used. Returns false if it is unknown, expired or used already. */
export const redeemSingleUse = (db: Db, kind: Kind, value: string, now: Date): Promise<boolean> =>
  redeemHits(db, keyOf(kind, value), now);
