import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './migrate.ts';

/*
 * Adds row counts of the long lists by month and by day, which triggers keep up to date. 0007 drops them.
 */

type Tallied = { table: string; at: string; flags: string[] };

const lists: Tallied[] = [
  { table: 'blog_posts', at: 'published_at', flags: ['published', 'featured'] },
  { table: 'contact_submissions', at: 'created_at', flags: ['contacted'] },
  { table: 'call_schedules', at: 'created_at', flags: ['contacted'] },
];

export async function up(db: Kysely<unknown>, { engine }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('tallies')
    .addColumn('list', 'text', (c) => c.notNull())
    .addColumn('grain', 'text', (c) => c.notNull())
    .addColumn('period', 'text', (c) => c.notNull())
    .addColumn('part', 'text', (c) => c.notNull())
    .addColumn('total', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('tallies_key', ['list', 'grain', 'period', 'part'])
    .execute();
  const engineOwn = engine === 'sqlite' ? onSqlite : onPostgres;
  for (const list of lists) {
    await sql.raw(engineOwn.countIn(list, `select ${rowOf(list, '', '1')} from ${list.table}`)).execute(db);
    for (const statement of engineOwn.triggers(list)) await sql.raw(statement).execute(db);
  }
}

const rowOf = ({ at, flags }: Tallied, row: string, change: string) =>
  [...flags, at]
    .map((column) => `${row}${column} as ${column}`)
    .concat(`${change} as change`)
    .join(', ');

type Engine = {
  /** The statement that adds changes to the counts. */
  countIn(list: Tallied, rows: string): string;
  triggers(list: Tallied): string[];
};

function adding({ table, at, flags }: Tallied, rows: string, digit: (flag: string) => string, day: string): string {
  const part = flags.map(digit).join(' || ');
  return `
    insert into tallies (list, grain, period, part, total)
    select '${table}', grain, substr(coalesce(${day.replace('?', at)}, ''), 1, size), ${part}, sum(change)
    from (${rows}) as changes
    cross join (select 'month' as grain, 7 as size union all select 'day', 10) as grains
    where true
    group by 2, 3, 4 having sum(change) <> 0 order by 2, 3, 4
    on conflict (list, grain, period, part) do update set total = tallies.total + excluded.total;`;
}

const onSqlite: Engine = {
  countIn: (list, rows) => adding(list, rows, (flag) => flag, '?'),
  triggers(list) {
    const { table, at, flags } = list;
    const added = `select ${rowOf(list, 'new.', '1')}`;
    const removed = `select ${rowOf(list, 'old.', '-1')}`;
    const trigger = (event: string, rows: string) =>
      `create trigger ${table}_tally_${event.slice(0, 6)} after ${event} on ${table} begin ${this.countIn(list, rows)} end`;
    return [
      trigger('insert', added),
      trigger(`update of ${[...flags, at].join(', ')}`, `${added} union all ${removed}`),
      trigger('delete', removed),
    ];
  },
};

// Statement-level triggers, because updating one count a thousand times in a transaction is slow on PostgreSQL.
const onPostgres: Engine = {
  countIn: (list, rows) =>
    adding(list, rows, (flag) => `${flag}::int::text`, `to_char(? at time zone 'UTC', 'YYYY-MM-DD')`),
  triggers(list) {
    const { table } = list;
    const added = `select ${rowOf(list, '', '1')} from added`;
    const removed = `select ${rowOf(list, '', '-1')} from removed`;
    const trigger = (event: string, tables: string, rows: string) => [
      `create function ${table}_tally_${event}() returns trigger language plpgsql as $$ begin ${this.countIn(list, rows)} return null; end $$`,
      `create trigger ${table}_tally_${event} after ${event} on ${table} referencing ${tables}
        for each statement execute function ${table}_tally_${event}()`,
    ];
    return [
      ...trigger('insert', 'new table as added', added),
      ...trigger('update', 'new table as added old table as removed', `${added} union all ${removed}`),
      ...trigger('delete', 'old table as removed', removed),
    ];
  },
};
