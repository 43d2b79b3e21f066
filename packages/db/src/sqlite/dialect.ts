import SQLite from 'better-sqlite3';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { Handle, patiently } from './connection.ts';
import { type Transaction, Writer } from './writer.ts';

/*
 * SQLite with one handle that reads and one that writes. Reads never wait for a writer (WAL); writers take turns, and
 * one that meets another process's lock tries again with jitter, so nothing ever blocks the event loop.
 */

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
  #writer: Writer | undefined;
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
    this.#writer = new Writer(new Handle(writer));
    this.#reader = new Handle(reader);
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (!this.#writer || !this.#reader) throw new Error('The database is not open');
    return new SqliteConnection(this.#reader, this.#writer);
  }

  async beginTransaction(connection: DatabaseConnection) {
    await (connection as SqliteConnection).begin();
  }

  async commitTransaction(connection: DatabaseConnection) {
    await (connection as SqliteConnection).commit();
  }

  async rollbackTransaction(connection: DatabaseConnection) {
    (connection as SqliteConnection).rollback();
  }

  async releaseConnection() {}

  async destroy() {
    this.#reader?.close();
    await this.#writer?.close();
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #reader: Handle;
  readonly #writer: Writer;
  #transaction: Transaction | undefined;

  constructor(reader: Handle, writer: Writer) {
    this.#reader = reader;
    this.#writer = writer;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#transaction) return this.#transaction.run(query);
    if (SelectQueryNode.is(query.query)) return patiently(() => this.#reader.run(query));
    return this.#writer.run(query);
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not supported: it would hold the one writer for as long as the reader likes');
  }

  async begin() {
    this.#transaction = await this.#writer.begin();
  }

  async commit() {
    const stored = this.#transaction?.commit();
    this.#transaction = undefined;
    await stored;
  }

  rollback() {
    const transaction = this.#transaction;
    this.#transaction = undefined;
    transaction?.rollback();
  }
}
