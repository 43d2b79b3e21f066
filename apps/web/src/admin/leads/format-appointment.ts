import { formatDay } from '../../ui/format/day.ts';

/** "November 24, 2026, 10:00 AM IST" */
export const formatAppointment = (day: Date, time: string): string => `${formatDay(day)}, ${time} IST`;
