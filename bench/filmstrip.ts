import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { FOUR_G, startServer } from './server.ts';

/*
 * Makes a filmstrip of a first visit on 4G: writes a picture for every 100 ms to FOLDER, and prints when the first
 * paint, the first frame in the brand's fonts and hydration happened. Usage: node bench/filmstrip.ts FOLDER [PATH]
 */

const INTERVAL_MS = 100;
const CPU_SLOWDOWN = Number(process.env.CPU_SLOWDOWN ?? 1);

type Moments = { brandType?: number; hydrated?: number };
declare global {
  interface Window {
    moments: Moments;
  }
}

/** Runs in the page before its own scripts. */
function recordMoments() {
  const moments: Moments = {};
  window.moments = moments;
  const hasFonts = () =>
    ['700 40px Anek', '600 16px "Anek label"', '17px Hanken'].every((font) => document.fonts.check(font));
  document.fonts.addEventListener('loadingdone', () => {
    if (!hasFonts()) return;
    requestAnimationFrame(() => {
      moments.brandType ??= performance.now();
    });
  });
  addEventListener('hydrated', () => {
    moments.hydrated = performance.now();
  });
}

type Frame = { at: number; picture: Buffer };

async function recordFrames(devtools: CDPSession): Promise<Frame[]> {
  const frames: Frame[] = [];
  devtools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1000, picture: Buffer.from(data, 'base64') });
    void devtools.send('Page.screencastFrameAck', { sessionId });
  });
  await devtools.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  return frames;
}

/** Writes a picture of the screen for every interval; Chromium sends a frame only when something has changed. */
function writePictures(frames: readonly Frame[], start: number, end: number, folder: string) {
  mkdirSync(folder, { recursive: true });
  for (let ms = 0; ms <= end; ms += INTERVAL_MS) {
    const frame = frames.findLast(({ at }) => at <= start + ms);
    if (frame) writeFileSync(join(folder, `${String(ms).padStart(4, '0')}.png`), frame.picture);
  }
}

async function visit(page: Page, url: string, folder: string) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', FOUR_G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(recordMoments);
  const frames = await recordFrames(devtools);
  await page.goto(url);
  await page.waitForFunction(() => window.moments.hydrated && window.moments.brandType);
  const { start, moments, firstPaint } = await page.evaluate(() => ({
    start: performance.timeOrigin,
    moments: window.moments,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  }));
  const all = { 'first paint': firstPaint, 'brand type': moments.brandType, hydrated: moments.hydrated };
  writePictures(frames, start, Math.max(...Object.values(all).map(Number)) + INTERVAL_MS, folder);
  for (const [name, ms = Number.NaN] of Object.entries(all)) process.stdout.write(`${name}: ${ms.toFixed(0)} ms\n`);
}

const [folder = 'filmstrip', path = '/'] = process.argv.slice(2);
const data = mkdtempSync(join(tmpdir(), 'site-bench-'));
const server = await startServer({ DATA_DIR: data });
const { CHROMIUM_PATH: executablePath } = process.env;
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await visit(page, server.url + path, resolve(folder));
} finally {
  await browser.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}
