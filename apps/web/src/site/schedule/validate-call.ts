import { type BookableDay, scheduleIssues } from '@site/schema/booking';
import { callInput } from '@site/schema/call';
import { shortenPhone } from '@site/schema/lead-form';
import { timeSlots } from '@site/schema/site';
import { findIssues, type Issue } from '../../app/form-issues.ts';
import type { SiteFacts } from '../../app/site-facts.ts';

type Call = Record<string, string> & { phone: string; preferredDate: string; preferredTime: string };

/** `known` is the response of the server about the day. */
export function validateCall(
  values: Call,
  { zone, slots = timeSlots }: Pick<SiteFacts, 'zone' | 'slots'>,
  known?: BookableDay,
): Issue[] {
  return [
    ...findIssues(callInput, { ...values, phone: shortenPhone(values.phone) }),
    ...scheduleIssues({ timeZone: zone.id, slots }, values, new Date(), known),
  ];
}
