import { scheduleIssues } from '@site/schema/booking';
import { callInput } from '@site/schema/call';
import { findIssues, type Issue } from '../../app/form-issues.ts';

type Call = Record<string, string> & { preferredDate: string; preferredTime: string };

export function validateCall(values: Call): Issue[] {
  return [...findIssues(callInput, values), ...scheduleIssues(values, new Date())];
}
