import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { hashRows } from '@site/db/archive-rows';
import { listArchiveTables } from '@site/db/archive-tables';
import { openDatabase } from '@site/db/open';
import { emptyDatabaseUrl, emptyFolder } from '@site/db/testing/database';
import { pack } from 'tar-stream';
import { readParts } from '../backup/read-archive.ts';
import { restoreSite } from '../backup/restore-site.ts';
import { seal } from '../backup/seal.ts';
import { writeArchive } from '../backup/write-archive.ts';
import { type Config, readConfig } from '../config.ts';
import { createStorage } from '../media/create-storage.ts';
import type { TestApp } from './app.ts';

/*
 * Backups of a test application, and sites into which they are restored.
 */

export const restoredAt = new Date('2025-06-03T06:00:00.000Z');

export async function backUp({ database, deps }: TestApp, passphrase?: string) {
  const file = join(emptyFolder(), 'backup.tar.gz');
  const storage = createStorage(deps.config);
  const manifest = await writeArchive({ file, passphrase, database, storage, now: deps.now() });
  return { file, manifest };
}

/** The configuration of a site with an empty database and an empty folder. */
export const emptySite = async () => readConfig({ DATABASE_URL: await emptyDatabaseUrl(), DATA_DIR: emptyFolder() });

type Options = { passphrase?: string; replace?: boolean; dryRun?: boolean; now?: Date };

/** Restores an archive and returns what was printed. */
export async function restore(
  config: Config,
  file: string,
  { passphrase, replace, dryRun, now = restoredAt }: Options = {},
) {
  const printed: string[] = [];
  const options = { passphrase, replace: replace ?? false, dryRun: dryRun ?? false, now };
  await restoreSite({ config, file, ...options }, (text) => printed.push(text));
  return printed.join('\n');
}

/** The hash of each table. */
export async function hashesOf(url: string): Promise<Record<string, string>> {
  const database = openDatabase(url);
  try {
    return await database.snapshot(async (db) => {
      const hashes: Record<string, string> = {};
      for (const table of await listArchiveTables(db)) hashes[table.name] = (await hashRows(db, table)).sha256;
      return hashes;
    });
  } finally {
    await database.close();
  }
}

/** A copy of an archive in which some parts are different or, if null, missing. */
export async function changeArchive(file: string, change: (name: string, text: string) => string | null) {
  const archive = pack();
  const changed = join(emptyFolder(), 'changed.tar.gz');
  const chunks = buffer(seal(archive.pipe(createGzip())));
  for await (const { name, body } of readParts(file, undefined)) {
    const text = change(name, (await buffer(body)).toString());
    if (text !== null) archive.entry({ name }, text);
  }
  archive.finalize();
  writeFileSync(changed, await chunks);
  return changed;
}
