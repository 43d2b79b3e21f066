import type { Page } from '@playwright/test';
import { type Headers, openWithSession } from './admin.ts';
import { test as guarded } from './guard.ts';
import type { Server, ServerOptions } from './servers.ts';

/*
 * A server of the worker: tests that publish records would change the lists which other tests compare with the demo
 * content. The administrator logs in once per server.
 */

type Fixtures = {
  /** A file whose tests change settings of the whole site selects a server of its own. */
  serverOptions: ServerOptions;
  server: Server;
  headers: Headers;
  /** Opens a path of the admin with the session of the server. A test that ends sessions creates its own. */
  openAdmin: (path: string, page?: Page) => Promise<void>;
};

export const test = guarded.extend<Fixtures>({
  serverOptions: [{ name: 'own' }, { option: true }],
  server: async ({ servers, serverOptions }, use) => use(await servers.open(serverOptions)),
  baseURL: ({ server }, use) => use(server.url),
  headers: ({ server }, use) => use(server.headers),
  openAdmin: ({ page, server }, use) => use((path, target = page) => openWithSession(target, server.token, path)),
});

export { expect } from './guard.ts';
