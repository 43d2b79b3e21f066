import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../apps/api/src/main.ts', import.meta.url));
const compileCache = fileURLToPath(new URL('../.tools/compile-cache', import.meta.url));

export type LaunchedServer = {
  child: ChildProcess;
  /** What the server has printed so far. */
  output(): string;
  /** The URL it prints when it is ready to serve. */
  url: Promise<string>;
};

/** Starts the built server as its own process, on a free port unless PORT is given. It sees no variables but `env`. */
export function launchServer(env: Record<string, string>): LaunchedServer {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [main], {
    // As `npm start` does: compiling takes a third of the start.
    env: { PATH, HOME, PORT: '0', NODE_COMPILE_CACHE: compileCache, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const url = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
        const printed = /^Ready on (\S+)\n/m.exec(text)?.[1];
        if (printed) resolve(printed);
      });
    }
    child.once('close', () => reject(new Error(`The server ended before it was ready:\n${text}`)));
  });
  // A caller that only waits for the exit does not handle this rejection.
  url.catch(() => {});
  return { child, output: () => text, url };
}
