import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@site/db/open';
import { fillTables } from '@site/db/testing/bulk-records';
import { pageSizes } from '@site/schema/site';
import { logIn } from '../scripts/log-in.mjs';
import { administrator, median, residentMb, startServer } from './server.ts';

/*
 * Measures response times with few and with many posts and leads: after a write that cleared the cache (cold), and from
 * the cache (warm). BENCH_DATABASE_URL selects empty PostgreSQL databases, with `{rows}` replaced by each size.
 */

const SIZES = [20, 2_000, 100_000];
const WORKS = 12;
const ROUNDS = 11;

type Measured = { cold: number; warm: number };
type Result = { times: Map<string, Measured>; rssMb: number; fillSeconds: number };

async function fill(url: string, rows: number): Promise<number> {
  const began = performance.now();
  const database = openDatabase(url);
  await database.migrate();
  await fillTables(database, { posts: rows, leads: rows, works: WORKS, now: new Date() });
  await database.close();
  return (performance.now() - began) / 1000;
}

const trpc = (path: string, input: object) => `/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input))}`;

/** The requests; each returns a full page at every size. */
function requests(rows: number): [name: string, path: string][] {
  const far = Math.floor(rows * 0.85) - 10;
  const postsFrom = (offset: number) => `/api/blog-posts/published?limit=10&offset=${offset}`;
  const limit = 10;
  const today = new Date().toISOString().slice(0, 10);
  return [
    ['home', '/'],
    ['blog, first page', '/blog'],
    ['blog, far page', `/blog?page=${Math.floor(far / pageSizes.blog) + 1}`],
    ['post', '/blog/post-11'],
    ['REST, 10 posts', postsFrom(0)],
    ['REST, 10 far posts', postsFrom(far)],
    ['REST, 10 posts midway', postsFrom(Math.floor(far / 2))],
    ['REST, post', '/api/blog-posts/slug/post-11'],
    ['sitemap page', '/sitemap'],
    ['feed.xml', '/feed.xml'],
    ['sitemap.xml', '/sitemap.xml'],
    ['sitemap, second part', '/sitemaps/2.xml'],
    ['admin, posts', trpc('post.listForAdmin', { limit })],
    ['admin, far posts', trpc('post.listForAdmin', { limit, offset: far })],
    ['admin, published posts', trpc('post.listForAdmin', { limit, state: 'published' })],
    ['admin, posts by title', trpc('post.listForAdmin', { limit, sort: 'title' })],
    ['admin, contacts', trpc('contact.listForAdmin', { limit })],
    ['admin, far contacts', trpc('contact.listForAdmin', { limit, offset: far })],
    ['admin, open contacts', trpc('contact.listForAdmin', { limit, contacted: false })],
    ['admin, contacts by name', trpc('contact.listForAdmin', { limit, sort: 'name' })],
    ['admin, search one contact', trpc('contact.listForAdmin', { limit, search: 'visitor7@' })],
    ['admin, contacts by reply', trpc('contact.listForAdmin', { limit, sort: 'replyDueAt', stage: 'new' })],
    ['admin, calls', trpc('callRequest.listForAdmin', { limit })],
    ['admin, far calls', trpc('callRequest.listForAdmin', { limit, offset: far, contacted: false })],
    ['admin, search one caller', trpc('callRequest.listForAdmin', { limit, search: 'visitor7@' })],
    ['admin, calls of a week', trpc('booking.calendar', { from: today, days: 7 })],
    ['admin, counts of leads', '/trpc/lead.counts'],
    ['admin, reply time', '/trpc/lead.replyTime'],
    ['admin, a person', trpc('lead.byId', { kind: 'contact', id: 7 })],
    ['admin, search one post', trpc('post.listForAdmin', { limit, search: `post-${rows}` })],
    ['admin, a ninth of posts', trpc('post.listForAdmin', { limit, search: 'post-7' })],
    ['admin, far posts by title', trpc('post.listForAdmin', { limit, offset: far, sort: 'title', state: 'published' })],
    [
      'admin, search a common word',
      trpc('contact.listForAdmin', { limit, offset: far, search: 'visitor', sort: 'name' }),
    ],
    ['admin, search one digit', trpc('contact.listForAdmin', { limit, search: '7', contacted: false })],
    ['admin, search no match', trpc('contact.listForAdmin', { limit, search: 'zq' })],
  ];
}

async function measure(url: string, rows: number): Promise<Map<string, Measured>> {
  const headers = { authorization: `Bearer ${await logIn(url, administrator)}`, 'accept-encoding': 'br' };
  const send = async (path: string) => {
    const began = performance.now();
    const response = await fetch(url + path, { headers });
    await response.arrayBuffer();
    if (response.status >= 500) throw new Error(`${path} returned ${response.status}`);
    return performance.now() - began;
  };
  const write = async () => {
    const body = JSON.stringify({ sortOrder: 1 });
    const json = { ...headers, 'content-type': 'application/json' };
    const { ok } = await fetch(`${url}/api/services/1`, { method: 'PATCH', headers: json, body });
    if (!ok) throw new Error('The write that clears the cache failed');
  };
  const times = new Map<string, Measured>();
  for (const [name, path] of requests(rows)) {
    const cold: number[] = [];
    const warm: number[] = [];
    // The first request compiles code and prepares statements.
    await send(path);
    for (let round = 0; round < ROUNDS; round++) {
      await write();
      cold.push(await send(path));
      warm.push(await send(path));
    }
    times.set(name, { cold: median(cold), warm: median(warm) });
  }
  return times;
}

async function run(urlOf: (rows: number) => string): Promise<Result[]> {
  const results: Result[] = [];
  for (const rows of SIZES) {
    const url = urlOf(rows);
    const fillSeconds = await fill(url, rows);
    const server = await startServer({ DATABASE_URL: url, SEED: 'none' });
    try {
      const times = await measure(server.url, rows);
      results.push({ times, rssMb: residentMb(server), fillSeconds });
    } finally {
      await server.stop();
    }
  }
  return results;
}

function print(results: Result[]): void {
  const line = (name: string, cells: string[]) =>
    process.stdout.write(`${name.padEnd(26)}${cells.map((cell) => cell.padStart(10)).join('')}\n`);
  const ratio = (values: number[]) => ((values.at(-1) ?? Number.NaN) / (values[0] ?? Number.NaN)).toFixed(2);
  const columns = (kind: string) => [...SIZES.map((rows) => `${rows} ${kind}`), 'ratio'];
  line(
    'milliseconds',
    [...columns('cold'), ...columns('warm')].map((name) => name.replace('000 ', 'k ')),
  );
  for (const name of results[0]?.times.keys() ?? []) {
    const cells = (['cold', 'warm'] as const).flatMap((kind) => {
      const values = results.map(({ times }) => times.get(name)?.[kind] ?? Number.NaN);
      return [...values.map((ms) => ms.toFixed(2)), ratio(values)];
    });
    line(name, cells);
  }
  const memory = results.map(({ rssMb }) => rssMb);
  line('memory of the server, MB', [...memory.map((mb) => mb.toFixed(0)), ratio(memory)]);
  line(
    'filled in, s',
    results.map(({ fillSeconds }) => fillSeconds.toFixed(1)),
  );
}

const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));
try {
  print(
    await run(
      (rows) => process.env.BENCH_DATABASE_URL?.replace('{rows}', String(rows)) ?? `file:${join(folder, `${rows}.db`)}`,
    ),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
