import { expect, type Page } from '@playwright/test';
import { waitForHydration } from './page-state.ts';
import { test as base } from './servers.ts';

/*
 * Makes every browser test fail on a console message, a failed request, a request to another host, or a violation of
 * the Content-Security-Policy. A test that causes such a problem announces it with `expectProblem(/failed request:
 * .*\/trpc/)`, and fails when it does not occur.
 */

type Guard = {
  /**
   * Starts hydration when the document is parsed, as a visitor's first key press does, and lets `goto` and `reload`
   * resolve when it is done. Waiting for the browser to be idle instead would cost each visit up to a second.
   */
  hydrateOnLoad: boolean;
  expectProblem: (pattern: RegExp) => void;
};

const phone = { width: 390, height: 844 };

export const test = base.extend<Guard>({
  hydrateOnLoad: [true, { option: true }],
  // A test runs on a desktop, and on a phone if its tag says so.
  viewport: ({ viewport }, use, { tags }) => use(tags.includes('@phone') ? phone : viewport),
  async page({ page, hydrateOnLoad }, use) {
    if (hydrateOnLoad) await hydrateAfterNavigation(page);
    await use(page);
  },
  expectProblem: [
    async ({ page, baseURL }, use) => {
      await page.addInitScript(() =>
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
          reportError(new Error(`${effectiveDirective} forbids ${blockedURI}`)),
        ),
      );
      const problems: string[] = [];
      const expected: RegExp[] = [];
      page.on('console', (message) => {
        // Chromium logs the document's own status, which the tests check themselves.
        if (message.location().url !== page.url()) problems.push(`console ${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
      page.on('requestfailed', (request) => {
        // The browser aborts the pending requests of a page that is left.
        const isAborted = request.failure()?.errorText === 'net::ERR_ABORTED';
        if (!isAborted) problems.push(`failed request: ${request.url()}`);
      });
      page.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(`${baseURL}/`) && !url.startsWith('data:')) problems.push(`another host: ${url}`);
      });
      await use((pattern) => expected.push(pattern));
      expect(problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)))).toEqual([]);
      expect(expected.filter((pattern) => !problems.some((problem) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
});

async function hydrateAfterNavigation(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // The pages in frames run no scripts.
    if (self !== top) return;
    addEventListener('DOMContentLoaded', () =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true })),
    );
  });
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...target) => waitUntilReady(page, await goto(...target));
  page.reload = async (...options) => waitUntilReady(page, await reload(...options));
}

/** Waits for hydration where the document is a page of the site, not a file or an error text. */
async function waitUntilReady<T>(page: Page, response: T): Promise<T> {
  const isSitePage = (await page.locator('#state').count()) > 0;
  if (isSitePage) await waitForHydration(page);
  return response;
}

export { expect };
