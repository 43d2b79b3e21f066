import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './migrate.ts';

/*
 * Every searched list gets a table `<list>_search` with one text per row: its searched fields in lower case, a line
 * each. Triggers keep it up to date. It is indexed by trigrams, on SQLite by an FTS5 table beside it, on PostgreSQL by
 * pg_trgm. Words of one or two characters have no trigram; a search for them scans this table, which is much smaller
 * than the searched one.
 */

const lists: Record<string, string[]> = {
  blog_posts: ['title', 'slug', 'author', 'tags'],
  contact_submissions: ['name', 'email', 'message', 'service'],
  call_schedules: ['name', 'email', 'phone', 'company', 'message'],
  portfolio_projects: ['title', 'description', 'category', 'technologies'],
  case_studies: ['title', 'client_name', 'industry', 'challenge', 'technologies'],
  services: ['title', 'description', 'href', 'features'],
};

export async function up(db: Kysely<unknown>, { engine }: ColumnTypes): Promise<void> {
  const statements = engine === 'sqlite' ? onSqlite() : await onPostgres(db);
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** The searched text of a row; `row` is the prefix of its columns. */
const textOf = (fields: string[], row: string) =>
  `lower(${fields.map((field) => `coalesce(cast(${row}${field} as text), '')`).join(` || '\n' || `)})`;

function onSqlite(): string[] {
  const replaced = ['blog_posts', 'contact_submissions', 'call_schedules'];
  return [
    ...replaced.flatMap((table) => [
      ...['insert', 'update', 'delete'].map((event) => `drop trigger ${table}_search_${event}`),
      `drop table ${table}_search`,
    ]),
    ...Object.entries(lists).flatMap(([table, fields]) => {
      const search = `${table}_search`;
      const add = `
        insert into ${search} (id, text) values (new.id, ${textOf(fields, 'new.')});
        insert into ${search}_fts (rowid, text) select id, text from ${search} where id = new.id;`;
      // FTS5 needs the old text to find the entries that it has to remove.
      const remove = `
        insert into ${search}_fts (${search}_fts, rowid, text) select 'delete', id, text from ${search} where id = old.id;
        delete from ${search} where id = old.id;`;
      return [
        `create table ${search} (id integer primary key, text text not null)`,
        `create virtual table ${search}_fts using fts5(text, content = '${search}', content_rowid = 'id', tokenize = 'trigram')`,
        `insert into ${search} (id, text) select id, ${textOf(fields, '')} from ${table}`,
        `insert into ${search}_fts (${search}_fts) values ('rebuild')`,
        `create trigger ${search}_insert after insert on ${table} begin ${add} end`,
        `create trigger ${search}_update after update of ${fields.join(', ')} on ${table} begin ${remove} ${add} end`,
        `create trigger ${search}_delete after delete on ${table} begin ${remove} end`,
      ];
    }),
  ];
}

async function onPostgres(db: Kysely<unknown>): Promise<string[]> {
  // 0005 added the extension, unless the server lacks it or the role may not; searches then scan the table.
  const { rows } = await sql<{ schema: string }>`
    select extnamespace::regnamespace::text as schema from pg_extension where extname = 'pg_trgm'`.execute(db);
  const trigrams = rows[0] && `${rows[0].schema}.gin_trgm_ops`;
  return [
    'set local statement_timeout = 0',
    ...Object.entries(lists).flatMap(([table, fields]) => [
      `drop index if exists ${table}_search`,
      `create table ${table}_search (id integer primary key references ${table} on delete cascade, text text not null)`,
      `insert into ${table}_search (id, text) select id, ${textOf(fields, '')} from ${table}`,
      ...(trigrams ? [`create index ${table}_search_trigrams on ${table}_search using gin (text ${trigrams})`] : []),
      `create function ${table}_search_update() returns trigger language plpgsql as $$ begin
        insert into ${table}_search (id, text) values (new.id, ${textOf(fields, 'new.')})
        on conflict (id) do update set text = excluded.text; return null; end $$`,
      `create trigger ${table}_search_update after insert or update of ${fields.join(', ')} on ${table}
        for each row execute function ${table}_search_update()`,
    ]),
  ];
}
