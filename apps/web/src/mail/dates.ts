import type { MailSite } from '@site/api/public-types';
import type { Call } from '@site/schema/call';
import { describeZone, zoneOf } from '@site/schema/zone';

/*
 * Visitors choose the day of a call in the time zone of the agency, so mails state it there.
 */

type Site = Pick<MailSite, 'brand'>;

const formats = new Map<string, Record<'day' | 'time', Intl.DateTimeFormat>>();

function formatsIn(timeZone: string) {
  const known = formats.get(timeZone);
  if (known) return known;
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone });
  const created = { day, time: new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone }) };
  formats.set(timeZone, created);
  return created;
}

/** "Tuesday, June 10, 2025" */
export const formatWeekday = ({ brand }: Site, moment: Date) => formatsIn(brand.timeZone).day.format(moment);

/** "Tuesday, June 10, 2025, 10:30 AM" */
export const formatAppointment = (
  site: Site,
  { preferredDate, preferredTime }: Pick<Call, 'preferredDate' | 'preferredTime'>,
) => `${formatWeekday(site, preferredDate)}, ${preferredTime}`;

/** "Tuesday, June 10, 2025, 3:05 PM (India)" */
export const formatMoment = (site: Site, moment: Date) =>
  `${formatWeekday(site, moment)}, ${formatsIn(site.brand.timeZone).time.format(moment)} (${zoneOf(site.brand).place})`;

/** "Tuesday, June 10, 2025, 6 PM (India)": without the minutes of a full hour. */
export const formatDeadline = (site: Site, moment: Date) => formatMoment(site, moment).replace(':00', '');

/** "India time (UTC+5:30)" at the time of a call. */
export const zoneInWords = ({ brand }: Site, at: Date) => describeZone(zoneOf(brand), at);
