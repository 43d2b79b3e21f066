import { type AddressInfo, createServer } from 'node:net';
import { openDatabase } from '@site/db/open';
import { emptyDatabaseUrl, emptyFolder } from '@site/db/testing/database';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import { fakeWeb } from '../testing/app.ts';
import { startServer } from './server.ts';
import { explainStartFailure } from './start-failure.ts';

async function explanationOf(env: Record<string, string>) {
  const config = readConfig({ PORT: '0', LOG_LEVEL: 'silent', ...env });
  const starting = startServer(config, { ...fakeWeb, folder: emptyFolder() }, { print() {} });
  return explainStartFailure(await starting.catch((error: unknown) => error), config);
}

test('a HOST that is not an address of this machine is explained in one sentence', async () => {
  // This address is reserved for documentation, so no machine has it.
  expect(await explanationOf({ DATABASE_URL: await emptyDatabaseUrl(), HOST: '192.0.2.1' })).toBe(
    'HOST 192.0.2.1 is not an address of this machine.',
  );
});

test('a METRICS_PORT that is in use stops the start with one sentence before the database is migrated', async () => {
  const other = createServer();
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const DATABASE_URL = await emptyDatabaseUrl();
  expect(await explanationOf({ DATABASE_URL, METRICS_PORT: String(port) })).toBe(
    `Port ${port} is in use. Set METRICS_PORT to another one.`,
  );
  const { db, close } = openDatabase(DATABASE_URL);
  expect(await db.introspection.getTables({ withInternalKyselyTables: true })).toEqual([]);
  await close();
});

test('a folder that cannot be used is explained with its path', async () => {
  expect(await explanationOf({ DATABASE_URL: 'file:/dev/null/here/site.db' })).toBe(
    '/dev/null/here cannot be read and written (ENOTDIR: not a directory). Create its folder, or correct the path in the settings.',
  );
  const folder = '/home/site/data/backups';
  for (const [syscall, path] of [
    ['mkdir', folder],
    ['mkdtemp', `${folder}/.backup-XXXXXX`],
  ]) {
    const message = `EACCES: permission denied, ${syscall} '${path}'`;
    const error = Object.assign(new Error(message), { code: 'EACCES', syscall, path });
    expect(explainStartFailure(error, readConfig({}))).toBe(
      `${folder} cannot be read and written (EACCES: permission denied). Choose another folder, or create one for the user of the server: install -d -o USER FOLDER.`,
    );
  }
});
