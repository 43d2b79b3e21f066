import { z } from 'zod';
import { clockInIndia } from './time.ts';

const DAY = /^(\d{4})-(\d{2})-(\d{2})/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** `YYYY-MM-DD`, an ISO instant with its zone, or milliseconds; years 1900 to 9999 in India and in UTC. */
export function parseInstant(value: string | number): Date | undefined {
  if (typeof value === 'string' && !isCalendarDay(value)) return undefined;
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return undefined;
  const years = [date, clockInIndia(date)].map((clock) => clock.getUTCFullYear());
  return years.every((year) => year >= 1900 && year <= 9999) ? date : undefined;
}

// Date would turn 30 February into a day in March.
function isCalendarDay(value: string): boolean {
  const [, year, month, day] = DAY.exec(value) ?? [];
  if (!year || !month || !day || !(value.length === 10 || INSTANT.test(value))) return false;
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

export function instant(message: string) {
  return z
    .union([z.string(), z.number()], { error: message })
    .transform((value, context) => {
      const date = parseInstant(value);
      if (date) return date;
      context.issues.push({ code: 'custom', message, input: value });
      return z.NEVER;
    })
    .pipe(z.date());
}
