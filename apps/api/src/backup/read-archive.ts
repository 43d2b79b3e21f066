import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createGunzip } from 'node:zlib';
import type { ArchiveRow } from '@site/db/archive-rows';
import { isKnownMigration, listTablesAt } from '@site/db/archive-tables';
import { Decrypter } from 'age-encryption';
import { extract } from 'tar-stream';
import { ArchiveError } from './archive-error.ts';
import {
  FORMAT,
  MANIFEST,
  type Manifest,
  manifest as manifestSchema,
  manifestStart,
  mediaOfPart,
  mediaPart,
  tableOfPart,
  tablePart,
} from './manifest.ts';
import { isSealed } from './seal.ts';

/*
 * Reads archives. The whole file is verified before any of it is used.
 */

const MAX_MANIFEST_BYTES = 64 * 1024 * 1024;

export type Part = { name: string; size: number; body: AsyncIterable<Buffer> };

/** The parts in their order. Each is read before the next one; a reader that stops early reads no further. */
export async function* readParts(file: string, passphrase: string | undefined): AsyncGenerator<Part> {
  const isEncrypted = await hasEncryption(file);
  if (isEncrypted && passphrase === undefined) {
    throw new ArchiveError(`${file} is encrypted: give its passphrase in BACKUP_PASSPHRASE or with --passphrase-file.`);
  }
  const source = createReadStream(file);
  const plain = isEncrypted ? Readable.from(decrypt(source, passphrase ?? '')) : source;
  const parts = extract();
  let isComplete = false;
  const flow = pipeline(plain, createGunzip(), parts as unknown as NodeJS.WritableStream);
  // Errors are thrown below; until then they must not count as unhandled.
  flow.catch(() => {});
  try {
    for await (const entry of parts) {
      if (entry.header.type !== 'file') throw foreign(file);
      yield { name: entry.header.name, size: entry.header.size ?? 0, body: entry as AsyncIterable<Buffer> };
    }
    // The check sums follow the last part.
    await flow;
    isComplete = true;
  } catch (error) {
    throw explain(error, file);
  } finally {
    if (!isComplete) parts.destroy();
    source.destroy();
  }
}

async function* decrypt(encrypted: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const source = Readable.toWeb(Readable.from(encrypted)) as ReadableStream<Uint8Array>;
  yield* await decrypter.decrypt(source as globalThis.ReadableStream<Uint8Array>);
}

async function hasEncryption(file: string): Promise<boolean> {
  const start = await readStart(file);
  if (start.subarray(0, GZIP.length).equals(GZIP)) return false;
  if (start.toString('latin1').startsWith(AGE)) return true;
  throw foreign(file);
}

const GZIP = Buffer.from([0x1f, 0x8b]);
const AGE = 'age-encryption.org/v1\n';

