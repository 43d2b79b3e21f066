import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

// Every worker reads this file: the folder is made once and handed on in the environment.
process.env.E2E_FOLDER ??= mkdtempSync(join(tmpdir(), 'site-browser-'));

const port = Number(process.env.E2E_PORT ?? 4517);
const url = `http://127.0.0.1:${port}`;
const { CHROMIUM_PATH } = process.env;

/** What these hold has nothing to do with the screen. */
const sameOnBoth = [
  ...['elsewhere', 'limit', 'session', 'settings', 'case-studies', 'contact', 'enquiry'],
  ...['icons', 'motion', 'navigation', 'out-of-reach', 'fields', 'sending', 'zones'],
  ...['seo-analysis', 'spine', 'storage'],
].map((name) => `**/${name}.test.ts`);

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
  // A ceiling for a busy machine, not a time that is asserted.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  workers: 2,
  fullyParallel: true,
  reporter: [['list'], ['json', { outputFile: '.reports/playwright.json' }]],
  use: { baseURL: url, launchOptions },
  // A test that is the same on both, or sets widths of its own, is tagged with the one that it is tried on.
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      testIgnore: sameOnBoth,
      use: { viewport: { width: 390, height: 844 } },
    },
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: 'node ../apps/api/src/main.ts',
    url: `${url}/api/health`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      PORT: String(port),
      DATABASE_URL: `file:${join(process.env.E2E_FOLDER, 'site.db')}`,
      ADMIN_USERNAME: 'owner',
      ADMIN_PASSWORD: 'Correct-horse-9!',
      RATE_LIMIT_LEADS: '0',
      RATE_LIMIT_LOGIN: '0',
      LOG_LEVEL: 'warn',
    },
  },
});
