import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/guard.ts';
import { fulfillProcedure } from '../support/network.ts';
import {
  fillCall,
  openScheduleDialog,
  openSchedulePage,
  SCHEDULE_URL,
  submitButton,
} from '../support/schedule-form.ts';

const NOW = '2031-06-10T08:00:00+05:30';

const region = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });
const success = (page: Page) => page.getByRole('status').filter({ hasText: 'Success!' });

const answer = { message: 'Your call has been scheduled!', id: 1, token: '1.x' };

/** Sends a call, whose toast appears on a page without a dialog. */
async function sendCall(page: Page) {
  await fulfillProcedure(page, 'callRequest.schedule', answer);
  await page.clock.setFixedTime(NOW);
  const dialog = await openScheduleDialog(page);
  await fillCall(dialog);
  await submitButton(dialog).click();
  await expect(success(page)).toBeVisible();
}

/** Sends a call under a paused clock and runs the clock until the toast has just appeared. */
async function sendCallWithPausedClock(page: Page) {
  await fulfillProcedure(page, 'callRequest.schedule', answer);
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

async function dragToast(page: Page, pixels: number) {
  const box = await success(page).getByText('Success!').boundingBox();
  const [x, y] = [(box?.x ?? 0) + 10, (box?.y ?? 0) + 10];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + pixels / 2, y);
  await page.mouse.move(x + pixels, y);
  await page.mouse.up();
}

test('is announced and disappears after 5000 ms, also after it was pressed', { tag: '@long' }, async ({ page }) => {
  const toast = await sendCallWithPausedClock(page);
  await expect(region(page)).toHaveAttribute('aria-live', 'polite');
  await toast.getByText('Success!').click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(4800);
  await expect(toast).toBeVisible();
  await page.clock.runFor(400);
  await expect(toast).toHaveCount(0);
});

test('stays while it has the focus and disappears 5000 ms after losing it', { tag: '@long' }, async ({ page }) => {
  const toast = await sendCallWithPausedClock(page);
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

test('is at most 420 px wide and closes on a swipe of more than 50 px to the right only, without moving the focus', {
  tag: '@long',
}, async ({ page }) => {
  await sendCall(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const box = await success(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(420);
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 9999)).toBeLessThanOrEqual(width);
  }
  await success(page).hover();
  for (const pixels of [40, -120]) {
    await dragToast(page, pixels);
    await expect(success(page)).toBeVisible();
  }
  await dragToast(page, 60);
  await expect(success(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Schedule Call' }).first()).toBeFocused();
});

test('does not cover the submit button after an error, nor the booking confirmation after a success, on a phone', {
  tag: ['@phone', '@long'],
}, async ({ page, expectProblem }) => {
  expectProblem(/status of 503/);
  await page.clock.setFixedTime(NOW);
  await fulfillProcedure(page, 'callRequest.schedule', answer);
  await page.route(SCHEDULE_URL, (route) => route.fulfill({ status: 503, json: { message: 'Refused.' } }), {
    times: 1,
  });
  const form = await openSchedulePage(page);
  await fillCall(form);
  await submitButton(form).click();
  const failure = page.getByRole('alert');
  await expect(failure).toBeVisible();
  expect(await overlap(failure, submitButton(form))).toBe(false);
  await submitButton(form).click();
  await expect(success(page)).toBeVisible();
  for (const part of [
    page.getByRole('heading', { name: 'Thank You' }),
    page.getByRole('link', { name: 'Reschedule or cancel' }),
  ]) {
    expect(await overlap(success(page), part)).toBe(false);
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('A part is not visible');
  return a.y < b.y + b.height && b.y < a.y + a.height && a.x < b.x + b.width && b.x < a.x + a.width;
}

test('takes the focus on F8, and Escape closes it and returns the focus', { tag: '@long' }, async ({ page }) => {
  await sendCall(page);
  const trigger = page.getByRole('button', { name: 'Schedule Call' }).first();
  await expect(trigger).toBeFocused();
  await page.keyboard.press('F8');
  await expect(success(page).locator(':focus')).toContainText('Success!');
  for (const name of ['View call', 'Close']) {
    await page.keyboard.press('Tab');
    await expect(success(page).getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(success(page)).toHaveCount(0);
  await expect(trigger).toBeFocused();
});

test('shows one error at a time above the buttons of the open dialog or below it, within reach of mouse and keyboard', {
  tag: '@long',
}, async ({ page, expectProblem }) => {
  expectProblem(/status of 503/);
  await page.setViewportSize({ width: 800, height: 900 });
  await page.clock.setFixedTime(NOW);
  let count = 0;
  await page.route(SCHEDULE_URL, (route) => {
    count += 1;
    return route.fulfill({ status: 503, json: { message: `Refused ${count} times.` } });
  });
  const dialog = await openScheduleDialog(page);
  await fillCall(dialog);
  const toast = page.getByRole('alert');
  for (const message of ['Refused 1 times.', 'Refused 2 times.']) {
    await submitButton(dialog).press('Enter');
    await expect(toast).toHaveText(`Error${message}`);
  }
  const [box, button] = [await toast.boundingBox(), await submitButton(dialog).boundingBox()];
  expect((box?.y ?? 999) + (box?.height ?? 999)).toBeLessThan(button?.y ?? 0);
  // The toast would cover a part of this field.
  await expect(dialog.getByLabel('Message (Optional)')).toBeHidden();
  await page.keyboard.press('F8');
  await expect(toast.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(toast).toHaveCount(0);
  await expect(dialog.getByLabel('Message (Optional)')).toBeVisible();
  await expect(submitButton(dialog)).toBeFocused();
  // In a taller window the toast fits below the dialog.
  await page.setViewportSize({ width: 800, height: 1200 });
  await submitButton(dialog).press('Enter');
  await expect(toast).toBeVisible();
  const end = await dialog.boundingBox();
  expect((await toast.boundingBox())?.y).toBeGreaterThanOrEqual((end?.y ?? 999) + (end?.height ?? 999));
  await expect(dialog.getByLabel('Message (Optional)')).toBeVisible();
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect(toast).toHaveCount(0);
  await expect(dialog).toBeVisible();
});
