import { expect, test } from '../support/guard.ts';
import { doubleClick } from '../support/page-state.ts';
import {
  caller,
  dateField,
  fetchCalls,
  fillCall,
  nextScheduledCall,
  openCalendar,
  openScheduleDialog,
  SCHEDULE_URL,
  submitButton,
  timeField,
} from '../support/schedule-form.ts';

const FALLBACK = 'Failed to schedule call. Please try again.';

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2031-06-10T08:00:00+05:30');
});

test('a call is sent, confirmed by a toast in the words of the server, and found by the owner', async ({
  page,
  request,
}, { project }) => {
  const dialog = await openScheduleDialog(page);
  await fillCall(dialog);
  const email = `sent@${project.name}.example`;
  await dialog.getByLabel('Email Address *').fill(email);
  await dialog.getByLabel('Company (Optional)').fill('Rao Textiles');
  await dialog.getByLabel('Message (Optional)').fill('A store for our shop.');
  const answer = page.waitForResponse(SCHEDULE_URL);
  await submitButton(dialog).click();
  const [{ result }] = (await (await answer).json()) as [{ result: { data: { json: { message: string } } } }];
  await expect(dialog).toBeHidden();
  const toast = page.getByRole('status').filter({ hasText: 'Success!' });
  await expect(toast).toContainText(result.data.json.message);
  await expect(page.getByRole('button', { name: 'Schedule Call' }).first()).toBeFocused();
  expect((await fetchCalls(request)).find((call) => call.email === email)).toMatchObject({
    name: 'Asha Rao',
    phone: '+91 98765 43210',
    company: 'Rao Textiles',
    message: 'A store for our shop.',
    preferredTime: '10:30 AM',
    contacted: false,
  });
});

test('an empty company and message are sent as null', async ({ page }) => {
  const dialog = await openScheduleDialog(page);
  await fillCall(dialog);
  const call = nextScheduledCall(page);
  await submitButton(dialog).click();
  expect(await call).toMatchObject({ company: null, message: null, preferredDate: '2031-06-10' });
  await expect(dialog).toBeHidden();
});

test('after a call was sent the form is empty and correct again, also after a reload', async ({ page }) => {
  const dialog = await openScheduleDialog(page);
  await submitButton(dialog).click();
  await expect(dialog.getByRole('status')).toHaveText('Please check 4 fields.');
  await fillCall(dialog);
  const calendar = await openCalendar(dialog);
  await calendar.getByRole('button', { name: 'June 12, 2031' }).click();
  await submitButton(dialog).click();
  await expect(dialog).toBeHidden();
  for (const way of ['again', 'reloaded']) {
    if (way === 'reloaded') await openScheduleDialog(page);
    else await page.getByRole('button', { name: 'Schedule Call' }).first().click();
    await expect(dialog.getByLabel('Full Name *')).toBeFocused();
    for (const label of Object.keys(caller)) await expect(dialog.getByLabel(label)).toHaveValue('');
    await expect(timeField(dialog)).toHaveValue('');
    await expect(dateField(dialog)).toHaveText('Tue, Jun 10, 2031');
    await expect(dialog.locator('[aria-invalid]')).toHaveCount(0);
  }
});

test('while a call is sent the button is disabled and says so, and a double click sends one', async ({ page }) => {
  const held: (() => Promise<void>)[] = [];
  await page.route(SCHEDULE_URL, (route) => void held.push(() => route.continue()));
  const dialog = await openScheduleDialog(page);
  await fillCall(dialog);
  await doubleClick(submitButton(dialog));
  const sending = dialog.getByRole('button', { name: 'Scheduling...' });
  await expect(sending).toBeDisabled();
  await expect(sending.locator('svg')).toBeVisible();
  await expect(submitButton(dialog)).toHaveCount(0);
  await dialog.getByLabel('Full Name *').press('Enter');
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.();
  await expect(dialog).toBeHidden();
  expect(held).toHaveLength(1);
});

test('without the server an error is shown, the form and its values stay, and it can be sent again', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED/);
  expectProblem(/failed request: .*callRequest\.schedule/);
  await page.route(SCHEDULE_URL, (route) => route.abort());
  const dialog = await openScheduleDialog(page);
  await fillCall(dialog);
  await submitButton(dialog).click();
  const toast = page.getByRole('alert');
  await expect(toast).toContainText('Error');
  await expect(toast).toContainText(FALLBACK);
  await expect(dialog).toBeVisible();
  for (const [label, value] of Object.entries(caller)) await expect(dialog.getByLabel(label)).toHaveValue(value);
  await expect(timeField(dialog)).toHaveValue('10:30 AM');
  await expect(submitButton(dialog)).toBeEnabled();
  await expect(submitButton(dialog)).toBeFocused();

  await page.unroute(SCHEDULE_URL);
  await submitButton(dialog).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'Success!' })).toBeVisible();
  await expect(toast).toHaveCount(0);
});

test('what a failing server says stands in the toast', async ({ page, expectProblem }) => {
  expectProblem(/status of 503/);
  const message = 'The server is starting. Please try again in a moment.';
  await page.route(SCHEDULE_URL, (route) => route.fulfill({ status: 503, json: { message } }));
  const dialog = await openScheduleDialog(page);
  await fillCall(dialog);
  await submitButton(dialog).click();
  await expect(page.getByRole('alert')).toContainText(`Error${message}`);
  await expect(dialog).toBeVisible();
});

test('an answer that is no sentence is not shown to anybody', async ({ page, expectProblem }) => {
  expectProblem(/status of 500/);
  await page.route(SCHEDULE_URL, (route) => route.fulfill({ status: 500, body: '<h1>Bad gateway</h1>' }));
  const dialog = await openScheduleDialog(page);
  await fillCall(dialog);
  await submitButton(dialog).click();
  await expect(page.getByRole('alert')).toContainText(`Error${FALLBACK}`);
});

test('a field that only the server refuses is marked and takes the focus', async ({ page, expectProblem }) => {
  expectProblem(/status of 400/);
  await page.route(SCHEDULE_URL, (route) =>
    route.continue({ postData: (route.request().postData() ?? '').replace(caller['Email Address *'], 'nobody') }),
  );
  const dialog = await openScheduleDialog(page);
  await fillCall(dialog);
  await submitButton(dialog).click();
  await expect(page.getByRole('alert')).toContainText('ErrorInvalid email format');
  const email = dialog.getByLabel('Email Address *');
  await expect(email).toHaveAccessibleDescription('Invalid email format');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('asha@client.example');
});
