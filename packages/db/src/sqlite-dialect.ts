import SQLite from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

/*
 * SQLite with one connection that reads and one that writes. Reads never wait for a writer (WAL); writers take turns,
 * and one that meets another process's lock tries again with jitter, so nothing ever blocks the event loop.
 */

const LOCK_PATIENCE_MS = 5_000;
const KEPT_STATEMENTS = 300;

export function sqliteDialect(file: string): Dialect {
  return {
    createAdapter: () => new TransactionalSqliteAdapter(),
    createDriver: () => new SqliteDriver(file),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
  // The driver hands out many connections over two files handles and orders the writers itself.
  override get supportsMultipleConnections() {
    return true;
  }
}

class SqliteDriver implements Driver {
  readonly #file: string;
  readonly #turns = new Turns();
  #writer: Handle | undefined;
  #reader: Handle | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  async init() {
    // timeout 0: SQLite's own busy wait would stop the whole process for its length.
    const writer = new SQLite(this.#file, { timeout: 0 });
    await patiently(() => {
      writer.pragma('journal_mode = WAL');
      // WAL sets NORMAL, which acknowledges writes that a power cut can take back.
      writer.pragma('synchronous = FULL');
      writer.pragma('foreign_keys = ON');
    });
    const reader = new SQLite(this.#file, { timeout: 0, readonly: true });
    this.#writer = new Handle(writer);
    this.#reader = new Handle(reader);
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (!this.#writer || !this.#reader) throw new Error('The database is not open');
    return new SqliteConnection(this.#reader, this.#writer, this.#turns);
  }

  async beginTransaction(connection: DatabaseConnection) {
    await (connection as SqliteConnection).begin();
  }

  async commitTransaction(connection: DatabaseConnection) {
    await (connection as SqliteConnection).end('commit');
  }

  async rollbackTransaction(connection: DatabaseConnection) {
    await (connection as SqliteConnection).end('rollback');
  }

  async releaseConnection() {}

  async destroy() {
    // After the last writer.
    await this.#turns.take();
    this.#reader?.close();
    this.#writer?.checkpoint();
    this.#writer?.close();
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #reader: Handle;
  readonly #writer: Handle;
  readonly #turns: Turns;
  #endTurn: (() => void) | undefined;

  constructor(reader: Handle, writer: Handle, turns: Turns) {
    this.#reader = reader;
    this.#writer = writer;
    this.#turns = turns;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#endTurn) return this.#writer.run(query);
    if (SelectQueryNode.is(query.query)) return patiently(() => this.#reader.run(query));
    const asked = Date.now();
    const endTurn = await this.#turns.take();
    try {
      return await patiently(() => this.#writer.run(query), asked);
    } finally {
      endTurn();
    }
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not supported: it would hold the one writer for as long as the reader likes');
  }

  async begin() {
    const asked = Date.now();
    const endTurn = await this.#turns.take();
    try {
      // "immediate" takes the write lock now: a transaction that began by reading could not be retried.
      await patiently(() => this.#writer.run(CompiledQuery.raw('begin immediate')), asked);
      this.#endTurn = endTurn;
    } catch (error) {
      endTurn();
      throw error;
    }
  }

  async end(how: 'commit' | 'rollback') {
    // SQLite has rolled back on its own after some errors (a full disk).
    if (how === 'rollback' && !this.#writer.inTransaction) return this.#release();
    await patiently(() => this.#writer.run(CompiledQuery.raw(how)));
    this.#release();
  }

  #release() {
    this.#endTurn?.();
    this.#endTurn = undefined;
  }
}

/** One open file with its prepared statements. */
class Handle {
  readonly #file: SQLite.Database;
  readonly #statements = new Map<string, SQLite.Statement<unknown[]>>();

  constructor(file: SQLite.Database) {
    this.#file = file;
  }

  get inTransaction() {
    return this.#file.inTransaction;
  }

  run<R>(query: CompiledQuery): QueryResult<R> {
    const statement = this.#prepare(query.sql);
    const parameters = query.parameters.map(toSqlite);
    if (statement.reader) return { rows: statement.all(...parameters) as R[] };
    const { changes, lastInsertRowid } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
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

/** Writers one after another, in the order they came. */
class Turns {
  #last: Promise<void> = Promise.resolve();

  async take(): Promise<() => void> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    return resolve;
  }
}

function toSqlite(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString();
  return value;
}

// The wait for a turn counts: who stands behind a lock in a long queue is not kept five seconds for each in front.
async function patiently<T>(attempt: () => T, asked = Date.now()): Promise<T> {
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
