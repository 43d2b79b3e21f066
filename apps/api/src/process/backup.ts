import { basename, join, resolve } from 'node:path';
import { appendAudit } from '@site/db/audit-log';
import { latestMigration } from '@site/db/migrate';
import { copyToBucket } from '../backup/backup-bucket.ts';
import { backupName, describeManifest } from '../backup/manifest.ts';
import { writeArchive } from '../backup/write-archive.ts';
import { PROGRAM } from '../config.ts';
import { lowerPriority } from '../low-priority.ts';
import { createStorage } from '../media/create-storage.ts';
import { print, runArchiveCommand } from './archive-command.ts';
import { openForCommand } from './command.ts';

const USAGE = `Usage: ${PROGRAM} backup [FILE] [--passphrase-file FILE]`;

await runArchiveCommand(
  { usage: USAGE, flags: [], needsArchive: false },
  async ({ config, file: chosen, passphrase }) => {
    lowerPriority(process.pid);
    const now = new Date();
    const name = backupName('backup', now, passphrase !== undefined);
    const file = chosen ? resolve(chosen) : join(config.backups.folder, name);
    const database = openForCommand(config);
    try {
      await database.inspect();
      const manifest = await writeArchive({ file, passphrase, database, storage: createStorage(config), now });
      for (const missing of manifest.missing) print(`Warning: the file media/${missing} is missing.`);
      print(`Wrote and verified ${file}: ${describeManifest(manifest)}.`);
      const { s3: bucket } = config.backups;
      if (bucket && !chosen) {
        await copyToBucket(bucket, file);
        print(`Copied it to the bucket ${bucket.bucket}.`);
      }
      // The table of the audit log is missing in a database of an older version that has not been migrated.
      if (manifest.migration !== latestMigration) return;
      await appendAudit(database.db, {
        at: now,
        action: 'backup.make',
        actor: 'server command',
        title: basename(file),
      });
    } finally {
      await database.close();
    }
  },
);
