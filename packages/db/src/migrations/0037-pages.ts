import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './migrate.ts';

/*
 * The pages that the owner adds. In the search index they are kind 10; a trigger removes the entry of a deleted one, as
 * in migration 0026.
 */

export async function up(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('pages')
    .addColumn('id', types.id as 'integer', (column) => column.primaryKey().modifyEnd(types.idSuffix))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('in_menu', types.flag, (column) => column.notNull().defaultTo(types.flagValue(false)))
    .addColumn('in_footer', types.flag, (column) => column.notNull().defaultTo(types.flagValue(false)))
    .addColumn('meta_title', 'text')
    .addColumn('meta_description', 'text')
    .addColumn('share_image', 'text')
    .addColumn('created_at', types.instant, (column) => column.notNull().defaultTo(types.now))
    .addColumn('updated_at', types.instant, (column) => column.notNull().defaultTo(types.now))
    .execute();
  const lastId = sql.lit(11 * 2 ** 40 - 1);
  const remove =
    types.engine === 'sqlite'
      ? sql`begin delete from search_entries where id = ${lastId} - old.id; end`
      : sql`for each row execute function search_remove(${lastId})`;
  await sql`create trigger pages_unsearched after delete on pages ${remove}`.execute(db);
}
