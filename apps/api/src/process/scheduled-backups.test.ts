import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { insertUser } from '@site/db/account';
import { findBackupRun, saveBackupSchedule } from '@site/db/backup-run';
import { openDatabase } from '@site/db/open';
import { saveBooking } from '@site/db/setting';
import { emptyDatabaseUrl, emptyFolder } from '@site/db/testing/database';
import { bookingDefaults } from '@site/schema/booking';
import { expect, onTestFinished, test, vi } from 'vitest';
import { hashPassword } from '../auth/passwords.ts';
import { copyToBucket, downloadFromBucket, listBucketBackups } from '../backup/backup-bucket.ts';
import { createBackups } from '../backup/scheduled-backups.ts';
import type { S3Settings } from '../media/bucket.ts';
import { admin, fakeWeb, type TestApp, testApp, testCaller } from '../testing/app.ts';
import { startS3 } from '../testing/s3-server.ts';
import { findDifferingPages } from './compare-pages.ts';

const mail = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'site@agency.example', MAIL_TO: 'owner@agency.example' };
// The processes that make backups have a low priority, and other tests may keep all cores busy.
vi.setConfig({ testTimeout: 180_000 });

const quiet = { info() {}, warn() {} };

/** A site on a database that other processes can open. */
async function siteOnFile({ env, ...options }: Pick<NonNullable<Parameters<typeof testApp>[0]>, 'deps' | 'env'> = {}) {
  const DATABASE_URL = await emptyDatabaseUrl();
  const database = openDatabase(DATABASE_URL);
  onTestFinished(() => database.close());
  await database.migrate();
  await insertUser(database.db, { username: admin.username, password: await hashPassword(admin.password) });
  return testApp({ database, env: { ...mail, ...env, DATABASE_URL }, ...options });
}

function backupsOf({ app, database, deps }: TestApp) {
  const { config, now } = deps;
  const differing = (url: string) => findDifferingPages(app, deps, url);
  const backups = createBackups({ database, config, now, log: quiet, onQueued() {}, findDifferingPages: differing });
  onTestFinished(backups.stop);
  return backups;
}

const filesOf = ({ deps }: TestApp) => readdirSync(deps.config.backups.folder).sort();

async function alarmsOf({ database }: TestApp) {
  const mails = await database.db.selectFrom('outbox').select('payload').where('template', '=', 'security').execute();
  return mails.map(({ payload }) => JSON.parse(payload ?? ''));
}

/** A site on which every rendered page differs from the one before. */
function changingPages(): Partial<TestApp['deps']> {
  let renders = 0;
  return { web: { ...fakeWeb, render: async () => ({ status: 200, html: `<p>${++renders}</p>` }) } };
}

test('the scheduled backup is made once, by one of two processes, restored for a test, and the oldest are deleted', {
  tags: ['long'],
}, async () => {
  const site = await siteOnFile();
  const { db } = site.database;
  const processes = [backupsOf(site), backupsOf(site)];
  const checkAll = async () => {
    await Promise.all(processes.map(({ check }) => check()));
    await Promise.all(processes.map(({ finished }) => finished()));
  };
  await checkAll();
  expect(await findBackupRun(db)).toBeUndefined();
  // It is 11:30 at the agency.
  await saveBackupSchedule(db, { enabled: true, time: '02:00', keep: 1 });
  await checkAll();
  await checkAll();
  expect(filesOf(site)).toEqual(['backup-20250602T060000Z.tar.gz']);
  expect(await findBackupRun(db)).toMatchObject({
    dueAt: new Date('2025-06-01T20:30:00.000Z'),
    file: 'backup-20250602T060000Z.tar.gz',
    fault: null,
    provedAt: site.deps.now(),
  });
  site.setTime('2025-06-02T20:30:00.000Z');
  await checkAll();
  expect(filesOf(site)).toEqual(['backup-20250602T203000Z.tar.gz']);
  expect(await alarmsOf(site)).toEqual([]);
});

