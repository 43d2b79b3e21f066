import type { Page } from '@playwright/test';
import { expect, test } from '../support/guard.ts';

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
});

test('analyses the head of the page after one second and reports no warning', async ({ page }) => {
  const running = page.getByText('Analyzing SEO performance...');
  await expect(running).toBeVisible();
  await page.clock.runFor(999);
  await expect(running).toBeVisible();
  await expect(page.getByRole('heading', { name: 'SEO indicators' })).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.getByRole('heading', { name: 'SEO indicators' })).toBeVisible();
  await expect(running).toHaveCount(0);

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
  for (const prefix of ['og:', 'twitter:']) {
    const count = await page.locator(`meta[property^="${prefix}"], meta[name^="${prefix}"]`).count();
    await expect(social.locator('dt').filter({ hasText: new RegExp(`^${prefix}`) })).toHaveCount(count);
  }
  await expect(page.getByRole('region', { name: 'Structured data' })).toContainText('"LocalBusiness"');
  await expect(page.getByText('No structured data found')).toHaveCount(0);
  await expect(rowsOf(page, 'SEO indicators')).toHaveText([/OK$/, /OK$/, /Present$/, /Present$/, /OK$/]);

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

// indicators.test.ts tests the limits of each indicator.
test('warns about bad values, reports missing ones and treats invalid structured data as missing', {
  tag: '@long',
}, async ({ page, expectProblem }) => {
  expectProblem(/console error: The structured data of the page cannot be read/);
  await page.evaluate(() => {
    document.title = 'T'.repeat(61);
    document.querySelector('meta[name=description]')?.setAttribute('content', 'Too short');
    document.querySelector('meta[name=keywords]')?.setAttribute('content', 'one, , two,');
    document.querySelector('link[rel=canonical]')?.remove();
    const script = document.querySelector('script[type="application/ld+json"]');
    if (script) script.textContent = '{"@type": ';
  });
  await page.clock.runFor(1000);
  await expect(rowsOf(page, 'SEO indicators')).toHaveText([
    /61 of 60 characters\s*Warning$/,
    /9 characters, 120 to 160 wanted\s*Warning$/,
    /^Canonical URL\s*Missing$/,
    /^Robots meta.+Present$/,
    /^Keywords\s*2\s*OK$/,
  ]);
  await expect(page.getByText('No structured data found')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Structured data' })).toHaveCount(0);
});
