import { listMisses } from '@site/db/not-found';
import { testDatabase } from '@site/db/testing/database';
import { recordStatements } from '@site/db/testing/statements';
import { expect, test } from 'vitest';
import { createMissCounter, type Referrer } from './miss-counter.ts';

test('100,000 random addresses leave those on top that are requested again or that a link leads to', async () => {
  const database = await testDatabase();
  const { db, statements } = recordStatements(database.db);
  const counter = createMissCounter({ db, now: () => new Date(), intervalMs: 60_000, failed() {} });
  const real = Array.from({ length: 20 }, (_, index) => `/real-${index}`);
  const referrers: Referrer[] = ['direct', 'internal', 'external', 'direct'];
  for (let index = 0; index < 100_000; index++) {
    counter.miss(`/random-${(index * 2_654_435_761) % 4_294_967_296}`, 'direct');
    // A direct request each time, and a single one from a link.
    const turn = Math.floor(index / 1_000);
    if (index % 1_000 < 20) {
      const referrer = referrers[index % 4] ?? 'direct';
      if (referrer === 'direct' || turn === 0) counter.miss(`/real-${index % 1_000}`, referrer);
    }
  }
  expect(statements).toHaveLength(0);
  await counter.flush();
  expect(statements.length).toBeLessThan(5);
  const { items, total } = await listMisses(database.db, { limit: 20 });
  expect(items.map(({ path }) => path).toSorted()).toEqual(real.toSorted());
  expect(total).toBeLessThanOrEqual(1_000);
});
