import { TIME_ZONE } from '@site/schema/site';

const day = formatOf({ dateStyle: 'long' });
const time = formatOf({ timeStyle: 'short' });

/** "October 14, 2025" */
export function formatDay(date: Date): string {
  return day().format(date);
}

/** "3:05 PM IST": it says whose clock it is, which may not be the reader's. */
export function formatTime(date: Date): string {
  return `${time().format(date)} IST`;
}

let count: Intl.NumberFormat | undefined;

export function formatCount(value: number): string {
  count ??= new Intl.NumberFormat('en-IN');
  return count.format(value);
}

/** Made when it is first used: it takes the browser longer than the rest of a page's modules together. */
function formatOf(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let made: Intl.DateTimeFormat | undefined;
  // One zone for server and browser: a page must not change its dates when it wakes up.
  return () => {
    made ??= new Intl.DateTimeFormat('en-US', { ...options, timeZone: TIME_ZONE });
    return made;
  };
}
