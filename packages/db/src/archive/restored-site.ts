import { appendAudit } from '../audit/audit-log.ts';
import { forgetBackupRun } from '../backup-run.ts';
import { renewDataSet } from '../data-set.ts';
import { holdWaitingMails } from '../leads/held-mails.ts';
import type { Db } from '../tables.ts';
import { findLastId, setLastId } from './archive-rows.ts';
import { listArchiveTables } from './archive-tables.ts';

/** More than the leads that were received between a backup and its restore. */
const SKIPPED_IDS = 10_000;

/** Prepares a restored database for serving. `title` describes the backup in the audit log. */
export async function finishRestore(db: Db, now: Date, title: string): Promise<void> {
  await appendAudit(db, { at: now, action: 'backup.restore', actor: 'server command', title });
  await renewDataSet(db);
  await holdWaitingMails(db, now);
  await forgetBackupRun(db);
  // The booking link of a call that was received after the backup must not open the call of somebody else.
  for (const table of await listArchiveTables(db)) {
    if (!['contact_submissions', 'call_schedules'].includes(table.name)) continue;
    await setLastId(db, table.name, ((await findLastId(db, table)) ?? 0) + SKIPPED_IDS);
  }
}
