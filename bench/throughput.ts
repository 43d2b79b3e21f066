import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { logIn } from '../scripts/log-in.mjs';
import { bareWritesPerSecond } from './bare-writes.ts';
import { administrator, median, residentMb, type Server, startServer } from './server.ts';
import { requestsPerSecond } from './wrk.ts';

/*
 * Requests per second of the built server and of a bare Fastify that sends the same bytes, measured alternately in one
 * run: on a shared machine only the ratio is meaningful.
 */

const ROUNDS = 15;
const SECONDS = 1;
const bareProgram = fileURLToPath(new URL('bare-server.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));
const gzip = { 'accept-encoding': 'gzip' };

type Row = { name: string; ours: number; bare?: number; unit?: string };

function print({ name, ours, bare, unit = '/s' }: Row): void {
  const cells = [
    `${ours.toFixed(0)} ${unit}`,
    bare ? `${bare.toFixed(0)} ${unit}` : '',
    bare ? (ours / bare).toFixed(2) : '',
  ];
  process.stdout.write(`${name.padEnd(34)}${cells.map((cell) => cell.padStart(14)).join('')}\n`);
}

/** Reads the compressed bytes, which fetch would decompress. */
async function bytesOf(url: string, headers: Record<string, string>) {
  const [response] = await once(get(url, { headers, agent: false }), 'response');
  return { body: await buffer(response), etag: String(response.headers.etag) };
}

async function startBare(body: Buffer): Promise<{ url: string; stop(): void }> {
  const file = join(folder, 'body');
  writeFileSync(file, body);
  const child = fork(bareProgram, [file, 'gzip']);
  const [url] = await once(child, 'message');
  return { url, stop: () => void child.kill() };
}

/** Measures both in turn, so that other load on the machine affects both. */
async function compare(ours: Parameters<typeof requestsPerSecond>[0], bare: Parameters<typeof requestsPerSecond>[0]) {
  return medianRound(async () => ({ bare: await requestsPerSecond(bare), ours: await requestsPerSecond(ours) }));
}

type Round = { ours: number; bare: number };

/** The round with the median ratio. */
async function medianRound(measureOnce: () => Promise<Round>): Promise<Round> {
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await measureOnce());
  rounds.sort((a, b) => a.ours / a.bare - b.ours / b.bare);
  return rounds[Math.floor(ROUNDS / 2)] ?? { ours: Number.NaN, bare: Number.NaN };
}

type Named = readonly (readonly [name: string, path: string])[];

async function readsOf(url: string): Promise<Named> {
  const post = (await (await fetch(`${url}/api/blog-posts/published?limit=1`)).json()) as { slug: string }[];
  return [
    ['home', '/'],
    ['blog', '/blog'],
    ['an article', `/blog/${post[0]?.slug}`],
    ['services', '/services'],
    ['REST, 10 posts', '/api/blog-posts/published?limit=10'],
    ['tRPC, 10 posts', `/trpc/post.list?input=${encodeURIComponent('{"limit":10}')}`],
  ];
}

async function measureReads(url: string, reads: Named): Promise<void> {
  for (const [name, path] of reads) {
    const { body, etag } = await bytesOf(url + path, gzip);
    const bare = await startBare(body);
    const load = { seconds: SECONDS, headers: gzip };
    print({
      name: `${name}, ${(body.length / 1024).toFixed(1)} KB`,
      ...(await compare({ ...load, url: url + path }, { ...load, url: `${bare.url}/` })),
    });
    if (path === '/') {
      const known = { seconds: SECONDS, headers: { ...gzip, 'if-none-match': etag } };
      print({
        name: `${name}, 304`,
        ...(await compare({ ...known, url: url + path }, { ...known, url: `${bare.url}/304` })),
      });
    }
    bare.stop();
  }
}

/** Measures responses that are rendered after a write that cleared the cache. */
async function measureCold(url: string, reads: Named): Promise<void> {
  const headers = { authorization: `Bearer ${await logIn(url, administrator)}`, 'content-type': 'application/json' };
  for (const [name, path] of reads) {
    const times: number[] = [];
    for (let round = 0; round < 40; round++) {
      await fetch(`${url}/api/services/1`, { method: 'PATCH', headers, body: '{"sortOrder":10}' });
      const began = performance.now();
      await (await fetch(url + path, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
      times.push(performance.now() - began);
    }
    print({ name: `${name}, rendered`, ours: median(times), unit: 'ms' });
  }
}

async function measureWrites(url: string): Promise<void> {
  const script = join(folder, 'lead.lua');
  const lead = { name: 'Asha Rao', email: 'asha.rao@example.org', message: 'We sell saris near the river.' };
  writeFileSync(
    script,
    `wrk.method = "POST"\nwrk.headers["content-type"] = "application/json"\nwrk.body = '${JSON.stringify(lead)}'\n`,
  );
  const round = await medianRound(async () => ({
    bare: bareWritesPerSecond(mkdtempSync(join(folder, 'bare-')), SECONDS),
    ours: await requestsPerSecond({ url: `${url}/api/contact`, seconds: SECONDS, script }),
  }));
  print({ name: 'leads, durable, of a bare loop', ...round });
}

async function measureLogins(url: string): Promise<void> {
  const began = performance.now();
  const LOGINS = 30;
  for (let login = 0; login < LOGINS; login++) await logIn(url, administrator);
  print({ name: 'logins, one after the other', ours: (LOGINS * 1000) / (performance.now() - began) });
}

async function measure(server: Server): Promise<void> {
  await wait(3_000);
  print({ name: 'memory, idle', ours: residentMb(server), unit: 'MB' });
  const reads = await readsOf(server.url);
  await measureReads(server.url, reads);
  await measureCold(server.url, reads);
  await measureWrites(server.url);
  await measureLogins(server.url);
  print({ name: 'memory, after the load', ours: residentMb(server), unit: 'MB' });
}

try {
  process.stdout.write(
    `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores, Node ${process.version}\n`,
  );
  process.stdout.write(`${''.padEnd(34)}${['site', 'bare', 'ratio'].map((head) => head.padStart(14)).join('')}\n`);
  const server = await startServer({ DATA_DIR: folder, LOG_LEVEL: 'info' });
  try {
    await measure(server);
  } finally {
    await server.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
