import { statSync } from 'node:fs';
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
import { fileIsGone } from '../errors.ts';
import { FileConnection, retryWhileBusy } from './connection.ts';
import { makeDatabasePrivate } from './file-permissions.ts';
import { type Transaction, Writer } from './writer.ts';

/*
 * SQLite with one connection for reads and one for writes. Reads never wait for a writer (WAL). Writers queue, and retry
 * with jitter while another process holds the lock, so nothing blocks the event loop.
 */

/** `isPrivate`: whether the files, and a folder of their own, are restricted to the user of the server. */
export function sqliteDialect(file: string, isPrivate = true): Dialect {
  return {
    createAdapter: () => new TransactionalSqliteAdapter(),
    createDriver: () => new SqliteDriver(file, isPrivate),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
  // Kysely may open any number of connections: they share two connections to the file, and writes are queued.
  override get supportsMultipleConnections() {
    return true;
  }
}

class SqliteDriver implements Driver {
  readonly #file: string;
  readonly #isPrivate: boolean;
  #writer: Writer | undefined;
  #reader: FileConnection | undefined;

  constructor(file: string, isPrivate: boolean) {
    this.#file = file;
    this.#isPrivate = isPrivate;
  }

  async init() {
    if (this.#isPrivate) makeDatabasePrivate(this.#file);
    // Timeout 0: SQLite's own busy wait would block the event loop.
    const writer = new SQLite(this.#file, { timeout: 0 });
    await retryWhileBusy(() => {
      writer.pragma('journal_mode = WAL');
      // WAL sets NORMAL, which acknowledges writes that a power failure can lose.
      writer.pragma('synchronous = FULL');
      writer.pragma('foreign_keys = ON');
      // Overwrites deleted rows with zeros: erased persons must not be readable in the file.
      writer.pragma('secure_delete = ON');
    });
    const reader = new SQLite(this.#file, { timeout: 0, readonly: true });
    const inodeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.ino;
    const inode = inodeOf(this.#file);
    this.#writer = new Writer(new FileConnection(writer), () => {
      if (inodeOf(this.#file) !== inode) throw fileIsGone(this.#file);
    });
    this.#reader = new FileConnection(reader);
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
  readonly #reader: FileConnection;
  readonly #writer: Writer;
  #transaction: Transaction | undefined;

  constructor(reader: FileConnection, writer: Writer) {
    this.#reader = reader;
    this.#writer = writer;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#transaction) return this.#transaction.run(query);
    if (SelectQueryNode.is(query.query)) return retryWhileBusy(() => this.#reader.run(query));
    return this.#writer.run(query);
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not supported: a slow reader would block the only writer');
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
