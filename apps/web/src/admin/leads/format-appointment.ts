import { formatDay, withZone } from '../../ui/format/day.ts';

/** "November 24, 2026, 10:00 AM IST" */
export const formatAppointment = (day: Date, time: string): string => withZone(`${formatDay(day)}, ${time}`);
