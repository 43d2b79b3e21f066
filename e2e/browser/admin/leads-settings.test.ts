import type { Page } from '@playwright/test';
import { administrator } from '../../launch.ts';
import {
  chooseOption,
  confirmSession,
  createRecords,
  createSession,
  openWithSession,
  textbox,
  uniqueMark,
} from '../support/admin.ts';
import { refusalToast, toast } from '../support/feedback.ts';
import { fulfillProcedure } from '../support/network.ts';
import { expect, test } from '../support/own-server.ts';
import { sampleCall, sampleContact } from '../support/sample-records.ts';

// Their own server, because the booking settings decide what every form offers.
// In one worker, because each worker starts a server of this name.
test.describe.configure({ mode: 'default' });
test.use({ serverOptions: { name: 'lead-settings' } });

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('the booking settings are checked, saved, and decide which slots are free', { tag: '@long' }, async ({
  page,
  openAdmin,
}) => {
  await openAdmin('/admin/settings');
  const booking = section(page, 'Booking');
  const save = booking.getByRole('button', { name: 'Save the booking settings' });
  await booking.getByLabel('Calls per slot').fill('none');
  await save.click();
  await expect(refusalToast(page, 'Not saved')).toContainText('Calls per slot');
  await expect(booking.getByLabel('Calls per slot')).toHaveAttribute('aria-invalid', 'true');
  await expect(booking.getByLabel('Calls per slot')).toBeFocused();
  await booking.getByLabel('Calls per slot').fill('1');
  await booking.getByRole('group', { name: 'Closed days' }).getByLabel('Sunday').check();
  await booking.getByRole('group', { name: 'Slots' }).getByLabel('9:00 AM').uncheck();
  await textbox(booking, 'Holiday').fill('2035-01-26');
  await textbox(booking, 'Name of the holiday').fill('Republic Day');
  await booking.getByRole('button', { name: 'Add holiday' }).click();
  await expect(booking.getByText('January 26, 2035: Republic Day')).toBeVisible();
  // Text typed beside the button is saved too.
  await textbox(booking, 'Holiday').fill('2035-08-15');
  await textbox(booking, 'Name of the holiday').fill('Independence Day');
  await textbox(booking, 'Name of the holiday').press('ControlOrMeta+s');
  await expect(toast(page, 'Booking settings saved')).toBeVisible();
  await expect(booking.getByText('Not saved yet')).toBeHidden();
  await page.reload();
  await expect(booking.getByText('January 26, 2035: Republic Day')).toBeVisible();
  await expect(booking.getByText('August 15, 2035: Independence Day')).toBeVisible();
  const input = encodeURIComponent(JSON.stringify({ from: '2035-01-25', days: 4 }));
  const { result } = await (await page.request.get(`/trpc/booking.availability?input=${input}`)).json();
  const days = result.data.json.map(({ closed, unavailable }: { closed: string; unavailable: string[] }) => [
    closed,
    unavailable.length,
  ]);
  expect(days).toEqual([
    [null, 1],
    ['Republic Day', 18],
    [null, 1],
    ['Closed', 18],
  ]);
});

