import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { logIn } from '../scripts/log-in.mjs';
import { administrator, launchServer, testSettings } from './launch.ts';

export type ServerProcess = {
  url: string;
  pid: number;
  /** What the server has printed so far. */
  output(): string;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Logs in as the administrator and returns the header of the session. */
  login(): Promise<{ authorization: string }>;
  /** Sends a signal, waits until the process has ended, and returns its exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
};

type Env = Record<string, string> & { DATABASE_URL: string };

/** Starts the built server in its own process, and kills it after the test. */
export async function startServer(env: Env): Promise<ServerProcess> {
  const { child, output, url: ready } = launchServer({ ...testSettings, ...env });
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
  const url = await ready;

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
    login: async () => ({ authorization: `Bearer ${await logIn(url, administrator)}` }),
  };
}

/** Starts a server that is expected to fail, and returns what it printed and its exit code. */
export async function startAndFail(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const { child, output } = launchServer({ LOG_LEVEL: 'silent', ...env });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child, 'close');
  return { code: child.exitCode, output: output() };
}
