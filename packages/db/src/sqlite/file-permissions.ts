import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/*
 * Only the user of the server may read the database: it contains personal data and password hashes.
 */

/** Creates the missing folders of a path. Existing folders keep their permissions. */
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

/** Creates a missing database file. SQLite gives the files beside it the same permissions. */
export function makeFilePrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  if (statSync(file).uid === process.getuid?.()) chmodSync(file, 0o600);
}
