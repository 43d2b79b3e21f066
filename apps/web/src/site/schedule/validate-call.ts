import { callInput } from '@site/schema/call';
import { scheduleIssues } from '@site/schema/schedule';
import type { Issue } from '../form/lead.ts';

type Call = Record<string, string> & { preferredDate: string; preferredTime: string };

export function validateCall(values: Call): Issue[] {
  const { error } = callInput.safeParse(values);
  const issues = error?.issues.map(({ path, message }) => ({ path: path.join('.'), message })) ?? [];
  return [...issues, ...scheduleIssues(values, new Date())];
}
