import { addDays, dayInIndia } from '@site/schema/schedule';
import { useNow } from '../use-now.ts';

/** Shows "Today" or "Tomorrow" for a moment on these days. */
export function NearDay({ of: moment }: { of: Date }) {
  const today = dayInIndia(useNow());
  const day = dayInIndia(moment);
  if (day === today) return ', today';
  return day === addDays(today, 1) ? ', tomorrow' : null;
}
