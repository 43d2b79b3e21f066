import { type Kysely, sql } from 'kysely';

/*
 * The mailbox to which a mail goes, for the limits of mails to one visitor.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox add column recipient_key text`.execute(db);
  for (const [kind, table] of [
    ['contact', 'contact_submissions'],
    ['call', 'call_schedules'],
  ] as const) {
    await sql`update outbox set recipient_key = (select email from ${sql.table(table)} where id = lead_id)
      where kind = ${kind} and sent_at is null`.execute(db);
  }
  await sql`create index outbox_recipient on outbox (recipient_key)`.execute(db);
}
