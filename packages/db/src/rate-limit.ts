import type { Db } from './tables.ts';

/*
 * Counts hits in windows of a fixed length. The counts are in the database, so that all processes share them.
 */

type Hit = { hits: number; resetAt: Date };

export async function countHit(db: Db, key: string, now: Date, windowMs: number, by = 1): Promise<Hit> {
  const resetAt = new Date(now.getTime() + windowMs);
  const row = await db
    .insertInto('rateLimits')
    .values({ key, hits: by, resetAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        hits: eb
          .case()
          .when('rateLimits.resetAt', '<=', now)
          .then(by)
          .else(eb('rateLimits.hits', '+', by))
          .end(),
        resetAt: eb
          .case()
          .when('rateLimits.resetAt', '<=', now)
          .then(eb.ref('excluded.resetAt'))
          .else(eb.ref('rateLimits.resetAt'))
          .end(),
      })),
    )
    .returning(['hits', 'resetAt'])
    .executeTakeFirstOrThrow();
  return { hits: row.hits, resetAt: new Date(row.resetAt) };
}

export async function findWindow(db: Db, key: string, now: Date): Promise<Hit | undefined> {
  const open = db
    .selectFrom('rateLimits')
    .select(['hits', 'resetAt'])
    .where('key', '=', key)
    .where('resetAt', '>', now);
  const row = await open.executeTakeFirst();
  return row && { hits: row.hits, resetAt: new Date(row.resetAt) };
}

export const findHits = async (db: Db, key: string, now: Date): Promise<number> =>
  (await findWindow(db, key, now))?.hits ?? 0;

/** Takes one hit back, in the window in which it was counted. */
export async function takeBackHit(db: Db, key: string, now: Date): Promise<void> {
  const open = db.updateTable('rateLimits').where('key', '=', key).where('resetAt', '>', now).where('hits', '>', 0);
  await open.set((eb) => ({ hits: eb('hits', '-', 1) })).execute();
}

/** Deletes the hits of a key; returns whether there were any in the current window. Of concurrent calls, one succeeds. */
export async function redeemHits(db: Db, key: string, now: Date): Promise<boolean> {
  const open = db.deleteFrom('rateLimits').where('key', '=', key).where('resetAt', '>', now);
  return (await open.executeTakeFirstOrThrow()).numDeletedRows > 0n;
}

export async function forgetHits(db: Db, key: string): Promise<void> {
  await db.deleteFrom('rateLimits').where('key', '=', key).execute();
}

export async function deletePastHits(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('rateLimits').where('resetAt', '<=', now).execute();
}
