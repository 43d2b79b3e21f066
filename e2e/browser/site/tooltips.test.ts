import type { Page } from '@playwright/test';
import { tooltips } from '@site/schema/site';
import { expect, test } from '../support/guard.ts';

const chat = 'Chat with us on WhatsApp';

/** Stops the animations whose delays are the delays of the tooltips. */
async function pauseAnimations(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
}

/** Finishes the running delays; returns their lengths in milliseconds. */
const finishDelays = (page: Page) =>
  page.evaluate(() =>
    document.documentElement.getAnimations().map((delay) => {
      delay.finish();
      return delay.effect?.getTiming().delay;
    }),
  );

const tooltipState = (page: Page, text: string) =>
  page.locator(`[data-tip="${text}"]:visible`).evaluate((icon) => {
    const { content, opacity } = getComputedStyle(icon, '::after');
    return content === 'none' ? 'none' : opacity === '1' ? 'shown' : 'waiting';
  });

test('appear 700 ms after the mouse, the next one at once within 300 ms, with or without motion', {
  tag: '@long',
}, async ({ page }) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/terms');
    await pauseAnimations(page);
    await page.getByRole('button', { name: 'Dark mode' }).hover();
    expect(await tooltipState(page, 'Dark mode')).toBe('waiting');
    expect(await finishDelays(page)).toEqual([tooltips.openDelayMs]);
    expect(await tooltipState(page, 'Dark mode')).toBe('shown');

    await page.getByRole('link', { name: chat }).hover();
    expect(await tooltipState(page, 'Dark mode')).toBe('none');
    expect(await tooltipState(page, chat)).toBe('shown');

    await page.mouse.move(300, 500);
    expect(await finishDelays(page)).toEqual([tooltips.skipDelayMs]);
    await page.getByRole('link', { name: chat }).hover();
    expect(await tooltipState(page, chat)).toBe('waiting');
  }
});

test('appear on keyboard focus, close on Escape and are announced once to screen readers', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/contact');
  await pauseAnimations(page);
  const icon = page.getByRole('link', { name: chat, exact: true });
  await page.keyboard.press('Shift+Tab');
  await expect(icon).toBeFocused();
  await finishDelays(page);
  expect(await tooltipState(page, chat)).toBe('shown');
  await expect(icon).toHaveAccessibleName(chat);
  await page.keyboard.press('Escape');
  expect(await tooltipState(page, chat)).toBe('none');
});
