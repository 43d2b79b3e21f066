import { setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { openExistingDatabase } from '@site/db/open';
import { backupName, describeManifest } from '../backup/manifest.ts';
import { writeArchive } from '../backup/write-archive.ts';
import { createStorage } from '../media/create-storage.ts';
import { print, runArchiveCommand } from './archive-command.ts';

const USAGE = 'Usage: backup [FILE] [--passphrase-file FILE]';
/** The server may be running: its requests are more urgent. */
const LOW_PRIORITY = 10;

await runArchiveCommand(USAGE, [], async ({ config, file: chosen, passphrase }) => {
  setPriority(LOW_PRIORITY);
  const now = new Date();
  const name = backupName('backup', now, passphrase !== undefined);
  const file = chosen ? resolve(chosen) : join(config.backups.folder, name);
  const database = openExistingDatabase(config.databaseUrl);
  try {
    await database.inspect();
    const manifest = await writeArchive({ file, passphrase, database, storage: createStorage(config), now });
    for (const missing of manifest.missing) print(`Warning: the file media/${missing} is missing.`);
    print(`Wrote and verified ${file}: ${describeManifest(manifest)}.`);
  } finally {
    await database.close();
  }
});
