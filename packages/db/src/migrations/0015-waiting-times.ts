import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './migrate.ts';

/*
 * Since when a mail is due, which later attempts to send it do not change, and indexes of the leads that wait for a reply.
 */

export async function up(db: Kysely<unknown>, { instant }: ColumnTypes): Promise<void> {
  const statements = [
    `alter table outbox add column due_at ${instant} not null default '1970-01-01T00:00:00.000Z'`,
    'update outbox set due_at = created_at',
    'create index contact_submissions_unanswered on contact_submissions (stage, reply_due_at, id) where replied_at is null',
    'create index call_schedules_unanswered on call_schedules (stage, reply_due_at, id, outcome) where replied_at is null',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
