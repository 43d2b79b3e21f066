import { setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { databaseExists, openDatabase } from '@site/db/open';
import { ArchiveError } from '../backup/archive-error.ts';
import { backupName, describeManifest } from '../backup/manifest.ts';
import { writeArchive } from '../backup/write-archive.ts';
import { createStorage } from '../media/create-storage.ts';
import { print, runCommand } from './run-command.ts';

const USAGE = 'Usage: npm run backup -- [FILE] [--passphrase-file FILE]';
/** The server may be running: its requests are more urgent. */
const LOW_PRIORITY = 10;

await runCommand(USAGE, [], async ({ config, positionals: [path], passphrase }) => {
  setPriority(LOW_PRIORITY);
  if (!databaseExists(config.databaseUrl)) throw new ArchiveError('There is no database at DATABASE_URL.');
  const now = new Date();
  const file = path ? resolve(path) : join(config.backups.folder, backupName('backup', now, passphrase !== undefined));
  const database = openDatabase(config.databaseUrl);
  try {
    await database.inspect();
    const manifest = await writeArchive({ file, passphrase, database, storage: createStorage(config), now });
    for (const name of manifest.missing) print(`Warning: the file media/${name} is missing.`);
    print(`Wrote and verified ${file}: ${describeManifest(manifest)}.`);
  } finally {
    await database.close();
  }
});
