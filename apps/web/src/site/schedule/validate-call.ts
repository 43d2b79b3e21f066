import { type BookableDay, scheduleIssues } from '@site/schema/booking';
import { callInput } from '@site/schema/call';
import { shortenPhone } from '@site/schema/lead-form';
import type { Zone } from '@site/schema/zone';
import { findIssues, type Issue } from '../../app/form-issues.ts';

type Call = Record<string, string> & { phone: string; preferredDate: string; preferredTime: string };

/** `known` is the response of the server about the day. */
export function validateCall(values: Call, { id }: Zone, known?: BookableDay): Issue[] {
  return [
    ...findIssues(callInput, { ...values, phone: shortenPhone(values.phone) }),
    ...scheduleIssues(id, values, new Date(), known),
  ];
}
