import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './migrate.ts';

/*
 * The day on which a lead is to be contacted again, whether the administrator entered it, and when a note was edited.
 */

export async function up(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  for (const table of ['contact_submissions', 'call_schedules']) {
    await db.schema.alterTable(table).addColumn('follow_up_on', 'text').execute();
    await db.schema
      .alterTable(table)
      .addColumn('entered_by_hand', types.flag, (column) => column.notNull().defaultTo(types.flagValue(false)))
      .execute();
    await sql
      .raw(`create index ${table}_follow_up on ${table} (follow_up_on, id) where follow_up_on is not null`)
      .execute(db);
  }
  await db.schema.alterTable('lead_events').addColumn('edited_at', types.instant).execute();
}
