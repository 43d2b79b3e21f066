import type { CallMail, MailSite } from '@site/api/public-types';
import { phoneLink } from '@site/schema/contact-link';
import { formatWeekday, zoneInWords } from './dates.ts';
import { Details } from './parts.tsx';

/** Day, time and zone of a call, and the numbers of both sides. */
export function CallDetails({ call, site }: { call: CallMail['call']; site: MailSite }) {
  const { phone } = site.brand;
  return (
    <Details
      of={[
        ['Day', formatWeekday(site, call.preferredDate)],
        ['Time', `${call.preferredTime}, ${zoneInWords(site, call.startsAt)}`],
        [site.texts.call.number, call.phone],
        ...(phone ? [['Our phone', phone, phoneLink(phone)] as const] : []),
      ]}
    />
  );
}
