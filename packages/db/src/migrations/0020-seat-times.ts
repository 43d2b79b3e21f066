import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './migrate.ts';

/*
 * Counts confirmed calls as contacted. Identifies seats by the time at which the call begins, in any spelling of that
 * time. A call without a time of day has no seat.
 */

const BATCH = 500;

type Call = { id: number; preferredDate: Date | string; preferredTime: string; startsAt: Date | string };
type Seat = { startsAt: Date; seat: number; callId: number };
type Rows = { callSchedules: Call; callSeats: Seat };

export async function up(db: Kysely<unknown>, { instant, flagValue }: ColumnTypes): Promise<void> {
  await sql`update call_schedules set stage = 'contacted', contacted = ${flagValue(true)}
    where stage = 'new' and confirmed_at is not null`.execute(db);
  const tables = db as Kysely<Rows>;
  const calls = await tables
    .selectFrom('callSchedules')
    .select(['id', 'preferredDate', 'preferredTime', 'startsAt'])
    .orderBy('id')
    .execute();
  const seated = new Set((await tables.selectFrom('callSeats').select('callId').execute()).map(({ callId }) => callId));
  await sql`drop table call_seats`.execute(db);
  await sql`create table call_seats (
    starts_at ${sql.raw(instant)} not null,
    seat integer not null,
    call_id integer not null unique references call_schedules (id) on delete cascade,
    primary key (starts_at, seat)
  )`.execute(db);
  const seats: Seat[] = [];
  const taken = new Map<number, number>();
  for (const call of calls) {
    const startsAt = startOf(call);
    if (!startsAt) continue;
    const time = startsAt.getTime();
    if (new Date(call.startsAt).getTime() !== time) {
      await tables.updateTable('callSchedules').set({ startsAt }).where('id', '=', call.id).execute();
    }
    if (!seated.has(call.id)) continue;
    const seat = (taken.get(time) ?? 0) + 1;
    taken.set(time, seat);
    seats.push({ startsAt, seat, callId: call.id });
  }
  for (let start = 0; start < seats.length; start += BATCH) {
    await tables
      .insertInto('callSeats')
      .values(seats.slice(start, start + BATCH))
      .execute();
  }
}

const TWELVE_HOURS = /(?:^|[^\d:.])[:.]?(\d+)(?:(?:[:.,-]\s?|\s(?=\d\d[ap]))(\d+)(?:[:.]\s?\d+)?)?([ap])\.?m/;
const DAY_HOURS = /(?:^|[^\d:.])[:.]?(\d\d?)[:.]\s?(\d\d)(?:[:.]\s?\d\d)?(?![:.]?\d)/;
const FOUR_DIGITS = /^\D*(\d\d)(\d\d)\D*$/;
/** Cyrillic and Greek letters that look like those of AM and PM. */
const LOOKALIKES: Record<string, string> = { а: 'a', α: 'a', р: 'p', ρ: 'p', м: 'm', μ: 'm' };
const AHEAD_MS = 330 * 60_000;

/** When a call begins. Hours above 12 count from noon or midnight, as they did when they were accepted. */
function startOf({ preferredDate, preferredTime }: Call): Date | undefined {
  const written = preferredTime
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[аαрρмμ]/g, (letter) => LOOKALIKES[letter] ?? letter)
    .replace(/\p{Cf}|\s(?!\d)/gu, '');
  const [, hour, minute = '0', half] =
    TWELVE_HOURS.exec(written) ?? DAY_HOURS.exec(written) ?? FOUR_DIGITS.exec(written) ?? [];
  if (hour === undefined || Number(minute) > 59 || (!half && Number(hour) > 23)) return undefined;
  const hours = half ? (Number(hour) % 12) + (half === 'p' ? 12 : 0) : Number(hour);
  const day = new Date(new Date(preferredDate).getTime() + AHEAD_MS).setUTCHours(hours, Number(minute), 0, 0);
  return new Date(day - AHEAD_MS);
}
