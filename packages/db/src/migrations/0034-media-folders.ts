import type { Kysely } from 'kysely';

/*
 * The folder of a file in the media library; null for a file in none.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('media').addColumn('folder', 'text').execute();
}
