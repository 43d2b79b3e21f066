import { findBackupRun, findBackupSchedule } from '@site/db/backup-run';
import type { Db } from '@site/db/tables';
import { DAY_MS } from '@site/schema/time';
import { listBackups } from '../backup/list-backups.ts';
import { type Checks, type Finding, ok, type Sources, warning } from './check.ts';

/** Daily backups that are older were missed. */
const OLD_DAYS = 2;
const BACK_UP = 'Settings, Backups: Back up now.';

export function backupChecks({ config: { backups }, database, now }: Sources): Checks {
  if ('problem' in database) return {};
  return {
    'Last backup': () => checkLast(database, backups.folder, now()),
    'Daily backup': () => checkSchedule(database),
  };
}

async function checkLast(db: Db, folder: string, now: Date): Promise<Finding> {
  const [run, files] = await Promise.all([findBackupRun(db), listBackups(folder)]);
  if (run?.fault) return warning(`The last backup failed: ${run.fault}`, BACK_UP);
  if (run?.provedAt) {
    const days = Math.floor((now.getTime() - run.provedAt.getTime()) / DAY_MS);
    const age = days < 1 ? 'less than a day' : days === 1 ? 'a day' : `${days} days`;
    const sentence = `The last backup that was restored for a test is ${age} old.`;
    return days > OLD_DAYS ? warning(sentence, BACK_UP) : ok(sentence);
  }
  if (files.length > 0) return warning('No backup was restored for a test yet.', BACK_UP);
  return warning('There is no backup.', BACK_UP);
}

async function checkSchedule(db: Db): Promise<Finding> {
  const { enabled, time, keep } = await findBackupSchedule(db);
  if (enabled) return ok(`A backup is made every day at ${time}; the last ${keep} are kept.`);
  return warning('No backup is made automatically.', 'Settings, Backups: switch "Every day" on.');
}
