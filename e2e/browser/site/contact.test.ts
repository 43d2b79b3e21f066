import type { Page } from '@playwright/test';
import { expect, test } from '../support/guard.ts';
import {
  expectFieldError,
  expectMessage,
  fetchSubmissions,
  fillMessage,
  messageFields,
  newMessage,
  toast,
} from '../support/leads.ts';
import { abortProcedure, failProcedure, holdProcedure, procedureUrl, recordCalls } from '../support/network.ts';
import { doubleClick, waitForHydration } from '../support/page-state.ts';

const procedure = 'contact.send';
const formOf = (page: Page) => page.locator('#contact-form');

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/contact');
  await waitForHydration(page);
  // The page goes to its form first, and would take it away from under the pointer.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
});

test('an empty form says at every field what is wrong, asks nobody and moves the focus to the first', async ({
  page,
}) => {
  const { name, email, message, send } = messageFields(formOf(page));
  const requests = recordCalls(page, procedure);
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await send.click();
  await expectFieldError(name, 'Name must be at least 2 characters');
  await expectFieldError(email, 'Invalid email format');
  await expectFieldError(message, 'Message must be at least 10 characters');
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
  await fillMessage(formOf(page), tooLong);
  const { name, email, message, send } = messageFields(formOf(page));
  await send.click();
  await expectFieldError(name, 'Name too long');
  await expectFieldError(email, 'Email too long');
  await expectFieldError(message, 'Message too long');
  await expectMessage(formOf(page), tooLong);
});

test('only the wrong field is marked, takes the focus, and is well again as soon as it is mended', async ({ page }) => {
  const { name, email, message, send } = messageFields(formOf(page));
  await fillMessage(formOf(page), { ...newMessage(), email: 'asha at client' });
  await send.click();
  await expectFieldError(email, 'Invalid email format');
  await expect(email).toBeFocused();
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await expect(message).not.toHaveAttribute('aria-invalid', 'true');
  await email.fill('asha@client.example');
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription('');
});

test('a message is sent once however often the button is pressed, and thanked for', async ({ page, request }) => {
  const sent = newMessage();
  const { name, send, sending } = messageFields(formOf(page));
  const requests = recordCalls(page, procedure);
  const release = await holdProcedure(page, procedure);
  await fillMessage(formOf(page), { ...sent, name: `  ${sent.name} `, email: sent.email.toUpperCase() });
  await doubleClick(send);
  await expect(sending).toBeDisabled();
  await name.press('Enter');
  release();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeFocused();
  await expect(toast(page, 'Message sent successfully!')).toBeVisible();
  await expect(name).toBeHidden();
  expect(requests).toHaveLength(1);
  const stored = await fetchSubmissions(request, sent.email);
  expect(stored).toMatchObject([{ ...sent, service: null, contacted: false }]);
});

test('another message begins with an empty form and the focus in it', async ({ page }) => {
  await fillMessage(formOf(page), newMessage());
  await messageFields(formOf(page)).send.click();
  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await expect(messageFields(formOf(page)).name).toBeFocused();
  await expectMessage(formOf(page), { name: '', email: '', message: '' });
  await page.reload();
  await waitForHydration(page);
  await expectMessage(formOf(page), { name: '', email: '', message: '' });
});

test('what the server says of a failure is shown, and the form stays as it was', async ({ page, expectProblem }) => {
  expectProblem(/status of 503/);
  const typed = newMessage();
  await failProcedure(page, procedure, { status: 503, message: 'The database is busy. Please try again.' });
  await fillMessage(formOf(page), typed);
  const { send } = messageFields(formOf(page));
  await send.click();
  await expect(toast(page, 'Error sending message')).toContainText('The database is busy. Please try again.');
  await expectMessage(formOf(page), typed);
  await expect(send).toBeFocused();
});

test('a failure that nobody explains has words of its own, and the next try can succeed', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/failed request: .*\/trpc\/contact\.send/);
  expectProblem(/net::ERR_FAILED/);
  const typed = newMessage();
  await abortProcedure(page, procedure);
  await fillMessage(formOf(page), typed);
  const { send } = messageFields(formOf(page));
  await send.click();
  await expect(toast(page, 'Error sending message')).toContainText('Something went wrong. Please try again.');
  await expectMessage(formOf(page), typed);
  await page.unrouteAll();
  await send.click();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
});

test('a failure is told in the form itself where the network was gone before it was touched', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/failed request: .*\.(js|css)$/);
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  const typed = newMessage();
  await context.setOffline(true);
  await fillMessage(formOf(page), typed);
  const { send } = messageFields(formOf(page));
  await send.click();
  const said = formOf(page).getByRole('alert');
  await expect(said).toHaveText('Error sending message: Something went wrong. Please try again.');
  await expectMessage(formOf(page), typed);
  await context.setOffline(false);
  await send.click();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
});

test('the limit of messages says so in its own words', async ({ page, expectProblem }) => {
  expectProblem(/status of 429/);
  const message = 'Too many messages. Please try again in a few minutes.';
  await page.route(procedureUrl(procedure), (route) => route.fulfill({ status: 429, json: { message } }));
  await fillMessage(formOf(page), newMessage());
  await messageFields(formOf(page)).send.click();
  await expect(toast(page, 'Error sending message')).toContainText(message);
});

test('what only the server finds wrong stands at its field', async ({ page, expectProblem }) => {
  expectProblem(/status of 400/);
  const message = 'This address takes no mail';
  await failProcedure(page, procedure, { status: 400, message, issues: [{ path: 'email', message }] });
  await fillMessage(formOf(page), newMessage());
  const { email, send } = messageFields(formOf(page));
  await send.click();
  await expectFieldError(email, message);
  await expect(email).toBeFocused();
});

test('what was typed is still there after a reload', async ({ page }) => {
  const typed = newMessage();
  await fillMessage(formOf(page), typed);
  await page.reload();
  await waitForHydration(page);
  await expectMessage(formOf(page), typed);
});

test('a message that is sent after the network has gone is not lost without a word', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/failed request: .*contact\.send/);
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  const written = newMessage();
  await fillMessage(formOf(page), written);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await messageFields(formOf(page)).send.click();
  await expect(toast(page, 'Error sending message')).toContainText('Something went wrong. Please try again.');
  await expectMessage(formOf(page), written);
});
