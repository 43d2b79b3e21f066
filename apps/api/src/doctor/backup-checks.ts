import { findBackupRun, findBackupSchedule } from '@site/db/backup-run';
import { findZone } from '@site/db/setting';
import type { Db } from '@site/db/tables';
import { DAY_MS } from '@site/schema/time';
import { listBackups } from '../backup/list-backups.ts';
import { type Checks, type Finding, ok, ownerWarning, type Sources } from './check.ts';

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
  if (run?.fault) return ownerWarning(`The last backup failed: ${run.fault}`, BACK_UP);
  if (run?.provedAt) {
    const days = Math.floor((now.getTime() - run.provedAt.getTime()) / DAY_MS);
    const age = days < 1 ? 'less than a day' : days === 1 ? 'a day' : `${days} days`;
    const sentence = `The last backup that was restored for a test is ${age} old.`;
    return days > OLD_DAYS ? ownerWarning(sentence, BACK_UP) : ok(sentence);
  }
  if (files.length > 0) return ownerWarning('No backup was restored for a test yet.', BACK_UP);
  return ownerWarning('There is no backup.', BACK_UP);
}

async function checkSchedule(db: Db): Promise<Finding> {
  const [{ enabled, time, keep }, zone] = await Promise.all([findBackupSchedule(db), findZone(db)]);
  if (enabled) return ok(`A backup is made every day at ${time} ${zone.name}; the last ${keep} are kept.`);
  return ownerWarning('No backup is made automatically.', 'Settings, Backups: switch "Every day" on.');
}
