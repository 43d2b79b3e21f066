import type { Call } from '@site/schema/call';
import { formatAppointment } from './dates.ts';

/** The placeholders about a call in the texts of mails. */
export const namesOfCall = (call: Pick<Call, 'name' | 'preferredDate' | 'preferredTime'>) => ({
  visitor: call.name,
  when: formatAppointment(call),
});
