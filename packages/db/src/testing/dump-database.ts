import { sql } from 'kysely';
import type { Database } from '../open.ts';

/*
 * Writes a database as text, to compare two states of it.
 */

type Named = { name: string };
type Line = { line: string };

/** The schema and every row, without the times of migrations. */
export async function dumpDatabase({ db: camelCased, engine }: Database): Promise<string> {
  const db = camelCased.withoutPlugins();
  const { rows: schema } = await sql.raw<Line>(engine === 'sqlite' ? sqliteSchema : postgresSchema).execute(db);
  const { rows: tables } = await sql.raw<Named>(engine === 'sqlite' ? sqliteTables : postgresTables).execute(db);
  const lines = schema.map(({ line }) => line);
  for (const { name } of tables) {
    const columns = sql.raw(name === 'kysely_migration' ? 'name' : '*');
    const { rows } = await sql`select ${columns} from ${sql.table(name)}`.execute(db);
    lines.push(...rows.map((row) => `${name} ${JSON.stringify(row)}`).sort());
  }
  return lines.join('\n');
}

const sqliteSchema = `
  select type || ' ' || name || ' ' || coalesce(sql, '') as line from sqlite_master order by line`;

// Virtual tables show the rows of their own tables, which are in the list too.
const sqliteTables = `
  select name from sqlite_master where type = 'table' and sql not like 'create virtual table%' order by name`;

const postgresSchema = `
  select line from (
    select format('column %s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) as line
      from information_schema.columns where table_schema = current_schema()
    union all select indexdef from pg_indexes where schemaname = current_schema()
    union all select pg_get_constraintdef(oid) from pg_constraint where connamespace = current_schema()::regnamespace
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select pg_get_functiondef(p.oid) from pg_proc p
      where p.pronamespace = current_schema()::regnamespace and p.prokind = 'f'
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  ) as lines order by line`;

const postgresTables = `select tablename as name from pg_tables where schemaname = current_schema() order by name`;
