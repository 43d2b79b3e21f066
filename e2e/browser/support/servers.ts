import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { type LaunchedServer, launchServer, testSettings } from '../../launch.ts';
import { createSession, type Headers } from './admin.ts';

/*
 * The servers that a worker starts. Every test has this fixture, so that a worker, its browser and its servers are
 * reused across files: Playwright restarts a worker when the next test has other worker fixtures.
 */

export type ServerOptions = { name: string; env?: Record<string, string> };

/** A running server, with the session of its administrator. */
export type Server = { url: string; token: string; headers: Headers };

export type Servers = {
  /** Returns the server with this name, which is started for the first test that requests it. */
  open(options: ServerOptions): Promise<Server>;
};

export const test = base.extend<object, { servers: Servers }>({
  servers: [
    async ({ playwright }, use) => {
      const children: LaunchedServer['child'][] = [];
      const started = new Map<string, Promise<Server>>();

      async function start({ name, env }: ServerOptions): Promise<Server> {
        const folder = mkdtempSync(join(process.env.E2E_FOLDER ?? '', `${name}-`));
        const files = { DATA_DIR: folder, DATABASE_URL: `file:${join(folder, 'site.db')}` };
        const { child, url: ready } = launchServer({ ...testSettings, ...files, ...env });
        children.push(child);
        const url = await ready;
        const request = await playwright.request.newContext({ baseURL: url });
        const session = await createSession(request);
        await request.dispose();
        return { url, ...session };
      }

      await use({
        open(options) {
          const server = started.get(options.name) ?? start(options);
          started.set(options.name, server);
          return server;
        },
      });
      const ended = children.filter(({ exitCode }) => exitCode === null).map((child) => once(child, 'exit'));
      for (const child of children) child.kill('SIGTERM');
      await Promise.all(ended);
    },
    { scope: 'worker' },
  ],
});
