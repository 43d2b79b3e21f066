import { DAY_MS } from './time.ts';

/*
 * Clocks of IANA time zones such as `Europe/Berlin`, with daylight saving time.
 */

const OFFSET = /GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/;

const formats = new Map<string, Intl.DateTimeFormat>();

/** How far the clock of a zone is ahead of UTC, in milliseconds. */
function offsetAt(zone: string, moment: number): number {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
    formats.set(zone, format);
  }
  const [, sign, hours = 0, minutes = 0, seconds = 0] = OFFSET.exec(format.format(moment)) ?? [];
  const ahead = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
  return sign === '-' ? -ahead : ahead;
}

/** A date whose UTC fields are the clock of a zone; an invalid date for an invalid date. */
export function clockIn(zone: string, moment: Date): Date {
  const time = moment.getTime();
  return new Date(Number.isNaN(time) ? time : time + offsetAt(zone, time));
}

/**
 * The moment at which the clock of a zone shows this time: "2025-06-02T09:30". The first one of a time that the clock
 * shows twice; a time that it skips is as much later as the clock is put forward.
 */
export function momentIn(zone: string, time: string): Date {
  const shown = Date.parse(`${time}Z`);
  if (Number.isNaN(shown)) return new Date(shown);
  const moments = [-DAY_MS, DAY_MS].map((distance) => shown - offsetAt(zone, shown + distance));
  const moment = moments.find((candidate) => candidate + offsetAt(zone, candidate) === shown) ?? moments[0];
  return new Date(moment ?? shown);
}

export function isTimeZone(name: string): boolean {
  // Intl accepts offsets such as "+05:30" too.
  if (/^[+-]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name }).format();
    return true;
  } catch {
    return false;
  }
}
