import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SCANNERS } from '@site/schema/redirect';
import { administrator, launchServer, testSettings } from '../launch.ts';

/*
 * Sends 100,000 requests for random addresses to the built site, and among them twenty addresses that are requested again or
 * that a link leads to: these must be first in the list, with hardly any write and bounded memory. Build the site first. It takes
 * about ten minutes on two idle cores, because each miss is a page that is rendered, and prints its progress.
 */

const RANDOM = 100_000;
const PARALLEL = 16;
/** A direct address is requested again after so many others. */
const AGAIN_AFTER = 4_000;
/** Prints a line after so many requests. */
const PROGRESS = 10_000;
const MAX_WRITES_PER_MINUTE = 3;

const folder = mkdtempSync(join(tmpdir(), 'site-not-found-'));
const settings = {
  DATA_DIR: folder,
  DATABASE_URL: `file:${join(folder, 'site.db')}`,
  RATE_LIMIT_PAGES: '0',
  SEED: 'demo',
};
const { child, url: ready } = launchServer({ ...testSettings, ...settings });
const url = await ready;
const agent = new Agent({ keepAlive: true, maxSockets: PARALLEL });

function get(path: string, headers = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url + path, { agent, headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    });
    sent.once('error', reject).end();
  });
}

const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;
const real = Array.from({ length: 20 }, (_, index) => `/real-${index}`);

try {
  // Another connection sees each commit as a new version.
  const database = new DatabaseSync(join(folder, 'site.db'), { readOnly: true });
  const version = database.prepare('pragma data_version');
  let known = version.get()?.data_version;
  let writes = 0;
  const watching = setInterval(() => {
    const now = version.get()?.data_version;
    if (now !== known) writes += 1;
    known = now;
  }, 50);
  await get('/');
  const before = memory();
  const startedAt = Date.now();
  for (let sent = 0; sent < RANDOM; sent += PARALLEL) {
    const paths = Array.from({ length: PARALLEL }, () => `/${randomBytes(8).toString('hex')}`);
    const statuses = await Promise.all(paths.map((path) => get(path)));
    assert.ok(statuses.every((status) => status === 404));
    if (sent % PROGRESS < PARALLEL) process.stdout.write(`${sent} of ${RANDOM} requests\n`);
    if (sent % AGAIN_AFTER < PARALLEL) for (const path of real.slice(0, 10)) await get(path);
  }
  for (const path of real.slice(10)) await get(path, { referer: `${url}/blog` });
  const seconds = (Date.now() - startedAt) / 1000;
  clearInterval(watching);
  const grown = memory() - before;

  const body = JSON.stringify(administrator);
  const login = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
  const { sessionId } = (await login.json()) as { sessionId: string };
  const list = await fetch(`${url}/api/admin/not-found`, { headers: { authorization: `Bearer ${sessionId}` } });
  const entries = ((await list.json()) as { path: string }[]).filter(({ path }) => path !== SCANNERS);
  const first = entries.slice(0, real.length).map(({ path }) => path);
  process.stdout.write(
    `${RANDOM} requests in ${seconds.toFixed(0)} s, ${writes} writes, ${grown.toFixed(0)} MB more memory, ${entries.length} addresses kept\n`,
  );
  assert.deepEqual(first.toSorted(), real.toSorted());
  assert.ok(entries.length <= 1_000);
  assert.ok(writes <= MAX_WRITES_PER_MINUTE * Math.ceil(seconds / 60));
  database.close();
} finally {
  agent.destroy();
  child.kill('SIGTERM');
  await once(child, 'close');
  rmSync(folder, { recursive: true, force: true });
}
