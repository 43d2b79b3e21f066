import type { Kysely } from 'kysely';

/*
 * The language of a page that the owner has added, if it is not that of the site.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('pages').addColumn('lang', 'text').execute();
}
