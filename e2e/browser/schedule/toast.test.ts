import type { Page } from '@playwright/test';
import { expect, test } from '../support/guard.ts';
import { fillCall, openScheduleDialog, SCHEDULE_URL, submitButton } from '../support/schedule-form.ts';

const NOW = '2031-06-10T08:00:00+05:30';

const region = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });
const success = (page: Page) => page.getByRole('status').filter({ hasText: 'Success!' });

/** Sends a call; its toast comes on a page with nothing in front of it. */
async function sendCall(page: Page) {
  const dialog = await openScheduleDialog(page);
  await fillCall(dialog);
  await submitButton(dialog).click();
}

/** The clock stands still, and the toast has just come. */
async function freshToast(page: Page) {
  await page.clock.install({ time: NOW });
  const dialog = await openScheduleDialog(page);
  await fillCall(dialog);
  await page.clock.pauseAt('2031-06-10T08:10:00+05:30');
  await submitButton(dialog).click();
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(success(page)).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [10] });
  return success(page);
}

/** Drags a toast by its words. */
async function drag(page: Page, by: number) {
  const words = success(page).getByText('Success!');
  const box = await words.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 10, (box?.y ?? 0) + 10];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by / 2, y);
  await page.mouse.move(x + by, y);
  await page.mouse.up();
}

test('a toast is announced, and goes 5000 ms after it came', async ({ page }) => {
  const toast = await freshToast(page);
  await expect(region(page)).toHaveAttribute('aria-live', 'polite');
  await page.clock.runFor(4800);
  await expect(toast).toBeVisible();
  await page.clock.runFor(400);
  await expect(toast).toHaveCount(0);
});

test('a toast that has the focus stays, and goes 5000 ms after the focus left it', async ({ page }) => {
  const toast = await freshToast(page);
  await page.keyboard.press('F8');
  await expect(toast.locator(':focus')).toHaveCount(1);
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await page.getByRole('main').focus();
  await page.clock.runFor(4800);
  await expect(toast).toBeVisible();
  await page.clock.runFor(400);
  await expect(toast).toHaveCount(0);
});

test('a toast goes with a swipe of more than 50 px to the right, and no other', async ({ page }) => {
  await page.clock.setFixedTime(NOW);
  await sendCall(page);
  await expect(success(page)).toBeVisible();
  await success(page).hover();
  for (const by of [40, -120]) {
    await drag(page, by);
    await expect(success(page)).toBeVisible();
  }
  await drag(page, 60);
  await expect(success(page)).toHaveCount(0);
});

test('the button of a toast closes it', async ({ page }) => {
  await page.clock.setFixedTime(NOW);
  await sendCall(page);
  await success(page).getByRole('button', { name: 'Close' }).click();
  await expect(success(page)).toHaveCount(0);
});

test('F8 moves the focus into the toast, Escape closes it and gives the focus back', async ({ page }) => {
  await page.clock.setFixedTime(NOW);
  await sendCall(page);
  const trigger = page.getByRole('button', { name: 'Schedule Call' }).first();
  await expect(success(page)).toBeVisible();
  await expect(trigger).toBeFocused();
  await page.keyboard.press('F8');
  await expect(success(page).locator(':focus')).toContainText('Success!');
  await page.keyboard.press('Tab');
  await expect(success(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(success(page)).toHaveCount(0);
  await expect(trigger).toBeFocused();
});

test('over the open dialog one error shows at a time, in reach of mouse and keyboard', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 503/);
  await page.clock.setFixedTime(NOW);
  let count = 0;
  await page.route(SCHEDULE_URL, (route) => {
    count += 1;
    return route.fulfill({ status: 503, json: { message: `Refused ${count} times.` } });
  });
  const dialog = await openScheduleDialog(page);
  await fillCall(dialog);
  const toast = page.getByRole('alert');
  for (const said of ['Refused 1 times.', 'Refused 2 times.']) {
    await submitButton(dialog).press('Enter');
    await expect(toast).toHaveText(`Error${said}`);
  }
  await page.keyboard.press('F8');
  await expect(toast.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(toast).toHaveCount(0);
  await expect(submitButton(dialog)).toBeFocused();
  await submitButton(dialog).press('Enter');
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect(toast).toHaveCount(0);
  await expect(dialog).toBeVisible();
});

test('a toast is at most 420 px wide and fits the screen', async ({ page }) => {
  await page.clock.setFixedTime(NOW);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await sendCall(page);
  const box = await success(page).boundingBox();
  expect(box?.width).toBeLessThanOrEqual(420);
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 9999)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});
