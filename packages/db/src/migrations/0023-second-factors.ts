import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './migrate.ts';

/*
 * Second factors of the administrator, recovery codes, and when the owner of a session last proved to be present.
 */

export async function up(db: Kysely<unknown>, { id, idSuffix, instant }: ColumnTypes): Promise<void> {
  const withId = (table: string) =>
    db.schema.createTable(table).addColumn('id', id as 'integer', (column) => column.primaryKey().modifyEnd(idSuffix));
  const userId = 'integer not null references users (id) on delete cascade';
  await withId('factors')
    .addColumn('user_id', sql.raw(userId))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('credential_id', 'text', (column) => column.unique())
    .addColumn('rp_id', 'text')
    .addColumn('counter', 'integer', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('last_used_at', instant)
    .execute();
  await withId('recovery_codes')
    .addColumn('user_id', sql.raw(userId))
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('used_at', instant)
    .execute();
  await db.schema.alterTable('admin_sessions').addColumn('confirmed_at', instant).execute();
}
