import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { fileIsGone } from './errors.ts';
import { inspectDatabase, migrationNames } from './migrations/migrate.ts';
import { sqliteFile } from './open.ts';
import type { Db } from './tables.ts';
import { isSqlite } from './transaction.ts';

/*
 * The condition of a database that may be in use.
 */

/** The migrations that the next start of the server applies. Throws for a newer or foreign database. */
export async function listPendingMigrations(db: Db): Promise<string[]> {
  const applied = await inspectDatabase(db);
  return migrationNames.filter((name) => !applied.includes(name));
}

/** Throws if the file of an open SQLite database was deleted: it can still be written, but is lost when it is closed. */
export async function refuseDeletedFile(db: Db): Promise<void> {
  if (!isSqlite(db)) return;
  // Not a raw statement, which would wait for the connection that writes.
  const name = sql<string>`(select file from pragma_database_list where name = 'main')`.as('file');
  const { file } = await db.selectNoFrom(name).executeTakeFirstOrThrow();
  if (!existsSync(file)) throw fileIsGone(file);
}

/** Reads the clock of the database server; undefined on SQLite, which has none of its own. */
export async function readDatabaseClock(db: Db): Promise<Date | undefined> {
  if (isSqlite(db)) return undefined;
  const { rows } = await sql<{ time: Date }>`select clock_timestamp() as time`.execute(db);
  return rows[0]?.time;
}

/** Whether a check of the whole database finds damage. PostgreSQL reports what it found while it was used. */
export async function isDamaged(db: Db, url: string): Promise<boolean> {
  const file = sqliteFile(url);
  if (file !== undefined) return !(await isSound(file));
  const { rows } = await sql<{ damaged: boolean }>`
    select exists (select from pg_index where not indisvalid)
      or exists (select from pg_stat_database where datname = current_database() and checksum_failures > 0) as damaged
  `.execute(db);
  return rows[0]?.damaged === true;
}

/** Reads every page of the file in a thread, because that may take seconds. */
function isSound(file: string): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  const worker = new Worker(new URL('./sqlite/integrity-worker.ts', import.meta.url), { workerData: file });
  worker.unref();
  worker.once('message', resolve).once('error', reject);
  return promise;
}
