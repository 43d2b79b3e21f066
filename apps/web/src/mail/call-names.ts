import type { MailSite } from '@site/api/public-types';
import type { StoredCall } from '@site/schema/call';
import { formatAppointment, zoneInWords } from './dates.ts';

/** The placeholders about a call in the texts of mails. */
export const namesOfCall = (call: StoredCall, site: MailSite) => ({
  visitor: call.name,
  when: formatAppointment(site, call),
  callZone: zoneInWords(site, call.startsAt),
});
