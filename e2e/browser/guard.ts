import { test as base, expect } from '@playwright/test';

/*
 * Every browser test fails on a console message, a failed request, or a request to another host.
 */

export const test = base.extend<{ guard: string[] }>({
  guard: [
    async ({ page, baseURL }, use) => {
      const troubles: string[] = [];
      page.on('console', (message) => {
        // Chromium reports the status of the document that was asked for; the tests look at it themselves.
        if (message.location().url !== page.url()) troubles.push(`console ${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => troubles.push(`page error: ${error.message}`));
      page.on('requestfailed', (request) => troubles.push(`failed request: ${request.url()}`));
      page.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(`${baseURL}/`) && !url.startsWith('data:')) troubles.push(`another host: ${url}`);
      });
      await use(troubles);
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
