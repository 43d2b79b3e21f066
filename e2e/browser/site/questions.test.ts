import { expect, test } from '../support/guard.ts';
import { isPhone } from '../support/page-state.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/contact', { waitUntil: 'networkidle' });
});

test('six questions are asked, all answers closed, in two columns where there is room', async ({ page }) => {
  const questions = page.locator('details');
  await expect(questions).toHaveCount(6);
  await expect(page.locator('details[open]')).toHaveCount(0);
  const lefts = await questions.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(isPhone(page) ? 1 : 2);
  await expect(page.getByText('50+ clients so far')).toBeHidden();
});

test('one answer is open at a time, also across the columns', async ({ page }) => {
  const [first, last] = [page.locator('details').first(), page.locator('details').last()];
  await first.getByRole('heading').click();
  await expect(first).toHaveAttribute('open');
  await last.getByRole('heading').click();
  await expect(last).toHaveAttribute('open');
  await expect(page.locator('details[open]')).toHaveCount(1);
  await last.getByRole('heading').click();
  await expect(page.locator('details[open]')).toHaveCount(0);
});

test('the keyboard opens an answer, goes on to the next question and closes the first with it', async ({ page }) => {
  const questions = page.locator('summary');
  await questions.nth(0).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('details').nth(0)).toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await expect(questions.nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.locator('details').nth(1)).toHaveAttribute('open');
  await expect(page.locator('details').nth(0)).not.toHaveAttribute('open');
});
