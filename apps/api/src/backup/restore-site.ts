import { join } from 'node:path';
import { hasAuditEntry } from '@site/db/audit-log';
import { UnusableDatabaseError } from '@site/db/errors';
import { countHeldMails } from '@site/db/held-mails';
import { hasContent } from '@site/db/load-archive';
import { findMigration, latestMigration } from '@site/db/migrate';
import { claimForRestore, type Database, databaseExists, isEmptied, openDatabase } from '@site/db/open';
import type { Db } from '@site/db/tables';
import type { Config } from '../config.ts';
import { createStorage } from '../media/create-storage.ts';
import { createTemporaryFiles } from '../media/temporary-files.ts';
import { ArchiveError } from './archive-error.ts';
import { backupName, describeManifest, type Manifest } from './manifest.ts';
import { verifyArchive } from './read-archive.ts';
import { restoreArchive } from './restore-archive.ts';
import { writeArchive } from './write-archive.ts';

type Request = {
  config: Pick<Config, 'databaseUrl' | 'mediaDir' | 's3' | 'backups'>;
  file: string;
  passphrase: string | undefined;
  /** Whether a target with content may be replaced. */
  replace: boolean;
  dryRun: boolean;
  now: Date;
};

/** Restores a site from an archive, unless the archive or the target gives a reason against it. */
export async function restoreSite(request: Request, print: (text: string) => void): Promise<void> {
  const { config, file, passphrase, dryRun } = request;
  const manifest = await verifyArchive(file, passphrase);
  print(`${file} is complete: ${describeManifest(manifest)}.`);
  for (const name of manifest.missing) print(`Warning: the file media/${name} was missing when the backup was made.`);
  const isNew = !databaseExists(config.databaseUrl) || isEmptied(config.databaseUrl);
  if (dryRun && isNew) return print('The target is empty. Nothing was written.');
  // A server would go on with data that is replaced.
  const release = await claimForRestore(config.databaseUrl).catch((error: unknown) => {
    if (!dryRun || !(error instanceof UnusableDatabaseError)) throw error;
    print(`${error.message} Until then a restore is refused.`);
    return () => {};
  });
  const database = openDatabase(config.databaseUrl);
  try {
    await database.inspect();
    const isFilled = await hasContent(database.db);
    if (dryRun) {
      if (isFilled && manifest.auditHead) print(await describeAuditLog(database.db, manifest.auditHead));
      const state = isFilled ? 'has content, which --replace would back up and replace' : 'is empty';
      return print(`The target ${state}. Nothing was written.`);
    }
    if (isFilled) await backUpTarget(request, database, print);
    const temporary = createTemporaryFiles(config.mediaDir);
    await restoreArchive({ ...request, manifest, database, storage: createStorage(config), temporary });
    await temporary.removeAll();
    // Other server processes on this PostgreSQL database clear their response caches.
    await database.notifier.notify('content');
    const held = await countHeldMails(database.db);
    print('Restored. Log in with the password of the backed up site.');
    if (held > 0) print(`Mails that were waiting: ${held}. The overview asks whether to send them.`);
  } finally {
    await database.close();
    release();
  }
}

async function describeAuditLog(db: Db, head: NonNullable<Manifest['auditHead']>): Promise<string> {
  const isCurrent = (await findMigration(db)) === latestMigration;
  if (isCurrent && (await hasAuditEntry(db, head))) return 'The audit log of the target continues that of the archive.';
  return 'The audit log of the target does not continue that of the archive: it is another site, an earlier state, or entries were changed.';
}

async function backUpTarget(request: Request, database: Database, print: (text: string) => void) {
  const { config, replace, now, passphrase } = request;
  if (!replace) {
    throw new ArchiveError('The target has content: add --replace to replace it. It is backed up first.');
  }
  const file = join(config.backups.folder, backupName('before-restore', now, passphrase !== undefined));
  await writeArchive({ file, passphrase, database, storage: createStorage(config), now });
  print(`The previous content of the target is in ${file}.`);
}
