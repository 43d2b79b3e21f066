import { emptyDatabaseUrl, engine } from '@site/db/testing';
import { expect, test } from 'vitest';
import { startServer } from '../server.ts';

const HEARD = 'heard of a content change';

const project = {
  title: 'A line to Gurugram',
  description: 'A project that the other process must hear of.',
  imageUrl: '/art/a-line.svg',
  category: 'Website',
};

test.runIf(engine() === 'postgres')('two processes share sessions, and one hears what the other writes', async () => {
  const DATABASE_URL = await emptyDatabaseUrl();
  const env = { DATABASE_URL, LOG_LEVEL: 'debug' };
  const [one, two] = await Promise.all([startServer(env), startServer(env)]);
  const session = await one.login();
  expect((await two.get('/api/admin/me', session)).status).toBe(200);

  const heard = countOf(two.output());
  const written = Date.now();
  expect((await one.post('/api/portfolio', project, session)).status).toBe(201);
  await expect.poll(() => countOf(two.output()), { interval: 5, timeout: 10_000 }).toBe(heard + 1);
  process.stdout.write(`The other process heard of the write after ${Date.now() - written} ms.\n`);
  expect(countOf(one.output())).toBe(0);

  const list = (await (await two.get('/api/portfolio')).json()) as { title: string }[];
  expect(list[0]?.title).toBe(project.title);
});

test.runIf(engine() === 'postgres')('two processes that start at once on an empty database fill it once', async () => {
  const DATABASE_URL = await emptyDatabaseUrl();
  const [one] = await Promise.all([startServer({ DATABASE_URL }), startServer({ DATABASE_URL })]);
  expect((await one.get('/api/portfolio')).headers.get('x-total-count')).toBe('9');
});

function countOf(output: string): number {
  return output.split(HEARD).length - 1;
}
