import { listFullTimes } from '@site/db/seat';
import type { Db } from '@site/db/tables';
import {
  type BookableDay,
  type BookingRules,
  describeDay,
  nearestSlots,
  type Slot,
  shownSlots,
} from '@site/schema/booking';
import { addDays, dayIn, slotStart } from '@site/schema/schedule';

type Reader = { db: Db; now: () => Date };
/** A number of days from `from` on. */
type Days = { from: string; days: number };

/** Only these months are cached, so that requests for other ones cannot fill the cache. */
const COMING_MONTHS = 24;

/** Whether days are a range that the forms request: a whole month, from the current one up to two years ahead. */
export function isComingMonth({ from, days }: Days, today: string): boolean {
  const ahead = monthNumber(from) - monthNumber(today);
  const isMonth = from.endsWith('-01') && days <= 31 && addDays(from, days).endsWith('-01');
  return isMonth && ahead >= 0 && ahead < COMING_MONTHS;
}

const monthNumber = (day: string) => 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7));

export async function listBookableDays(
  { db, now }: Reader,
  rules: BookingRules,
  { from, days }: Days,
): Promise<BookableDay[]> {
  const full = new Set((await listFullTimes(db, from, addDays(from, days - 1), rules)).map(Number));
  const at = now();
  return Array.from({ length: days }, (_, index) => {
    const day = addDays(from, index);
    const times = shownSlots(rules.slots).filter((time) => full.has(Number(slotStart(rules.timeZone, day, time))));
    return describeDay(rules, day, times, at);
  });
}

/** How many days before and after a full slot are searched for free ones, and how many of these are offered. */
const SEARCHED_DAYS = 7;
const OFFERED_SLOTS = 3;

/** The free slots that are nearest to a full one, except the slot of the call that is moved. */
export async function findNearestSlots(
  reader: Reader,
  rules: BookingRules,
  slot: Slot,
  current?: Slot,
): Promise<Slot[]> {
  const today = dayIn(rules.timeZone, reader.now());
  const before = addDays(slot.day, -SEARCHED_DAYS);
  const [, from = today] = [today, before].sort();
  const days = await listBookableDays(reader, rules, { from, days: 2 * SEARCHED_DAYS + 1 });
  const others = days.map((day) =>
    day.day === current?.day ? { ...day, unavailable: [...day.unavailable, current.time] } : day,
  );
  return nearestSlots(shownSlots(rules.slots), others, slot, OFFERED_SLOTS);
}
