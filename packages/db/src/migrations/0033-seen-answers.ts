import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './migrate.ts';

/*
 * When the administrator marked the answer of a reader as seen, and the title of what it is about. Answers to revoked
 * links count as seen.
 */

export async function up(db: Kysely<unknown>, { instant }: ColumnTypes): Promise<void> {
  const answers = () => db.schema.alterTable('preview_answers');
  await answers().addColumn('seen_at', instant).execute();
  await answers()
    .addColumn('title', 'text', (column) => column.notNull().defaultTo('Untitled'))
    .execute();
  await sql`update preview_answers set seen_at = created_at
    where preview_id in (select id from previews where revoked_at is not null)`.execute(db);
  await sql`create index preview_answers_open on preview_answers (id) where seen_at is null`.execute(db);
}
