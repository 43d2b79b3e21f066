import type { Page } from '@playwright/test';
import {
  contactFields,
  emptyContact,
  expectContact,
  fetchContacts,
  fillContact,
  newContact,
} from '../support/contact-form.ts';
import { expectFieldError, toast } from '../support/feedback.ts';
import { expect, test } from '../support/guard.ts';
import { failProcedure, holdProcedure, procedureUrl, recordCalls } from '../support/network.ts';
import { doubleClick } from '../support/page-state.ts';

const PROCEDURE = 'contact.send';
const FALLBACK = 'Something went wrong. Please try again.';
const contactForm = (page: Page) => page.locator('#contact-form');

test.beforeEach(async ({ page }) => {
  await page.goto('/contact');
});

// The limits of each field are tested in packages/schema/src/contact.test.ts.
test('shows the error of each field without sending, and clears it when the field is corrected', async ({ page }) => {
  const { name, email, message, send } = contactFields(contactForm(page));
  const requests = recordCalls(page, PROCEDURE);
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  // Required fields have a visible mark, and an attribute for screen readers.
  for (const [label, field] of Object.entries({ Name: name, Email: email, Message: message })) {
    const mark = page.locator('label', { hasText: label }).and(page.locator('[data-marked]'));
    expect(await mark.evaluate((marked) => getComputedStyle(marked, '::after').content)).toContain('*');
    await expect(field).toHaveAccessibleName(label);
    await expect(field).toHaveJSProperty('required', true);
  }
  await send.click();
  await expectFieldError(name, 'Name must be at least 2 characters');
  await expectFieldError(email, 'Invalid email format');
  await expectFieldError(message, 'Message must be at least 10 characters');
  await expect(contactForm(page).getByRole('status')).toHaveText('Please check 3 fields.');
  await expect(name).toBeFocused();

  const tooLong = { ...newContact(), message: 'm'.repeat(5001) };
  await fillContact(contactForm(page), { ...tooLong, email: 'asha at client' });
  await send.click();
  await expectFieldError(email, 'Invalid email format');
  await expectFieldError(message, 'Message too long');
  await expect(email).toBeFocused();
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await email.fill(tooLong.email);
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription('');
  await expectContact(contactForm(page), tooLong);
  expect(requests).toEqual([]);
});

test('sends a message once, shows the thank-you message, and starts the next with an empty form', async ({
  page,
  request,
}) => {
  const sent = newContact();
  const { name, send, sending } = contactFields(contactForm(page));
  const requests = recordCalls(page, PROCEDURE);
  const release = await holdProcedure(page, PROCEDURE);
  await fillContact(contactForm(page), { ...sent, name: `  ${sent.name} `, email: sent.email.toUpperCase() });
  await doubleClick(send);
  await expect(sending).toBeDisabled();
  await name.press('Enter');
  release();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeFocused();
  await expect(toast(page, 'Message sent successfully!')).toBeVisible();
  await expect(name).toBeHidden();
  expect(requests).toHaveLength(1);
  const stored = await fetchContacts(request, sent.email);
  expect(stored).toMatchObject([{ ...sent, service: null, contacted: false }]);

  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await expect(name).toBeFocused();
  await expectContact(contactForm(page), emptyContact);
  await page.reload();
  await expectContact(contactForm(page), emptyContact);
});

