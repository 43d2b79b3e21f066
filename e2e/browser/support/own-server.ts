import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { logIn } from '../../../scripts/log-in.mjs';
import { administrator, launchServer, testSettings } from '../../launch.ts';
import { type Headers, openWithSession } from './admin.ts';
import { test as guarded } from './guard.ts';

/*
 * A server per worker: tests that publish records would change the lists which other tests compare with the demo
 * content. The administrator logs in once per worker.
 */

/** A file whose tests change settings of the whole site names another server for itself. */
type ServerOptions = { name: string; env?: Record<string, string> };

type WorkerFixtures = {
  serverOptions: ServerOptions;
  ownServer: string;
  /** The token of the worker's session. A test that ends sessions creates its own with `createSession`. */
  token: string;
  headers: Headers;
};

type TestFixtures = {
  /** Opens a path of the admin as the logged-in administrator. */
  openAdmin: (path: string, page?: Page) => Promise<void>;
};

export const test = guarded.extend<TestFixtures, WorkerFixtures>({
  serverOptions: [{ name: 'own' }, { scope: 'worker', option: true }],
  ownServer: [
    async ({ serverOptions: { name, env } }, use) => {
      const folder = mkdtempSync(join(process.env.E2E_FOLDER ?? '', `${name}-`));
      const server = launchServer({
        ...testSettings,
        DATA_DIR: folder,
        DATABASE_URL: `file:${join(folder, 'site.db')}`,
        ...env,
      });
      await use(await server.url);
      server.child.kill('SIGTERM');
    },
    { scope: 'worker' },
  ],
  token: [async ({ ownServer }, use) => use(await logIn(ownServer, administrator)), { scope: 'worker' }],
  headers: [({ token }, use) => use({ authorization: `Bearer ${token}` }), { scope: 'worker' }],
  baseURL: ({ ownServer }, use) => use(ownServer),
  openAdmin: ({ page, token }, use) => use((path, target = page) => openWithSession(target, token, path)),
});

export { expect } from './guard.ts';
