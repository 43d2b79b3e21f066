import { findDamage } from '@site/db/integrity';
import { loadArchive } from '@site/db/load-archive';
import { openDatabase } from '@site/db/open';
import type { Config } from '../config.ts';
import type { S3Settings } from '../media/bucket.ts';
import { createStorage } from '../media/create-storage.ts';
import { copyToBucket } from './backup-bucket.ts';
import type { Manifest } from './manifest.ts';
import { readTables, verifyArchive } from './read-archive.ts';
import { writeArchive } from './write-archive.ts';

/*
 * The entry of the process that makes one backup and proves that it can be restored.
 */

export type BackupJob = Pick<Config, 'databaseUrl' | 'mediaDir' | 's3'> & {
  file: string;
  passphrase: string | undefined;
  now: Date;
  /** The SQLite file into which the backup is restored for the test. */
  drillFile: string;
  /** The bucket to which a backup is copied when it was proved. */
  bucket: S3Settings | undefined;
};

/** Without `fault` every table was restored and compared, and the restored database is sound. */
export type BackupOutcome = { failure: string } | { manifest: Manifest; fault: string | null };

async function run(job: BackupJob): Promise<BackupOutcome> {
  const database = openDatabase(job.databaseUrl);
  try {
    const manifest = await writeArchive({ ...job, database, storage: createStorage(job) });
    return { manifest, fault: await proveAndCopy(job).catch((error: Error) => error.message) };
  } finally {
    await database.close();
  }
}

async function proveAndCopy(job: BackupJob): Promise<string | null> {
  const { file, bucket } = job;
  const fault = await drill(job);
  if (fault !== null || !bucket) return fault;
  await copyToBucket(bucket, file).catch((error: Error) => {
    throw new Error(`The backup was not copied to the bucket: ${error.message}`);
  });
  return null;
}

async function drill({ file, passphrase, drillFile }: BackupJob): Promise<string | null> {
  const manifest = await verifyArchive(file, passphrase);
  const restored = openDatabase(`file:${drillFile}`);
  try {
    await loadArchive(restored, { ...manifest, readTables: () => readTables(file, passphrase) }, async () => {});
  } finally {
    await restored.close();
  }
  const damage = findDamage(drillFile);
  return damage && `The restored database is damaged: ${damage}`;
}

process.once('message', (job: BackupJob) => {
  void run(job)
    .catch((error: Error): BackupOutcome => ({ failure: error.message }))
    .then((outcome) => process.send?.(outcome, () => process.disconnect()));
});
// The server has ended.
process.once('disconnect', () => process.exit());