test('shows the message of an error response until the next attempt, with other ways to reach the agency', {
  tag: '@long',
}, async ({ page, expectProblem }) => {
  const typed = newContact();
  const { send } = contactFields(contactForm(page));
  await fillContact(contactForm(page), typed);
  const limit = 'Too many messages. Please try again in a few minutes.';
  const busy = 'The database is busy. Please try again.';
  const failure = contactForm(page).getByText('Error sending message');
  const promise = contactForm(page).getByText('We reply within');
  const tryAgain = contactForm(page).getByRole('button', { name: 'Try again' });
  await expect(promise).toBeVisible();
  await test.step('an error of the procedure', async () => {
    expectProblem(/status of 503/);
    await failProcedure(page, PROCEDURE, { status: 503, message: busy });
    await send.click();
    await expect(toast(page, 'Error sending message')).toContainText(busy);
    await expect(send).toBeFocused();
    await expect(toast(page, 'Error sending message')).toHaveCount(0);
    await expect(failure).toHaveText(`Error sending message: ${busy}`);
    await expect(promise).toHaveCount(0);
    // The toast has announced it.
    await expect(page.getByRole('alert')).toHaveCount(0);
    const hrefs = contactForm(page)
      .locator('form')
      .getByRole('link')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(await hrefs).toEqual(['tel:+911155500123', 'https://wa.me/911155500123']);
  });
  await test.step('an error of the limiter, which is not tRPC', async () => {
    expectProblem(/status of 429/);
    await page.route(procedureUrl(PROCEDURE), (route) => route.fulfill({ status: 429, json: { message: limit } }));
    await tryAgain.click();
    await expect(toast(page, 'Error sending message')).toContainText(limit);
    await expect(failure).toHaveText(`Error sending message: ${limit}`);
    await expect(send).toBeFocused();
  });
  await test.step('no response', async () => {
    expectProblem(/failed request: .*\/trpc\/contact\.send/);
    expectProblem(/net::ERR_FAILED/);
    await page.route(procedureUrl(PROCEDURE), (route) => route.abort());
    await send.click();
    await expect(toast(page, 'Error sending message')).toContainText(FALLBACK);
  });
  await expectContact(contactForm(page), typed);
  await page.unrouteAll();
  const release = await holdProcedure(page, PROCEDURE);
  await tryAgain.click();
  await expect(failure).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeFocused();
});

test('marks and focuses a field that only the server refuses', { tag: '@long' }, async ({ page, expectProblem }) => {
  expectProblem(/status of 400/);
  const message = 'This address takes no mail';
  await failProcedure(page, PROCEDURE, { status: 400, message, issues: [{ path: 'email', message }] });
  await fillContact(contactForm(page), newContact());
  const { email, send } = contactFields(contactForm(page));
  await send.click();
  await expectFieldError(email, message);
  await expect(email).toBeFocused();
  await expect(contactForm(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('sends a message that was written offline, once, when the connection returns', { tag: '@long' }, async ({
  page,
  context,
  request,
  expectProblem,
}) => {
  // The scripts that send the form cannot be loaded while offline either.
  expectProblem(/failed request: .*\.(js|css)$/);
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  const typed = newContact();
  // A font that is first used while offline would fail to load.
  await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
  await context.setOffline(true);
  await fillContact(contactForm(page), typed);
  const { send } = contactFields(contactForm(page));
  await send.click();
  await expect(contactForm(page).getByRole('alert')).toContainText('You are offline.');
  await expect(send).toBeFocused();
  await expectContact(contactForm(page), typed);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  expect(await fetchContacts(request, typed.email)).toHaveLength(1);
});

test('keeps the typed message over a reload, and sends it when it was sent offline before another reload', {
  tag: '@long',
}, async ({ page, context, request }) => {
  const typed = newContact();
  await fillContact(contactForm(page), typed);
  await page.reload();
  await expectContact(contactForm(page), typed);
  await contactFields(contactForm(page)).name.fill(typed.name);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await contactFields(contactForm(page)).send.click();
  await expect(contactForm(page).getByRole('alert')).toContainText('You are offline.');
  // The page is left before its first attempt is answered.
  await page.route(procedureUrl('contact.send'), () => {}, { times: 1 });
  const attempt = page.waitForRequest(procedureUrl('contact.send'));
  await context.setOffline(false);
  await attempt;
  await page.goto('/about');
  await expect(toast(page, 'Message sent successfully!')).toBeVisible();
  expect(await fetchContacts(request, typed.email)).toHaveLength(1);
});

test('stores a message once when it is sent again after its response was lost', { tag: '@long' }, async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/failed request: .*contact\.send/);
  expectProblem(/ERR_FAILED/);
  const typed = newContact();
  const { send } = contactFields(contactForm(page));
  await fillContact(contactForm(page), typed);
  await page.route(procedureUrl(PROCEDURE), async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send.click();
  await expect(toast(page, 'Error sending message')).toContainText(FALLBACK);
  await page.unrouteAll();
  await page.reload();
  await expectContact(contactForm(page), typed);
  await send.click();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  expect(await fetchContacts(request, typed.email)).toHaveLength(1);
});
