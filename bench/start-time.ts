import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * From starting the built server to its first healthy answer: once on an empty database, then on a filled one.
 */

const ROUNDS = 7;
const PORT = 4900;
const main = fileURLToPath(new URL('../apps/api/src/main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));

type Start = { ms: number; rssMb: number };

async function start(): Promise<Start> {
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, PORT: String(PORT), DATA_DIR: folder, LOG_LEVEL: 'warn', ADMIN_PASSWORD: 'Bench-pass-1!' };
  const began = performance.now();
  const child = spawn(process.execPath, [main], { env, stdio: 'ignore' });
  while (!(await isHealthy())) {
    if (child.exitCode !== null) throw new Error('The server ended before it was healthy');
    await new Promise((resume) => setTimeout(resume, 5));
  }
  const ms = performance.now() - began;
  const rssMb = residentMb(child.pid);
  child.kill('SIGTERM');
  await once(child, 'exit');
  return { ms, rssMb };
}

async function isHealthy(): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${PORT}/api/health`).catch(() => undefined);
  return answer?.status === 200;
}

function residentMb(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
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
