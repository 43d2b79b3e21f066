import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { leanEnv, leanFlags } from '../scripts/lean.mjs';

const main = fileURLToPath(new URL('../apps/api/src/main.ts', import.meta.url));
const tools = fileURLToPath(new URL('../.tools', import.meta.url));

export type Server = { url: string; pid: number | undefined; stop(): Promise<void> };

/** The built server as `npm start` runs it, once it is healthy; it sees none of the variables of this process. */
export async function startServer(port: number, variables: Record<string, string>): Promise<Server> {
  const { PATH = '', HOME = '' } = process.env;
  const env = { ...leanEnv(tools), PATH, HOME, PORT: String(port), LOG_LEVEL: 'warn', ...variables };
  const child = spawn(process.execPath, [...leanFlags, main], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/api/health`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error('The server ended before it was healthy');
    await new Promise((resume) => setTimeout(resume, 5));
  }
  return {
    url,
    pid: child.pid,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
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
  const answer = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  });
  const { sessionId } = (await answer.json()) as { sessionId: string };
  return sessionId;
}
