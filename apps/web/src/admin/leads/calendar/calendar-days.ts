import { addDays } from '@site/schema/schedule';

/** The views of the calls: the list alone, or with a calendar of a day or of a week. */
export const calendarViews = ['list', 'day', 'week'] as const;
export type CalendarView = (typeof calendarViews)[number];
export type Span = Exclude<CalendarView, 'list'>;

export const lengthOf = (span: Span) => (span === 'week' ? 7 : 1);

/** The first day that a calendar shows: weeks begin on Monday. */
export function firstDay(day: string, span: Span): string {
  if (span === 'day') return day;
  const weekday = new Date(day).getUTCDay();
  return addDays(day, weekday === 0 ? -6 : 1 - weekday);
}

type Timed = { preferredTime: string; startsAt: Date };

/** The rows of a calendar: all slots, and before them the other times that calls have. */
export function timesOf(slots: readonly string[], calls: readonly Timed[]): string[] {
  const others = calls.map(({ preferredTime }) => preferredTime).filter((time) => !slots.includes(time));
  return [...new Set(others), ...slots];
}
