import type { CompiledQuery, QueryResult } from 'kysely';
import { type Handle, patiently } from './connection.ts';

/*
 * Writers take turns on the one handle that writes. Those that come together are stored together: their statements and
 * transactions stand in one transaction of the file, and are acknowledged when it is on the disk. To wait for the disk
 * is most of what a small write costs.
 */

type Group = { stored: Promise<void>; resolve(): void; reject(error: unknown): void };

export class Writer {
  readonly #handle: Handle;
  readonly #turns = new Turns();
  #group: Group | undefined;

  constructor(handle: Handle) {
    this.#handle = handle;
  }

  /** A statement that stands alone. */
  async run<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { group, endTurn } = await this.#takeTurn();
    let result: QueryResult<R>;
    try {
      result = this.#runIn(group, query);
    } finally {
      endTurn();
    }
    await group.stored;
    return result;
  }

  async begin(): Promise<Transaction> {
    const { group, endTurn } = await this.#takeTurn();
    const handle = this.#handle;
    const transaction: Transaction = {
      run: (query) => this.#runIn(group, query),
      commit() {
        handle.say('release one');
        endTurn();
        return group.stored;
      },
      rollback: () => {
        try {
          if (group !== this.#group) return;
          handle.say('rollback to one');
          handle.say('release one');
        } finally {
          endTurn();
        }
      },
    };
    try {
      handle.say('savepoint one');
      return transaction;
    } catch (error) {
      endTurn();
      throw error;
    }
  }

  async close() {
    await this.#store();
    this.#handle.checkpoint();
    this.#handle.close();
  }

  async #takeTurn(): Promise<{ group: Group; endTurn: () => void }> {
    // The wait for a turn counts: who stands behind a lock in a long queue is not kept as long for each in front.
    const asked = Date.now();
    const endTurn = await this.#turns.take();
    try {
      this.#group ??= await this.#openGroup(asked);
      return { group: this.#group, endTurn };
    } catch (error) {
      endTurn();
      throw error;
    }
  }

  async #openGroup(asked: number): Promise<Group> {
    // "immediate" takes the write lock now: a transaction that began by reading could not be retried.
    await patiently(() => this.#handle.say('begin immediate'), asked);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    // Every member may have failed on its own.
    promise.catch(() => {});
    // What the network has brought meanwhile has joined by then.
    setImmediate(() => void this.#store());
    return { stored: promise, resolve, reject };
  }

  async #store() {
    const endTurn = await this.#turns.take();
    const group = this.#group;
    this.#group = undefined;
    try {
      if (group) await patiently(() => this.#handle.say('commit'));
      group?.resolve();
    } catch (error) {
      group?.reject(error);
      if (this.#handle.inTransaction) this.#handle.say('rollback');
    } finally {
      endTurn();
    }
  }

  #runIn<R>(group: Group, query: CompiledQuery): QueryResult<R> {
    if (group !== this.#group) throw new Error('The transaction is over');
    try {
      return this.#handle.run(query);
    } catch (error) {
      // After some errors (a full disk) SQLite has rolled back on its own, and with it what others had written.
      if (!this.#handle.inTransaction) {
        group.reject(error);
        this.#group = undefined;
      }
      throw error;
    }
  }
}

export type Transaction = {
  run<R>(query: CompiledQuery): QueryResult<R>;
  /** Throws where it can still be rolled back; the promise is kept when all is on the disk. */
  commit(): Promise<void>;
  rollback(): void;
};

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
