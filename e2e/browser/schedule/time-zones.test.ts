import { dayIn } from '@site/schema/schedule';
import { uniqueMark } from '../support/admin.ts';
import { expect, test } from '../support/guard.ts';
import {
  dateField,
  dayButton,
  fetchCalls,
  fillCall,
  nextScheduledCall,
  openCalendar,
  openScheduleDialog,
  submitButton,
  timeField,
} from '../support/schedule-form.ts';

/*
 * A call is a day and a slot in India, wherever the visitor is. The arithmetic is tested in visitor-time.test.ts and in
 * packages/schema/src/schedule.test.ts, a zone far to the west in booking.test.ts.
 */

test.use({ timezoneId: 'Pacific/Kiritimati' });

test('schedules the picked day in India and shows the local time of the visitor, which is on the next day', {
  tag: '@long',
}, async ({ page, request }) => {
  await page.clock.setFixedTime('2031-06-10T16:30:00+05:30');
  const dialog = await openScheduleDialog(page);
  await expect(dateField(dialog)).toHaveText('Tue, Jun 10, 2031');
  await openCalendar(dialog);
  await expect(dayButton(page, 'June 9, 2031')).toBeDisabled();
  await expect(dayButton(page, 'June 10, 2031')).toHaveAttribute('aria-current', 'date');
  await dayButton(page, 'June 12, 2031').click();
  await expect(dateField(dialog)).toHaveText('Thu, Jun 12, 2031');
  await expect(timeField(dialog)).toHaveAccessibleDescription(
    'Select a time slot. 9:00 AM–5:30 PM IST is 5:30 PM–2:00 AM your time.',
  );
  await fillCall(dialog, '5:30 PM');
  await expect(timeField(dialog)).toHaveAccessibleDescription('5:30 PM IST is 2:00 AM on Fri, Jun 13 your time.');
  const email = `${uniqueMark()}@client.example`;
  await dialog.getByLabel('Email Address *').fill(email);

  const call = nextScheduledCall(page);
  await submitButton(dialog).click();
  expect(await call).toMatchObject({ preferredDate: '2031-06-12', preferredTime: '5:30 PM' });
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'Success!' })).toContainText(
    'Thu, Jun 12, 2031, 5:30 PM IST (Asia/Kolkata), 2:00 AM on Fri, Jun 13 your time.',
  );
  const stored = (await fetchCalls(request)).find((lead) => lead.email === email);
  expect(stored?.preferredTime).toBe('5:30 PM');
  expect(dayIn('Asia/Kolkata', new Date(stored?.preferredDate ?? ''))).toBe('2031-06-12');
});
