import type { Locator, Page } from '@playwright/test';

/**
 * Waits until React has hydrated the page. `waitForFunction` polls every frame; a locator assertion would poll at
 * growing intervals of up to a second.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
}

/** Waits until the browser has drawn two frames, after which the effects of an event without a request are visible. */
export async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** Records the URLs of the tRPC requests that the page makes from now on. */
export function trpcRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/trpc/')) requests.push(request.url());
  });
  return requests;
}

/** Clicks twice, even if the first click renames or disables the button. */
export async function doubleClick(button: Locator): Promise<void> {
  await button.dblclick({ force: true });
}
