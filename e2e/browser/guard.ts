import { test as base, expect } from '@playwright/test';

/*
 * Every browser test fails on a console message, a failed request, or a request to another host. A test that brings
 * a trouble about names it with `expectTrouble(/failed request: .*\/trpc/)`, and then fails without it.
 */

export const test = base.extend<{ expectTrouble: (pattern: RegExp) => void }>({
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

export { expect };