test('a backup is copied to the bucket, where the oldest are deleted, and a failed copy marks the backup as failed', {
  tags: ['long'],
}, async () => {
  const s3 = await startS3();
  const site = await siteOnFile({ env: { ...s3, BACKUP_BUCKET: 'backups' } });
  const bucket = site.deps.config.backups.s3 as S3Settings;
  await saveBackupSchedule(site.database.db, { enabled: true, time: '02:00', keep: 1 });
  const earlier = join(emptyFolder(), 'backup-20250601T203000Z.tar.gz');
  writeFileSync(earlier, 'an earlier backup');
  await copyToBucket(bucket, earlier);
  const backups = backupsOf(site);
  await backups.check();
  await backups.finished();
  const name = 'backup-20250602T060000Z.tar.gz';
  expect(await listBucketBackups(bucket)).toEqual([name]);
  const file = join(emptyFolder(), name);
  await downloadFromBucket(bucket, name, file);
  expect(readFileSync(file)).toEqual(readFileSync(join(site.deps.config.backups.folder, name)));
  await expect(downloadFromBucket(bucket, 'backup.tar.gz', join(emptyFolder(), name))).rejects.toThrow(
    `The bucket backups has no backup backup.tar.gz. Its backups: ${name}.`,
  );
  bucket.bucket = 'no-such-bucket';
  site.setTime('2025-06-03T06:00:00.000Z');
  await backups.begin(null);
  await backups.finished();
  const fault = 'The backup was not copied to the bucket: There is no bucket no-such-bucket';
  expect(await findBackupRun(site.database.db)).toMatchObject({ fault, provedAt: null });
});

test('a page that differs after the test restore marks the backup as failed, in the settings and by mail', async () => {
  const site = await siteOnFile({ deps: changingPages() });
  const backups = backupsOf(site);
  expect(await backups.begin(null)).toBe(true);
  await backups.finished();
  const fault = expect.stringMatching(/^These pages differ after a restore: \//);
  expect(await findBackupRun(site.database.db)).toMatchObject({ fault, provedAt: null });
  expect(await alarmsOf(site)).toMatchObject([{ event: 'backup', detail: fault }]);
  const caller = testCaller(site, (await site.login()).authorization);
  expect(await caller.backup.state()).toMatchObject({ last: { fault }, files: [{ bytes: expect.any(Number) }] });
});

test('a page that differs because its content has changed since the backup does not mark it as failed', {
  tags: ['long'],
}, async () => {
  const site = await siteOnFile({ deps: changingPages() });
  const { deps, database } = site;
  const backups = createBackups({
    ...deps,
    database,
    log: quiet,
    async findDifferingPages() {
      await saveBooking(deps.db, { ...bookingDefaults, capacity: bookingDefaults.capacity + 1 });
      return ['/'];
    },
  });
  await backups.begin(null);
  await backups.finished();
  expect(await findBackupRun(deps.db)).toMatchObject({ fault: null, provedAt: deps.now() });
});

test('a backup that cannot be written is reported as failed, and the owner is notified by mail', {
  tags: ['long'],
}, async () => {
  const site = await siteOnFile();
  writeFileSync(site.deps.config.backups.folder, 'a file in place of the folder');
  const backups = backupsOf(site);
  await backups.begin(null);
  await backups.finished();
  expect(await alarmsOf(site)).toMatchObject([{ event: 'backup', detail: expect.stringContaining('EEXIST') }]);
});

test('a backup of the owner is recorded as theirs, and downloaded with the password, from an address that works once and for a minute', {
  tags: ['long'],
}, async () => {
  const site = await siteOnFile({ deps: { backUpNow: (by) => backups.begin(null, by) } });
  const backups = backupsOf(site);
  const caller = testCaller(site, (await site.login()).authorization);
  await caller.backup.run();
  await backups.finished();
  const [name = ''] = filesOf(site);
  expect((await caller.audit.listForAdmin({ search: 'backup.make' })).items).toMatchObject([
    { actor: admin.username, network: 'test', title: name },
  ]);
  await expect(caller.backup.download({ name, currentPassword: 'wrong' })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });
  const newUrl = async () => (await caller.backup.download({ name, currentPassword: admin.password })).url;
  const url = await newUrl();
  expect(await site.app.inject({ method: 'HEAD', url })).toMatchObject({ statusCode: 200, payload: '' });
  const download = await site.app.inject(url);
  expect(download.statusCode).toBe(200);
  expect(download.rawPayload.subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
  expect((await site.app.inject(url)).statusCode).toBe(404);
  const later = await newUrl();
  expect((await site.app.inject(later.replace('backup-2025', 'backup-2026'))).statusCode).toBe(404);
  site.advance(60_001);
  expect((await site.app.inject(later)).statusCode).toBe(404);
  expect(site.log.join()).not.toContain(url);
});