async function readStart(file: string): Promise<Buffer> {
  try {
    const handle = await open(file);
    try {
      return (await handle.read(Buffer.alloc(32), 0, 32, 0)).buffer;
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw explain(error, file);
  }
}

const foreign = (file: string) => new ArchiveError(`${file} is not a backup of this application.`);
const damaged = (file: string) =>
  new ArchiveError(
    `${file} is damaged, incomplete, packed again, or not a backup of this application. Nothing was changed: copy the file again, or take an earlier backup.`,
  );

function explain(error: unknown, file: string): unknown {
  if (error instanceof ArchiveError) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new ArchiveError(`There is no file ${file}.`);
  if (code === 'EISDIR') return new ArchiveError(`${file} is a folder: name an archive.`);
  if (code && /^E[A-Z]+$/.test(code)) return new ArchiveError(`${file} cannot be read: ${message}.`);
  if (/no identity matched|incorrect passphrase/i.test(message)) {
    return new ArchiveError(`The passphrase does not open ${file}, or the file is damaged.`);
  }
  return damaged(file);
}

type Found = { bytes: number; sha256: string; rows: number; columns: string | undefined };

/** Reads the whole file once and compares it with its manifest, which it returns. */
export async function verifyArchive(file: string, passphrase: string | undefined): Promise<Manifest> {
  const { found, manifestText } = await inspectParts(file, passphrase);
  const manifest = readManifest(manifestText, file);
  const expected = [
    ...manifest.tables.map(({ name, rows, bytes, sha256 }) => ({ part: tablePart(name), rows, bytes, sha256 })),
    ...manifest.media.map(({ name, bytes, sha256 }) => ({ part: mediaPart(name), rows: 0, bytes, sha256 })),
  ];
  const isEqual = expected.every(({ part, ...facts }) => {
    const { rows, bytes, sha256 } = found.get(part) ?? {};
    return rows === facts.rows && bytes === facts.bytes && sha256 === facts.sha256;
  });
  if (!isEqual || found.size !== expected.length) throw damaged(file);
  const known = await listTablesAt(manifest.migration);
  const hasKnownTables =
    known.length === manifest.tables.length &&
    known.every(({ name, columns }) => {
      const part = found.get(tablePart(name));
      return part && (part.rows === 0 || part.columns === columns.join());
    });
  if (!hasKnownTables || manifest.media.some(({ name }) => !mediaOfPart(mediaPart(name)))) throw foreign(file);
  return manifest;
}

async function inspectParts(file: string, passphrase: string | undefined) {
  const found = new Map<string, Found>();
  let manifestText: string | undefined;
  try {
    // The encryption protects every byte by itself.
    if (!(await hasEncryption(file)) && !(await isSealed(file))) throw damaged(file);
    for await (const { name, size, body } of readParts(file, passphrase)) {
      if (found.has(name) || manifestText !== undefined) throw damaged(file);
      if (name !== MANIFEST) found.set(name, await inspect(name, body));
      else if (size > MAX_MANIFEST_BYTES) throw foreign(file);
      else manifestText = await text(body);
    }
  } catch (error) {
    throw explain(error, file);
  }
  return { found, manifestText };
}

function readManifest(written: string | undefined, file: string): Manifest {
  let json: unknown;
  try {
    json = JSON.parse(written ?? '');
  } catch {
    throw foreign(file);
  }
  const start = manifestStart.safeParse(json);
  if (!start.success) throw foreign(file);
  const newer = new ArchiveError(
    `${file} was made by a newer version of this application: update the application first.`,
  );
  if (start.data.format > FORMAT) throw newer;
  const { data, error } = manifestSchema.safeParse(json);
  if (error) throw damaged(file);
  if (!isKnownMigration(data.migration)) throw newer;
  return data;
}

async function inspect(name: string, body: Part['body']): Promise<Found> {
  const hash = createHash('sha256');
  const found: Found = { bytes: 0, sha256: '', rows: 0, columns: undefined };
  async function* hashed() {
    for await (const chunk of body) {
      hash.update(chunk);
      found.bytes += chunk.length;
      yield chunk;
    }
  }
  if (tableOfPart(name)) {
    for await (const rows of parseRows(hashed())) {
      found.rows += rows.length;
      for (const row of rows) {
        const columns = Object.keys(row).join();
        found.columns ??= columns;
        if (columns !== found.columns) found.columns = '';
      }
    }
  } else for await (const _ of hashed());
  return { ...found, sha256: hash.digest('hex') };
}

/** The rows of the tables of a verified archive. */
export async function* readTables(file: string, passphrase: string | undefined) {
  for await (const { name: part, body } of readParts(file, passphrase)) {
    const name = tableOfPart(part);
    // The files follow the tables.
    if (!name) return;
    for await (const rows of parseRows(body)) yield { name, rows };
  }
}

/** The rows of the lines that are complete in each chunk. */
async function* parseRows(body: AsyncIterable<Buffer>): AsyncGenerator<ArchiveRow[]> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (lines.length > 0) yield lines.map((line) => JSON.parse(line));
  }
  if (rest + decoder.decode() !== '') throw new SyntaxError('The last line is incomplete');
}
