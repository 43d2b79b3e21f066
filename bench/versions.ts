import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordingDb } from '@site/db/change-source';
import { openDatabase } from '@site/db/open';
import { insertPost, replacePost } from '@site/db/post';
import { postInput } from '@site/schema/post';

/*
 * Measures what versions cost: 1,000 saves of a 50 KB article, each with another sentence, beside the same saves of
 * another article without versions and without entries in the audit log. BENCH_DATABASE_URL selects an empty PostgreSQL
 * database.
 */

const SAVES = 1_000;
const WORDS = ['train', 'platform', 'signal', 'timetable', 'ticket', 'interchange', 'passenger', 'station', 'line'];

const sentence = (seed: number) =>
  `${Array.from({ length: 12 }, (_, index) => `${WORDS[(seed * 7 + index * (seed % 5)) % WORDS.length]}${(seed * index) % 97}`).join(' ')}.`;

const paragraphs = Array.from(
  { length: 99 },
  (_, index) => `<p>${[0, 1, 2, 3].map((part) => sentence(index * 4 + part)).join(' ')}</p>`,
);

const articleOf = (save: number) =>
  paragraphs.with(save % paragraphs.length, `<p>${sentence(save + 10_000)} ${sentence(save + 20_000)}</p>`).join('\n');

const inputOf = (slug: string, save: number) =>
  postInput.parse({ title: 'A day at the station', excerpt: 'e'.repeat(120), slug, content: articleOf(save) });

const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));
const database = openDatabase(process.env.BENCH_DATABASE_URL ?? `file:${join(folder, 'site.db')}`);
try {
  await database.migrate();
  const { db } = database;
  let minutes = 0;
  const now = () => new Date(Date.UTC(2026, 0, 1) + minutes * 60_000);
  const recorded = recordingDb(db, { actor: 'owner', network: null, now });
  const kinds = [
    { name: 'without', on: db, id: (await insertPost(db, inputOf('without', 0), now())).id, times: [] as number[] },
    {
      name: 'with',
      on: recorded,
      id: (await insertPost(recorded, inputOf('with', 0), now())).id,
      times: [] as number[],
    },
  ];
  for (let save = 1; save <= SAVES; save++) {
    minutes += 10;
    for (const { name, on, id, times } of kinds) {
      const input = inputOf(name, save);
      const start = performance.now();
      await replacePost(on, id, input, now());
      times.push(performance.now() - start);
    }
  }
  const size = Math.round(Buffer.byteLength(articleOf(1)) / 1024);
  process.stdout.write(`${database.engine}, ${SAVES} saves of an article of ${size} KB\n`);
  for (const { name, times } of kinds) {
    times.sort((a, b) => a - b);
    const at = (share: number) => `${times[Math.ceil(times.length * share) - 1]?.toFixed(1)} ms`.padStart(10);
    process.stdout.write(`${`${name} versions`.padEnd(18)}p50${at(0.5)}  p95${at(0.95)}\n`);
  }
  const contents = await db.selectFrom('versions').select('content').execute();
  const bytes = contents.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
  process.stdout.write(`${contents.length} versions kept, ${(bytes / 1024 / 1024).toFixed(1)} MB\n`);
} finally {
  await database.close();
  rmSync(folder, { recursive: true });
}
