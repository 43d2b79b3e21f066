import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { landingSlugs, paths } from '@site/schema/paths';
import lighthouse from 'lighthouse';
import { median, startServer } from './server.ts';
import { publishPhotos } from './upload.ts';

/*
 * Lighthouse (mobile) on every kind of public page: medians of its scores and metrics. Arguments select pages; JPEG
 * files are uploaded, and the page of a post that contains them is measured.
 */

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const columns = ['perf', 'a11y', 'best', 'seo', 'LCP s', 'TBT ms', 'CLS', 'KB'] as const;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

async function pagesOf(url: string): Promise<string[]> {
  const map = await (await fetch(url + paths.sitemapXml)).text();
  const listed = [...map.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path ?? '');
  const landing = landingSlugs.map((slug) => paths.service(slug));
  const firstIn = (list: string) =>
    listed.find((path) => path.startsWith(`${list}/`) && !landing.some((page) => page === path));
  const { home, about, services, portfolio, caseStudies, blog, contact, scheduleCall } = paths;
  const details = [services, portfolio, caseStudies, blog].map(firstIn).filter((path) => path !== undefined);
  return [
    ...[home, about, services, ...landing, portfolio, caseStudies, blog, ...details, contact, scheduleCall],
    ...[paths.privacyPolicy, paths.terms, paths.sitemap, paths.seoAnalysis],
  ];
}

async function visit(url: string, port: number): Promise<number[]> {
  const result = await lighthouse(url, { port, onlyCategories: categories, logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
  const { lhr } = result;
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  return [
    ...categories.map((category) => Math.round((lhr.categories[category]?.score ?? Number.NaN) * 100)),
    value('largest-contentful-paint') / 1000,
    value('total-blocking-time'),
    value('cumulative-layout-shift'),
    value('total-byte-weight') / 1024,
  ];
}

function row(name: string, cells: readonly string[]): string {
  return `${name.padEnd(44)}${cells.map((cell) => cell.padStart(8)).join('')}\n`;
}

const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));
const server = await startServer({ DATA_DIR: folder });
const profile = join(folder, 'browser');
const browser = await chromium.launchPersistentContext(profile, {
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: ['--headless=new', '--no-sandbox', '--remote-debugging-port=0'],
});
// Chromium writes the port that it has chosen into its profile.
const debuggingPort = Number(readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')[0]);
try {
  const photos = process.argv.slice(2).filter((argument) => argument.endsWith('.jpg'));
  const chosen = process.argv.slice(2).filter((argument) => !photos.includes(argument));
  if (photos.length > 0) chosen.push(await publishPhotos(server, photos));
  process.stdout.write(row('', columns));
  for (const path of chosen.length > 0 ? chosen : await pagesOf(server.url)) {
    const rounds: number[][] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await visit(server.url + path, debuggingPort));
    const medians = columns.map((_, column) => median(rounds.map((values) => values[column] ?? Number.NaN)));
    const digits = [0, 0, 0, 0, 2, 0, 3, 0];
    process.stdout.write(
      row(
        path,
        medians.map((value, column) => value.toFixed(digits[column])),
      ),
    );
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
