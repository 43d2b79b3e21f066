import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { ArchiveError } from '../backup/archive-error.ts';
import { downloadFromBucket } from '../backup/backup-bucket.ts';
import { restoreSite } from '../backup/restore-site.ts';
import { type Config, PROGRAM } from '../config.ts';
import { print, runArchiveCommand } from './archive-command.ts';

const USAGE = `Usage: ${PROGRAM} restore FILE|s3:NAME [--dry-run] [--replace] [--passphrase-file FILE]`;

/** A backup in the bucket instead of a file. */
const IN_BUCKET = 's3:';

const shape = { usage: USAGE, flags: ['dry-run', 'replace'], needsArchive: true };

await runArchiveCommand(shape, async ({ config, file = '', isSet, passphrase }) => {
  const options = { dryRun: isSet('dry-run'), replace: isSet('replace') };
  const restore = (path: string) => restoreSite({ config, file: path, passphrase, ...options, now: new Date() }, print);
  await (file.startsWith(IN_BUCKET)
    ? withDownload(config, file.slice(IN_BUCKET.length), restore)
    : restore(resolve(file)));
});

async function withDownload({ backups }: Config, name: string, use: (path: string) => Promise<void>): Promise<void> {
  if (!backups.s3) throw new ArchiveError('BACKUP_BUCKET is not set: there are no backups in a bucket.');
  await mkdir(backups.folder, { recursive: true, mode: 0o700 });
  const temporary = await mkdtemp(join(backups.folder, '.backup-'));
  try {
    const path = join(temporary, basename(name) || 'archive');
    await downloadFromBucket(backups.s3, name, path);
    await use(path);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}
