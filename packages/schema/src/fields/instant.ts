import { z } from 'zod';

const DAY = /^(\d{4})-(\d{2})-(\d{2})/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

const FIRST = Date.UTC(1900, 0, 1);
/** Until then the year has four digits in every time zone; the easternmost one is 14 hours ahead of UTC. */
const LAST = Date.UTC(9999, 11, 31, 10) - 1;

/** `YYYY-MM-DD`, an ISO instant with its zone, or milliseconds; years 1900 to 9999. */
export function parseInstant(value: string | number): Date | undefined {
  if (typeof value === 'string' && !isCalendarDay(value)) return undefined;
  const date = new Date(value);
  return date.getTime() >= FIRST && date.getTime() <= LAST ? date : undefined;
}

// Date would turn 30 February into a day in March.
function isCalendarDay(value: string): boolean {
  const [, year, month, day] = DAY.exec(value) ?? [];
  if (!year || !month || !day || !(value.length === 10 || INSTANT.test(value))) return false;
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

const timeInput = (message: string) => z.union([z.string(), z.number()], { error: message });

export const instant = (message: string) =>
  timeInput(message)
    .transform((value, context) => parseInstant(value) ?? refuse(context, value, message))
    .pipe(z.date());

/** A day stays a text, because the instant at which it begins depends on a time zone. */
export const dayOrInstant = (message: string) =>
  timeInput(message).transform((value, context) => {
    const date = parseInstant(value);
    if (!date) return refuse(context, value, message);
    return typeof value === 'string' && value.length === 10 ? value : date;
  });

function refuse(context: z.RefinementCtx, input: string | number, message: string) {
  context.issues.push({ code: 'custom', message, input });
  return z.NEVER;
}
