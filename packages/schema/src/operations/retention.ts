import { z } from 'zod';
import { choice, integer } from '../fields/fields.ts';

/*
 * How long leads and the audit log are kept.
 */

export const retentionModes = ['off', 'erase', 'anonymise'] as const;

const months = (min: number, max: number) =>
  integer('Months', min, max, `Enter a whole number of months from ${min} to ${max}`);

export const leadRetention = z.object({
  mode: choice('What happens to old leads', retentionModes),
  months: months(1, 120),
});

export const leadRetentionDefaults: LeadRetention = { mode: 'off', months: 24 };

/** At least three months, so that nobody can make the record of a recent change disappear. */
export const auditRetention = z.object({ months: months(3, 120) });

export const auditRetentionDefaults: AuditRetention = { months: 24 };

/** The same day and time some months earlier, or the last day of a shorter month. */
export function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(now.getUTCMonth() - months);
  if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0);
  return before;
}

export type LeadRetention = z.output<typeof leadRetention>;
export type AuditRetention = z.output<typeof auditRetention>;
