/** India's clocks have been so far ahead since the war, all year round. */
const AHEAD_MS = 5.5 * 60 * 60 * 1000;
export const AFTER_THE_WAR = Date.UTC(1946);

/**
 * What clocks in India show at a moment after the war, as the UTC of the date. Reckoned, because a phone takes a whole
 * frame to make the format that knows every zone.
 */
export function clockInIndia(moment: Date): Date {
  return new Date(moment.getTime() + AHEAD_MS);
}
