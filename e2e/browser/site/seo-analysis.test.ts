import type { Page } from '@playwright/test';
import { expect, test } from '../support/guard.ts';
import { waitForHydration } from '../support/page-state.ts';

const rowsOf = (page: Page, title: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title }) })
    .locator('dl')
    .first()
    .locator('> div');

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: '2026-03-02T10:00:00Z' });
  await page.clock.pauseAt('2026-03-02T10:00:01Z');
  await page.goto('/seo-analysis');
  await waitForHydration(page);
});

test('the analysis begins after one second, and until then says that it runs', async ({ page }) => {
  await expect(page.getByText('Analyzing SEO performance...')).toBeVisible();
  await page.clock.runFor(999);
  await expect(page.getByText('Analyzing SEO performance...')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'SEO indicators' })).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.getByRole('heading', { name: 'SEO indicators' })).toBeVisible();
  await expect(page.getByText('Analyzing SEO performance...')).toHaveCount(0);
});

test('the analysis tells what stands in the head of the page', async ({ page }) => {
  await page.clock.runFor(1000);
  const meta = (name: string) => page.locator(`meta[name="${name}"]`).getAttribute('content');
  const [description, keywords, author, robots] = await Promise.all(
    ['description', 'keywords', 'author', 'robots'].map(meta),
  );
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  await expect(rowsOf(page, 'Title and description')).toHaveText([
    `Title${await page.title()}`,
    `Description${description}`,
    `Keywords${keywords}`,
    `Author${author}`,
    `Robots${robots}`,
    `Canonical URL${canonical}`,
  ]);
  const social = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Social tags' }) });
  for (const kind of ['og:', 'twitter:']) {
    const named = await page.locator(`meta[property^="${kind}"], meta[name^="${kind}"]`).count();
    await expect(social.locator('dt').filter({ hasText: new RegExp(`^${kind}`) })).toHaveCount(named);
  }
  await expect(page.getByRole('region', { name: 'Structured data' })).toContainText('"LocalBusiness"');
  await expect(page.getByText('No structured data found')).toHaveCount(0);
});

test('good values are OK, and those that are not are warned of or missing', async ({ page }) => {
  await page.evaluate(() => {
    document.title = 'T'.repeat(61);
    document.querySelector('meta[name=description]')?.setAttribute('content', 'Too short');
    document.querySelector('meta[name=keywords]')?.setAttribute('content', 'one, , two,');
    document.querySelector('link[rel=canonical]')?.remove();
  });
  await page.clock.runFor(1000);
  const rows = rowsOf(page, 'SEO indicators');
  await expect(rows).toHaveText([
    /61 of 60 characters\s*Warning$/,
    /9 characters, 120 to 160 wanted\s*Warning$/,
    /^Canonical URL\s*Missing$/,
    /^Robots meta.+Present$/,
    /^Keywords\s*2\s*OK$/,
  ]);
});

test('the page itself has no fault that it would warn of', async ({ page }) => {
  await page.clock.runFor(1000);
  await expect(rowsOf(page, 'SEO indicators')).toHaveText([/OK$/, /OK$/, /Present$/, /Present$/, /OK$/]);
});

test('structured data that is broken counts as none', async ({ page, expectProblem }) => {
  expectProblem(/console error: The structured data of the page cannot be read/);
  await page.evaluate(() => {
    const script = document.querySelector('script[type="application/ld+json"]');
    if (script) script.textContent = '{"@type": ';
  });
  await page.clock.runFor(1000);
  await expect(page.getByText('No structured data found')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Structured data' })).toHaveCount(0);
});

test('brand names, what is in place, and the files that search engines read are listed', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'Brand variations' })).toBeVisible();
  await expect(page.getByText('In place', { exact: true }).first()).toBeVisible();
  for (const [name, href] of [
    ['XML Sitemap', '/sitemap.xml'],
    ['HTML Sitemap', '/sitemap'],
    ['Robots.txt', '/robots.txt'],
  ] as const) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});
