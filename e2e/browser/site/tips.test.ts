import type { Page } from '@playwright/test';
import { tooltips } from '@site/schema/site';
import { expect, test } from '../support/guard.ts';
import { waitForHydration } from '../support/page-state.ts';

const chat = 'Chat with us on WhatsApp';

/** The style sheets wait until they are told that the time has passed. */
async function stopTheClock(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
}

/** How long the style sheets wait, in milliseconds; then they have waited. */
const passWait = (page: Page) =>
  page.evaluate(() =>
    document.documentElement.getAnimations().map((wait) => {
      wait.finish();
      return wait.effect?.getTiming().delay;
    }),
  );

/** Whether what an icon does is told at all, and can be seen. */
const told = (page: Page, tip: string) =>
  page.locator(`[data-tip="${tip}"]:visible`).evaluate((icon) => {
    const { content, opacity } = getComputedStyle(icon, '::after');
    return content === 'none' ? 'no' : opacity === '1' ? 'yes' : 'soon';
  });

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`an icon is explained after 700 ms, the next at once within 300, with ${reducedMotion} of motion`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    await waitForHydration(page);
    await stopTheClock(page);
    await page.getByRole('button', { name: 'Dark mode' }).hover();
    expect(await told(page, 'Dark mode')).toBe('soon');
    expect(await passWait(page)).toEqual([tooltips.openDelayMs]);
    expect(await told(page, 'Dark mode')).toBe('yes');

    await page.getByRole('link', { name: chat }).hover();
    expect(await told(page, 'Dark mode')).toBe('no');
    expect(await told(page, chat)).toBe('yes');

    await page.mouse.move(300, 500);
    expect(await passWait(page)).toEqual([tooltips.skipDelayMs]);
    await page.getByRole('link', { name: chat }).hover();
    expect(await told(page, chat)).toBe('soon');
  });
}

test('the keyboard is told as well, Escape takes it away, and names are read once', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/contact');
  await waitForHydration(page);
  await stopTheClock(page);
  const icon = page.getByRole('link', { name: chat, exact: true });
  await page.keyboard.press('Shift+Tab');
  await expect(icon).toBeFocused();
  await passWait(page);
  expect(await told(page, chat)).toBe('yes');
  await expect(icon).toHaveAccessibleName(chat);
  await page.keyboard.press('Escape');
  expect(await told(page, chat)).toBe('no');
});
