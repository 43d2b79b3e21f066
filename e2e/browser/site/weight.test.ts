import type { Page } from '@playwright/test';
import { expect, test } from '../support/guard.ts';
import { waitForHydration } from '../support/page-state.ts';
import { recordPages } from '../support/public-pages.ts';

/*
 * The weight of the heaviest kinds of page until it is hydrated and before any interaction. The limits leave no room for code
 * of dialogs, calendars, form validation, the API client or Mantine, which load when they are used.
 */

const KB = 1024;
const SCRIPTS_LIMIT = 100 * KB;
const REST_LIMIT = 90 * KB;

const paths = [
  ...['/', '/about', '/services', '/services/web-app-development', '/services/seo-optimization'],
  ...['/portfolio', '/blog', '/contact', '/schedule-call'],
];

type Transfer = { url: string; type: string; encoding: string | undefined; body: number; headers: number };

/** Opens the page and returns what the browser received for it. */
async function recordTransfers(page: Page, path: string): Promise<Transfer[]> {
  const transfers: Promise<Transfer>[] = [];
  page.on('response', (response) => {
    const { 'content-type': type = '', 'content-encoding': encoding } = response.headers();
    const sizes = response.request().sizes();
    transfers.push(
      sizes.then(({ responseBodySize: body, responseHeadersSize: headers }) => {
        return { url: response.url(), type, encoding, body, headers };
      }),
    );
  });
  await page.goto(path);
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  return Promise.all(transfers);
}

async function checkWeight(page: Page, path: string) {
  const transfers = await recordTransfers(page, path);
  const isScript = ({ type }: Transfer) => type.includes('javascript');
  const scripts = transfers.filter(isScript).reduce((sum, { body }) => sum + body, 0);
  const rest = transfers.filter((file) => !isScript(file)).reduce((sum, { body, headers }) => sum + body + headers, 0);
  expect(scripts, `scripts of ${path}`).toBeGreaterThan(50 * KB);
  expect(scripts, `scripts of ${path}`).toBeLessThanOrEqual(SCRIPTS_LIMIT);
  expect(rest, `HTML, fonts and images of ${path}`).toBeLessThanOrEqual(REST_LIMIT);

  // Files of less than 1 KB are not compressed.
  const isText = ({ type, body }: Transfer) => /javascript|css|html|svg/.test(type) && body > KB;
  expect(transfers.filter((file) => isText(file) && file.encoding !== 'br')).toEqual([]);
  // The page inlines its styles.
  expect(transfers.filter(({ type }) => type.includes('css'))).toEqual([]);
}

for (const path of paths) {
  test(`${path} loads at most 100 KB of scripts and 90 KB of everything else`, async ({ page }) => {
    await checkWeight(page, path);
  });
}

test('pages of records load at most 100 KB of scripts and 90 KB of everything else', async ({
  browser,
  baseURL,
  request,
}) => {
  for (const { path } of await recordPages(request)) {
    const page = await browser.newPage({ ...(baseURL && { baseURL }) });
    await checkWeight(page, path);
    await page.close();
  }
});
