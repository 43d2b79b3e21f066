import { today } from '@site/schema/schedule';
import { expect, test } from '../support/guard.ts';
import {
  dateField,
  fetchCalls,
  fillCall,
  nextScheduledCall,
  openCalendar,
  openScheduleDialog,
  submitButton,
  timeField,
} from '../support/schedule-form.ts';

/*
 * A call is a day and a slot on the clock in India, wherever the visitor sits.
 */

const zones = [
  { timezoneId: 'America/New_York', now: '2031-06-10T02:00:00+05:30', there: 'it is still the day before' },
  { timezoneId: 'Asia/Kolkata', now: '2031-06-10T08:00:00+05:30', there: 'it is the same day' },
  { timezoneId: 'Pacific/Kiritimati', now: '2031-06-10T20:00:00+05:30', there: 'it is already the next day' },
];

for (const { timezoneId, now, there } of zones) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test(`the call is on the day that was picked, though ${there}`, async ({ page, request }, { project }) => {
      await page.clock.setFixedTime(now);
      const dialog = await openScheduleDialog(page);
      await expect(dateField(dialog)).toHaveText('Tue, Jun 10, 2031');
      const calendar = await openCalendar(dialog);
      await expect(calendar.getByRole('button', { name: 'June 9, 2031', exact: true })).toBeDisabled();
      await expect(calendar.getByRole('button', { name: 'June 10, 2031' })).toHaveAttribute('aria-current', 'date');
      await calendar.getByRole('button', { name: 'June 12, 2031' }).click();
      await expect(dateField(dialog)).toHaveText('Thu, Jun 12, 2031');
      await fillCall(dialog, '5:30 PM');
      const email = `${project.name}@${timezoneId.replace(/[^a-z]/gi, '-').toLowerCase()}.example`;
      await dialog.getByLabel('Email Address *').fill(email);

      const call = nextScheduledCall(page);
      await submitButton(dialog).click();
      expect(await call).toMatchObject({ preferredDate: '2031-06-12', preferredTime: '5:30 PM' });
      await expect(dialog).toBeHidden();
      const stored = (await fetchCalls(request)).find((lead) => lead.email === email);
      expect(stored?.preferredTime).toBe('5:30 PM');
      expect(today(new Date(stored?.preferredDate ?? ''))).toBe('2031-06-12');
    });
  });
}

const hints = [
  { timezoneId: 'America/New_York', slot: '9:00 AM', hint: 'That is 11:30 PM on Wed, Jun 11 your time.' },
  { timezoneId: 'America/New_York', slot: '5:30 PM', hint: 'That is 8:00 AM your time.' },
  { timezoneId: 'Pacific/Kiritimati', slot: '5:30 PM', hint: 'That is 2:00 AM on Fri, Jun 13 your time.' },
  { timezoneId: 'Asia/Kolkata', slot: '5:30 PM', hint: '' },
];

for (const { timezoneId, slot, hint } of hints) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test(`${slot} is shown on ${hint ? 'both clocks' : 'one clock, which is the same'}`, async ({ page }) => {
      await page.clock.setFixedTime('2031-06-10T08:00:00+05:30');
      const dialog = await openScheduleDialog(page);
      await expect(timeField(dialog)).toHaveAccessibleDescription('Times are in India (IST).');
      const calendar = await openCalendar(dialog);
      await calendar.getByRole('button', { name: 'June 12, 2031' }).click();
      await timeField(dialog).selectOption(slot);
      await expect(timeField(dialog)).toHaveAccessibleDescription(`Times are in India (IST). ${hint}`.trim());
    });
  });
}
