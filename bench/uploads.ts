import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { residentMb, type Server, startServer } from './server.ts';
import { logIn, upload as send } from './upload.ts';

/*
 * Uploads each of the given pictures to the built server, then thirty copies of the first one concurrently. Prints the
 * time, the memory of the server and of the conversion process, and the latency of health checks during the uploads.
 */

const COPIES = 30;
const SAMPLE_MS = 50;

type Sample = { serverMb: number; togetherMb: number };

/** Memory, with pages shared between processes counted once. */
function proportionalMb(pid: number): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024;
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}

/** Runs `work` and returns its time, the largest memory and the sorted times of health checks. */
async function observe(server: Server, work: () => Promise<unknown>) {
  const pid = server.pid ?? 0;
  const most: Sample = { serverMb: 0, togetherMb: 0 };
  let isDone = false;
  const checks = new Worker(new URL('health-checks.ts', import.meta.url), { workerData: server.url });
  const sampling = (async () => {
    while (!isDone) {
      most.serverMb = Math.max(most.serverMb, residentMb(server));
      try {
        const together = [pid, ...childrenOf(pid)].reduce((sum, one) => sum + proportionalMb(one), 0);
        most.togetherMb = Math.max(most.togetherMb, together);
      } catch {
        // The process that converts has ended.
      }
      await wait(SAMPLE_MS);
    }
  })();
  const began = performance.now();
  await work();
  const seconds = (performance.now() - began) / 1000;
  isDone = true;
  await sampling;
  checks.postMessage('stop');
  const [healthMs] = (await once(checks, 'message')) as [number[]];
  return { seconds, ...most, healthMs };
}

const countFiles = (folder: string) =>
  readdirSync(folder, { recursive: true }).filter((name) => /\.\w+$/.test(String(name))).length;

/** Waits until no more files appear. */
async function untilQuiet(folder: string) {
  for (let before = -1; before !== countFiles(folder); await wait(8_000)) before = countFiles(folder);
}

const pictures = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));
const server = await startServer({ DATA_DIR: folder });
const headers = await logIn(server);
const print = (text: string) => process.stdout.write(`${text}\n`);
const healthAt = (times: readonly number[], share: number) =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))]?.toFixed(0);
const show = ({ seconds, serverMb, togetherMb, healthMs }: Awaited<ReturnType<typeof observe>>) =>
  `${seconds.toFixed(1)} s, server ${serverMb.toFixed(0)} MB, with its child ${togetherMb.toFixed(0)} MB, health ${healthAt(healthMs, 0.5)}, ${healthAt(healthMs, 0.99)}, at most ${healthAt(healthMs, 1)} ms`;

try {
  print(`idle: server ${residentMb(server).toFixed(0)} MB`);
  for (const path of pictures) {
    let url = '';
    const content = readFileSync(path);
    const upload = await observe(server, async () => {
      url = await send(server, headers, content, basename(path));
    });
    print(`${basename(path)}, ${(content.length / 1e6).toFixed(1)} MB: ${show(upload)}\n  ${url}`);
    const variants = await observe(server, () => untilQuiet(join(folder, 'media')));
    print(`  its variants: ${show(variants)}`);
  }
  const [first] = pictures;
  if (first) {
    const content = readFileSync(first);
    // Bytes after the end of a picture make each copy a different file.
    const copies = Array.from({ length: COPIES }, (_, n) => Buffer.concat([content, Buffer.from([n])]));
    const answers: string[] = [];
    const all = await observe(server, async () => {
      answers.push(...(await Promise.all(copies.map((copy, n) => send(server, headers, copy, `${n}.jpg`)))));
    });
    print(`${COPIES} at once: ${show(all)}, ${answers.filter((url) => url.startsWith('/media/')).length} stored`);
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true });
}
