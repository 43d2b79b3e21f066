import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/*
 * Creates load with wrk, which uses little CPU and can share two cores with the server.
 */

const CONNECTIONS = 32;

export type Load = { url: string; seconds: number; headers?: Record<string, string>; script?: string };

/** Successful requests per second. */
export async function requestsPerSecond({ url, seconds, headers = {}, script }: Load): Promise<number> {
  const headerArgs = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, ...headerArgs, ...(script ? ['-s', script] : []), url];
  const wrk = spawn('wrk', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const failed = once(wrk, 'error').then(([error]) => {
    throw new Error(`wrk is needed for the load (apt-get install wrk): ${error}`);
  });
  const output = await Promise.race([text(wrk.stdout), failed]);
  const failures = /Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1];
  if (failures) throw new Error(`${url} failed ${failures} requests`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1] ?? Number.NaN);
}
