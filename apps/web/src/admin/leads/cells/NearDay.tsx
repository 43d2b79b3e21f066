import { addDays, dayInIndia } from '@site/schema/schedule';
import { useNow } from '../use-now.ts';

/** Says that a moment is today or tomorrow. */
export function NearDay({ of: moment }: { of: Date }) {
  const today = dayInIndia(useNow());
  const day = dayInIndia(moment);
  if (day === today) return ', today';
  return day === addDays(today, 1) ? ', tomorrow' : null;
}
