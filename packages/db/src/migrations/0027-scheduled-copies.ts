import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './migrate.ts';

/*
 * The time at which a working copy is published, and why it could not be. `content` stays the last column, so that a
 * list does not read the pages that hold it.
 */

export async function up(db: Kysely<unknown>, { instant }: ColumnTypes): Promise<void> {
  await db.schema.alterTable('versions').addColumn('publish_at', instant).execute();
  await db.schema.alterTable('versions').addColumn('publish_problem', 'text').execute();
  await db.schema
    .alterTable('versions')
    .addColumn('moved', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await sql`update versions set moved = content`.execute(db);
  await db.schema.alterTable('versions').dropColumn('content').execute();
  await db.schema.alterTable('versions').renameColumn('moved', 'content').execute();
  await db.schema
    .createIndex('versions_publish_at')
    .on('versions')
    .column('publish_at')
    .where(sql.ref('publish_at'), 'is not', null)
    .execute();
}
