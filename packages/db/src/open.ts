import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { type ColumnTypes, migrateToLatest, postgresTypes, sqliteTypes } from './migrations/migrate.ts';
import { type ChangeNotifier, postgresNotifier } from './postgres/change-notifier.ts';
import { sqliteDialect } from './sqlite/dialect.ts';
import { inspectSqliteFile } from './sqlite/inspect-file.ts';
import type { Db, Tables } from './tables.ts';

/*
 * The only file that knows which engine a DATABASE_URL means.
 */

export type Database = {
  db: Db;
  engine: 'sqlite' | 'postgres';
  /** Brings the schema up to date; refuses a database that is newer, foreign or broken, and leaves it as it was. */
  migrate(): Promise<void>;
  /** Runs once at a time among all processes on this database. */
  exclusively<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Notifies the other processes on this database of content changes. */
  notifier: ChangeNotifier;
  close(): Promise<void>;
};

const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })];

export function openDatabase(url: string): Database {
  return isPostgres(url) ? openPostgres(url) : openSqlite(sqlitePath(url));
}

export function isPostgres(url: string): boolean {
  return /^postgres(ql)?:\/\//.test(url);
}

function sqlitePath(url: string): string {
  return resolve(url.replace(/^file:(\/\/(?=\/))?/, ''));
}

function openSqlite(file: string): Database {
  mkdirSync(dirname(file), { recursive: true });
  const db = new Kysely<Tables>({ dialect: sqliteDialect(file), plugins });
  return {
    db,
    engine: 'sqlite',
    async migrate() {
      inspectSqliteFile(file);
      await migrate(db, sqliteTypes);
    },
    exclusively: (work) => db.transaction().execute(work),
    // One process owns a SQLite file; the workers of one machine notify each other.
    notifier: { async notify() {}, async subscribe() {} },
    close: () => db.destroy(),
  };
}

// Any number will do, as long as every process of this application takes the same.
const START_LOCK = 7_291_003;

function openPostgres(connectionString: string): Database {
  // Local time with an offset in whole minutes is what pg sends otherwise; India's was not whole before 1906.
  pg.defaults.parseInputDatesAsUTC = true;
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    types: { getTypeParser: postgresParser },
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  // One that breaks under a query fails the query; its own event must not end the process on top of it.
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
    migrate: () => exclusively((transaction) => migrateToLatest(transaction, postgresTypes)),
    exclusively,
    notifier,
    async close() {
      await notifier.close();
      await db.destroy();
    },
  };
}

function migrate(db: Db, types: ColumnTypes) {
  return db.transaction().execute((transaction) => migrateToLatest(transaction, types));
}

// count(*) and friends are bigint, which pg hands out as text.
const postgresParser: pg.CustomTypesConfig['getTypeParser'] = (oid, format) =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format);
