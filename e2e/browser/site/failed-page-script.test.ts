import type { Page } from '@playwright/test';
import { expect, test } from '../support/guard.ts';

const SCRIPT = '**/BlogPage-*.js';
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const blogLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true });

/** Navigates to a page whose script cannot be loaded; returns the URLs that were requested for it. */
async function openPageWithoutScript(page: Page): Promise<string[]> {
  const requested: string[] = [];
  await page.route(SCRIPT, async (route) => {
    requested.push(route.request().url());
    await route.abort();
  });
  await page.goto('/about');
  await blogLink(page).press('Enter');
  await expect(title(page)).toHaveText('This page is out of reach.');
  return requested;
}

test.beforeEach(({ expectProblem }) =>
  expectProblem(/failed request: .*BlogPage|console error: Failed to load resource|page error: .* imported module/),
);

test('a page whose script cannot be loaded shows an error, without a retry loop, and opens on "Try again"', {
  tag: '@long',
}, async ({ page }) => {
  const requested = await openPageWithoutScript(page);
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('alert')).toHaveText(/could not be loaded just now/);
  await expect(page.getByRole('banner')).toBeVisible();
  await page.waitForLoadState('networkidle');
  // The focus and the click each request the script as a preload and as a module.
  expect(requested.length).toBeLessThanOrEqual(4);
  await page.unroute(SCRIPT);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(title(page)).toHaveText('Notes from the line');
});

test('a page whose script could not be loaded opens when its link is chosen again', { tag: '@long' }, async ({
  page,
}) => {
  await openPageWithoutScript(page);
  await page.unroute(SCRIPT);
  await page.goBack();
  await expect(title(page)).toHaveText('An agency with a timetable.');
  await blogLink(page).press('Enter');
  await expect(title(page)).toHaveText('Notes from the line');
});
