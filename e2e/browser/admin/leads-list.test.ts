import { readFile } from 'node:fs/promises';
import { chooseOption, confirmSession, createRecords, rowOf, rows, uniqueMark } from '../support/admin.ts';
import { toast } from '../support/feedback.ts';
import { recordCalls } from '../support/network.ts';
import { expect, test } from '../support/own-server.ts';
import { sampleCall, sampleContact } from '../support/sample-records.ts';

test('a new lead is announced and shown on request, while the rows do not move', { tag: '@long' }, async ({
  page,
  openAdmin,
}) => {
  await page.clock.install();
  const mark = uniqueMark();
  await createRecords(page, '/api/contact', [sampleContact(`${mark} one`)]);
  await openAdmin(`/admin/contacts?q=${mark}`);
  await expect(rows(page)).toHaveCount(1);
  await createRecords(page, '/api/contact', [sampleContact(`${mark} two`), sampleContact(`${mark} three`)]);
  await page.clock.fastForward(31_000);
  const show = page.getByRole('button', { name: '2 new contact submissions: show' });
  await expect(show).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await show.click();
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).first()).toContainText(`${mark} three`);
  await expect(show).toHaveCount(0);
});

test('a row that no longer matches the filter keeps its place, and its change can be undone', async ({
  page,
  openAdmin,
}) => {
  const mark = uniqueMark();
  const [one, two] = [`${mark} one`, `${mark} two`];
  await createRecords(page, '/api/contact', [sampleContact(one), sampleContact(two)]);
  await openAdmin(`/admin/contacts?q=${mark}&contacted=no`);
  const status = rowOf(page, one).getByRole('button', { name: /contacted: /i });
  await status.click();
  await expect(status).toHaveText('Contacted');
  await expect(rows(page)).toHaveCount(2);
  await toast(page, `${one}: stage changed to Contacted`).getByRole('button', { name: 'Undo' }).click();
  await expect(status).toHaveText('Mark as Contacted');
  await expect(rows(page)).toHaveCount(2);
});

test('a long message is truncated in the list and in the drawer until "Read all" is pressed', { tag: '@long' }, async ({
  page,
  openAdmin,
}) => {
  const name = uniqueMark();
  await createRecords(page, '/api/contact', [{ ...sampleContact(name), message: `${'Tea '.repeat(200)}end` }]);
  await openAdmin(`/admin/contacts?q=${name}`);
  const row = rowOf(page, name);
  await expect(row).not.toContainText('end');
  await row.getByRole('button', { name: 'Read all' }).click();
  await expect(row).toContainText(/end\s+Show less/);
  await row.getByRole('button', { name: 'Show less' }).click();
  await expect(row).not.toContainText('end');

  await row.getByRole('link', { name }).click();
  const drawer = page.getByRole('dialog', { name });
  await expect(drawer.getByRole('button', { name: 'Read all' })).toBeVisible();
  await expect(drawer.getByText('Tea Tea')).toHaveCount(1);
});

test('selected leads are deleted together, and the undo restores them in one request and reports their number', {
  tag: '@long',
}, async ({ page, openAdmin, headers }) => {
  const mark = uniqueMark();
  const [id] = await createRecords(
    page,
    '/api/schedule-call',
    ['one', 'two', 'three', 'four'].map((name) => sampleCall(`${mark} ${name}`)),
  );
  await openAdmin(`/admin/calls?q=${mark}`);
  for (const name of ['one', 'two', 'three']) {
    await page.getByRole('checkbox', { name: `Select ${mark} ${name}` }).check();
  }
  await page.getByRole('group', { name: 'With 3 selected' }).getByRole('button', { name: 'Delete' }).click();
  await expect(rows(page)).toHaveCount(1);
  const undo = toast(page, '3 calls: in the trash').getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  const data = { kind: 'call', recordId: id };
  expect((await page.request.post('/trpc/trash.restore', { headers, data })).status()).toBe(200);
  const restorations = recordCalls(page, 'trash.restoreMany');
  await undo.click();
  await expect(toast(page, '2 calls: restored')).toBeVisible();
  await expect(rows(page)).toHaveCount(4);
  expect(restorations).toHaveLength(1);
});

test('quarantined leads show the reason, and are released, blocked and unblocked with one click', async ({
  page,
  openAdmin,
}) => {
  const mark = uniqueMark();
  const spam = (name: string) => ({
    ...sampleContact(`${mark} ${name}`),
    email: `${mark}-${name}@spam.example`,
    message: 'Buy followers at https://a.example https://b.example https://c.example',
  });
  await createRecords(page, '/api/contact', [spam('good'), spam('bad')]);
  await openAdmin(`/admin/contacts?q=${mark}`);
  await expect(page.getByRole('heading', { name: /^No .+ match$/ })).toBeVisible();
  await page.getByRole('link', { name: /^Quarantine \(\d+\)$/ }).click();
  const good = rowOf(page, `${mark} good`);
  await expect(good).toContainText('3 links; "Buy followers"');
  await good.getByRole('button', { name: 'Release' }).click();
  await expect(good.getByRole('button', { name: 'Mark as Contacted' })).toBeVisible();
  await rowOf(page, `${mark} bad`).getByRole('button', { name: 'Block' }).click();
  await toast(page, `${mark}-bad@spam.example is blocked`).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, `${mark}-bad@spam.example is no longer blocked`)).toBeVisible();
  await page.getByRole('link', { name: 'Leave the quarantine' }).click();
  await expect(good).toBeVisible();
});

