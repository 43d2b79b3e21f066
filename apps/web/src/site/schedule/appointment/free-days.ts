import type { BookableDay } from '@site/schema/booking';
import { addDays, isPast } from '@site/schema/schedule';
import { timeSlots } from '@site/schema/site';
import type { Zone } from '@site/schema/zone';
import type { SiteFacts } from '../../../app/site-facts.ts';

/*
 * The availability known to the browser, from its clock and from the responses of the server about days.
 */

/** The responses of the server about days. Unknown days count as bookable. */
export type KnownDays = ReadonlyMap<string, BookableDay>;

/** `booked` is the slot of the call that the visitor is about to move. */
export type SlotState = 'free' | 'past' | 'full' | 'closed' | 'booked';

export function stateOf({ id }: Zone, day: string, slot: string, now: Date, known: KnownDays): SlotState {
  if (isPast(id, day, slot, now)) return 'past';
  const { full = [], unavailable = [] } = known.get(day) ?? {};
  if (full.includes(slot)) return 'full';
  return unavailable.includes(slot) ? 'closed' : 'free';
}

/** The slots of the agency and the time zone in which they are. */
type Hours = Pick<SiteFacts, 'zone' | 'slots'>;

export const hasFreeSlot = ({ zone, slots = timeSlots }: Hours, day: string, now: Date, known: KnownDays): boolean =>
  slots.some((slot) => stateOf(zone, day, slot, now, known) === 'free');

/** The limit of the search, longer than any holidays. */
const SEARCHED_DAYS = 60;

/** The first day from `day` on with a free slot; `day` itself if there is none. */
export function firstFreeDay(hours: Hours, day: string, now: Date, known: KnownDays): string {
  for (let count = 0; count < SEARCHED_DAYS; count++) {
    const candidate = addDays(day, count);
    if (hasFreeSlot(hours, candidate, now, known)) return candidate;
  }
  return day;
}
