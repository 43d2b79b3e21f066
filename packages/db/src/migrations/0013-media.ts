import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './migrate.ts';

/** Adds the uploaded files, with an index for each order of their list, and their search as in 0008. */
export async function up(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('media')
    .addColumn('id', types.id, (c) => c.primaryKey().modifyEnd(types.idSuffix as never))
    .addColumn('hash', 'text', (c) => c.notNull().unique())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('alt', 'text')
    .addColumn('file', 'text', (c) => c.notNull())
    .addColumn('bytes', 'integer', (c) => c.notNull())
    .addColumn('width', 'integer')
    .addColumn('height', 'integer')
    .addColumn('color', 'text')
    .addColumn('focal_x', 'integer', (c) => c.notNull().defaultTo(50))
    .addColumn('focal_y', 'integer', (c) => c.notNull().defaultTo(50))
    .addColumn('created_at', types.instant, (c) => c.notNull())
    .execute();
  const statements = [
    'create index media_newest on media (created_at desc, id desc, kind)',
    'create index media_created on media (created_at, id, kind)',
    'create index media_name on media (lower(name), id, name, kind)',
    'create index media_bytes on media (bytes, id, kind)',
    ...(types.engine === 'sqlite' ? searchOnSqlite() : await searchOnPostgres(db)),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const textOf = (row: string) => `lower(${row}name || '\n' || coalesce(${row}alt, ''))`;

function searchOnSqlite(): string[] {
  const add = `
    insert into media_search (id, text) values (new.id, ${textOf('new.')});
    insert into media_search_fts (rowid, text) select id, text from media_search where id = new.id;`;
  const remove = `
    insert into media_search_fts (media_search_fts, rowid, text) select 'delete', id, text from media_search where id = old.id;
    delete from media_search where id = old.id;`;
  return [
    'create table media_search (id integer primary key, text text not null)',
    `create virtual table media_search_fts using fts5(text, content = 'media_search', content_rowid = 'id', tokenize = 'trigram')`,
    `create trigger media_search_insert after insert on media begin ${add} end`,
    `create trigger media_search_update after update of name, alt on media begin ${remove} ${add} end`,
    `create trigger media_search_delete after delete on media begin ${remove} end`,
  ];
}

async function searchOnPostgres(db: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ schema: string }>`
    select extnamespace::regnamespace::text as schema from pg_extension where extname = 'pg_trgm'`.execute(db);
  const trigrams = rows[0] && `${rows[0].schema}.gin_trgm_ops`;
  return [
    'create table media_search (id integer primary key references media on delete cascade, text text not null)',
    ...(trigrams ? [`create index media_search_trigrams on media_search using gin (text ${trigrams})`] : []),
    `create function media_search_update() returns trigger language plpgsql as $$ begin
      insert into media_search (id, text) values (new.id, ${textOf('new.')})
      on conflict (id) do update set text = excluded.text; return null; end $$`,
    `create trigger media_search_update after insert or update of name, alt on media
      for each row execute function media_search_update()`,
  ];
}