test('the export contains the filtered list', { tag: '@long' }, async ({ page, openAdmin, headers }) => {
  await confirmSession(page.request, headers);
  const mark = uniqueMark();
  await createRecords(page, '/api/contact', [sampleContact(`${mark} one`), sampleContact(`${mark} two`)]);
  await openAdmin(`/admin/contacts?q=${mark}`);
  await rowOf(page, `${mark} one`).getByRole('button', { name: 'Mark as Contacted' }).click();
  await chooseOption(page, 'Stage', 'Contacted');
  await expect(rows(page)).toHaveCount(1);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('contacts.csv');
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv).toMatch(/^\uFEFFReceived \(IST\),Name,/);
  expect(csv).toContain(`${mark} one`);
  expect(csv).not.toContain(`${mark} two`);
});

test('calls are listed by appointment, the upcoming ones first, and a moved call moves to its new position', {
  tag: '@long',
}, async ({ page, openAdmin }) => {
  const mark = uniqueMark();
  const calls = [
    ['past', '2020-01-02'],
    ['later', '2033-05-06'],
    ['next', '2033-05-05'],
  ].map(([name, preferredDate = '']) => ({ ...sampleCall(`${mark} ${name}`), preferredDate }));
  await createRecords(page, '/api/schedule-call', calls);
  await openAdmin(`/admin/calls?q=${mark}`);
  const lines = page.getByRole('table').locator('tbody').getByRole('row');
  await expect(lines).toContainText(['Upcoming', 'next', 'later', 'Past', 'past']);
  await rowOf(page, `${mark} next`)
    .getByRole('link', { name: `${mark} next` })
    .click();
  const drawer = page.getByRole('dialog', { name: `${mark} next` });
  await drawer.getByRole('button', { name: 'Reschedule' }).click();
  await drawer.getByLabel('New day').fill('2033-05-07');
  await drawer.getByRole('combobox', { name: 'New time (IST)' }).click();
  await page.getByRole('option', { name: '10:00 AM', exact: true }).click();
  await drawer.getByRole('button', { name: 'Move the call' }).click();
  await page.keyboard.press('Escape');
  await expect(lines).toContainText(['Upcoming', 'later', 'next', 'Past', 'past']);
});

test('unanswered leads are counted on the tab and in the title, and a new one is notified while the window is hidden', {
  tag: '@long',
}, async ({ page, openAdmin, context }) => {
  await context.grantPermissions(['notifications']);
  await page.clock.install();
  await page.addInitScript(() => {
    const shown: string[] = [];
    class FakeNotification {
      static permission = 'granted';
      static requestPermission = async () => 'granted';
      constructor(title: string) {
        shown.push(title);
      }
    }
    Object.assign(window, { Notification: FakeNotification, shownNotifications: shown });
  });
  await createRecords(page, '/api/contact', [sampleContact(uniqueMark())]);
  await openAdmin('/admin/settings');
  const tab = page.getByRole('tab', { name: /^Contacts \d+ unanswered$/ });
  await expect(tab).toBeVisible();
  await expect(page).toHaveTitle(/^\(\d+\) Settings, administration/);
  await page.getByRole('switch', { name: 'Desktop notifications of new leads' }).click();
  const before = Number((await tab.textContent())?.match(/\d+/)?.[0]);
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true }));
  await createRecords(page, '/api/contact', [sampleContact(uniqueMark())]);
  await page.clock.fastForward(31_000);
  await expect(page.getByRole('tab', { name: `Contacts ${before + 1} unanswered` })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { shownNotifications: string[] }).shownNotifications)).toEqual(
    ['A new lead'],
  );
});

test('the calendar shows the calls of a day and of a week, opens them, and keeps the chosen view', {
  tag: '@long',
}, async ({ page, openAdmin }) => {
  const name = uniqueMark();
  await createRecords(page, '/api/schedule-call', [
    { ...sampleCall(name), preferredDate: '2034-07-05', preferredTime: '4:00 PM' },
  ]);
  await openAdmin(`/admin/calls?q=${name}&day=2034-07-04`);
  await expect(page.getByRole('columnheader', { name: 'Select' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Upcoming' })).toHaveAttribute('scope', 'rowgroup');
  const calendar = page.getByRole('region', { name: 'Calendar' });
  await expect(calendar.getByRole('list')).toHaveCount(0);
  const call = calendar.getByRole('button', { name: `4:00 PM, ${name}` });
  await expect(calendar.getByRole('heading', { name: 'Jul 4, 2034' })).toBeVisible();
  await expect(call).toHaveCount(0);
  await calendar.getByRole('button', { name: 'Next day' }).click();
  await expect(calendar.getByRole('region', { name: 'July 5, 2034' }).getByRole('button')).toHaveText(name);
  await page.getByText('Week', { exact: true }).click();
  await expect(calendar.getByRole('heading', { name: 'Jul 3 to 9, 2034' })).toBeVisible();
  await page.reload();
  await call.click();
  const appointment = page.getByRole('dialog', { name }).getByRole('region', { name: 'Appointment' });
  await expect(appointment).toContainText('July 5, 2034, 4:00 PM IST');
  await page.keyboard.press('Escape');
  await expect(call).toBeFocused();
  await page.getByText('List', { exact: true }).click();
  await expect(calendar).toHaveCount(0);
  await page.goto('/admin/calls');
  await expect(page.getByRole('radio', { name: 'List' })).toBeChecked();
});
