import type { Locator, Page } from '@playwright/test';
import { expect } from './guard.ts';

export const projectCard = (page: Page, title: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });

export const technologies = (page: Page, title: string): Locator =>
  projectCard(page, title).getByText('Technologies:').locator('+ ul').getByRole('listitem');

/** The "+N more" of a hovered card follows the third technology on the same line. */
export async function expectChipsOnOneLine(page: Page, title: string): Promise<void> {
  await projectCard(page, title).hover();
  const chips = technologies(page, title).locator('> *');
  await expect(chips.nth(3)).toHaveText(/^\+\d+ more$/);
  const [third, more] = [await chips.nth(2).boundingBox(), await chips.nth(3).boundingBox()];
  expect((more?.x ?? 0) - (third?.x ?? 0) - (third?.width ?? 0)).toBeCloseTo(5, 0);
  expect(more?.y).toBeCloseTo(third?.y ?? 0, 0);
}
