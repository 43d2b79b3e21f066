import type { Kysely } from 'kysely';
import type { ColumnTypes } from './migrate.ts';

/*
 * Links to previews of drafts, and the answers of their readers.
 */

export async function up(db: Kysely<unknown>, { id, idSuffix, instant }: ColumnTypes): Promise<void> {
  const ofContent = (table: string) =>
    db.schema
      .createTable(table)
      .addColumn('id', id as 'integer', (column) => column.primaryKey().modifyEnd(idSuffix))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('created_at', instant, (column) => column.notNull());
  await ofContent('previews')
    .addColumn('version_id', 'integer')
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('expires_at', instant, (column) => column.notNull())
    .addColumn('revoked_at', instant)
    .addColumn('last_opened_at', instant)
    .addColumn('opened_count', 'integer', (column) => column.notNull())
    .execute();
  await ofContent('preview_answers')
    .addColumn('preview_id', 'integer', (column) => column.notNull())
    .addColumn('version_number', 'integer')
    .addColumn('verdict', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('comment', 'text')
    .execute();
  for (const table of ['previews', 'preview_answers']) {
    await db.schema.createIndex(`${table}_content`).on(table).columns(['kind', 'key']).execute();
  }
}
