import { addViews } from '@site/db/post';
import type { Db } from '@site/db/tables';
import { createBatchedCounter } from './batched-counter.ts';

const FLUSH_MS = 1_000;

export type ViewCounter = { add(id: number): void; flush(): Promise<void> };

type Callbacks = { failed(error: unknown): void; written(): void };

export function createViewCounter(db: Db, { failed, written }: Callbacks): ViewCounter {
  const { add, flush } = createBatchedCounter<number, number>({
    intervalMs: FLUSH_MS,
    sum: (a, b) => a + b,
    async store(batch) {
      await addViews(db, batch);
      written();
    },
    failed,
  });
  return { add: (id) => add(id, 1), flush };
}
