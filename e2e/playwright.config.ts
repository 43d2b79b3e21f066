import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

// Every worker reads this file: the folder is made once and handed on in the environment.
process.env.E2E_FOLDER ??= mkdtempSync(join(tmpdir(), 'site-browser-'));

const port = Number(process.env.E2E_PORT ?? 4517);
const url = `http://127.0.0.1:${port}`;
// Servers of their own: for what limits do to a visitor, and for what changes the whole site.
const limitedUrl = `http://127.0.0.1:${port + 1}`;
const aloneUrl = `http://127.0.0.1:${port + 2}`;
process.env.E2E_LIMITED_URL = limitedUrl;
process.env.E2E_ALONE_URL = aloneUrl;
const { CHROMIUM_PATH } = process.env;

const server = (at: string, database: string, env: Record<string, string>) => ({
  command: 'node ../apps/api/src/main.ts',
  url: `${at}/api/health`,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
  env: {
    PORT: new URL(at).port,
    DATABASE_URL: `file:${join(process.env.E2E_FOLDER ?? '', database)}`,
    ADMIN_USERNAME: 'owner',
    ADMIN_PASSWORD: 'Correct-horse-9!',
    RATE_LIMIT_LEADS: '0',
    LOG_LEVEL: 'warn',
    ...env,
  },
});

const launchOptions = {
  ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};

export default defineConfig({
  testDir: 'browser',
  outputDir: '.reports/browser',
  forbidOnly: true,
  workers: 2,
  fullyParallel: true,
  reporter: [['list'], ['json', { outputFile: '.reports/playwright.json' }]],
  use: { baseURL: url, launchOptions },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 } } },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: [
    server(url, 'site.db', { RATE_LIMIT_LOGIN: '0' }),
    server(limitedUrl, 'limited.db', { RATE_LIMIT_LOGIN: '2' }),
    server(aloneUrl, 'alone.db', { RATE_LIMIT_LOGIN: '0' }),
  ],
});
