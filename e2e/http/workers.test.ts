import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { emptyDatabaseUrl } from '@site/db/testing/database';
import { expect, test } from 'vitest';
import { administrator } from '../launch.ts';
import { type ServerProcess, startServer } from '../server.ts';

const service = {
  title: 'Morning service',
  description: 'A service that every worker must show.',
  icon: 'code',
  features: ['Shown everywhere'],
  gradient: 'from-blue-500 to-purple-600',
  color: 'text-blue-600',
  href: '/services/morning',
};

/** Resolves when both workers are ready. */
const startWorkers = async () => startServer({ DATABASE_URL: await emptyDatabaseUrl(), WORKERS: '2' });

const workersOf = ({ pid }: ServerProcess) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

/** Fetches a page over a new connection. New connections go to the workers in turn. */
const fetchPage = (url: string) =>
  new Promise<string>((resolve, reject) => {
    get(url, { agent: false }, (response) => void text(response).then(resolve, reject)).on('error', reject);
  });

const fetchFromAll = ({ url }: ServerProcess, path: string) =>
  Promise.all(Array.from({ length: 8 }, () => fetchPage(url + path)));

test('all workers show the writes of one of them, and a crashed one is replaced while the other serves visitors', async () => {
  const server = await startWorkers();
  expect(workersOf(server)).toHaveLength(2);
  const session = await server.login();
  for (const page of await fetchFromAll(server, '/services')) expect(page).not.toContain(service.title);
  expect((await server.post('/api/services', service, session)).status).toBe(201);
  const pagesWithService = async () =>
    (await fetchFromAll(server, '/services')).filter((page) => page.includes(service.title)).length;
  await expect.poll(pagesWithService).toBe(8);

  const [first = 0, second = 0] = workersOf(server);
  process.kill(first, 'SIGKILL');
  await expect.poll(() => server.output()).toContain(`Worker ${first} ended`);
  for (const page of await fetchFromAll(server, '/')) expect(page).toContain('<h1');
  await expect.poll(() => workersOf(server).length).toBe(2);
  expect(workersOf(server)).toContain(second);
});

test('on SIGTERM workers answer earlier requests, and all processes end with exit code 0', {
  tags: ['long'],
}, async () => {
  const server = await startWorkers();
  const workers = workersOf(server);
  const sent = Array.from({ length: 12 }, () =>
    request(`${server.url}/api/admin/login`, {
      agent: false,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    }).end(JSON.stringify(administrator)),
  );
  const statuses = Promise.all(
    sent.map(async (login) => ((await once(login, 'response'))[0] as IncomingMessage).statusCode),
  );
  await Promise.all(sent.map((login) => once(login, 'finish')));
  const ended = server.end('SIGTERM');
  expect(await statuses).toEqual(sent.map(() => 200));
  expect(await ended).toBe(0);
  for (const pid of workers) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});
