import type { Kysely } from 'kysely';
import type { ColumnTypes } from './migrate.ts';

/*
 * Redirects from addresses without a page, and the addresses that visitors requested in vain.
 */

export async function up(db: Kysely<unknown>, { id, idSuffix, instant }: ColumnTypes): Promise<void> {
  const withId = (table: string) =>
    db.schema.createTable(table).addColumn('id', id as 'integer', (column) => column.primaryKey().modifyEnd(idSuffix));
  await withId('redirects')
    .addColumn('from', 'text', (column) => column.notNull().unique())
    .addColumn('to', 'text')
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text')
    .addColumn('record_id', 'integer')
    .addColumn('hits', 'integer', (column) => column.notNull())
    .addColumn('last_hit_at', instant)
    .addColumn('created_at', instant, (column) => column.notNull())
    .execute();
  await withId('not_found')
    .addColumn('path', 'text', (column) => column.notNull().unique())
    .addColumn('internal', 'integer', (column) => column.notNull())
    .addColumn('external', 'integer', (column) => column.notNull())
    .addColumn('direct', 'integer', (column) => column.notNull())
    .addColumn('last_at', instant, (column) => column.notNull())
    .execute();
}
