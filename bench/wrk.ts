import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/*
 * Load on loopback, by wrk: it needs so little itself that a server shares two cores with it.
 */

const CONNECTIONS = 32;

export type Load = { url: string; seconds: number; headers?: Record<string, string>; script?: string };

/** Requests a second that were answered well. */
export async function requestsPerSecond({ url, seconds, headers = {}, script }: Load): Promise<number> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, ...given, ...(script ? ['-s', script] : []), url];
  const wrk = spawn('wrk', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const failed = once(wrk, 'error').then(([error]) => {
    throw new Error(`wrk is needed for the load (apt-get install wrk): ${error}`);
  });
  const output = await Promise.race([text(wrk.stdout), failed]);
  const wrong = /Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1];
  if (wrong) throw new Error(`${url} refused ${wrong} requests`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1] ?? Number.NaN);
}
