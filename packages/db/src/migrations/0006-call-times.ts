import { type Kysely, sql } from 'kysely';

/*
 * Lets calls of one day be sorted by time of day. Times are texts such as "9:30 AM".
 */

// "9:30 AM" is sorted as "AM09:30 AM" and "12:30 PM" as "PM00:30 PM".
const time = `(substr(preferred_time, length(preferred_time) - 1) || case when substr(preferred_time, 1, 3) = '12:' then '00' || substr(preferred_time, 3) when length(preferred_time) < 8 then '0' || preferred_time else preferred_time end)`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, columns] of [
    ['call_schedules_day', `preferred_date, ${time}, id`],
    ['call_schedules_by_contacted_preferred_date', `contacted, preferred_date, ${time}, id`],
  ] as const) {
    await sql`drop index ${sql.id(name)}`.execute(db);
    await sql`create index ${sql.id(name)} on call_schedules (${sql.raw(columns)})`.execute(db);
  }
}
