import type { BookableDay } from '@site/schema/booking';
import { addDays, isPast } from '@site/schema/schedule';
import { timeSlots } from '@site/schema/site';

/*
 * What can be booked, as far as the browser knows: by its clock, and by what the server has said about a day.
 */

/** What the server has said about days; days that it was not asked about can be booked. */
export type KnownDays = ReadonlyMap<string, BookableDay>;

/** `booked` is the slot of the call that the visitor is about to move. */
export type SlotState = 'free' | 'past' | 'full' | 'closed' | 'booked';

export function stateOf(day: string, slot: string, now: Date, known: KnownDays): SlotState {
  if (isPast(day, slot, now)) return 'past';
  const { full = [], unavailable = [] } = known.get(day) ?? {};
  if (full.includes(slot)) return 'full';
  return unavailable.includes(slot) ? 'closed' : 'free';
}

export const hasFreeSlot = (day: string, now: Date, known: KnownDays): boolean =>
  timeSlots.some((slot) => stateOf(day, slot, now, known) === 'free');

/** Holidays are longer in no agency. */
const SEARCHED_DAYS = 60;

/** The first day from `day` on with a free slot; `day` itself if there is none. */
export function firstFreeDay(day: string, now: Date, known: KnownDays): string {
  for (let count = 0; count < SEARCHED_DAYS; count++) {
    const candidate = addDays(day, count);
    if (hasFreeSlot(candidate, now, known)) return candidate;
  }
  return day;
}
