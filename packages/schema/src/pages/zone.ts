import type { Brand } from '../brand.ts';

/** A time zone as texts name it. Browsers name zones differently, so the server sends the names. */
export type Zone = {
  /** The IANA name. */
  id: string;
  /** What follows a time, in summer and in winter: "IST", "ET", "Central European Time", "São Paulo Time" */
  name: string;
  /** "India", "Germany", "Eastern" */
  place: string;
};

type Place = Pick<Brand, 'timeZone'> & { address: Pick<Brand['address'], 'country'> };

let latest: { zone: Zone; country: string } | undefined;

export function zoneOf({ timeZone, address: { country } }: Place): Zone {
  // Every text with facts of the agency asks for it, and the names take a millisecond.
  if (latest?.zone.id !== timeZone || latest.country !== country) latest = { zone: named(timeZone, country), country };
  return latest.zone;
}

function named(timeZone: string, country: string): Zone {
  const short = nameOf(timeZone, 'en-US', 'shortGeneric');
  const withTime = / Time$/.test(short) ? short : nameOf(timeZone, 'en-US', 'longGeneric');
  const local = nameOf(timeZone, `en-${country}`, 'shortGeneric');
  const [inWinter, inSummer] = [JANUARY, JULY].map((at) => nameOf(timeZone, `en-${country}`, 'short', at));
  return {
    id: timeZone,
    // "CET" would be read as the time of the winter.
    name:
      inWinter !== inSummer && [inWinter, inSummer].includes(local) ? nameOf(timeZone, 'en-US', 'longGeneric') : local,
    place: withTime.replace(/ Time$/, ''),
  };
}

/** "India time (IST)", "São Paulo Time" */
export const titleZone = ({ name, place }: Zone): string =>
  name === `${place} Time` ? name : `${place} time (${name})`;

/** "India time (UTC+5:30)", "Germany time (UTC+2)" */
export const describeZone = ({ id, place }: Zone, at: Date): string =>
  `${place} time (${nameOf(id, 'en-US', 'shortOffset', at).replace(/^GMT(\+0$)?/, 'UTC')})`;

/** Two moments under the present rules of the zones: in 1970, Lisbon had the time of Berlin. */
const JANUARY = new Date('2026-01-15T00:00:00Z');
const JULY = new Date('2026-07-15T00:00:00Z');

type Style = 'short' | 'shortGeneric' | 'longGeneric' | 'shortOffset';

function nameOf(timeZone: string, locale: string, timeZoneName: Style, at = JANUARY): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
