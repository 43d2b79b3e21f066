import { sql } from 'kysely';
import type { From, LongList } from '../table.ts';
import type { Db, Tables, TallyRow } from '../tables.ts';
import { placesOfWords } from './search.ts';

/*
 * The counts that the database keeps of its long lists by month and day: how many rows a list has, and near which
 * moment a row stands that is so many rows from the newest, without reading the rows before it.
 */

type Tallied<N extends keyof Tables> = {
  list: TallyRow['list'];
  /** The moment that puts the list in order, newest first. */
  at: string;
  /** The values of the flags that are wanted, a pattern: `1_` is published, featured or not. */
  parts: string;
  /**
   * Where the list begins: rows that are later, of which there are so many, and rows without a moment are left out.
   * Further down the same list without that bound is read: SQLite would begin at the first of two bounds.
   */
  begins?: { at: Date; later: () => Promise<number>; unbounded: From<N> };
};

export const digit = (flag: boolean | undefined) => (flag === undefined ? '_' : Number(flag));

/** Fewer rows are passed over sooner than found. */
const NEAR = 200;
const DAY_MS = 24 * 60 * 60 * 1000;

export function placesIn<N extends keyof Tables>(db: Db, { list, at, parts, begins }: Tallied<N>): LongList<N> {
  const later = begins?.later ?? (async () => 0);
  const tallies = (grain: TallyRow['grain'], month = '') =>
    db
      .selectFrom('tallies')
      .where('list', '=', list)
      .where('grain', '=', grain)
      .where('part', 'like', parts)
      .$if(begins !== undefined, (all) => all.where('period', '>', ''))
      .$if(month !== '', (all) => all.where('period', '>=', month).where('period', '<', `${month}-99`));

  async function count(): Promise<number> {
    const all = tallies('month').select((eb) => eb.fn.sum<number | null>('total').as('rows'));
    const [{ rows }, before] = await Promise.all([all.executeTakeFirstOrThrow(), later()]);
    return (rows ?? 0) - before;
  }

  /** Months, or the days of one, with their rows, in the order of the list. */
  async function readPeriods(grain: TallyRow['grain'], month?: string): Promise<Period[]> {
    const periods = await tallies(grain, month)
      .select(['period', (eb) => eb.fn.sum<number>('total').as('rows')])
      .groupBy('period')
      .orderBy('period', 'desc')
      .execute();
    // Rows without a moment stand in front.
    if (periods.at(-1)?.period === '') periods.unshift(...periods.splice(-1));
    return periods;
  }

  return {
    count,
    ofWords: (found, words) => placesOfWords(db, list, found, words),
    async seek(from, offset) {
      if (offset < NEAR) return { from, offset };
      const [before, months] = await Promise.all([later(), readPeriods('month')]);
      const month = findRow(months, before + offset);
      // Past the last row.
      if (!month) return { from: from.where(sql<boolean>`1 = 0`), offset: 0 };
      const day = month.period ? findRow(await readPeriods('day', month.period), month.rest) : undefined;
      const end = day && new Date(Date.parse(day.period) + DAY_MS);
      // What stands in front of the list ends on a day that both have rows of.
      if (!end || (begins && end > begins.at)) return { from, offset };
      return { from: (begins?.unbounded ?? from).where(sql.ref(at), '<', end), offset: day.rest };
    },
  };
}

type Period = { period: string; rows: number };

/** The period in which a row of the list stands, and how many rows of the period stand before it. */
function findRow(periods: Period[], row: number): { period: string; rest: number } | undefined {
  let rest = row;
  for (const { period, rows } of periods) {
    if (rest < rows) return { period, rest };
    rest -= rows;
  }
  return undefined;
}
