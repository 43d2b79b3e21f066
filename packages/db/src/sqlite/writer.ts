import type { CompiledQuery, QueryResult } from 'kysely';
import { type FileConnection, retryWhileBusy } from './connection.ts';

/*
 * Group commit. All writes go through one connection, one after another. Those that arrive in the same turn of the event
 * loop share one transaction of the file and are acknowledged when it is on the disk, because waiting for the disk is
 * most of the cost of a small write.
 */

type Group = { stored: Promise<void>; resolve(): void; reject(error: unknown): void };

export class Writer {
  readonly #connection: FileConnection;
  readonly #lock = new Lock();
  readonly #checkFile: () => void;
  #group: Group | undefined;

  /** `checkFile` throws if the file is no longer at its path: what is written to it is lost when it is closed. */
  constructor(connection: FileConnection, checkFile: () => void) {
    this.#connection = connection;
    this.#checkFile = checkFile;
  }

  /** Runs a statement outside any transaction of the caller. */
  async run<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { group, release } = await this.#joinGroup();
    let result: QueryResult<R>;
    try {
      result = this.#runIn(group, query);
    } finally {
      release();
    }
    await group.stored;
    return result;
  }

  async begin(): Promise<Transaction> {
    const { group, release } = await this.#joinGroup();
    const connection = this.#connection;
    const transaction: Transaction = {
      run: (query) => this.#runIn(group, query),
      commit() {
        connection.exec('release one');
        release();
        return group.stored;
      },
      rollback: () => {
        try {
          if (group !== this.#group) return;
          connection.exec('rollback to one');
          connection.exec('release one');
        } finally {
          release();
        }
      },
    };
    try {
      connection.exec('savepoint one');
      return transaction;
    } catch (error) {
      release();
      throw error;
    }
  }

  async close() {
    await this.#store();
    this.#connection.checkpoint();
    this.#connection.close();
  }

  async #joinGroup(): Promise<{ group: Group; release: () => void }> {
    // The timeout includes the time spent in the queue; otherwise each writer in front would add its own 5 s.
    const requestedAt = Date.now();
    const release = await this.#lock.acquire();
    try {
      this.#group ??= await this.#openGroup(requestedAt);
      return { group: this.#group, release };
    } catch (error) {
      release();
      throw error;
    }
  }

  async #openGroup(requestedAt: number): Promise<Group> {
    // "immediate" takes the write lock now; a transaction that starts with a read cannot be retried.
    await retryWhileBusy(() => this.#connection.exec('begin immediate'), requestedAt);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    // If every write of the group failed, nobody waits for the commit.
    promise.catch(() => {});
    // Requests that arrived in this turn of the event loop have joined by then.
    setImmediate(() => void this.#store());
    return { stored: promise, resolve, reject };
  }

  async #store() {
    const release = await this.#lock.acquire();
    const group = this.#group;
    this.#group = undefined;
    try {
      if (group) this.#checkFile();
      if (group) await retryWhileBusy(() => this.#connection.exec('commit'));
      group?.resolve();
    } catch (error) {
      group?.reject(error);
      if (this.#connection.inTransaction) this.#connection.exec('rollback');
    } finally {
      release();
    }
  }

  #runIn<R>(group: Group, query: CompiledQuery): QueryResult<R> {
    if (group !== this.#group) throw new Error('The transaction is over');
    try {
      return this.#connection.run(query);
    } catch (error) {
      // After some errors, such as a full disk, SQLite has already rolled back the writes of the whole group.
      if (!this.#connection.inTransaction) {
        group.reject(error);
        this.#group = undefined;
      }
      throw error;
    }
  }
}

export type Transaction = {
  run<R>(query: CompiledQuery): QueryResult<R>;
  /** Throws while the transaction can still be rolled back; the promise resolves when it is on the disk. */
  commit(): Promise<void>;
  rollback(): void;
};

/** Admits one writer at a time, in the order of their requests. */
class Lock {
  #last: Promise<void> = Promise.resolve();

  async acquire(): Promise<() => void> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    return resolve;
  }
}
