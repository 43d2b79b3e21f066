import type { Page } from '@playwright/test';
import { expect, test } from '../support/guard.ts';
import { waitForHydration } from '../support/page-state.ts';
import { publicPages, recordPages } from '../support/public-pages.ts';

/*
 * The weight of every kind of page until it is hydrated and before any interaction: whole responses, with their headers.
 * The limits leave no room for code of dialogs, calendars, form validation, the API client or Mantine, which load when
 * they are used.
 */

const KB = 1024;
const SCRIPTS_LIMIT = 102 * KB;
const REST_LIMIT = 85 * KB;

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

const inKb = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`;

async function checkWeight(page: Page, path: string) {
  const transfers = await recordTransfers(page, path);
  const isScript = ({ type }: Transfer) => type.includes('javascript');
  const bytesOf = (files: Transfer[]) => files.reduce((sum, { body, headers }) => sum + body + headers, 0);
  const scripts = bytesOf(transfers.filter(isScript));
  const rest = bytesOf(transfers.filter((file) => !isScript(file)));
  process.stdout.write(`${path}: scripts ${inKb(scripts)}, everything else ${inKb(rest)}\n`);
  expect(scripts, `scripts of ${path}`).toBeGreaterThan(50 * KB);
  expect(scripts, `scripts of ${path}`).toBeLessThanOrEqual(SCRIPTS_LIMIT);
  expect(rest, `HTML, fonts and images of ${path}`).toBeLessThanOrEqual(REST_LIMIT);

  // Files of less than 1 KB are not compressed.
  const isText = ({ type, body }: Transfer) => /javascript|css|html|svg/.test(type) && body > KB;
  expect(transfers.filter((file) => isText(file) && file.encoding !== 'br')).toEqual([]);
  // The page inlines its styles.
  expect(transfers.filter(({ type }) => type.includes('css'))).toEqual([]);
}

for (const { path } of publicPages) {
  test(
    `${path} loads at most 102 KB of scripts and 85 KB of everything else`,
    { tag: path === '/' ? [] : '@long' },
    ({ page }) => checkWeight(page, path),
  );
}

test('the pages of records load at most 102 KB of scripts and 85 KB of everything else', async ({
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
