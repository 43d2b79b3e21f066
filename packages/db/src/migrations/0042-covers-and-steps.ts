import type { Kysely } from 'kysely';
import type { ColumnTypes } from './migrate.ts';

/*
 * The objects that the owner has chosen for covers, and the steps before and after of projects and case studies: lists of
 * labels with values.
 */

export async function up(db: Kysely<unknown>, { list, emptyList }: ColumnTypes): Promise<void> {
  for (const table of ['portfolio_projects', 'case_studies', 'services', 'blog_posts']) {
    await db.schema.alterTable(table).addColumn('cover_object', 'text').execute();
  }
  for (const table of ['portfolio_projects', 'case_studies']) {
    for (const name of ['before', 'after']) {
      await db.schema
        .alterTable(table)
        .addColumn(name, list, (column) => column.notNull().defaultTo(emptyList))
        .execute();
    }
  }
}
