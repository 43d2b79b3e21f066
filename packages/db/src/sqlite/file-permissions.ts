import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/*
 * Only the user of the server may read the database: it contains personal data and password hashes.
 */

/** Creates the missing folders of a path. */
export function createPrivateFolder(folder: string): void {
  // `recursive` of mkdirSync does not end below /proc.
  if (existsSync(folder)) return;
  createPrivateFolder(dirname(folder));
  try {
    mkdirSync(folder, 0o700);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/**
 * Creates a missing database file, and restricts the files of an earlier version. The folder is restricted too, unless it
 * contains anything else.
 */
export function makeDatabasePrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  for (const name of [file, `${file}-wal`, `${file}-shm`]) restrict(name, 0o600);
  const folder = dirname(file);
  if (readdirSync(folder).every((name) => name.startsWith(basename(file)))) restrict(folder, 0o700);
}

function restrict(path: string, mode: number): void {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat?.uid === process.getuid?.()) chmodSync(path, mode);
}
