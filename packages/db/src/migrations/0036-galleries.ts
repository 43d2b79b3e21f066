import type { Kysely } from 'kysely';
import type { ColumnTypes } from './migrate.ts';

/* The galleries of projects and case studies: lists of pictures with captions. */

export async function up(db: Kysely<unknown>, { list, emptyList }: ColumnTypes): Promise<void> {
  for (const table of ['portfolio_projects', 'case_studies']) {
    await db.schema
      .alterTable(table)
      .addColumn('gallery', list, (column) => column.notNull().defaultTo(emptyList))
      .execute();
  }
}
