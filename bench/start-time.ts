import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { residentMb, startServer } from './server.ts';

/*
 * Time from starting the built server until it is healthy, and its memory when idle: on an empty database, then on a
 * filled one.
 */

const ROUNDS = 7;
const QUIET_MS = 3_000;
const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));

type Start = { ms: number; rssMb: number };

async function start(): Promise<Start> {
  const began = performance.now();
  const server = await startServer({ DATA_DIR: folder });
  const ms = performance.now() - began;
  await wait(QUIET_MS);
  const rssMb = residentMb(server);
  await server.stop();
  return { ms, rssMb };
}

function row(name: string, { ms, rssMb }: Start): string {
  return `${name.padEnd(28)} ${ms.toFixed(0).padStart(6)} ms ${rssMb.toFixed(0).padStart(6)} MB\n`;
}

try {
  process.stdout.write(row('empty database, with demo', await start()));
  const warm: Start[] = [];
  for (let round = 0; round < ROUNDS; round++) warm.push(await start());
  warm.sort((a, b) => a.ms - b.ms);
  const [fastest, median] = [warm[0], warm[Math.floor(ROUNDS / 2)]];
  if (fastest && median)
    process.stdout.write(row('filled database, median', median) + row('filled database, fastest', fastest));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
