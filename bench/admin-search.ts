import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@site/db/open';
import { findAnything } from '@site/db/search';
import { fillTables } from '@site/db/testing/bulk-records';

/*
 * Measures the search of the whole admin, in a database with 100,000 leads and 10,000 posts.
 * BENCH_DATABASE_URL selects an empty PostgreSQL database.
 */

const [LEADS, POSTS, ROUNDS] = [50_000, 10_000, 20];

/** Rare and common words, one letter, parts of words, and what nothing contains. */
const searches = [
  'visitor77',
  'visitor',
  'v',
  'trains',
  '7',
  'visitor question',
  'isitor777',
  'sitor',
  'zeppelin',
  'zq',
];

const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));
const database = openDatabase(process.env.BENCH_DATABASE_URL ?? `file:${join(folder, 'site.db')}`);
try {
  await database.migrate();
  const began = performance.now();
  await fillTables(database, { posts: POSTS, leads: LEADS, works: 100, rest: 1_000, now: new Date() });
  process.stdout.write(`${database.engine}, filled in ${Math.round((performance.now() - began) / 1000)} s\n`);
  for (const search of searches) {
    const found = (await findAnything(database.db, search)).length;
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const start = performance.now();
      await findAnything(database.db, search);
      times.push(performance.now() - start);
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => `${times[Math.ceil(times.length * share) - 1]?.toFixed(1)} ms`.padStart(10);
    process.stdout.write(`${search.padEnd(18)}${String(found).padStart(4)} found  p50${at(0.5)}  p95${at(0.95)}\n`);
  }
} finally {
  await database.close();
  rmSync(folder, { recursive: true });
}
