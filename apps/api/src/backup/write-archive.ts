import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { appendFile, mkdir, mkdtemp, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createGzip } from 'node:zlib';
import { findLastId, readRows, toLine } from '@site/db/archive-rows';
import { type ArchiveTable, listArchiveTables } from '@site/db/archive-tables';
import { findAuditHead } from '@site/db/audit-log';
import { findMigration } from '@site/db/migrate';
import type { Database } from '@site/db/open';
import type { Db } from '@site/db/tables';
import { mediaFolder } from '@site/schema/media-url';
import { Encrypter } from 'age-encryption';
import { type Pack, pack } from 'tar-stream';
import type { MediaStorage } from '../media/storage.ts';
import { VERSION } from '../version.ts';
import { ArchiveError } from './archive-error.ts';
import { APPLICATION, FORMAT, MANIFEST, type Manifest, mediaPart, tablePart } from './manifest.ts';
import { verifyArchive } from './read-archive.ts';
import { seal } from './seal.ts';

/*
 * Writes an archive of a database and its media library: first the tables, copied from one snapshot into temporary
 * files so that the snapshot ends early, then the files, then the manifest.
 */

// Most of the archive are pictures, which do not become smaller: a higher level only takes longer.
const GZIP_LEVEL = 1;
/** Takes 64 MB of memory. The default of age takes 256 MB, a quarter of a small server. */
const SCRYPT_LOG_N = 16;
/** Data is written to the disk in steps: flushing gigabytes at once would make the commits of the server wait. */
const SYNC_BYTES = 4 * 1024 * 1024;

export type Source = { database: Database; storage: MediaStorage };
type Options = Source & { file: string; passphrase: string | undefined; now: Date };

/** Writes an archive under a temporary name, reads it back, and renames it. */
export async function writeArchive({ file, passphrase, database, storage, now }: Options): Promise<Manifest> {
  if (existsSync(file)) throw new ArchiveError(`${file} exists already: choose another name.`);
  const folder = dirname(file);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const temporary = await mkdtemp(join(folder, '.backup-'));
  try {
    const spooled = await database.snapshot((db) => spoolTables(db, temporary));
    const target = join(temporary, 'archive');
    const facts = { format: FORMAT, application: APPLICATION, version: VERSION, engine: database.engine } as const;
    const written = await packParts(
      { ...facts, createdAt: now.toISOString(), ...spooled },
      { temporary, target, storage, passphrase },
    );
    await verifyArchive(target, passphrase);
    await rename(target, file);
    return written;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

type Spooled = Pick<Manifest, 'migration' | 'tables' | 'auditHead'> & {
  /** The names of the files in the library and in the trash. */
  files: string[];
};

async function spoolTables(db: Db, folder: string): Promise<Spooled> {
  const migration = await findMigration(db);
  if (!migration) throw new ArchiveError('The database is empty: there is nothing to back up.');
  const tables: Manifest['tables'] = [];
  const files = new Set<string>();
  const found = await listArchiveTables(db);
  for (const table of found) {
    tables.push({ ...(await spoolTable(db, table, { folder, files })), lastId: await findLastId(db, table) });
  }
  // A backup before a migration can be older than the log.
  const head = found.some(({ name }) => name === 'audit_log') ? await findAuditHead(db) : undefined;
  return { migration, tables, files: [...files].sort(), auditHead: head?.hash ? head : null };
}

async function spoolTable(db: Db, table: ArchiveTable, { folder, files }: { folder: string; files: Set<string> }) {
  const { name } = table;
  const path = join(folder, `${name}.jsonl`);
  const hash = createHash('sha256');
  let rows = 0;
  await appendFile(path, '', { mode: 0o600 });
  for await (const batch of readRows(db, table)) {
    rows += batch.length;
    const lines = batch.map(toLine).join('');
    hash.update(lines);
    await appendFile(path, lines);
    if (name === 'media') for (const row of batch) files.add(originalOf(row as MediaRow));
    if (name !== 'trash') continue;
    for (const { kind, record } of batch) if (kind === 'media') files.add(originalOf(JSON.parse(String(record))));
  }
  return { name, rows, bytes: (await stat(path)).size, sha256: hash.digest('hex') };
}

type MediaRow = Parameters<typeof mediaFolder>[0] & { file: string };

/** The other files of a folder are made from the original when they are needed. */
const originalOf = (media: MediaRow) => `${mediaFolder(media)}/original.${media.file.split('.').at(-1)}`;

type Facts = Omit<Manifest, 'media' | 'missing'> & Spooled;
type Target = { temporary: string; target: string; storage: MediaStorage; passphrase: string | undefined };

async function packParts({ files, ...facts }: Facts, { temporary, target, storage, passphrase }: Target) {
  const archive = pack();
  const gzip = createGzip({ level: GZIP_LEVEL });
  const streams = [
    writeSynced(target, passphrase === undefined ? seal(gzip) : encrypt(seal(gzip), passphrase)),
    pipeline(archive as unknown as NodeJS.ReadableStream, gzip),
  ];
  // Errors are thrown below; until then they must not count as unhandled.
  const written = Promise.all(streams);
  written.catch(() => {});
  const media: Manifest['media'] = [];
  const missing: string[] = [];
  try {
    for (const { name, bytes } of facts.tables) {
      await addPart(archive, tablePart(name), bytes, createReadStream(join(temporary, `${name}.jsonl`)));
    }
    for (const name of files) {
      const file = await storage.open(name);
      if (!file) missing.push(name);
      else
        media.push({ name, bytes: file.size, sha256: await addPart(archive, mediaPart(name), file.size, file.body) });
    }
    const manifest: Manifest = { ...facts, media, missing };
    const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
    await addPart(archive, MANIFEST, text.length, Readable.from([text]));
    archive.finalize();
    await written;
    return manifest;
  } catch (error) {
    archive.destroy();
    // A full disk ends the other streams too; its error names the cause.
    const [writing] = await Promise.allSettled(streams);
    throw writing?.status === 'rejected' && /^E[A-Z]+$/.test(writing.reason.code) ? writing.reason : error;
  }
}

/** Returns the SHA-256 of the part. */
async function addPart(archive: Pack, name: string, size: number, body: Readable): Promise<string> {
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(body, hashing, archive.entry({ name, size, mode: 0o600 }));
  return hash.digest('hex');
}

async function* encrypt(plain: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(SCRYPT_LOG_N);
  const source = Readable.toWeb(Readable.from(plain)) as ReadableStream<Uint8Array>;
  yield* await encrypter.encrypt(source as globalThis.ReadableStream<Uint8Array>);
}

/** Writes a new file that only this user may read. */
async function writeSynced(path: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  let unsynced = 0;
  try {
    for await (const chunk of chunks) {
      await file.writeFile(chunk);
      unsynced += chunk.length;
      if (unsynced < SYNC_BYTES) continue;
      await file.datasync();
      unsynced = 0;
    }
    await file.sync();
  } finally {
    await file.close();
  }
}
