import type { Page } from '@playwright/test';
import { expect, test } from './guard.ts';
import { isPhone } from './tab.ts';

const KB = 1024;

type Weight = { js: number; css: number; files: string[] };

/** What crosses the wire for a page, as the browser counts it. */
async function weigh(page: Page, path: string): Promise<Weight> {
  const weight: Weight = { js: 0, css: 0, files: [] };
  const sizes: Promise<void>[] = [];
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    const kind = type.includes('javascript') ? 'js' : type.includes('css') ? 'css' : undefined;
    if (!kind) return;
    weight.files.push(response.url());
    expect([response.url(), response.headers()['content-encoding']]).toEqual([response.url(), 'br']);
    sizes.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => {
          weight[kind] += responseBodySize;
        }),
    );
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await Promise.all(sizes);
  return weight;
}

test('the home page needs at most 110 KB of JavaScript and 16 KB of CSS, in brotli', async ({ page }) => {
  test.skip(isPhone(page), 'the same files');
  const { js, css, files } = await weigh(page, '/');
  expect(js).toBeGreaterThan(0);
  expect(js).toBeLessThanOrEqual(110 * KB);
  expect(css).toBeLessThanOrEqual(16 * KB);
  expect(
    files.filter((file) => /ScheduleDialog|ScheduleForm|DateField|lead-form|fields|Toaster|AdminPage|data-/.test(file)),
  ).toEqual([]);
});

test('the dialog, its calendar and its form arrive when the dialog is opened, not before', async ({ page }) => {
  test.skip(isPhone(page), 'the same files');
  const { files } = await weigh(page, '/');
  const before = files.length;
  await page.getByRole('button', { name: 'Schedule Call' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Schedule a Call' })).toBeVisible();
  expect(files.length).toBeGreaterThan(before);
});
