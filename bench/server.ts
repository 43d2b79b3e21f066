import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readyUrl } from '../scripts/ready-line.mjs';

const program = fileURLToPath(new URL('../bin/agency-site', import.meta.url));

export const administrator = { username: 'administrator', password: 'Bench-pass-1!' };
export const administratorSettings = {
  ADMIN_USERNAME: administrator.username,
  ADMIN_PASSWORD: administrator.password,
};
const withoutLimits = { RATE_LIMIT_API: '0', RATE_LIMIT_LEADS: '0', RATE_LIMIT_LOGIN: '0' };

/** Network conditions for Chromium. */
export const FOUR_G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

export type Server = { url: string; pid: number | undefined; stop(): Promise<void> };

/**
 * Starts the built server as `npm start` does, but without limits, on a free port and with only these environment
 * variables.
 */
export async function startServer(variables: Record<string, string>): Promise<Server> {
  const { PATH = '', HOME = '' } = process.env;
  const settings = { ...administratorSettings, ...withoutLimits, PORT: '0', LOG_LEVEL: 'warn' };
  const env = { PATH, HOME, ...settings, ...variables };
  // The log goes to a file, so that reading it does not affect the measurement.
  const folder = mkdtempSync(join(tmpdir(), 'site-bench-log-'));
  const log = join(folder, 'server.log');
  const child = spawn(program, ['start'], {
    env,
    stdio: ['ignore', openSync(log, 'w'), 'inherit'],
  });
  let url: string | undefined;
  while (!url) {
    if (child.exitCode !== null) throw new Error('The server ended before it was ready');
    await wait(5);
    url = readyUrl(readFileSync(log, 'utf8'));
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
