import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { FOUR_G, median, startServer } from './server.ts';

/*
 * The time from a click on a link in the header of the home page to the new headline, on 4G, after hovering over the
 * link for 120 ms: the median of ROUNDS visits with an empty cache.
 */

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const HOVER_MS = 120;
const IDLE_MS = 2000;
const links = ['Case Studies', 'Blog', 'About', 'Contact Us', 'Connect now'];

const data = mkdtempSync(join(tmpdir(), 'site-bench-'));
const server = await startServer({ DATA_DIR: data });
const { CHROMIUM_PATH: executablePath } = process.env;

async function navigate(browser: Browser, name: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', FOUR_G);
  await page.goto(server.url, { waitUntil: 'networkidle' });
  // Moving the pointer starts the preloading, and the pause gives it time.
  await page.mouse.move(300, 600);
  await page.waitForTimeout(IDLE_MS);
  await page.evaluate(() => {
    const { body } = document;
    const old = document.querySelector('h1')?.textContent;
    addEventListener('click', ({ timeStamp }) => {
      new MutationObserver(() => {
        const headline = document.querySelector('h1')?.textContent;
        if (headline && headline !== old) body.dataset.ms ??= String(performance.now() - timeStamp);
      }).observe(body, { childList: true, subtree: true, characterData: true });
    });
  });
  const link = page.getByRole('banner').getByRole('link', { name, exact: true });
  await link.hover();
  await page.waitForTimeout(HOVER_MS);
  await page.mouse.down();
  await page.mouse.up();
  const ms = await (await page.waitForFunction(() => document.body.dataset.ms)).jsonValue();
  await page.close();
  return Number(ms);
}

try {
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
  for (const name of links) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) times.push(await navigate(browser, name));
    process.stdout.write(`${name.padEnd(16)}${median(times).toFixed(0).padStart(6)} ms\n`);
  }
  await browser.close();
} finally {
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}
