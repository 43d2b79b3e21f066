import { test as base, expect, type Page } from '@playwright/test';
import { hydrated } from './tab.ts';

/*
 * Every browser test fails on a console message, a failed request, or a request to another host. A test that brings
 * a trouble about names it with `expectTrouble(/failed request: .*\/trpc/)`, and then fails without it.
 */

type Guard = {
  /** Whether a page that was opened is React's before the test goes on. */
  waitsForScripts: boolean;
  expectTrouble: (pattern: RegExp) => void;
};

export const test = base.extend<Guard>({
  waitsForScripts: [true, { option: true }],
  async page({ page, waitsForScripts }, use) {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    if (waitsForScripts) {
      page.goto = async (...target) => taken(page, await goto(...target));
      page.reload = async (...options) => taken(page, await reload(...options));
    }
    await use(page);
  },
  expectTrouble: [
    async ({ page, baseURL }, use) => {
      const troubles: string[] = [];
      const expected: RegExp[] = [];
      page.on('console', (message) => {
        // Chromium reports the status of the document that was asked for; the tests look at it themselves.
        if (message.location().url !== page.url()) troubles.push(`console ${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => troubles.push(`page error: ${error.message}`));
      page.on('requestfailed', (request) => {
        // The browser drops what a page still waits for when it is left.
        const isDropped = request.failure()?.errorText === 'net::ERR_ABORTED';
        if (!isDropped) troubles.push(`failed request: ${request.url()}`);
      });
      page.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(`${baseURL}/`) && !url.startsWith('data:')) troubles.push(`another host: ${url}`);
      });
      await use((pattern) => expected.push(pattern));
      expect(troubles.filter((trouble) => !expected.some((pattern) => pattern.test(trouble)))).toEqual([]);
      expect(expected.filter((pattern) => !troubles.some((trouble) => pattern.test(trouble)))).toEqual([]);
    },
    { auto: true },
  ],
});

async function taken<T>(page: Page, answer: T): Promise<T> {
  const isOurs = (await page.locator('#state').count()) > 0;
  if (isOurs) await hydrated(page);
  return answer;
}

export { expect };
