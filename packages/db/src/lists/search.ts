import { SqliteAdapter, sql } from 'kysely';
import { countRows, type From, type Places } from '../table.ts';
import type { Db, Tables } from '../tables.ts';
import { trigramsOf } from './words.ts';

/*
 * The way from words to rows of a long list. PostgreSQL takes it by itself; SQLite has it as a table of ids.
 */

/** More rows than these are found sooner in the order of their list than put in order. */
const FEW = 2_000;
/** To read one row in so many by its id takes longer than to read all of them. */
const SHARE = 4;

/** What is known of the rows that have some words, where not too many have the words' letters. */
export async function placesOfWords<N extends keyof Tables>(
  db: Db,
  list: string,
  found: From<N>,
  words: string[],
): Promise<Places<N> | undefined> {
  const trigrams = new Set(words.flatMap(trigramsOf));
  if (trigrams.size === 0 || !(db.getExecutor().adapter instanceof SqliteAdapter)) return undefined;
  const index = sql.table(`${list}_search`);
  const letters = [...trigrams].map((letters) => `"${letters.replaceAll('"', '""')}"`).join(' ');
  const matching = sql`select rowid from ${index} where ${index} match ${letters}`;
  const last = sql`(select coalesce(max(id), 0) from ${sql.table(`${list}_search_docsize`)})`;
  const many = sql<number>`${last} / ${sql.lit(SHARE)}`;
  const { rows, limit } = await db
    .selectFrom(sql`(${matching} limit ${many})`.as('matching'))
    .select((eb) => [eb.fn.countAll<number>().as('rows'), many.as('limit')])
    .executeTakeFirstOrThrow();
  if (rows >= limit) return undefined;
  // The newest rows are not in the index yet.
  const near = found.where(
    sql<boolean>`id in (${matching} union all select id from ${sql.table(list)} where id > ${last})`,
  );
  return {
    count: () => countRows(near),
    seek: async (from, offset) => ({ from: rows > FEW ? from : near, offset }),
  };
}
