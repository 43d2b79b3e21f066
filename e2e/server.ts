import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '@site/db/testing/postgres';
import { onTestFinished } from 'vitest';

/*
 * The real server as its own process, built and started the way people get it.
 */

const main = fileURLToPath(new URL('../apps/api/src/main.ts', import.meta.url));

export const owner = { username: 'owner', password: 'Correct-horse-9!' };

export type ServerProcess = {
  url: string;
  pid: number;
  /** Everything it printed so far. */
  output(): string;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  login(): Promise<{ authorization: string }>;
  /** Sends a signal and waits for the end; answers the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
};

type Env = Record<string, string> & { DATABASE_URL: string };

const calm = { RATE_LIMIT_LEADS: '0', RATE_LIMIT_LOGIN: '0', RATE_LIMIT_API: '0', LOG_LEVEL: 'warn' };
const account = { ADMIN_USERNAME: owner.username, ADMIN_PASSWORD: owner.password };

export async function startServer(env: Env): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { child, output } = spawnServer({ ...calm, ...account, PORT: String(port), ...env });
  const ended = once(child, 'exit');
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal);
      await ended;
    }
    return child.exitCode;
  };
  onTestFinished(async () => {
    await end('SIGKILL');
  });
  await ready(url, child, output);

  const post: ServerProcess['post'] = (path, body, headers = {}) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  return {
    url,
    pid: child.pid ?? 0,
    output,
    end,
    post,
    get: (path, headers = {}) => fetch(url + path, { headers, redirect: 'manual' }),
    async login() {
      const answer = await post('/api/admin/login', owner);
      const { sessionId } = (await answer.json()) as { sessionId: string };
      return { authorization: `Bearer ${sessionId}` };
    },
  };
}

/** Starts a server that is expected not to come up; answers what it said and its exit code. */
export async function startAndFail(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const { child, output } = spawnServer({ LOG_LEVEL: 'silent', ...env });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child, 'close');
  return { code: child.exitCode, output: output() };
}

function spawnServer(env: Record<string, string>) {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [main], { env: { PATH, HOME, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  }
  return { child, output: () => text };
}

async function ready(url: string, child: ChildProcess, output: () => string): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`${url}/api/health`).catch(() => undefined);
    if (answer?.status === 200) return;
    await new Promise((resume) => setTimeout(resume, 25));
  }
  throw new Error(`The server ended before it was ready:\n${output()}`);
}
