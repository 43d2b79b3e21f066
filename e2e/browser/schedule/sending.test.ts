import { uniqueMark } from '../support/admin.ts';
import { expectFieldError } from '../support/feedback.ts';
import { expect, test } from '../support/guard.ts';
import { failProcedure, holdRequests } from '../support/network.ts';
import { doubleClick } from '../support/page-state.ts';
import {
  caller,
  chosenSlot,
  dateField,
  dayButton,
  fetchCalls,
  fillCall,
  nextScheduledCall,
  openCalendar,
  openScheduleDialog,
  openSchedulePage,
  pressTrigger,
  SCHEDULE_URL,
  submitButton,
} from '../support/schedule-form.ts';

const FALLBACK = 'Failed to schedule call. Please try again.';

test.beforeEach(({ page }) => page.clock.setFixedTime('2031-06-10T08:00:00+05:30'));

test('sends a call once, shows progress and the confirmation of the server, and stores the call', async ({
  page,
  request,
}) => {
  const sent: string[] = [];
  page.on('request', (call) => sent.push(...(call.url().includes('callRequest.schedule') ? [call.url()] : [])));
  const release = await holdRequests(page, SCHEDULE_URL);
  const dialog = await openScheduleDialog(page);
  await fillCall(dialog);
  const email = `${uniqueMark()}@client.example`;
  await dialog.getByLabel('Email Address *').fill(email);
  await dialog.getByLabel('Company (Optional)').fill('Rao Textiles');
  await dialog.getByLabel('Message (Optional)').fill('A store for our shop.');
  const response = page.waitForResponse(SCHEDULE_URL);
  await doubleClick(submitButton(dialog));
  const sending = dialog.getByRole('button', { name: 'Scheduling...' });
  await expect(sending).toBeDisabled();
  await expect(sending.locator('svg')).toBeVisible();
  await expect(submitButton(dialog)).toHaveCount(0);
  await dialog.getByLabel('Full Name *').press('Enter');
  release();
  const [{ result }] = (await (await response).json()) as [{ result: { data: { json: { message: string } } } }];
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'Success!' })).toContainText(result.data.json.message);
  await expect(page.getByRole('button', { name: 'Schedule Call' }).first()).toBeFocused();
  expect(sent).toHaveLength(1);
  expect((await fetchCalls(request)).filter((call) => call.email === email)).toMatchObject([
    {
      name: 'Asha Rao',
      phone: '+91 98765 43210',
      company: 'Rao Textiles',
      message: 'A store for our shop.',
      preferredTime: '10:30 AM',
      contacted: false,
    },
  ]);
});

test('sends empty optional fields as null, and is empty without errors afterwards', { tag: '@long' }, async ({
  page,
}) => {
  const dialog = await openScheduleDialog(page);
  await submitButton(dialog).click();
  await expect(dialog.getByRole('status')).toHaveText('Please check 4 fields.');
  await fillCall(dialog);
  await openCalendar(dialog);
  await dayButton(page, 'June 12, 2031').click();
  const call = nextScheduledCall(page);
  await submitButton(dialog).click();
  expect(await call).toMatchObject({ company: null, message: null, preferredDate: '2031-06-12' });
  await expect(dialog).toBeHidden();
  for (const visit of ['same', 'reloaded']) {
    if (visit === 'reloaded') await page.reload();
    await pressTrigger(page);
    for (const label of Object.keys(caller)) await expect(dialog.getByLabel(label)).toHaveValue('');
    await expect(chosenSlot(dialog)).toHaveCount(0);
    await expect(dateField(dialog)).toHaveText('Tue, Jun 10, 2031');
    await expect(dialog.locator('[aria-invalid]')).toHaveCount(0);
  }
});

test('keeps the form after a network failure and sends it on the next try', { tag: '@long' }, async ({
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
  await expect(chosenSlot(dialog)).toHaveValue('10:30 AM');
  await expect(submitButton(dialog)).toBeEnabled();
  await expect(submitButton(dialog)).toBeFocused();
  const failure = dialog.getByText(`Error: ${FALLBACK}`);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await pressTrigger(page);
  await expect(failure).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toBeVisible();

  await page.unroute(SCHEDULE_URL);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'Success!' })).toBeVisible();
  await expect(toast).toHaveCount(0);
});

test('shows the message of an error response, but not the text of a response that is not JSON, and marks and focuses a field that only the server refuses', {
  tag: '@long',
}, async ({ page, expectProblem }) => {
  expectProblem(/status of 503/);
  expectProblem(/status of 500/);
  const message = 'The server is starting. Please try again in a moment.';
  await page.route(SCHEDULE_URL, (route) => route.fulfill({ status: 503, json: { message } }));
  const dialog = await openScheduleDialog(page);
  await fillCall(dialog);
  await submitButton(dialog).click();
  await expect(page.getByRole('alert')).toContainText(`Error${message}`);
  await expect(dialog).toBeVisible();

  await page.route(SCHEDULE_URL, (route) => route.fulfill({ status: 500, body: '<h1>Bad gateway</h1>' }));
  await submitButton(dialog).click();
  await expect(page.getByRole('alert')).toContainText(`Error${FALLBACK}`);

  expectProblem(/status of 400/);
  await page.route(SCHEDULE_URL, (route) =>
    route.continue({ postData: (route.request().postData() ?? '').replace(caller['Email Address *'], 'nobody') }),
  );
  await submitButton(dialog).click();
  await expect(page.getByRole('alert')).toContainText('ErrorInvalid email format');
  const email = dialog.getByLabel('Email Address *');
  await expectFieldError(email, 'Invalid email format');
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('asha@client.example');
});

test('does not move the page when a call that was sent offline is refused later', { tag: '@long' }, async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 400/);
  await failProcedure(page, 'callRequest.schedule', { status: 400, message: 'Refused.' });
  const form = await openSchedulePage(page);
  await fillCall(form);
  // Requests that are pending would fail without a connection.
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false, configurable: true }));
  await submitButton(form).click();
  await expect(form.getByRole('alert')).toContainText('You are offline.');
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.evaluate(() => {
    Reflect.deleteProperty(navigator, 'onLine');
    window.dispatchEvent(new Event('online'));
  });
  await expect(page.getByRole('alert').filter({ hasText: 'Refused.' })).toBeVisible();
  await expect(form.getByText('Error: Refused.')).not.toBeInViewport();
});
