import { addDays } from '@site/schema/schedule';

/*
 * Keyboard navigation of the calendar. Days are written as `YYYY-MM-DD`.
 */

const days: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const months: Record<string, number> = { PageUp: -1, PageDown: 1 };

/** The day that a key moves to; undefined for other keys. With Shift, the page keys move by years. */
export function dayForKey(key: string, day: string, isShifted: boolean): string | undefined {
  const byDays = days[key];
  const byMonths = months[key];
  if (byDays !== undefined) return addDays(day, byDays);
  if (key === 'Home') return addDays(day, -weekdayOf(day));
  if (key === 'End') return addDays(day, 6 - weekdayOf(day));
  if (byMonths !== undefined) return addMonths(day, isShifted ? byMonths * 12 : byMonths);
  return undefined;
}

/** The same day of another month, or the last day of a shorter month. */
function addMonths(day: string, count: number): string {
  const from = new Date(instantOf(day));
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + count];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return textOf(Date.UTC(year, month, Math.min(from.getUTCDate(), last)));
}

const weekdayOf = (day: string) => new Date(instantOf(day)).getUTCDay();
const instantOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const textOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);
