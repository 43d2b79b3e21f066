import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { backupFileName } from '@site/schema/backup';
import { createBucket, type S3Settings } from '../media/bucket.ts';
import { ArchiveError } from './archive-error.ts';

/*
 * Copies of backups in the bucket of BACKUP_BUCKET, under the names that they have in the folder.
 */

const PREFIX = 'backups/';
/** The bucket answers after it has received the whole file. */
const ANSWER_MS = 60 * 60_000;
/** Amazon S3 accepts no more in one request. */
const MAX_BYTES = 5 * 1024 ** 3;

const open = (settings: S3Settings) => createBucket(settings, { answerMs: ANSWER_MS });

export async function copyToBucket(settings: S3Settings, file: string): Promise<void> {
  if ((await stat(file)).size > MAX_BYTES)
    throw new ArchiveError('It has more than 5 GB, which the bucket does not accept in one request.');
  await open(settings).put(PREFIX + basename(file), file, 'application/octet-stream');
}

/** Lists the names of the backups in the bucket, newest first. */
export async function listBucketBackups(settings: S3Settings): Promise<string[]> {
  const names = (await open(settings).list(PREFIX)).map((name) => name.slice(PREFIX.length));
  return names.filter((name) => backupFileName.safeParse(name).success).toSorted((a, b) => (a < b ? 1 : -1));
}

/** Deletes all but the latest backups in the bucket. */
export async function removeOldBucketBackups(settings: S3Settings, keep: number): Promise<void> {
  const made = (await listBucketBackups(settings)).filter((name) => name.startsWith('backup-'));
  for (const name of made.slice(keep)) await open(settings).remove(PREFIX + name);
}

/** Downloads a backup to a new file. The names of all backups are in the error if there is no such one. */
export async function downloadFromBucket(settings: S3Settings, name: string, file: string): Promise<void> {
  const stored = await open(settings).open(PREFIX + name);
  if (!stored) {
    const names = await listBucketBackups(settings);
    const known = names.length === 0 ? 'It has no backups.' : `Its backups: ${names.join(', ')}.`;
    throw new ArchiveError(`The bucket ${settings.bucket} has no backup ${name}. ${known}`);
  }
  await pipeline(stored.body, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
}
