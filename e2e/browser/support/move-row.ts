import { expect, type Locator } from '@playwright/test';
import { waitForFrames } from './page-state.ts';

/**
 * Picks up a row by its handle and presses an arrow key until its new position is announced, without dropping it.
 * dnd-kit ignores keys right after the pick-up. The new position is an end of the list, where another press has no
 * effect.
 */
export async function moveRow(handle: Locator, key: 'ArrowUp' | 'ArrowDown', announcement: string): Promise<void> {
  const page = handle.page();
  await handle.press('Space');
  await expect(async () => {
    await page.keyboard.press(key);
    await waitForFrames(page);
    expect(await page.getByText(announcement).count()).toBe(1);
  }).toPass();
}
