import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './migrate.ts';

/*
 * When an attempt to send a mail failed, and since when its recipient is refused.
 */

export async function up(db: Kysely<unknown>, { instant }: ColumnTypes): Promise<void> {
  for (const column of ['failed_at', 'refused_since']) {
    await sql.raw(`alter table outbox add column ${column} ${instant}`).execute(db);
  }
  await sql`update outbox set failed_at = created_at where sent_at is null and last_error is not null`.execute(db);
}
