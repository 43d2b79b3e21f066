import { expect, test } from '../support/guard.ts';
import { trpcRequests, waitForHydration } from '../support/page-state.ts';

const heading = 'Every business has a next stop. We build the line to it.';

test('hydrates the home page without a request for data and without a word on the console', async ({ page }) => {
  const requests = trpcRequests(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await waitForHydration(page);
  expect(requests).toEqual([]);
});

test('goes from the not-found page to the home page in the browser, with one request', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await waitForHydration(page);
  const requests = trpcRequests(page);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('shows the same home page with JavaScript off', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Saffron Lane' })).toBeVisible();
  await context.close();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`paints the ${colorScheme} scheme of the system from the first frame`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    const ground = colorScheme === 'dark' ? 'rgb(12, 18, 16)' : 'rgb(255, 255, 255)';
    await expect(page.locator('body')).toHaveCSS('background-color', ground);
  });
}

test('loads the code of the administration on /admin only, and logs in and out there', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(files.filter((file) => file.includes('AdminPage'))).toEqual([]);

  await page.goto('/admin');
  await page.getByLabel('Username').fill('owner');
  await page.getByRole('textbox', { name: 'Password' }).fill('Correct-horse-9!');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('tab', { name: 'Portfolio' })).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Portfolio' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('adminSession'))).toBeNull();
});
