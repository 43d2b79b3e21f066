import type { ListQuery, ListResult } from '@site/schema/list-query';
import { LINK_WEIGHT, type MissedAddress, missedAddress, SCANNERS } from '@site/schema/redirect';
import { sql } from 'kysely';
import { table } from '../table.ts';
import type { Db } from '../tables.ts';

const missed = table('notFound', missedAddress);

/** How many addresses are kept. */
const KEPT = 1_000;

export type Misses = Pick<MissedAddress, 'internal' | 'external' | 'direct'>;

/** Requests from links first, because these can be repaired, and the programs that look for weaknesses last. */
const mostMissedFirst = (db: Db) =>
  db
    .selectFrom('notFound')
    .orderBy(sql`case when path = ${SCANNERS} then 1 else 0 end`)
    .orderBy(sql`direct + ${sql.lit(LINK_WEIGHT)} * (internal + external)`, 'desc')
    .orderBy('lastAt', 'desc')
    .orderBy('id');

export const listMisses = (db: Db, query: ListQuery): Promise<ListResult<MissedAddress>> =>
  missed.list(mostMissedFirst(db), query);

/** Adds the requests that were counted since the last call, all or none, and keeps the most missed addresses. */
export async function addMisses(db: Db, misses: ReadonlyMap<string, Misses>, lastAt: Date): Promise<void> {
  if (misses.size === 0) return;
  await db.transaction().execute(async (transaction) => {
    const columns = ['internal', 'external', 'direct'] as const;
    await transaction
      .insertInto('notFound')
      .values([...misses].map(([path, counts]) => ({ path, ...counts, lastAt })))
      .onConflict((conflict) =>
        conflict.column('path').doUpdateSet((eb) => ({
          lastAt,
          ...Object.fromEntries(columns.map((name) => [name, eb(`notFound.${name}`, '+', eb.ref(`excluded.${name}`))])),
        })),
      )
      .execute();
    const surplus = mostMissedFirst(transaction)
      .where('path', '!=', SCANNERS)
      .select('id')
      .limit(Number.MAX_SAFE_INTEGER)
      .offset(KEPT);
    await transaction.deleteFrom('notFound').where('id', 'in', surplus).execute();
  });
}

export const deleteMissesBefore = (db: Db, time: Date) =>
  db.deleteFrom('notFound').where('lastAt', '<', time).execute();
