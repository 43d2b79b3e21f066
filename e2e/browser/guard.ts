import { test as base, expect } from '@playwright/test';

/*
 * Every browser test fails on a console message, a failed request, or a request to another host. One that lets the
 * server refuse or vanish announces what comes of it, `expectTrouble(/status of 500/)`, and fails where it does not come.
 */

type Guard = { guard: { troubles: string[]; expected: RegExp[] }; expectTrouble: (pattern: RegExp) => void };

export const test = base.extend<Guard>({
  guard: [
    async ({ page, baseURL }, use) => {
      const troubles: string[] = [];
      const expected: RegExp[] = [];
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
      await use({ troubles, expected });
      expect(troubles.filter((trouble) => !expected.some((pattern) => pattern.test(trouble)))).toEqual([]);
      expect(expected.filter((pattern) => !troubles.some((trouble) => pattern.test(trouble)))).toEqual([]);
    },
    { auto: true },
  ],
  expectTrouble: async ({ guard }, use) => {
    await use((pattern) => guard.expected.push(pattern));
  },
});

export { expect };
