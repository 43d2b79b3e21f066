import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@site/db/testing/postgres';
import { owner } from './admin.ts';
import { test as guarded } from './guard.ts';

/*
 * A site for each worker alone: what these tests publish would stand in the lists that others compare meanwhile.
 */

/** Tests that name another site, or start it otherwise, have one more to themselves. */
type SiteOptions = { name: string; env?: Record<string, string> };

export const test = guarded.extend<object, { siteOptions: SiteOptions; ownSite: string }>({
  siteOptions: [{ name: 'own' }, { scope: 'worker', option: true }],
  ownSite: [
    async ({ siteOptions: { name, env } }, use) => {
      const port = String(await freePort());
      const folder = mkdtempSync(join(process.env.E2E_FOLDER ?? '', `${name}-`));
      const url = `http://127.0.0.1:${port}`;
      const server = spawn(process.execPath, ['../apps/api/src/main.ts'], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          PATH: process.env.PATH,
          PORT: port,
          DATABASE_URL: `file:${join(folder, 'site.db')}`,
          ADMIN_USERNAME: owner.username,
          ADMIN_PASSWORD: owner.password,
          RATE_LIMIT_LEADS: '0',
          RATE_LIMIT_LOGIN: '0',
          RATE_LIMIT_API: '0',
          LOG_LEVEL: 'warn',
          ...env,
        },
      });
      const isReady = () =>
        fetch(`${url}/api/health`).then(
          ({ ok }) => ok,
          () => false,
        );
      while (server.exitCode === null && !(await isReady())) await pause(25);
      await use(url);
      server.kill('SIGTERM');
    },
    { scope: 'worker' },
  ],
  baseURL: ({ ownSite }, use) => use(ownSite),
});

export { expect } from './guard.ts';
