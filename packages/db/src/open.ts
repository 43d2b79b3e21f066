import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import SQLite from 'better-sqlite3';
import { CamelCasePlugin, Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely';
import pg from 'pg';
import type { ChangeNotifier } from './change-notifier.ts';
import { postgresAddress, UnusableDatabaseError } from './errors.ts';
import {
  type ColumnTypes,
  inspectDatabase,
  latestMigration,
  migrationNames,
  postgresTypes,
  runMigrations,
  sqliteTypes,
} from './migrations/migrate.ts';
import { APPLICATION_NAME, hasOtherClients } from './postgres/clients.ts';
import { postgresNotifier } from './postgres/postgres-notifier.ts';
import { ensureSearchIndex } from './search/rebuild-index.ts';
import { isBusy } from './sqlite/connection.ts';
import { copyBeforeMigration } from './sqlite/copy-before-migration.ts';
import { sqliteDialect } from './sqlite/dialect.ts';
import { createPrivateFolder } from './sqlite/file-permissions.ts';
import { inspectSqliteFile } from './sqlite/inspect-file.ts';
import { lockFile } from './sqlite/lock-file.ts';
import type { Db, Tables } from './tables.ts';

/*
 * The only file that knows which engine a DATABASE_URL means.
 */

export type Database = {
  db: Db;
  engine: 'sqlite' | 'postgres';
  /** Throws for a newer, foreign or damaged database, which stays unchanged. */
  inspect(): Promise<void>;
  /**
   * Migrates to the latest schema, or up to the migration `target`. Throws for a newer, foreign or damaged database, which
   * stays unchanged. Returns the upgrade if the database had an earlier schema.
   */
  migrate(target?: string): Promise<Upgrade | undefined>;
  /** Runs the work while no other process on this database runs exclusive work. */
  exclusively<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Runs reads that all see the database as it was at the first one, while other connections go on writing. */
  snapshot<T>(read: (db: Db) => Promise<T>): Promise<T>;
  /** Notifies the other processes on this database of content changes. */
  notifier: ChangeNotifier;
  close(): Promise<void>;
};

/** The last migration before and after an upgrade, and the file that contains the database before it. */
export type Upgrade = { from: string; to: string; copy?: string };

const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })];

/** Runs queries on an open SQLite connection. */
export const kyselyOn = (connection: SQLite.Database): Db =>
  new Kysely<Tables>({ dialect: new SqliteDialect({ database: connection }), plugins });

export function openDatabase(url: string): Database {
  return isPostgres(url) ? openPostgres(url) : openSqlite(sqlitePath(url));
}

/** Opens a database for a command that must neither create one nor change its permissions. */
export function openExistingDatabase(url: string): Database {
  if (!databaseExists(url)) {
    throw new UnusableDatabaseError(`There is no database at ${sqlitePath(url)}. Check DATABASE_URL and DATA_DIR.`);
  }
  refuseEmptied(url);
  return isPostgres(url) ? openPostgres(url) : openSqlite(sqlitePath(url), false);
}

/** Whether a SQLite file exists, but has no tables: the rest of a failed copy, or of a full disk. */
export function isEmptied(url: string): boolean {
  const file = sqliteFile(url);
  return file !== undefined && existsSync(file) && inspectSqliteFile(file).applied.length === 0;
}

export function refuseEmptied(url: string): void {
  if (!isEmptied(url)) return;
  throw new UnusableDatabaseError(
    `The database at ${sqlitePath(url)} is empty. Stop the server and restore a backup, or delete the file to create a new site.`,
  );
}

/**
 * Makes this process the only server of a SQLite file until it ends or calls the returned function. Commands may use
 * the file at the same time. PostgreSQL serves any number of processes.
 */
export function claimDatabase(url: string): () => void {
  return isPostgres(url) ? () => {} : lockFile(sqlitePath(url));
}

/** Locks the database for a restore; throws if a server is using it. Returns a function that releases the lock. */
export async function claimForRestore(url: string): Promise<() => void> {
  if (isPostgres(url) && (await hasOtherClients(withoutAliases(url)))) {
    throw new UnusableDatabaseError(`Another server or command is using ${describeLocation(url)}. Stop it first.`);
  }
  return claimDatabase(url);
}

export function isPostgres(url: string): boolean {
  return /^postgres(ql)?:\/\//.test(url);
}

/** The path of the file, on SQLite. */
export function sqliteFile(url: string): string | undefined {
  return isPostgres(url) ? undefined : sqlitePath(url);
}

