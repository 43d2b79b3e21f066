import { randomUUID } from 'node:crypto';
import { rm, stat, statfs, writeFile } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { readDatabaseClock } from '@site/db/condition';
import { sqliteFile } from '@site/db/open';
import manifest from '../../package.json' with { type: 'json' };
import type { Config } from '../config.ts';
import { OTHER_FOLDER } from '../explain-failure.ts';
import { findBucketProblem } from '../media/bucket.ts';
import { type Checks, codeOf, type Finding, failure, ok, type Sources, warning } from './check.ts';

/*
 * The machine: Node, memory, disk, permissions and clock.
 */

/** The server takes 230 MB, and 190 MB more while it converts a picture. */
const LEAST_MEMORY = 0.7e9;
const LEAST_AVAILABLE = 0.15e9;
const FEW_BYTES = 1e9;
const NO_BYTES = 0.1e9;
/** The codes of authenticator apps change every 30 seconds. */
const CLOCK_TOLERANCE_MS = 30_000;

const fixes = {
  node: 'Use the Node of the release, which bin/agency-site starts.',
  memory: 'Give the machine or the container 1 GB, or stop other programs.',
  folder: 'Start the server, which creates the folder, or correct its path (DATA_DIR).',
  disk: 'Delete old files, keep fewer backups, or enlarge the disk.',
  owner: `${OTHER_FOLDER} Or make its disk writable.`,
  bucket: 'Start the storage, or correct its settings (S3_... and BACKUP_...).',
  env: 'Make the file readable by its owner alone: chmod 600 .env',
  unknownClock: 'Check it: timedatectl',
  clock: 'Let the machine set its clock: timedatectl set-ntp true',
};

export function machineChecks(sources: Sources): Checks {
  const { config } = sources;
  return {
    Node: checkNode,
    Memory: checkMemory,
    'Disk space': () => checkDisk(foldersOf(config)),
    'Write permission': () => checkFolders(foldersOf(config)),
    'Media storage': () => checkBucket(config.s3, 'S3_BUCKET'),
    'Backup storage': () => checkBucket(config.backups.s3, 'BACKUP_BUCKET'),
    'Access to .env': checkEnvFile,
    Clock: () => checkClock(sources),
  };
}

function checkNode(): Finding {
  const { node } = process.versions;
  const least = manifest.engines.node.replace(/^>=/, '');
  const isOld = node.localeCompare(least, 'en', { numeric: true }) < 0;
  return isOld ? failure(`Node ${node} is older than ${least}.`, fixes.node) : ok(`Node ${node} is supported.`);
}

function checkMemory(): Finding {
  // Of the container, if there is one.
  const total = Math.min(totalmem(), process.constrainedMemory() || totalmem());
  const available = process.availableMemory();
  const sentence = `Of ${inGigabytes(total)} of memory ${inGigabytes(available)} is available.`;
  return total < LEAST_MEMORY || available < LEAST_AVAILABLE ? warning(sentence, fixes.memory) : ok(sentence);
}

/** The folders to which the server writes; those of the database, of uploads and of backups are created when they are needed. */
function foldersOf({ dataDir, databaseUrl, mediaDir, s3, backups }: Config): string[] {
  const file = sqliteFile(databaseUrl);
  return [...new Set([dataDir, ...(file ? [dirname(file)] : []), ...(s3 ? [] : [mediaDir]), backups.folder])];
}

async function checkDisk(folders: string[]): Promise<Finding> {
  const disks = (await Promise.all(folders.map((folder) => statfs(folder).catch(ifMissing)))).filter(Boolean);
  if (disks.length === 0) return warning('The folder of the data does not exist yet (DATA_DIR).', fixes.folder);
  const free = Math.min(...disks.map((disk) => (disk ? disk.bavail * disk.bsize : 0)));
  const sentence = `The disk of the data has ${inGigabytes(free)} of free space.`;
  if (free < NO_BYTES) return failure(sentence, fixes.disk);
  return free < FEW_BYTES ? warning(sentence, fixes.disk) : ok(sentence);
}

async function checkFolders(folders: string[]): Promise<Finding> {
  for (const folder of folders) {
    const probe = join(folder, `.check-${randomUUID()}`);
    try {
      if (!(await stat(folder).catch(ifMissing))) continue;
      await writeFile(probe, 'x', { mode: 0o600, flag: 'wx' });
    } catch (error) {
      const isFull = codeOf(error) === 'ENOSPC';
      return failure(`The server cannot write to ${folder} (${codeOf(error)}).`, isFull ? fixes.disk : fixes.owner);
    } finally {
      await rm(probe, { force: true }).catch(() => {});
    }
  }
  return ok('The server can write to its folders.');
}

type BucketVariable = Parameters<typeof findBucketProblem>[1];

async function checkBucket(settings: Config['s3'], variable: BucketVariable): Promise<Finding | undefined> {
  if (!settings) return undefined;
  const problem = await findBucketProblem(settings, variable);
  return problem ? warning(problem, fixes.bucket) : ok(`The storage answers (${variable}).`);
}

async function checkEnvFile(): Promise<Finding | undefined> {
  const file = await stat('.env').catch(ifMissing);
  if (!file) return undefined;
  if ((file.mode & 0o004) === 0)
    return ok('Other users of the machine cannot read the passwords of the server (.env).');
  return warning('Every user of the machine can read the passwords of the server (.env).', fixes.env);
}

async function checkClock({ database, askSite, now }: Sources): Promise<Finding> {
  const time = 'problem' in database ? undefined : await readDatabaseClock(database);
  if (time && differs(time, now())) return warning('The clock differs from that of the database.', fixes.clock);
  const answer = await askSite();
  const date = 'response' in answer && answer.response.headers.get('date');
  if (!date && time) return ok('The clock agrees with that of the database.');
  if (!date)
    return warning(
      'The clock was compared with nothing, because the public address does not answer (PUBLIC_URL).',
      fixes.unknownClock,
    );
  if (differs(new Date(date), now()))
    return warning('The clock differs from that of the public address (PUBLIC_URL).', fixes.clock);
  return ok('The clock is right.');
}

const differs = (a: Date, b: Date) => Math.abs(a.getTime() - b.getTime()) > CLOCK_TOLERANCE_MS;

function ifMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
}

const inGigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;
