import SQLite from 'better-sqlite3';
import type { CompiledQuery, QueryResult } from 'kysely';

const CACHED_STATEMENTS = 300;

/** A connection to the database file, with its prepared statements. */
export class FileConnection {
  readonly #file: SQLite.Database;
  readonly #statements = new Map<string, SQLite.Statement<unknown[]>>();

  constructor(file: SQLite.Database) {
    this.#file = file;
  }

  get inTransaction() {
    return this.#file.inTransaction;
  }

  run<R>(query: Pick<CompiledQuery, 'sql' | 'parameters'>): QueryResult<R> {
    const statement = this.#prepare(query.sql);
    const parameters = query.parameters.map(toSqlite);
    if (statement.reader) return { rows: statement.all(...parameters) as R[] };
    const { changes, lastInsertRowid } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  /** Runs a statement that controls the transaction. */
  exec(command: string): void {
    this.#prepare(command).run();
  }

  #prepare(sql: string) {
    const kept = this.#statements.get(sql);
    if (kept) return kept;
    const statement = this.#file.prepare<unknown[]>(sql);
    if (this.#statements.size >= CACHED_STATEMENTS) this.#statements.clear();
    this.#statements.set(sql, statement);
    return statement;
  }

  checkpoint() {
    if (this.#file.open) this.#file.pragma('wal_checkpoint(TRUNCATE)');
  }

  close() {
    this.#file.close();
  }
}

function toSqlite(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString();
  return value;
}

const LOCK_TIMEOUT_MS = 5_000;

/** Retries while another process holds the lock, for up to 5 s. */
export async function retryWhileBusy<T>(attempt: () => T, requestedAt = Date.now()): Promise<T> {
  const deadline = requestedAt + LOCK_TIMEOUT_MS;
  for (let attempts = 0; ; attempts++) {
    try {
      return attempt();
    } catch (error) {
      if (!isBusy(error) || Date.now() >= deadline) throw error;
      const wait = Math.min(2 ** attempts, 64) * (0.5 + Math.random());
      await new Promise((resume) => setTimeout(resume, wait));
    }
  }
}

export function isBusy(error: unknown): boolean {
  return error instanceof SQLite.SqliteError && error.code.startsWith('SQLITE_BUSY');
}
