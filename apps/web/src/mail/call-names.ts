import type { Call } from '@site/schema/call';
import { formatAppointment } from './dates.ts';

/** What the texts of mails can say about a call. */
export const namesOfCall = (call: Pick<Call, 'name' | 'preferredDate' | 'preferredTime'>) => ({
  visitor: call.name,
  when: formatAppointment(call),
});
