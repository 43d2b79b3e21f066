import SQLite from 'better-sqlite3';
import type { CompiledQuery, QueryResult } from 'kysely';

const KEPT_STATEMENTS = 300;

/** One open file with its prepared statements. */
export class Handle {
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

  /** A word to the transaction itself. */
  say(command: string): void {
    this.#prepare(command).run();
  }

  #prepare(sql: string) {
    const kept = this.#statements.get(sql);
    if (kept) return kept;
    const statement = this.#file.prepare<unknown[]>(sql);
    if (this.#statements.size >= KEPT_STATEMENTS) this.#statements.clear();
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

const LOCK_PATIENCE_MS = 5_000;

/** Tries again while another process holds the lock, counted from when it was asked for. */
export async function patiently<T>(attempt: () => T, asked = Date.now()): Promise<T> {
  const giveUpAt = asked + LOCK_PATIENCE_MS;
  for (let tries = 0; ; tries++) {
    try {
      return attempt();
    } catch (error) {
      if (!isBusy(error) || Date.now() >= giveUpAt) throw error;
      const wait = Math.min(2 ** tries, 64) * (0.5 + Math.random());
      await new Promise((resume) => setTimeout(resume, wait));
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof SQLite.SqliteError && error.code.startsWith('SQLITE_BUSY');
}
