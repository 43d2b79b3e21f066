import { type Kysely, sql } from 'kysely';

/*
 * What the ticket of a service page says about price and time.
 */

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['price_from', 'duration', 'lead_time']) {
    await sql`alter table services add column ${sql.ref(column)} text`.execute(db);
  }
}
