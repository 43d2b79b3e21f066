import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { residentMb, type Server, startServer } from './server.ts';
import { logIn, upload as send } from './upload.ts';

/*
 * Uploads each of the given pictures, then the first one thirty times at once, to the built server: time, memory of the
 * server and of the process that converts, and the slowest health check meanwhile.
 */

const COPIES = 30;
const SAMPLE_MS = 50;

type Sample = { serverMb: number; togetherMb: number; healthMs: number };

/** Memory counted once where processes share it. */
function proportionalMb(pid: number): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024;
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}

/** Runs `work` and returns its time, the largest memory and the slowest health check. */
async function observe(server: Server, work: () => Promise<unknown>) {
  const pid = server.pid ?? 0;
  const most: Sample = { serverMb: 0, togetherMb: 0, healthMs: 0 };
  let isDone = false;
  const sampling = (async () => {
    while (!isDone) {
      const began = performance.now();
      await fetch(`${server.url}/api/health`).then((response) => response.text());
      most.healthMs = Math.max(most.healthMs, performance.now() - began);
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
  return { seconds, ...most };
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
const show = ({ seconds, serverMb, togetherMb, healthMs }: Awaited<ReturnType<typeof observe>>) =>
  `${seconds.toFixed(1)} s, server ${serverMb.toFixed(0)} MB, with its child ${togetherMb.toFixed(0)} MB, health ${healthMs.toFixed(0)} ms`;

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
    // Bytes after the end of a picture make each copy another file.
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
