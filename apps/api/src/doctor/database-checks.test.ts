import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { insertUser } from '@site/db/account';
import { appendAudit } from '@site/db/audit-log';
import { saveBackupRun } from '@site/db/backup-run';
import { insertFactor } from '@site/db/factor';
import { migrationNames } from '@site/db/migrate';
import { openDatabase, sqliteFile } from '@site/db/open';
import { seedDemo } from '@site/db/seed/demo';
import { emptyDatabaseUrl, engine } from '@site/db/testing/database';
import { expect, onTestFinished, test } from 'vitest';
import { checkSources, findingOf } from '../testing/check-sources.ts';
import { backupChecks } from './backup-checks.ts';
import { databaseChecks } from './database-checks.ts';
import { machineChecks } from './machine-checks.ts';

const now = new Date('2025-06-02T06:00:00.000Z');

async function databaseAt(migration?: string) {
  const url = await emptyDatabaseUrl();
  const database = openDatabase(url);
  onTestFinished(() => database.close());
  await database.migrate(migration);
  const env = { DATABASE_URL: url, PUBLIC_URL: 'https://agency.example' };
  const sources = checkSources({ env, database: database.db });
  return { ...database, url, sources, checks: databaseChecks(sources) };
}

test('a database that is in order', async () => {
  const { checks } = await databaseAt();
  const findings = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, (await check())?.level]),
  );
  expect(Object.fromEntries(findings)).toEqual({
    Database: 'ok',
    'Database integrity': 'ok',
    'Writing to the database': 'ok',
    'Activity log': 'ok',
    'Two-step login': 'warning',
    'Invented content': 'ok',
  });
});

test('finds pending migrations, and a database of a newer version', async () => {
  const { db, checks } = await databaseAt(migrationNames.at(-3));
  expect(await findingOf(checks, 'Database')).toEqual([
    'warning',
    'The database is of an earlier version: 2 migrations are pending.',
  ]);
  const later = { name: '9999-later', timestamp: '' };
  await db
    .insertInto('kysely_migration' as never)
    .values(later as never)
    .execute();
  expect(await findingOf(checks, 'Database')).toEqual(['error', expect.stringContaining('newer version')]);
});

test.runIf(engine() === 'sqlite')('finds damage in a SQLite file', async () => {
  const { db, url, close, checks } = await databaseAt();
  await seedDemo(db, now, async () => {});
  await close();
  const file = openSync(sqliteFile(url) ?? '', 'r+');
  writeSync(file, Buffer.alloc(40_960, 0x5a), 0, 40_960, 81_920);
  closeSync(file);
  expect(await findingOf(checks, 'Database integrity')).toEqual(['error', 'The database is damaged.']);
});

test('finds an entry of the audit log that was written from outside', async () => {
  const { db, checks } = await databaseAt();
  const at = new Date('2025-06-02T06:10:00.000Z');
  await appendAudit(
    db,
    { at, action: 'account.login', actor: 'owner' },
    { at, action: 'account.logout', actor: 'owner' },
  );
  const forged = { id: 3, at, action: 'account.login', actor: 'nobody', changes: '[]', count: 1 };
  await db
    .insertInto('auditLog')
    .values({ ...forged, previousHash: 'x', hash: 'y' } as never)
    .execute();
  expect(await findingOf(checks, 'Activity log')).toEqual([
    'error',
    'The activity log was changed from outside at entry 3.',
  ]);
});

test('a folder to which the server cannot write is named, also that of backups', async () => {
  const sources = checkSources();
  expect(await findingOf(machineChecks(sources), 'Write permission')).toEqual([
    'ok',
    'The server can write to its folders.',
  ]);
  const { folder } = sources.config.backups;
  // A file in place of the folder: writing into it fails even for root.
  writeFileSync(folder, '');
  expect(await findingOf(machineChecks(sources), 'Write permission')).toEqual([
    'error',
    `The server cannot write to ${folder} (ENOTDIR).`,
  ]);
});

test('the clock is compared with that of the database server, or with the response of PUBLIC_URL', async () => {
  const { sources } = await databaseAt();
  const response = new Response('', { headers: { date: 'Mon, 02 Jun 2025 06:02:00 GMT' } });
  const asked = { ...sources, askSite: async () => ({ response, isHealthy: true }) };
  const place = engine() === 'sqlite' ? 'of the public address (PUBLIC_URL)' : 'of the database';
  expect(await findingOf(machineChecks(asked), 'Clock')).toEqual(['warning', `The clock differs from that ${place}.`]);
  const alone = { ...sources, now: () => new Date(), askSite: async () => ({ problem: '' }) };
  expect(await machineChecks(alone).Clock?.()).toMatchObject(
    engine() === 'sqlite' ? { level: 'warning', fix: 'Check it: timedatectl' } : { level: 'ok' },
  );
});

test('finds the second step of the login, and passkeys of another host', async () => {
  const { db, checks } = await databaseAt();
  await insertUser(db, { username: 'owner', password: 'hash' });
  const { id: userId } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const passkey = { userId, kind: 'passkey', createdAt: now, secret: '', counter: 0, publicKey: 'key' } as const;
  const add = (name: string, rpId: string) =>
    insertFactor(db, { ...passkey, name, rpId, credentialId: name, transports: [] } as never);
  await add('Key', 'agency.example');
  expect(await findingOf(checks, 'Two-step login')).toEqual(['ok', 'Logging in takes a second step.']);
  await add('Old key', 'old.example');
  expect(await findingOf(checks, 'Two-step login')).toEqual([
    'warning',
    'These passkeys do not work with the address of the site: Old key.',
  ]);
});

test('finds content of the demo on a public site', async () => {
  const { db, checks } = await databaseAt();
  await seedDemo(db, now, async () => {});
  expect(await findingOf(checks, 'Invented content')).toEqual(['warning', 'The public site shows invented clients.']);
  await db.deleteFrom('portfolioProjects').execute();
  await db.deleteFrom('caseStudies').execute();
  expect(await findingOf(checks, 'Invented content')).toEqual(['ok', 'No client of the demo is shown.']);
});

test('reports the last backup by its age and its result', async () => {
  const { db, sources } = await databaseAt();
  const finding = () => findingOf(backupChecks(sources), 'Last backup');
  expect(await finding()).toEqual(['warning', 'There is no backup.']);
  const dayBefore = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const save = (finishedAt: Date, fault: string | null) =>
    saveBackupRun(db, {
      startedAt: finishedAt,
      dueAt: null,
      finishedAt,
      file: null,
      fault,
      provedAt: fault ? null : finishedAt,
    });
  await save(dayBefore(1), null);
  expect(await finding()).toEqual(['ok', 'The last backup that was restored for a test is a day old.']);
  await save(dayBefore(9), null);
  expect(await finding()).toEqual(['warning', 'The last backup that was restored for a test is 9 days old.']);
  await save(dayBefore(0), 'The disk is full');
  expect(await finding()).toEqual(['warning', 'The last backup failed: The disk is full']);
});
