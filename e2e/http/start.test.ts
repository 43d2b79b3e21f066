import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { emptyDatabaseUrl, emptyFolder } from '@site/db/testing/database';
import { expect, onTestFinished, test } from 'vitest';
import { administrator } from '../launch.ts';
import { startAndFail, startServer } from '../server.ts';

const lead = { name: 'Asha Rao', email: 'asha@example.org', message: 'We sell saris near the river.' };

test('the first start seeds the database and prints a random password; a later one prints none and has all counted views', async () => {
  const DATABASE_URL = await emptyDatabaseUrl();
  const first = await startServer({ DATABASE_URL, ADMIN_PASSWORD: '' });
  expect(await (await first.get('/api/health')).json()).toEqual({ status: 'ok' });
  expect((await first.get('/api/services')).headers.get('x-total-count')).toBe('15');
  const password = /with the password: (\S+)/.exec(first.output())?.[1];
  expect((await first.post('/api/admin/login', { username: administrator.username, password })).status).toBe(200);
  const [post] = (await (await first.get('/api/blog-posts/published')).json()) as [{ slug: string }];
  const views = Array.from({ length: 20 }, () => first.post(`/api/blog-posts/slug/${post.slug}/view`, {}));
  expect((await Promise.all(views)).every(({ status }) => status === 200)).toBe(true);
  expect(await first.end('SIGTERM')).toBe(0);

  const second = await startServer({ DATABASE_URL, ADMIN_PASSWORD: '' });
  expect(second.output()).not.toContain('password');
  const read = (await (await second.get(`/api/blog-posts/slug/${post.slug}`)).json()) as { viewCount: number };
  expect(read.viewCount).toBe(20);
});

test('SIGTERM waits for a request in progress, answers it and closes its connection', async () => {
  const server = await startServer({ DATABASE_URL: await emptyDatabaseUrl() });
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  const body = JSON.stringify(lead);
  const length = `content-length: ${Buffer.byteLength(body)}`;
  const head = ['POST /api/contact HTTP/1.1', 'host: a', 'content-type: application/json', length];
  socket.write([...head, 'expect: 100-continue', '', ''].join('\r\n'));
  expect(String((await once(socket, 'data'))[0])).toContain('100 Continue');
  const ended = server.end('SIGTERM');
  const health = () =>
    server.get('/api/health').then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(health).not.toBe(200);
  const response = text(socket);
  socket.write(body);
  expect(await response).toMatch(/^HTTP\/1\.1 201 [\s\S]*\r\nconnection: close\r\n/i);
  expect(await ended).toBe(0);
});

test('a port in use ends the server with an explanation in one sentence', { tags: ['long'] }, async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void taken.close());
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  expect(await startAndFail({ DATABASE_URL: await emptyDatabaseUrl(), PORT: String(port) })).toEqual({
    code: 1,
    output: `Port ${port} is in use. Set PORT to another one.\n`,
  });
});

test('a file that is not a database is rejected and not changed', { tags: ['long'] }, async () => {
  const file = join(emptyFolder(), 'letters.db');
  writeFileSync(file, 'Dear diary, this is not a database.');
  const { code, output } = await startAndFail({ DATABASE_URL: `file:${file}`, PORT: '0' });
  expect(code).toBe(1);
  expect(output).toBe(`${file} is not a SQLite database. It was left as it is; choose another DATABASE_URL.\n`);
  expect(readFileSync(file, 'utf8')).toBe('Dear diary, this is not a database.');
});

test('a second server on the same SQLite file exits with an error of one sentence', async () => {
  const DATABASE_URL = await emptyDatabaseUrl();
  await startServer({ DATABASE_URL });
  expect(await startAndFail({ DATABASE_URL })).toEqual({
    code: 1,
    output: `Another server is using ${DATABASE_URL.slice('file:'.length)}. Stop it first, or set another DATABASE_URL.\n`,
  });
});

test.runIf(process.platform === 'linux')(
  'a server that cannot write exits on SIGTERM with an error message, and keeps all acknowledged writes',
  async () => {
    const DATABASE_URL = await emptyDatabaseUrl();
    // A file size limit makes writes fail as on a full disk. It also sends SIGXFSZ, which ends Node without a listener.
    const NODE_OPTIONS = "--import=data:text/javascript,process.on('SIGXFSZ',()=>{})";
    const server = await startServer({ DATABASE_URL, NODE_OPTIONS, SEED: 'none' });
    expect((await server.post('/api/contact', lead)).status).toBe(201);
    spawnSync('prlimit', ['--pid', String(server.pid), '--fsize=1']);
    expect((await server.post('/api/contact', lead)).status).toBe(503);
    expect(await server.end('SIGTERM')).toBe(1);
    expect(server.output()).toMatch(/^The database could not be closed: [^\n]*\. Acknowledged writes are kept\.$/m);

    const next = await startServer({ DATABASE_URL });
    const list = await next.get('/api/contact-submissions', await next.login());
    expect(await list.json()).toMatchObject([{ email: lead.email }]);
  },
);

test('reset-password with a DATABASE_URL whose file does not exist fails and creates no database', async () => {
  const program = fileURLToPath(new URL('../../bin/agency-site', import.meta.url));
  const file = join(emptyFolder(), 'missing', 'site.db');
  const { status, stderr } = spawnSync(program, ['reset-password'], {
    env: { PATH: process.env.PATH, DATABASE_URL: `file:${file}` },
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: `There is no database at ${file}. Check DATABASE_URL and DATA_DIR.\n`,
  });
  expect(existsSync(dirname(file))).toBe(false);
});
