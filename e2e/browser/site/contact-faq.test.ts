import { expect, test } from '../support/guard.ts';

test('six questions start closed in two columns, one on a phone, and one answer is open at a time', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/contact');
  const questions = page.locator('details');
  const open = page.locator('details[open]');
  await expect(questions).toHaveCount(6);
  await expect(open).toHaveCount(0);
  await expect(page.getByText('50+ clients so far')).toBeHidden();
  const columns = async () =>
    new Set(await questions.evaluateAll((all) => all.map((question) => question.getBoundingClientRect().left))).size;
  expect(await columns()).toBe(2);

  const [first, last] = [questions.first(), questions.last()];
  await first.getByRole('heading').click();
  await expect(first).toHaveAttribute('open');
  await last.getByRole('heading').click();
  await expect(last).toHaveAttribute('open');
  await expect(open).toHaveCount(1);
  await last.getByRole('heading').click();
  await expect(open).toHaveCount(0);

  const summaries = page.locator('summary');
  await summaries.nth(0).focus();
  await page.keyboard.press('Enter');
  await expect(questions.nth(0)).toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await expect(summaries.nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(questions.nth(1)).toHaveAttribute('open');
  await expect(questions.nth(0)).not.toHaveAttribute('open');

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await columns()).toBe(1);
});
