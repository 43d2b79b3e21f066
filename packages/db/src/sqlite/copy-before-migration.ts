import { closeSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import SQLite from 'better-sqlite3';
import { UnusableDatabaseError } from '../errors.ts';
import { readAppliedIn } from './inspect-file.ts';
import { findDamagedPage } from './integrity.ts';

/*
 * Copies a database file before it is migrated. To roll back an upgrade, the earlier version of the application is
 * started on the copy.
 */

const KEPT_COPIES = 2;
/** In the name of a copy that is not verified yet, before the id of its process, which may be killed. */
const UNFINISHED = '.unfinished-copy-';

/**
 * Writes a verified copy beside the file and returns its path; undefined if another process has migrated the file in the
 * meantime. `applied` are the migrations that the file has.
 */
export function copyBeforeMigration(file: string, applied: readonly string[], nextMigration: string) {
  const copy = `${file}.before-${nextMigration}`;
  const temporary = `${file}${UNFINISHED}${process.pid}`;
  try {
    deleteUnfinishedCopies(file);
    writeCopy(file, temporary);
    if (readMigrations(temporary).join() !== applied.join()) return undefined;
    renameSync(temporary, copy);
  } catch (error) {
    throw new UnusableDatabaseError(
      `The copy before the upgrade could not be written to ${copy}: ${(error as Error).message}. The database was left as it is. The copy needs as much free space as the database.`,
    );
  } finally {
    rmSync(temporary, { force: true });
  }
  deleteOldCopies(file);
  return copy;
}

function writeCopy(file: string, copy: string): void {
  rmSync(copy, { force: true });
  // Created before it has content, so that no other user can read it.
  closeSync(openSync(copy, 'wx', 0o600));
  const source = new SQLite(file, { readonly: true });
  try {
    source.prepare('vacuum into ?').run(copy);
  } finally {
    source.close();
  }
}

/** Returns the applied migrations; throws if the file is damaged. */
function readMigrations(file: string): string[] {
  const connection = new SQLite(file, { readonly: true });
  try {
    const damage = findDamagedPage(connection);
    if (damage !== null) throw new Error(`the copy is damaged (${damage})`);
    return readAppliedIn(connection);
  } finally {
    connection.close();
  }
}

function deleteOldCopies(file: string): void {
  const copies = listFiles(`${file}.before-`).toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const copy of copies.slice(KEPT_COPIES)) rmSync(copy);
}

/** Deletes what processes that were killed have left: the copy and the journal of SQLite. */
function deleteUnfinishedCopies(file: string): void {
  const start = file + UNFINISHED;
  for (const path of listFiles(start)) {
    if (!isRunning(Number.parseInt(path.slice(start.length), 10))) rmSync(path, { force: true });
  }
}

const listFiles = (start: string): string[] =>
  readdirSync(dirname(start))
    .map((name) => join(dirname(start), name))
    .filter((path) => path.startsWith(start));

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
