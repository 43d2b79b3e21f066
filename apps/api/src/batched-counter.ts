/*
 * Counts in memory and stores the counts in batches; the last batch is stored before the process ends.
 */

export type BatchedCounter<Key, Count> = { add(key: Key, count: Count): void; flush(): Promise<void> };

type Options<Key, Count> = {
  intervalMs: number;
  sum: (a: Count, b: Count) => Count;
  store: (batch: ReadonlyMap<Key, Count>) => Promise<void>;
  failed: (error: unknown) => void;
  /** Called before a count is added, to limit the memory. */
  makeRoom?: (waiting: Map<Key, Count>) => void;
  /** Chooses the counts of a batch. The others wait. */
  choose?: (waiting: ReadonlyMap<Key, Count>) => Map<Key, Count>;
};

export function createBatchedCounter<Key, Count>(options: Options<Key, Count>): BatchedCounter<Key, Count> {
  const { intervalMs, sum, store, failed, makeRoom, choose = (all) => new Map(all) } = options;
  const waiting = new Map<Key, Count>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  function count(key: Key, added: Count) {
    const known = waiting.get(key);
    if (known === undefined) makeRoom?.(waiting);
    waiting.set(key, known === undefined ? added : sum(known, added));
  }

  // Batches run one after another, so the last flush also waits for those before it.
  function flush() {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(writeBatch, writeBatch);
    return writing;
  }

  async function writeBatch() {
    if (waiting.size === 0) return;
    const batch = choose(waiting);
    for (const key of batch.keys()) waiting.delete(key);
    try {
      await store(batch);
    } catch (error) {
      for (const [key, counted] of batch) count(key, counted);
      schedule();
      throw error;
    }
  }

  function schedule() {
    timer ??= setTimeout(() => void flush().catch(failed), intervalMs).unref();
  }

  return {
    add(key, added) {
      count(key, added);
      schedule();
    },
    flush,
  };
}
