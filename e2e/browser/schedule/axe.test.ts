import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { expect, test } from '../support/guard.ts';
import {
  fillCall,
  openCalendar,
  openScheduleDialog,
  openSchedulePage,
  SCHEDULE_URL,
  submitButton,
} from '../support/schedule-form.ts';

/** What is behind the dialog has its own tests, and looking at it again takes seconds. */
async function expectAccessible(page: Page, state: string, behind = 'main, header, footer') {
  expect([state, await axeViolations(page, { exclude: behind })]).toEqual([state, []]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test.beforeEach(async ({ page }) => {
      await page.clock.setFixedTime('2031-06-10T12:10:00+05:30');
    });

    test('the dialog, its calendar, its errors and a failure are accessible', async ({ page, expectProblem }) => {
      expectProblem(/status of 503/);
      await page.route(SCHEDULE_URL, (route) => route.fulfill({ status: 503, json: { message: 'Please try again.' } }));
      const dialog = await openScheduleDialog(page);
      await expectAccessible(page, 'open');
      const calendar = await openCalendar(dialog);
      await expectAccessible(page, 'calendar');
      await page.keyboard.press('Escape');
      await expect(calendar).toBeHidden();
      await submitButton(dialog).click();
      await expect(dialog.getByRole('status')).toHaveText('Please check 4 fields.');
      await expectAccessible(page, 'errors');
      await fillCall(dialog, '12:30 PM');
      await submitButton(dialog).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessible(page, 'failure');
    });

    test('the calendar and the errors of the page are accessible', async ({ page }) => {
      const form = await openSchedulePage(page);
      await submitButton(form).click();
      await expect(form.getByText('Please check 4 fields.')).toBeVisible();
      await openCalendar(form);
      await expectAccessible(page, 'page', 'header, footer');
    });
  });
}
