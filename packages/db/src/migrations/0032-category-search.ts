import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './migrate.ts';

/* Categories are in the search index as kind 2; a trigger removes the entry of a deleted one, as in migration 0026. */

export async function up(db: Kysely<unknown>, { engine }: ColumnTypes): Promise<void> {
  const lastId = 3 * 2 ** 40 - 1;
  const remove =
    engine === 'sqlite'
      ? `begin delete from search_entries where id = ${lastId} - old.id; end`
      : `for each row execute function search_remove(${lastId})`;
  await sql.raw(`create trigger blog_categories_unsearched after delete on blog_categories ${remove}`).execute(db);
}
