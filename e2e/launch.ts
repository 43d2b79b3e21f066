import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readyUrl } from '../scripts/ready-line.mjs';

const repository = fileURLToPath(new URL('../', import.meta.url));

export const administrator = { username: 'meera', password: 'Correct-horse-9!' };

/** The settings of servers under test: without rate limits, with the administrator above. */
export const testSettings = {
  RATE_LIMIT_LEADS: '0',
  RATE_LIMIT_LOGIN: '0',
  RATE_LIMIT_API: '0',
  LOG_LEVEL: 'warn',
  ADMIN_USERNAME: administrator.username,
  ADMIN_PASSWORD: administrator.password,
};

export type LaunchedServer = {
  child: ChildProcess;
  /** What the server has printed so far. */
  output(): string;
  /** The URL it prints when it is ready to serve. */
  url: Promise<string>;
};

/**
 * Starts the built server as its own process, on a free port unless PORT is given. Its environment contains only `env`.
 * `root` is the repository, or a checkout of another version.
 */
export function launchServer(env: Record<string, string>, root = repository): LaunchedServer {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(join(root, 'bin/agency-site'), ['start'], {
    env: { PATH, HOME, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const url = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
        const printed = readyUrl(text);
        if (printed) resolve(printed);
      });
    }
    child.once('close', () => reject(new Error(`The server ended before it was ready:\n${text}`)));
  });
  // A caller that only waits for the exit does not handle this rejection.
  url.catch(() => {});
  return { child, output: () => text, url };
}