test('a webhook is added with a secret after a confirmation, edited, and deleted', { tag: '@long' }, async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 40[03]/);
  // The session of the server may be confirmed already.
  await openWithSession(page, (await createSession(page.request)).token, '/admin/settings');
  const webhooks = section(page, 'Notify other services');
  await webhooks.getByRole('button', { name: 'Add address' }).click();
  const form = page.getByRole('dialog', { name: 'Add address' });
  await form.getByLabel('Address').fill('crm');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('Address')).toHaveAccessibleDescription('Enter an address that begins with https://');
  await form.getByLabel('Address').fill('https://crm.example/hook');
  await form.getByLabel(/^A lead is deleted/).uncheck();
  await form.getByRole('button', { name: 'Save' }).click();
  const confirm = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await confirm.getByRole('button', { name: 'Cancel' }).click();
  await expect(confirm).toBeHidden();
  await form.getByRole('button', { name: 'Save' }).click();
  await textbox(confirm, 'Current password').fill('Not-the-one-1!');
  await confirm.getByRole('button', { name: 'Confirm' }).click();
  await expect(textbox(confirm, 'Current password')).toHaveAccessibleDescription('Current password is incorrect');
  await textbox(confirm, 'Current password').fill(administrator.password);
  await confirm.getByRole('button', { name: 'Confirm' }).click();
  const secret = page.getByRole('dialog', { name: 'Secret of the address' });
  const first = await secret.getByLabel('Secret').inputValue();
  expect(first).toMatch(/^whsec_/);
  await secret.getByRole('button', { name: 'Replace the secret' }).click();
  await page
    .getByRole('dialog', { name: 'Replace the secret?' })
    .getByRole('button', { name: 'Replace the secret' })
    .click();
  await expect(secret.getByLabel('Secret')).not.toHaveValue(first);
  const renewed = await secret.getByLabel('Secret').inputValue();
  await secret.getByRole('button', { name: 'Close' }).click();

  const item = webhooks.getByRole('listitem').filter({ hasText: 'https://crm.example/hook' });
  await expect(item).toContainText('A lead arrives. A lead gets another stage. A call is moved. A call is cancelled');
  await item.getByRole('button', { name: 'Show secret' }).click();
  await expect(secret.getByLabel('Secret')).toHaveValue(renewed);
  await secret.getByRole('button', { name: 'Close' }).click();
  await item.getByRole('button', { name: 'Log' }).click();
  const log = page.getByRole('dialog', { name: 'Log of the address' });
  await expect(log.getByText('Nothing was sent yet.')).toBeVisible();
  await log.getByRole('button', { name: 'Close' }).click();
  await item.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('dialog', { name: 'Edit address' }).getByLabel('Active').uncheck();
  await page.getByRole('dialog', { name: 'Edit address' }).getByRole('button', { name: 'Save' }).click();
  await expect(item.getByText('Off')).toBeVisible();
  await item.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete this address?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(item).toHaveCount(0);
});

