import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hashRows } from '@site/db/archive-rows';
import { listArchiveTables } from '@site/db/archive-tables';
import { appendAudit, type NewAuditEntry } from '@site/db/audit-log';
import { claimBackupRun, findBackupRun, findBackupSchedule, saveBackupRun } from '@site/db/backup-run';
import type { Database } from '@site/db/open';
import { findBrand } from '@site/db/setting';
import type { BackupRun } from '@site/schema/backup';
import { addDays, dayIn } from '@site/schema/schedule';
import { momentIn } from '@site/schema/zone-clock';
import type { Config } from '../config.ts';
import { changeAndMail } from '../mail/security-mail.ts';
import { removeOldBucketBackups } from './backup-bucket.ts';
import { type BackupProcess, startBackupJob } from './backup-process.ts';
import { removeOldBackups } from './list-backups.ts';
import { backupName, type Manifest } from './manifest.ts';

/*
 * Makes backups at the scheduled time and on request, in a process with low priority, and proves after each one that it
 * can be restored. One process of all that share the database makes them.
 */

const CHECK_MS = 30_000;
/** A backup that has not finished by then was interrupted by a crash. */
const LONGEST_MS = 6 * 60 * 60_000;
/** The tables from which public pages are rendered. */
const SHOWN = /^(services|portfolio_projects|case_studies|blog_\w+|settings|media)$/;

type Options = {
  database: Database;
  config: Config;
  now: () => Date;
  log: { info(fields: object, text: string): void; warn(fields: object, text: string): void };
  onQueued(): void;
  /** Returns the paths of pages that differ between this site and the one in a database. */
  findDifferingPages(databaseUrl: string): Promise<string[]>;
};

/** Who has begun a backup, for the audit log. */
type Source = Pick<NewAuditEntry, 'actor' | 'network'>;

export type Backups = ReturnType<typeof createBackups>;

export function createBackups(options: Options) {
  const { config, now, log } = options;
  const { db } = options.database;
  let job: BackupProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  /** Begins a backup; false if one is running, or if the scheduled one was made. */
  async function begin(dueAt: Date | null, by: Source = { actor: 'server' }): Promise<boolean> {
    const last = await findBackupRun(db);
    const startedAt = now();
    if (last && !last.finishedAt && startedAt.getTime() - last.startedAt.getTime() < LONGEST_MS) return false;
    if (dueAt && last?.dueAt && last.dueAt >= dueAt) return false;
    const begun = { ...nothing, startedAt, dueAt: dueAt ?? last?.dueAt ?? null };
    if (!(await claimBackupRun(db, last, begun))) return false;
    running = make(begun, by).catch((error: unknown) => log.warn({ err: error }, 'could not record a backup'));
    return true;
  }

  async function make(begun: BackupRun, by: Source) {
    const { folder, passphrase } = config.backups;
    const name = backupName('backup', begun.startedAt, passphrase !== undefined);
    const result = await backUp(join(folder, name)).catch((error: Error) => ({ file: null, fault: error.message }));
    const finishedAt = now();
    const provedAt = result.fault === null ? finishedAt : null;
    await recordRun(options, { ...begun, ...result, file: result.file && name, finishedAt, provedAt }, by);
  }

  async function backUp(file: string): Promise<{ file: string | null; fault: string | null }> {
    const { folder, passphrase, s3: bucket } = config.backups;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const drillFolder = await mkdtemp(join(folder, '.drill-'));
    const drillFile = join(drillFolder, 'site.db');
    try {
      const { databaseUrl, mediaDir, s3 } = config;
      job = startBackupJob({ databaseUrl, mediaDir, s3, file, passphrase, now: now(), drillFile, bucket });
      const outcome = await job.outcome;
      if ('failure' in outcome) return { file: null, fault: outcome.failure };
      return { file, fault: outcome.fault ?? (await comparePages(options, `file:${drillFile}`, outcome.manifest)) };
    } finally {
      job = undefined;
      await rm(drillFolder, { recursive: true, force: true });
    }
  }

  async function check() {
    const { enabled, time } = await findBackupSchedule(db);
    if (!enabled) return;
    const { timeZone } = await findBrand(db);
    await begin(lastTime(timeZone, time, now()));
  }

  return {
    begin,
    /** Starts a backup if the scheduled time has passed since the last one. */
    check,
    start() {
      const checkOrLog = () =>
        void check().catch((error: unknown) => log.warn({ err: error }, 'could not begin a backup'));
      timer = setInterval(checkOrLog, CHECK_MS).unref();
      checkOrLog();
    },
    finished: () => running,
    async stop() {
      clearInterval(timer);
      job?.stop();
      await running;
    },
  };
}

async function recordRun(options: Options, run: BackupRun, by: Source): Promise<void> {
  const { config, now, log, onQueued } = options;
  const { db } = options.database;
  const { file, fault } = run;
  if (fault === null) {
    await saveBackupRun(db, run);
    await appendAudit(db, { ...by, at: now(), action: 'backup.make', title: file });
    const { keep } = await findBackupSchedule(db);
    await removeOldBackups(config.backups.folder, keep);
    if (config.backups.s3) await removeOldBucketBackups(config.backups.s3, keep);
    log.info({ file }, 'made a backup and proved that it can be restored');
    return;
  }
  log.warn({ file, fault }, 'a backup failed');
  await changeAndMail({ db, config, now, onQueued }, { event: 'backup', detail: fault }, async (transaction) => {
    await saveBackupRun(transaction, run);
    return true;
  });
}

/** Pages may only differ if their tables have changed since the backup. */
async function comparePages(
  { database, findDifferingPages }: Options,
  databaseUrl: string,
  manifest: Manifest,
): Promise<string | null> {
  const differing = await findDifferingPages(databaseUrl);
  if (differing.length === 0) return null;
  const hashes = new Map(manifest.tables.map(({ name, sha256 }) => [name, sha256]));
  const hasChanged = await database.snapshot(async (snapshot) => {
    for (const table of await listArchiveTables(snapshot)) {
      if (SHOWN.test(table.name) && (await hashRows(snapshot, table)).sha256 !== hashes.get(table.name)) return true;
    }
    return false;
  });
  return hasChanged ? null : `These pages differ after a restore: ${differing.join(', ')}`;
}

const nothing = { finishedAt: null, file: null, fault: null, provedAt: null };

function lastTime(zone: string, time: string, now: Date): Date {
  const day = dayIn(zone, now);
  const today = momentIn(zone, `${day}T${time}`);
  return today <= now ? today : momentIn(zone, `${addDays(day, -1)}T${time}`);
}
