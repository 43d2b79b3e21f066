import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serverEnv } from '../scripts/server-env.mjs';

const main = fileURLToPath(new URL('../apps/api/src/main.ts', import.meta.url));
const tools = fileURLToPath(new URL('../.tools', import.meta.url));

export type Server = { url: string; pid: number | undefined; stop(): Promise<void> };

/** The built server as `npm start` runs it, on a free port, once it is ready; it sees no other variables of this process. */
export async function startServer(variables: Record<string, string>): Promise<Server> {
  const { PATH = '', HOME = '' } = process.env;
  const env = { ...serverEnv(tools), PATH, HOME, PORT: '0', LOG_LEVEL: 'warn', ...variables };
  // The log goes to a file, so that reading it takes no time from the measurement.
  const folder = mkdtempSync(join(tmpdir(), 'site-bench-log-'));
  const log = join(folder, 'server.log');
  const child = spawn(process.execPath, [main], {
    env,
    stdio: ['ignore', openSync(log, 'w'), 'inherit'],
  });
  let url: string | undefined;
  while (!url) {
    if (child.exitCode !== null) throw new Error('The server ended before it was ready');
    await new Promise((resume) => setTimeout(resume, 5));
    url = /^Ready on (\S+)\n/m.exec(readFileSync(log, 'utf8'))?.[1];
  }
  return {
    url,
    pid: child.pid,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

export function residentMb({ pid }: Server): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

export const owner = { username: 'owner', password: 'Bench-pass-1!' };

/** The token of a new session of the owner, whom the server must have been started with. */
export async function logIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  });
  const { sessionId } = (await response.json()) as { sessionId: string };
  return sessionId;
}
