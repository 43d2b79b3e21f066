import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './migrate.ts';

/*
 * Replaces the separate search tables (migrations 0008 and 0013) by one search index. The application normalises the
 * texts and writes them, because neither engine has a function that does; `ensureSearchIndex` fills the index after this
 * migration. A trigger removes the entry of a deleted row.
 */

const replaced = [
  'blog_posts',
  'contact_submissions',
  'call_schedules',
  'portfolio_projects',
  'case_studies',
  'services',
  'media',
];

/** The number of each kind in the ids of the index. */
const kinds = {
  portfolio_projects: 3,
  case_studies: 4,
  services: 5,
  media: 6,
  blog_posts: 7,
  call_schedules: 8,
  contact_submissions: 9,
};

export async function up(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  if (types.engine === 'postgres') await run('set local statement_timeout = 0');
  const dropped = types.engine === 'sqlite' ? dropOnSqlite() : dropOnPostgres();
  for (const statement of dropped) await run(statement);
  await db.schema
    .createTable('search_entries')
    .addColumn('id', types.engine === 'sqlite' ? 'integer' : 'bigint', (c) => c.primaryKey())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('fields', 'text', (c) => c.notNull())
    .addColumn('words', 'text', (c) => c.notNull())
    .addColumn('moment', types.instant, (c) => c.notNull())
    .execute();
  const created = types.engine === 'sqlite' ? onSqlite() : await onPostgres(db);
  for (const statement of created) await run(statement);
}

const dropOnSqlite = () =>
  replaced.flatMap((table) => [
    ...['insert', 'update', 'delete'].map((event) => `drop trigger ${table}_search_${event}`),
    `drop table ${table}_search_fts`,
    `drop table ${table}_search`,
  ]);

const dropOnPostgres = () =>
  replaced.flatMap((table) => [`drop function ${table}_search_update() cascade`, `drop table ${table}_search`]);

/** The newest records of a kind have the lowest ids: FTS5 reads ascending ids without reading all of them. */
const lastId = (kind: number) => (kind + 1) * 2 ** 40 - 1;

function onSqlite(): string[] {
  const add = `
    insert into search_words (rowid, words) values (new.id, new.words);
    insert into search_trigrams (rowid, fields) values (new.id, new.fields);`;
  // FTS5 needs the old text to find the entries that it has to remove.
  const remove = `
    insert into search_words (search_words, rowid, words) values ('delete', old.id, old.words);
    insert into search_trigrams (search_trigrams, rowid, fields) values ('delete', old.id, old.fields);`;
  const content = `content = 'search_entries', content_rowid = 'id'`;
  return [
    // Each word is stored once, so that its positions are not needed. Without the prefixes, a word that begins thousands of
    // others, such as "visitor" in numbered addresses, takes 60 ms for each kind.
    `create virtual table search_words using fts5(words, ${content}, detail = none, prefix = '1 2 3 4 5 6 7 8 9 10 11 12',
      tokenize = "unicode61 remove_diacritics 0 categories 'L* N* Co Mn Mc'")`,
    `create virtual table search_trigrams using fts5(fields, ${content}, tokenize = 'trigram')`,
    // Removes the words of erased persons at once; FTS5 otherwise keeps them until it merges its segments.
    `insert into search_words (search_words, rank) values ('secure-delete', 1)`,
    `insert into search_trigrams (search_trigrams, rank) values ('secure-delete', 1)`,
    `create trigger search_entries_insert after insert on search_entries begin ${add} end`,
    `create trigger search_entries_update after update of fields, words on search_entries
      when old.fields <> new.fields or old.words <> new.words begin ${remove} ${add} end`,
    `create trigger search_entries_delete after delete on search_entries begin ${remove} end`,
    ...Object.entries(kinds).map(
      ([table, kind]) => `create trigger ${table}_unsearched after delete on ${table} begin
        delete from search_entries where id = ${lastId(kind)} - old.id; end`,
    ),
  ];
}

async function onPostgres(db: Kysely<unknown>): Promise<string[]> {
  // 0005 added the extension, unless the server lacks it or the role may not; searches for parts of words then scan.
  const { rows } = await sql<{ schema: string }>`
    select extnamespace::regnamespace::text as schema from pg_extension where extname = 'pg_trgm'`.execute(db);
  const trigrams = rows[0] && `${rows[0].schema}.gin_trgm_ops`;
  return [
    // The words are split already. The parsers of PostgreSQL would depend on the locale of the database.
    `alter table search_entries add column word_set tsvector not null
      generated always as (array_to_tsvector(string_to_array(words, ' '))) stored`,
    'create index search_words on search_entries using gin (word_set)',
    ...(trigrams ? [`create index search_trigrams on search_entries using gin (fields ${trigrams})`] : []),
    `create function search_remove() returns trigger language plpgsql as $$ begin
      delete from search_entries where id = tg_argv[0]::bigint - old.id; return null; end $$`,
    ...Object.entries(kinds).map(
      ([table, kind]) => `create trigger ${table}_unsearched after delete on ${table}
        for each row execute function search_remove(${lastId(kind)})`,
    ),
  ];
}
