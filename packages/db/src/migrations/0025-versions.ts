import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './migrate.ts';

/*
 * Versions of content. A record has at most one working copy.
 */

export async function up(db: Kysely<unknown>, { id, idSuffix, instant, list }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('versions')
    .addColumn('id', id as 'integer', (c) => c.primaryKey().modifyEnd(idSuffix))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('route', 'text', (c) => c.notNull())
    .addColumn('changed', list, (c) => c.notNull())
    .addColumn('added', 'integer', (c) => c.notNull())
    .addColumn('removed', 'integer', (c) => c.notNull())
    .addColumn('based_on', 'integer')
    .addColumn('created_at', instant, (c) => c.notNull())
    .addColumn('updated_at', instant, (c) => c.notNull())
    // The last column, so that a list does not read the pages that hold it.
    .addColumn('content', 'text', (c) => c.notNull())
    .addUniqueConstraint('versions_number', ['kind', 'key', 'number'])
    .execute();
  await db.schema
    .createIndex('versions_working')
    .unique()
    .on('versions')
    .columns(['kind', 'key'])
    .where(sql.ref('state'), '=', sql.lit('working'))
    .execute();
}
