import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './migrate.ts';

/*
 * The first reply of leads that were set to not answered, so that it counts again when that is undone.
 */

export async function up(db: Kysely<unknown>, { instant }: ColumnTypes): Promise<void> {
  for (const table of ['contact_submissions', 'call_schedules']) {
    await sql.raw(`alter table ${table} add column undone_replied_at ${instant}`).execute(db);
  }
}
