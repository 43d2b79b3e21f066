import {
  type BackupRun,
  type BackupSchedule,
  backupRun,
  backupSchedule,
  backupScheduleDefaults,
} from '@site/schema/backup';
import { findSetting, repairFields, saveSetting } from './setting.ts';
import type { Db } from './tables.ts';

const SCHEDULE = 'backupSchedule';
const RUN = 'backupRun';

export const findBackupSchedule = async (db: Db): Promise<BackupSchedule> =>
  repairFields(backupSchedule, await findSetting(db, SCHEDULE), () => backupScheduleDefaults).value;

export const saveBackupSchedule = (db: Db, schedule: BackupSchedule) =>
  saveSetting(db, SCHEDULE, schedule, (stored) => stored ?? backupScheduleDefaults);

export async function findBackupRun(db: Db): Promise<BackupRun | undefined> {
  const { data } = backupRun.safeParse(await findSetting(db, RUN));
  return data;
}

export const saveBackupRun = (db: Db, run: BackupRun) => saveSetting(db, RUN, backupRun.parse(run));

/** The stored text of a run: parsing gives its fields one order. */
const textOf = (run: BackupRun) => JSON.stringify(backupRun.parse(run));

/** Forgets the last backup: a restored database is another one than that which was backed up. */
export async function forgetBackupRun(db: Db): Promise<void> {
  await db.deleteFrom('settings').where('key', '=', RUN).execute();
}

/** Stores a backup that begins, unless another process has begun one since `before` was read. */
export async function claimBackupRun(db: Db, before: BackupRun | undefined, run: BackupRun): Promise<boolean> {
  const value = textOf(run);
  if (before) {
    const claim = db.updateTable('settings').set({ value }).where('key', '=', RUN);
    const { numUpdatedRows } = await claim.where('value', '=', textOf(before)).executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('settings')
    .values({ key: RUN, value })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows) > 0;
}
