import type { Page } from '@playwright/test';
import { expect, test } from '../support/guard.ts';

const SCRIPT = '**/BlogPage-*.js';
const troubles = /failed request: .*BlogPage|console error: Failed to load resource|page error: .* imported module/;
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Chooses a page whose scripts cannot be had; answers what was asked for. */
async function chooseOutOfReach(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(SCRIPT, async (route) => {
    asked.push(route.request().url());
    await route.abort();
  });
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).press('Enter');
  await expect(title(page)).toHaveText('This page is out of reach.');
  return asked;
}

test.beforeEach(({ expectProblem }) => expectProblem(troubles));

test('a page whose scripts cannot be had says so, and does not ask for them again and again', async ({ page }) => {
  const asked = await chooseOutOfReach(page);
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('alert')).toHaveText(/could not be loaded just now/);
  await expect(page.getByRole('banner')).toBeVisible();
  await page.waitForLoadState('networkidle');
  // For the intent and for the choice, each time as a preload and as a module.
  expect(asked.length).toBeLessThanOrEqual(4);
});

test('a page that was out of reach opens when it is tried again', async ({ page }) => {
  await chooseOutOfReach(page);
  await page.unroute(SCRIPT);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(title(page)).toHaveText('Notes from the line');
});

test('a page that was out of reach opens when it is chosen once more', async ({ page }) => {
  await chooseOutOfReach(page);
  await page.unroute(SCRIPT);
  await page.goBack();
  await expect(title(page)).toHaveText('An agency with a timetable.');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).press('Enter');
  await expect(title(page)).toHaveText('Notes from the line');
});
