import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, type Page } from 'puppeteer-core';
import { logIn } from '../../scripts/log-in.mjs';
import { publicPages } from '../browser/support/public-pages.ts';
import { administrator, launchServer, testSettings } from '../launch.ts';

/*
 * Runs the main flows in an installed Firefox, which Playwright does not support. FIREFOX_PATH is its path. Build the
 * site first.
 */

const browser = await launch({
  browser: 'firefox',
  executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
});
const folder = await mkdtemp(join(tmpdir(), 'site-firefox-'));
const server = launchServer({ ...testSettings, DATABASE_URL: `file:${join(folder, 'site.db')}`, DATA_DIR: folder });
const ended = once(server.child, 'exit');
const url = await server.url;
const problems: string[] = [];

/** Opens a page of desktop size and records its errors. */
async function openPage(): Promise<Page> {
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  page.setDefaultTimeout(60_000);
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${String(error)}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${page.url()}: ${message.text()}`);
  });
  return page;
}

const flows: Record<string, (page: Page) => Promise<void>> = {
  async 'public pages load and fit the window'(page) {
    for (const { path, status = 200 } of publicPages) {
      assert.equal((await fetch(url + path)).status, status, path);
      await page.goto(url + path, { waitUntil: 'load' });
      await page.locator('h1').wait();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      assert.equal(overflow, 0, `${path} is too wide`);
    }
  },

  async 'the contents line of an article is empty without scroll timelines'(page) {
    const posts = (await (await fetch(`${url}/api/blog-posts/published`)).json()) as { slug: string }[];
    await page.goto(`${url}/blog/${posts[0]?.slug}`);
    const fill = await page.evaluate(() => {
      if (CSS.supports('(animation-timeline: --a) and (timeline-scope: --a)')) return 'animated';
      const entries = [...document.querySelectorAll('li[style*="--timeline"]')];
      const entry = entries.find((one) => one.checkVisibility());
      return entry && getComputedStyle(entry, '::before').backgroundSize;
    });
    assert.match(String(fill), /^(animated|100% 0(px|%)?)$/);
  },

  async 'the contact form is sent'(page) {
    await page.goto(`${url}/contact`);
    await page.locator('main form input[name=name]').fill('Asha Rao');
    await page.locator('main form input[name=email]').fill('asha@client.example');
    await page.locator('main form textarea').fill('We need a new website by March.');
    await page.locator('main form button[type=submit]').click();
    await waitForLead('/api/contact-submissions');
  },

  async 'a call is booked in the dialog'(page) {
    await page.goto(`${url}/about`);
    await page.locator('main button ::-p-text(Schedule Call)').click();
    const dialog = '[role=dialog]';
    await page.locator(`${dialog} input[name=name]`).fill('Asha Rao');
    await page.locator(`${dialog} input[name=phone]`).fill('+91 98765 43210');
    await page.locator(`${dialog} input[name=email]`).fill('asha@client.example');
    await page.locator(`${dialog} [data-state=free] input`).click();
    await page.locator(`${dialog} button[type=submit]`).click();
    await waitForLead('/api/call-schedules');
  },

  async 'the administrator logs in and renames a project'(page) {
    await page.goto(`${url}/admin/portfolio`);
    await page.locator('input[name=username]').fill(administrator.username);
    await page.locator('input[name=password]').fill(administrator.password);
    await page.locator('form button[type=submit]').click();
    await page.locator('tbody tr:first-child button ::-p-text(Edit)').click();
    await page.locator('[role=dialog] form input').fill('Renamed in Firefox');
    await page.locator('[role=dialog] form button[type=submit]').click();
    await waitFor(async () => {
      const projects = (await (await fetch(`${url}/api/portfolio`)).json()) as { title: string }[];
      return projects.some(({ title }) => title === 'Renamed in Firefox');
    }, 'the new title of the project');
  },
};

async function waitFor(isDone: () => Promise<boolean>, what: string): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    if (await isDone()) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`Not within a minute: ${what}`);
}

/** Waits until the list at this path has a lead. */
async function waitForLead(path: string): Promise<void> {
  const headers = { authorization: `Bearer ${await logIn(url, administrator)}` };
  await waitFor(async () => {
    const response = await fetch(url + path, { headers });
    return ((await response.json()) as unknown[]).length > 0;
  }, `a lead in ${path}`);
}

process.stdout.write(`${await browser.version()}\n`);
for (const [title, run] of Object.entries(flows)) {
  const page = await openPage();
  try {
    await run(page);
    process.stdout.write(`passed: ${title}\n`);
  } catch (error) {
    problems.push(`${title}: ${String(error)}`);
    process.stdout.write(`failed: ${title}: ${String(error)}\n`);
  }
  await page.close();
}
await browser.close();
server.child.kill('SIGTERM');
await ended;
await rm(folder, { recursive: true, force: true });
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