test('the mail settings show that no mail server is configured, preview each mail, and queue a test mail', {
  tag: '@long',
}, async ({ page, openAdmin, expectProblem }) => {
  // The scripts of the tests are refused in the preview, as every script is.
  expectProblem(/The document is sandboxed/);
  await openAdmin('/admin/settings');
  const mail = section(page, 'Mail');
  await expect(
    mail.getByText('Not set up: mails are kept, and sent once the operator of the server connects a mail server'),
  ).toBeVisible();
  await mail.getByRole('button', { name: 'Preview the mails' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview of the mails' });
  await expect(preview.frameLocator('iframe').getByText('Asha').first()).toBeVisible();
  await chooseOption(page, 'Mail', 'The call is cancelled');
  await expect(preview.getByText(/cancelled/i).first()).toBeVisible();
  await preview.getByText('Text', { exact: true }).click();
  await expect(preview.locator('pre')).toContainText('Asha');
  await preview.getByRole('button', { name: 'Close' }).click();
  await mail.getByRole('button', { name: 'Send test mail' }).click();
  await expect(toast(page, 'The test mail waits for a mail server')).toBeVisible();
  await expect(mail.getByText(/^1, the oldest since/)).toBeVisible();
});

test('a banner on every screen reports that mails are not sent, and links lead to the blocks of the settings', {
  tag: '@long',
}, async ({ page, openAdmin }) => {
  const state = {
    isConfigured: true,
    isStuck: true,
    recipient: 'owner@agency.example',
    waiting: 3,
    waitingSince: new Date().toISOString(),
    noticeWaitingSince: null,
    lastSentAt: null,
    lastError: 'ECONNREFUSED',
    givenUp: 0,
    lastGivenUpError: null,
  };
  await fulfillProcedure(page, 'mail.state', state, ['waitingSince']);
  await openAdmin('/admin/portfolio');
  const banner = page.getByRole('alert').filter({ hasText: '3 mails are waiting (since' });
  await expect(banner).toContainText('Mails are not sent: The mail server cannot be reached');
  await banner.getByRole('link', { name: 'Mail settings' }).click();
  await expect(page).toHaveURL('/admin/settings#mail');
  await expect(page.getByRole('heading', { name: 'Mail' })).toBeFocused();
  await expect.poll(async () => (await page.getByRole('heading', { name: 'Mail' }).boundingBox())?.y).toBeLessThan(60);
  const nav = page.getByRole('navigation', { name: 'Settings' });
  await expect(nav.locator('[aria-current]')).toHaveText('Mail');
  // A block of a few lines.
  await nav.getByRole('link', { name: 'Notify other services' }).click();
  await expect(page.getByRole('heading', { name: 'Notify other services' })).toBeFocused();
  await expect(nav.locator('[aria-current]')).toHaveText('Notify other services');
  await section(page, 'Booking').getByRole('link', { name: 'The agency' }).click();
  await expect(page.getByRole('heading', { name: 'The agency' })).toBeFocused();
  await section(page, 'The agency').getByRole('link', { name: 'Booking' }).click();
  await expect(page.getByRole('heading', { name: 'Booking' })).toBeFocused();
});

test('the calendar feed gets a new address', { tag: '@long' }, async ({ page, openAdmin, headers }) => {
  await confirmSession(page.request, headers);
  await openAdmin('/admin/settings');
  const feed = section(page, 'Calendar feed');
  await expect(feed.getByLabel('Secret address')).toHaveCount(0);
  await feed.getByRole('button', { name: 'Show the address' }).click();
  const address = await feed.getByLabel('Secret address').inputValue();
  expect((await page.request.get(address)).status()).toBe(200);
  await feed.getByRole('button', { name: 'Change the address' }).click();
  await page.getByRole('dialog', { name: 'Change the address?' }).getByRole('button', { name: 'Change it' }).click();
  await expect(feed.getByLabel('Secret address')).not.toHaveValue(address);
  expect((await page.request.get(address)).status()).toBe(404);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('links at the top of the window lead to the blocks of the settings', { tag: '@long' }, async ({
    page,
    openAdmin,
  }) => {
    await createRecords(page, '/api/contact', [sampleContact('Asha Rao')]);
    await openAdmin('/admin/settings');
    const nav = page.getByRole('navigation', { name: 'Settings' });
    const heading = page.getByRole('heading', { name: 'Change password' });
    await expect(nav.locator('[aria-current]')).toHaveText('Booking');
    await expect(page.getByRole('tab', { name: 'Contacts 1 unanswered' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Settings' })).toBeInViewport({ ratio: 1 });
    await nav.getByRole('link', { name: 'Change password' }).click();
    await expect(heading).toBeInViewport();
    await expect(nav).toBeInViewport();
    await expect(nav.locator('[aria-current]')).toHaveText('Change password');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('textbox', { name: 'Current password' })).toBeFocused();
    // By keyboard, because the links scroll sideways when another one becomes current.
    await nav.getByRole('link', { name: 'Who is logged in' }).press('Enter');
    await expect(nav.locator('[aria-current]')).toHaveText('Who is logged in');
  });
});

test('closing a day with booked calls shows a notice with a link to them', { tag: '@long' }, async ({
  page,
  openAdmin,
}) => {
  const name = uniqueMark();
  await createRecords(page, '/api/schedule-call', [{ ...sampleCall(name), preferredDate: '2035-10-31' }]);
  await openAdmin('/admin/settings');
  const booking = section(page, 'Booking');
  await textbox(booking, 'Holiday').fill('2035-10-31');
  await textbox(booking, 'Name of the holiday').fill('Diwali');
  await booking.getByRole('button', { name: 'Save the booking settings' }).click();
  const notice = booking.getByRole('alert').filter({ hasText: '1 call is booked on a day that you have closed' });
  await notice.getByRole('link', { name: 'see October 31, 2035' }).click();
  await expect(page).toHaveURL('/admin/calls?view=day&day=2035-10-31');
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
});
