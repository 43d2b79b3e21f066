import type { Move } from '@site/schema/list-query';
import { sql } from 'kysely';
import { z } from 'zod';
import { recordRows } from '../audit/record-changes.ts';
import { recordCodec } from '../codec.ts';
import type { Db, Tables } from '../tables.ts';
import type { From } from './record-reader.ts';

/*
 * List orders that the administrator sets by moving records.
 */

/** The rows in their new order; undefined if one of the two records is missing. */
export function moveBeside<R extends { id: number }>(rows: readonly R[], { id, side, otherId }: Move): R[] | undefined {
  const moved = rows.find((row) => row.id === id);
  const others = rows.filter((row) => row !== moved);
  const otherIndex = others.findIndex((row) => row.id === otherId);
  if (!moved || otherIndex < 0) return undefined;
  return others.toSpliced(side === 'before' ? otherIndex : otherIndex + 1, 0, moved);
}

type FeaturedTable = 'portfolioProjects' | 'caseStudies';

/** The expression of the indexes in 0014. A record that is no longer featured keeps its number, for the undo. */
const featuredPlace = sql<number>`case when ${sql.ref('featured')} then ${sql.ref('featuredOrder')} else 2147483647 end`;

/** Featured records first: those that were never moved, newest first, then the others in their order. */
export const inFeaturedOrder = <N extends FeaturedTable & keyof Tables>(from: From<N>): From<N> =>
  from
    .orderBy(featuredPlace)
    .orderBy('createdAt' as never, 'desc')
    .orderBy('id' as never, 'desc');

const codec = recordCodec(z.object({ id: z.int(), title: z.string(), featuredOrder: z.int() }));

/** Numbers the featured records in their new order; false if one of the two is missing or not featured. */
export function moveFeatured(db: Db, name: FeaturedTable, move: Move): Promise<boolean> {
  // Kysely cannot type a table whose name is a variable.
  const table = name as 'portfolioProjects';
  return db.transaction().execute(async (transaction) => {
    const featured = transaction.selectFrom(table).where(featuredPlace, '<', 2147483647);
    const before = await inFeaturedOrder(featured).select('id').execute();
    const after = moveBeside(before, move);
    if (!after) return false;
    const places = after.map(({ id }, index) => sql`when ${sql.lit(id)} then ${sql.lit(index + 1)}`);
    const ids = after.map(({ id }) => id);
    await recordRows(transaction, { table: name, codec, ids }, (on) =>
      on
        .updateTable(table)
        .set({ featuredOrder: sql<number>`case id ${sql.join(places, sql` `)} end` })
        .where('id', 'in', ids)
        .execute(),
    );
    return true;
  });
}
