import { z } from 'zod';
import { boolean, integer } from '../fields/fields.ts';

/*
 * The schedule of backups, and the outcome of the last one.
 */

const time = z.string({ error: 'Enter a time' }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 02:00');

export const backupSchedule = z.object({
  enabled: boolean('Daily backup'),
  /** In the agency's time zone. */
  time,
  keep: integer('Number of backups', 1, 100),
});
export type BackupSchedule = z.infer<typeof backupSchedule>;

export const backupScheduleDefaults: BackupSchedule = { enabled: false, time: '02:00', keep: 7 };

const instant = z.coerce.date();

/** The last backup; `finishedAt` is null while it runs. */
export const backupRun = z.object({
  startedAt: instant,
  /** The scheduled time; null for a backup that was started by hand. */
  dueAt: instant.nullable(),
  finishedAt: instant.nullable(),
  file: z.string().nullable(),
  /** Why it failed, or why it cannot be restored. */
  fault: z.string().nullable(),
  /** When it was restored for a test without a fault. */
  provedAt: instant.nullable(),
});
export type BackupRun = z.infer<typeof backupRun>;

export const backupFileName = z
  .string({ error: 'Name a backup' })
  .regex(/^(backup|before-restore)-\d{8}T\d{6}Z\.tar\.gz(\.age)?$/, 'There is no such backup');
