import type { Kysely } from 'kysely';

/* The objects that the owner has chosen for covers. */

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['portfolio_projects', 'case_studies', 'services', 'blog_posts']) {
    await db.schema.alterTable(table).addColumn('cover_object', 'text').execute();
  }
}