/** The path of the file, or the name of the database and its server, without user and password. */
export function describeLocation(url: string): string {
  return sqliteFile(url) ?? `${new URL(url).pathname.slice(1)} on PostgreSQL at ${postgresAddress(url)}`;
}

/** Whether there is anything at the URL; a SQLite file may be missing. */
export const databaseExists = (url: string): boolean => isPostgres(url) || existsSync(sqlitePath(url));

function sqlitePath(url: string): string {
  return resolve(url.replace(/^file:(\/\/(?=\/))?/, ''));
}

/** How long a starting process waits for others that migrate: longer than the lock timeout of a single write. */
const START_TIMEOUT_MS = 60_000;

function openSqlite(file: string, isPrivate = true): Database {
  createPrivateFolder(dirname(file));
  const db = new Kysely<Tables>({ dialect: sqliteDialect(file, isPrivate), plugins });
  async function exclusively<T>(work: (db: Db) => Promise<T>): Promise<T> {
    const deadline = Date.now() + START_TIMEOUT_MS;
    for (;;) {
      try {
        return await db.transaction().execute(work);
      } catch (error) {
        if (!isBusy(error) || Date.now() >= deadline) throw error;
      }
    }
  }
  return {
    db,
    engine: 'sqlite',
    inspect: async () => void inspectSqliteFile(file),
    async migrate(target = latestMigration) {
      const { applied, isInUse } = inspectSqliteFile(file);
      const next = migrationNames[applied.length];
      const copy = isInUse && next ? copyBeforeMigration(file, applied, next) : undefined;
      const before = await exclusively((transaction) => migrateAndIndex(transaction, sqliteTypes, target));
      return upgradeFrom(before, target, copy);
    },
    exclusively,
    async snapshot(read) {
      // A connection of its own, because one in a transaction shows other readers old data.
      const frozen = kyselyOn(new SQLite(file, { readonly: true, timeout: 5_000 }));
      try {
        return await frozen.transaction().execute(read);
      } finally {
        await frozen.destroy();
      }
    },
    // One process owns a SQLite file; the workers of one machine notify each other.
    notifier: { async notify() {}, async subscribe() {} },
    close: () => db.destroy(),
  };
}

async function migrateAndIndex(db: Db, types: ColumnTypes, target: string): Promise<string[]> {
  const applied = await runMigrations(db, types, target);
  if (target === latestMigration) await ensureSearchIndex(db);
  return applied;
}

function upgradeFrom(applied: string[], to: string, copy?: string): Upgrade | undefined {
  const from = applied.at(-1);
  if (!from || from === to) return undefined;
  return { from, to, ...(copy && { copy }) };
}

// An arbitrary number, the same in every process of this application.
const START_LOCK = 7_291_003;

/** pg treats these modes like verify-full, and prints a warning about them. */
const withoutAliases = (url: string) =>
  url.includes('uselibpqcompat=')
    ? url
    : url.replace(/([?&]sslmode=)(prefer|require|verify-ca)(?=&|$)/, '$1verify-full');

function openPostgres(url: string): Database {
  const connectionString = withoutAliases(url);
  // pg otherwise sends local time with an offset in whole minutes, which India's was not before 1906.
  pg.defaults.parseInputDatesAsUTC = true;
  const pool = new pg.Pool({
    connectionString,
    application_name: APPLICATION_NAME,
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    types: { getTypeParser: postgresParser },
  });
  // The pool replaces an idle connection that breaks; without a listener the error would end the process.
  pool.on('error', () => {});
  // A connection that breaks during a query fails the query; its error event must not end the process.
  pool.on('connect', (client) => void client.on('error', () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins });
  const notifier = postgresNotifier(db, connectionString);
  const exclusively = <T>(work: (db: Db) => Promise<T>) =>
    db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(START_LOCK)})`.execute(transaction);
      return work(transaction);
    });
  return {
    db,
    engine: 'postgres',
    inspect: async () => void (await inspectDatabase(db)),
    migrate: async (target = latestMigration) =>
      upgradeFrom(await exclusively((transaction) => migrateAndIndex(transaction, postgresTypes, target)), target),
    exclusively,
    snapshot: (read) => db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read),
    notifier,
    async close() {
      await notifier.close();
      await db.destroy();
    },
  };
}

// count(*) is a bigint, which pg returns as text.
const postgresParser: pg.CustomTypesConfig['getTypeParser'] = (oid, format) =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format);
