import { type Dates, datesOf } from '../ui/format/day.ts';
import { useSite } from './site-facts.ts';

/** The formats of dates in the time zone of the agency. */
export const useDates = (): Dates => datesOf(useSite().zone);
