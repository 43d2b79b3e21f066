import type { Page } from '@playwright/test';
import { expect, test } from '../support/guard.ts';
import {
  expectFilledIn,
  expectWrong,
  fillIn,
  messageForm,
  newMessage,
  submissionsFrom,
  toast,
} from '../support/leads.ts';
import { calls, callsOf, cutOff, hold, refuse } from '../support/network.ts';
import { hydrated, pressTwice } from '../support/tab.ts';

const procedure = 'contact.send';
const formOf = (page: Page) => page.locator('#contact-form');

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/contact');
  await hydrated(page);
  // The page goes to its form first, and would take it away from under the pointer.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
});

test('an empty form says at every field what is wrong, asks nobody and moves the focus to the first', async ({
  page,
}) => {
  const { name, email, message, send } = messageForm(formOf(page));
  const requests = calls(page, procedure);
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await send.click();
  await expectWrong(name, 'Name must be at least 2 characters');
  await expectWrong(email, 'Invalid email format');
  await expectWrong(message, 'Message must be at least 10 characters');
  await expect(formOf(page).getByRole('status')).toHaveText('Please check 3 fields.');
  await expect(name).toBeFocused();
  expect(requests).toEqual([]);
});

test('what is too long is refused at its field, and nothing of it is lost', async ({ page }) => {
  const tooLong = {
    name: 'n'.repeat(101),
    email: `asha@${'client.'.repeat(36)}example`,
    message: 'm'.repeat(5001),
  };
  await fillIn(formOf(page), tooLong);
  const { name, email, message, send } = messageForm(formOf(page));
  await send.click();
  await expectWrong(name, 'Name too long');
  await expectWrong(email, 'Email too long');
  await expectWrong(message, 'Message too long');
  await expectFilledIn(formOf(page), tooLong);
});

test('only the wrong field is marked, takes the focus, and is well again as soon as it is mended', async ({ page }) => {
  const { name, email, message, send } = messageForm(formOf(page));
  await fillIn(formOf(page), { ...newMessage(), email: 'asha at client' });
  await send.click();
  await expectWrong(email, 'Invalid email format');
  await expect(email).toBeFocused();
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await expect(message).not.toHaveAttribute('aria-invalid', 'true');
  await email.fill('asha@client.example');
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription('');
});

test('a message is sent once however often the button is pressed, and thanked for', async ({ page, request }) => {
  const sent = newMessage();
  const { name, send, sending } = messageForm(formOf(page));
  const requests = calls(page, procedure);
  const release = await hold(page, procedure);
  await fillIn(formOf(page), { ...sent, name: `  ${sent.name} `, email: sent.email.toUpperCase() });
  await pressTwice(send);
  await expect(sending).toBeDisabled();
  await name.press('Enter');
  release();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeFocused();
  await expect(toast(page, 'Message sent successfully!')).toBeVisible();
  await expect(name).toBeHidden();
  expect(requests).toHaveLength(1);
  const stored = await submissionsFrom(request, sent.email);
  expect(stored).toMatchObject([{ ...sent, service: null, contacted: false }]);
});

test('another message begins with an empty form and the focus in it', async ({ page }) => {
  await fillIn(formOf(page), newMessage());
  await messageForm(formOf(page)).send.click();
  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await expect(messageForm(formOf(page)).name).toBeFocused();
  await expectFilledIn(formOf(page), { name: '', email: '', message: '' });
  await page.reload();
  await hydrated(page);
  await expectFilledIn(formOf(page), { name: '', email: '', message: '' });
});

test('what the server says of a failure is shown, and the form stays as it was', async ({ page, expectTrouble }) => {
  expectTrouble(/status of 503/);
  const typed = newMessage();
  await refuse(page, procedure, { status: 503, message: 'The database is busy. Please try again.' });
  await fillIn(formOf(page), typed);
  const { send } = messageForm(formOf(page));
  await send.click();
  await expect(toast(page, 'Error sending message')).toContainText('The database is busy. Please try again.');
  await expectFilledIn(formOf(page), typed);
  await expect(send).toBeFocused();
});

test('a failure that nobody explains has words of its own, and the next try can succeed', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/failed request: .*\/trpc\/contact\.send/);
  expectTrouble(/net::ERR_FAILED/);
  const typed = newMessage();
  await cutOff(page, procedure);
  await fillIn(formOf(page), typed);
  const { send } = messageForm(formOf(page));
  await send.click();
  await expect(toast(page, 'Error sending message')).toContainText('Something went wrong. Please try again.');
  await expectFilledIn(formOf(page), typed);
  await page.unrouteAll();
  await send.click();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
});

test('a failure is told in the form itself where the network was gone before it was touched', async ({
  page,
  context,
  expectTrouble,
}) => {
  expectTrouble(/failed request: .*\.(js|css)$/);
  expectTrouble(/ERR_INTERNET_DISCONNECTED/);
  const typed = newMessage();
  await context.setOffline(true);
  await fillIn(formOf(page), typed);
  const { send } = messageForm(formOf(page));
  await send.click();
  const said = formOf(page).getByRole('alert');
  await expect(said).toHaveText('Error sending message: Something went wrong. Please try again.');
  await expectFilledIn(formOf(page), typed);
  await context.setOffline(false);
  await send.click();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
});

test('the limit of messages says so in its own words', async ({ page, expectTrouble }) => {
  expectTrouble(/status of 429/);
  const message = 'Too many messages. Please try again in a few minutes.';
  await page.route(callsOf(procedure), (route) => route.fulfill({ status: 429, json: { message } }));
  await fillIn(formOf(page), newMessage());
  await messageForm(formOf(page)).send.click();
  await expect(toast(page, 'Error sending message')).toContainText(message);
});

test('what only the server finds wrong stands at its field', async ({ page, expectTrouble }) => {
  expectTrouble(/status of 400/);
  const message = 'This address takes no mail';
  await refuse(page, procedure, { status: 400, message, issues: [{ path: 'email', message }] });
  await fillIn(formOf(page), newMessage());
  const { email, send } = messageForm(formOf(page));
  await send.click();
  await expectWrong(email, message);
  await expect(email).toBeFocused();
});

test('what was typed is still there after a reload', async ({ page }) => {
  const typed = newMessage();
  await fillIn(formOf(page), typed);
  await page.reload();
  await hydrated(page);
  await expectFilledIn(formOf(page), typed);
});

test('a message that is sent after the network has gone is not lost without a word', async ({
  page,
  context,
  expectTrouble,
}) => {
  expectTrouble(/failed request: .*contact\.send/);
  expectTrouble(/ERR_INTERNET_DISCONNECTED/);
  const written = newMessage();
  await fillIn(formOf(page), written);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await messageForm(formOf(page)).send.click();
  await expect(toast(page, 'Error sending message')).toContainText('Something went wrong. Please try again.');
  await expectFilledIn(formOf(page), written);
});
