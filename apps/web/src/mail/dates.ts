import type { Call } from '@site/schema/call';
import { TIME_ZONE } from '@site/schema/site';

/*
 * Visitors choose the day of a call in the time zone of India, so mails state it there.
 */

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: TIME_ZONE });
const timeFormat = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: TIME_ZONE });

/** "Tuesday, June 10, 2025" */
export const formatWeekday = (moment: Date) => dayFormat.format(moment);

/** "Tuesday, June 10, 2025, 10:30 AM" */
export const formatAppointment = ({ preferredDate, preferredTime }: Pick<Call, 'preferredDate' | 'preferredTime'>) =>
  `${formatWeekday(preferredDate)}, ${preferredTime}`;

/** "Tuesday, June 10, 2025, 3:05 PM (India)" */
export const formatMoment = (moment: Date) => `${formatWeekday(moment)}, ${timeFormat.format(moment)} (India)`;

/** "Tuesday, June 10, 2025, 6 PM (India)": without the minutes of a full hour. */
export const formatDeadline = (moment: Date) => formatMoment(moment).replace(':00', '');

export const ZONE = 'India time (UTC+5:30)';
