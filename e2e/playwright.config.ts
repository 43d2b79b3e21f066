import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { memoryFolder } from '../scripts/memory-folder.ts';
import { readyLine } from '../scripts/ready-line.mjs';
import { testSettings } from './launch.ts';

// Every worker process loads this file; the environment variable gives all of them the same folder, which
// `remove-folder.ts` removes.
process.env.E2E_FOLDER ??= mkdtempSync(join(memoryFolder(), 'site-browser-'));

// SITE_URL is set by `webServer` below, before the workers read this file.
const { CHROMIUM_PATH, SITE_URL = '' } = process.env;

const launchOptions = {
  ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
  args: [
    '--no-sandbox',
    // Without these, a software renderer emulates a GPU: 12% of the time of the tests.
    '--disable-gpu',
    '--disable-software-rasterizer',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};

export default defineConfig({
  testDir: 'browser',
  globalTeardown: './remove-folder.ts',
  outputDir: '.reports/browser',
  forbidOnly: true,
  // Upper bounds for a busy machine.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  workers: 2,
  fullyParallel: true,
  reporter: [['list'], ['json', { outputFile: '.reports/playwright.json' }]],
  use: {
    baseURL: SITE_URL,
    viewport: { width: 1440, height: 900 },
    launchOptions,
    // Saves the CPU time of animations. Tests of animations override it with `emulateMedia`.
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: 'node ../apps/api/src/process/main.ts',
    wait: { stdout: readyLine },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      ...testSettings,
      PORT: '0',
      DATABASE_URL: `file:${join(process.env.E2E_FOLDER, 'site.db')}`,
    },
  },
});
