import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { launchServer } from '../../launch.ts';
import { type Headers, openWithSession, owner } from './admin.ts';
import { test as guarded } from './guard.ts';

/*
 * A server per worker: tests that publish records would change the lists which other tests compare with the demo
 * content. The owner logs in once per worker.
 */

/** A file whose tests change settings of the whole site names another server for itself. */
type ServerOptions = { name: string; env?: Record<string, string> };

type WorkerFixtures = {
  serverOptions: ServerOptions;
  ownServer: string;
  /** The worker's session. A test that ends sessions creates its own with `createSession`. */
  sessionId: string;
  headers: Headers;
};

type TestFixtures = {
  /** Opens a path of the admin as the logged-in owner. */
  openAdmin: (path: string, page?: Page) => Promise<void>;
};

export const test = guarded.extend<TestFixtures, WorkerFixtures>({
  serverOptions: [{ name: 'own' }, { scope: 'worker', option: true }],
  ownServer: [
    async ({ serverOptions: { name, env } }, use) => {
      const folder = mkdtempSync(join(process.env.E2E_FOLDER ?? '', `${name}-`));
      const server = launchServer({
        DATABASE_URL: `file:${join(folder, 'site.db')}`,
        ADMIN_USERNAME: owner.username,
        ADMIN_PASSWORD: owner.password,
        RATE_LIMIT_LEADS: '0',
        RATE_LIMIT_LOGIN: '0',
        RATE_LIMIT_API: '0',
        LOG_LEVEL: 'warn',
        ...env,
      });
      await use(await server.url);
      server.child.kill('SIGTERM');
    },
    { scope: 'worker' },
  ],
  sessionId: [
    async ({ ownServer }, use) => {
      const response = await fetch(`${ownServer}/api/admin/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(owner),
      });
      const { sessionId } = (await response.json()) as { sessionId: string };
      await use(sessionId);
    },
    { scope: 'worker' },
  ],
  headers: [({ sessionId }, use) => use({ authorization: `Bearer ${sessionId}` }), { scope: 'worker' }],
  baseURL: ({ ownServer }, use) => use(ownServer),
  openAdmin: ({ page, sessionId }, use) => use((path, target = page) => openWithSession(target, sessionId, path)),
});

export { expect } from './guard.ts';
