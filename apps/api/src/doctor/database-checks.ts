import { verifyAuditLog } from '@site/db/audit-log';
import { isDamaged, listPendingMigrations } from '@site/db/condition';
import { UnusableDatabaseError } from '@site/db/errors';
import { listAllFactors } from '@site/db/factor';
import { showsDemo } from '@site/db/seed/demo';
import { tryWrite } from '@site/db/setting';
import type { Db } from '@site/db/tables';
import { listLostPasskeys } from '../auth/second-factor.ts';
import { PROGRAM } from '../config.ts';
import { type Checks, type Finding, failure, ok, ownerWarning, type Sources, warning } from './check.ts';

/*
 * The database and what is stored in it.
 */

const fixes = {
  migrate: `Make a backup (${PROGRAM} backup) and restart the server with this version, which migrates the database.`,
  newer: 'Start the version of the site that was used last, or correct the address of the database (DATABASE_URL).',
  damaged: `Check the disk, and restore a backup: ${PROGRAM} restore FILE.`,
  audit: 'Compare the log with the one in a backup, and change the passwords of server and database.',
  factor: 'Settings, Two-step login: add an authenticator app or a passkey.',
  lost: 'Settings, Two-step login: add new passkeys and remove these.',
  demo: 'Replace or delete the case studies, projects and posts of the demo.',
};

export function databaseChecks({ config: { databaseUrl, publicUrl }, database: db }: Sources): Checks {
  if ('problem' in db) return { Database: () => ({ level: 'error', sentence: db.problem }) };
  return {
    Database: () => checkMigrations(db),
    'Database integrity': async () =>
      (await isDamaged(db, databaseUrl))
        ? failure('The database is damaged.', fixes.damaged)
        : ok('No damage was found.'),
    'Writing to the database': () => tryWrite(db).then(() => ok('The database stores data.')),
    'Activity log': () => checkAuditLog(db),
    'Two-step login': () => checkFactors(db, publicUrl),
    ...(publicUrl.startsWith('https:') && { 'Invented content': () => checkDemo(db) }),
  };
}

async function checkMigrations(db: Db): Promise<Finding> {
  try {
    const pending = await listPendingMigrations(db);
    if (pending.length === 0) return ok('The database has the schema of this version.');
    return warning(`The database is of an earlier version: ${pending.length} migrations are pending.`, fixes.migrate);
  } catch (error) {
    if (!(error instanceof UnusableDatabaseError)) throw error;
    return failure(error.message, fixes.newer);
  }
}

async function checkAuditLog(db: Db): Promise<Finding> {
  const { brokenAt, count } = await verifyAuditLog(db);
  if (brokenAt === null) return ok(`The activity log is complete and unchanged; its entries: ${count}.`);
  return failure(`The activity log was changed from outside at entry ${brokenAt}.`, fixes.audit);
}

async function checkFactors(db: Db, publicUrl: string): Promise<Finding> {
  const [factors, lost] = await Promise.all([listAllFactors(db), listLostPasskeys(db, publicUrl)]);
  if (factors.length === 0) return ownerWarning('Only a password protects the administration.', fixes.factor);
  if (lost.length === 0) return ok('Logging in takes a second step.');
  return ownerWarning(`These passkeys do not work with the address of the site: ${lost.join(', ')}.`, fixes.lost);
}

async function checkDemo(db: Db): Promise<Finding> {
  const isShown = await showsDemo(db);
  return isShown
    ? ownerWarning('The public site shows invented clients.', fixes.demo)
    : ok('No client of the demo is shown.');
}
