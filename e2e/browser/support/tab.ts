import type { Locator, Page } from '@playwright/test';

export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 700;
}

/**
 * Waits until React has taken the page over: before that, a click is the browser's business alone. Asked in every frame,
 * because a locator is asked after half a second the sixth time, and all tests begin with this.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
}

/** The requests for data that the page makes from now on. */
export function dataRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/trpc/')) requests.push(request.url());
  });
  return requests;
}

/** Presses twice, though the first press may take away the name that the button was found by. */
export async function pressTwice(button: Locator): Promise<void> {
  await button.dblclick({ force: true });
}
