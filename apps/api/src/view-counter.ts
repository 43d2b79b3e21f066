import { addViews } from '@site/db/post';
import type { Db } from '@site/db/tables';

/*
 * Counts views of posts in memory and stores them in batches; the last batch is stored before the process ends.
 */

const FLUSH_MS = 1_000;

export type ViewCounter = { add(id: number): void; flush(): Promise<void> };

type Callbacks = { failed(error: unknown): void; written(): void };

export function createViewCounter(db: Db, { failed, written }: Callbacks): ViewCounter {
  let waiting = new Map<number, number>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  const count = (id: number, views: number) => waiting.set(id, (waiting.get(id) ?? 0) + views);

  // Batches run one after another, so the last flush also waits for those before it.
  function flush() {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(writeBatch, writeBatch);
    return writing;
  }

  async function writeBatch() {
    if (waiting.size === 0) return;
    const batch = waiting;
    waiting = new Map();
    try {
      await addViews(db, batch);
      written();
    } catch (error) {
      for (const [id, views] of batch) count(id, views);
      schedule();
      throw error;
    }
  }

  function schedule() {
    timer ??= setTimeout(() => void flush().catch(failed), FLUSH_MS).unref();
  }

  return {
    add(id) {
      count(id, 1);
      schedule();
    },
    flush,
  };
}
