import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { insertContact } from '@site/db/contact';
import { openDatabase } from '@site/db/open';
import { insertPost } from '@site/db/post';
import { postInput } from '@site/schema/post';
import { logIn, median, owner, startServer } from './server.ts';

/*
 * How long the administration's lists take to open and to filter, with few records and with many, in one run.
 */

const FEW = 20;
const MANY = 10_000;
const ROUNDS = 9;
/** The one that is looked for. */
const NEEDLE = 'Zeppelin';
const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));

type Times = Record<string, number[]>;

async function fill(file: string, count: number): Promise<void> {
  const database = openDatabase(`file:${file}`);
  await database.migrate();
  for (let n = 1; n <= count; n++) {
    const at = new Date(Date.UTC(2020, 0, 1) + n * 3_600_000);
    const post = postInput.parse({
      title: n === 7 ? `${NEEDLE} of the line` : `Post ${n} about signals`,
      slug: `post-${n}`,
      excerpt: `What the line learned in the hour ${n}, told in a sentence of its own.`,
      content: `<p>${`Trains run on time when somebody looks after the points, number ${n}. `.repeat(20)}</p>`,
      published: true,
      publishedAt: at.toISOString(),
      tags: ['Signals', `Line ${n % 7}`],
    });
    await insertPost(database.db, post, at);
    const lead = {
      name: n === 7 ? NEEDLE : `Visitor ${n}`,
      email: `visitor${n}@example.com`,
      message: `A question of visitor ${n}.`,
    };
    await insertContact(database.db, lead, at, { announce: false });
  }
  await database.close();
}

async function withServer<T>(file: string, port: number, run: (url: string) => Promise<T>): Promise<T> {
  const server = await startServer(port, {
    DATABASE_URL: `file:${file}`,
    SEED: 'none',
    ADMIN_USERNAME: owner.username,
    ADMIN_PASSWORD: owner.password,
    RATE_LIMIT_API: '0',
  });
  try {
    return await run(server.url);
  } finally {
    await server.stop();
  }
}

async function measure(page: Page, url: string): Promise<Times> {
  const sessionId = await logIn(url);
  await page.goto(`${url}/admin`);
  await page.evaluate((id) => localStorage.setItem('adminSession', id), sessionId);
  const times: Times = {};
  const note = (name: string, ms: number) => {
    times[name] = [...(times[name] ?? []), ms];
  };
  for (let round = 0; round < ROUNDS; round++) {
    for (const [slug, search] of [
      ['blog', 'Search blog posts'],
      ['contacts', 'Search contact submissions'],
    ] as const) {
      const opened = performance.now();
      await page.goto(`${url}/admin/${slug}`);
      await page.waitForFunction("document.querySelector('tbody tr')");
      note(`${slug} opens`, performance.now() - opened);
      const filtered = performance.now();
      await page.getByLabel(search).fill(NEEDLE);
      // In the page itself, frame by frame: a locator looks again only after half a second.
      await page.waitForFunction("document.querySelector('tbody tr:only-child')");
      note(`${slug} filters`, performance.now() - filtered);
    }
  }
  return times;
}

const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
});
try {
  const sizes: Times[] = [];
  for (const [index, count] of [FEW, MANY].entries()) {
    const file = join(folder, `${count}.db`);
    await fill(file, count);
    // What is looked for in the page is sent to it as text.
    const page = await browser.newPage({ bypassCSP: true });
    sizes.push(await withServer(file, 4910 + index, (url) => measure(page, url)));
    await page.close();
  }
  const [few = {}, many = {}] = sizes;
  process.stdout.write(
    `${''.padEnd(20)}${String(FEW).padStart(10)}${String(MANY).padStart(10)}${'ratio'.padStart(10)}\n`,
  );
  for (const name of Object.keys(few)) {
    const [a, b] = [median(few[name] ?? []), median(many[name] ?? [])];
    const cells = [`${a.toFixed(0)} ms`, `${b.toFixed(0)} ms`, (b / a).toFixed(2)];
    process.stdout.write(`${name.padEnd(20)}${cells.map((cell) => cell.padStart(10)).join('')}\n`);
  }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
