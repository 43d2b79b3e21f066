import { emptyDatabaseUrl } from '@site/db/testing/database';
import { expect, test } from 'vitest';
import { startBalancer } from '../balancer.ts';
import { type ServerProcess, startServer } from '../server.ts';

const project = (title: string) => ({
  title,
  description: 'A project that the other process must show.',
  imageUrl: '/art/a-line.svg',
  category: 'Website',
});

const contact = { name: 'Asha Rao', email: 'asha.rao@example.org', message: 'We sell saris near the river.' };

const text = async (server: ServerProcess, path: string) => (await server.get(path)).text();

async function startTwo(env: Record<string, string> = {}) {
  const DATABASE_URL = await emptyDatabaseUrl();
  const start = () => startServer({ DATABASE_URL, ...env });
  const [one, two] = await Promise.all([start(), start()]);
  return { one, two, start };
}

test('two processes share stored data, and are restarted in turn without a dropped request', {
  tags: ['long'],
}, async () => {
  const { one, two, start } = await startTwo({ SHUTDOWN_DELAY: '3' });
  // Both add the demo content when they start.
  expect((await one.get('/api/portfolio')).headers.get('x-total-count')).toBe('9');
  const session = await one.login();
  expect((await two.get('/api/admin/me', session)).status).toBe(200);
  for (const [round, [writer, reader]] of [
    [one, two],
    [two, one],
    [one, two],
    [two, one],
  ].entries() as ArrayIterator<[number, [ServerProcess, ServerProcess]]>) {
    const title = `Project of round ${round}`;
    for (const path of ['/portfolio', '/api/portfolio']) expect(await text(reader, path)).not.toContain(title);
    expect((await writer.post('/api/portfolio', project(title), session)).status).toBe(201);
    for (const path of ['/portfolio', '/api/portfolio']) await expect.poll(() => text(reader, path)).toContain(title);
  }

  const [post] = (await (await one.get('/api/blog-posts/published?limit=1')).json()) as { slug: string }[];
  const path = `/api/blog-posts/slug/${post?.slug}`;
  for (const server of [one, two, one]) expect((await server.post(`${path}/view`, undefined)).status).toBe(200);
  const views = async (server: ServerProcess) =>
    ((await (await server.get(path)).json()) as { viewCount: number }).viewCount;
  for (const server of [one, two]) await expect.poll(() => views(server)).toBe(3);

  const balancer = await startBalancer([one.url, two.url]);
  const failures: string[] = [];
  let responses = 0;
  let isFinished = false;
  const visit = async (path: string) => {
    while (!isFinished) {
      const response = await fetch(balancer.url + path).catch((error: Error) => error.message);
      if (typeof response === 'string' || response.status !== 200)
        failures.push(`${path}: ${JSON.stringify(response)}`);
      else await response.text();
      responses += 1;
    }
  };
  const visitors = ['/', '/blog', '/api/services', '/services/website-development'].map(visit);
  expect(await one.end('SIGTERM')).toBe(0);
  expect(balancer.isHealthy(one.url)).toBe(false);
  const restarted = await start();
  expect((await restarted.get('/api/health')).status).toBe(200);
  isFinished = true;
  await Promise.all(visitors);
  expect(failures).toEqual([]);
  expect(responses).toBeGreaterThan(20);
});

test('two processes share the limits for leads and requests', { tags: ['long'] }, async () => {
  const { one, two } = await startTwo({ SEED: 'none', RATE_LIMIT_LEADS: '2', RATE_LIMIT_API: '20' });
  const statuses: number[] = [];
  for (const server of [one, two, one, two]) statuses.push((await server.post('/api/contact', contact)).status);
  expect(statuses).toEqual([201, 201, 429, 429]);
  for (let sent = 0; sent < 16; sent++) await one.get('/api/services');
  await expect.poll(async () => (await two.get('/api/services')).status).toBe(429);
});
