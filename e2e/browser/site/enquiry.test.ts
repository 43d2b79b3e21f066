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
import { abortProcedure, failProcedure, holdProcedure, recordCalls } from '../support/network.ts';
import { doubleClick, waitForHydration } from '../support/page-state.ts';

const procedure = 'service.enquire';
const formOf = (page: Page) => page.locator('#enquiry-form');

test.beforeEach(async ({ page }) => {
  await page.goto('/services/graphic-design');
  await waitForHydration(page);
});

test('an enquiry stands under its question and promises a reply within 24 hours', async ({ page }) => {
  const enquiry = page.locator('#enquiry');
  await expect(enquiry.getByRole('heading', { level: 2 })).toHaveText('Have Questions About Graphic Design?');
  await expect(enquiry).toContainText('reply within 24 hours');
});

test('an empty enquiry says at every field what is wrong and moves the focus to the first', async ({ page }) => {
  const { name, email, message, send } = messageFields(formOf(page));
  const requests = recordCalls(page, procedure);
  await send.click();
  await expectFieldError(name, 'Name must be at least 2 characters');
  await expectFieldError(email, 'Invalid email format');
  await expectFieldError(message, 'Message must be at least 10 characters');
  await expect(name).toBeFocused();
  expect(requests).toEqual([]);
});

test('an enquiry is sent once, thanked for and kept with the name of its service', async ({ page, request }) => {
  const sent = newMessage();
  const requests = recordCalls(page, procedure);
  const release = await holdProcedure(page, procedure);
  await fillMessage(formOf(page), sent);
  await doubleClick(messageFields(formOf(page)).send);
  await expect(messageFields(formOf(page)).sending).toBeDisabled();
  release();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeFocused();
  await expect(toast(page, 'Message sent successfully!')).toBeVisible();
  expect(requests).toHaveLength(1);
  expect(await fetchSubmissions(request, sent.email)).toMatchObject([{ ...sent, service: 'Graphic Design' }]);
  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await expectMessage(formOf(page), { name: '', email: '', message: '' });
  await expect(page).toHaveURL('/services/graphic-design');
});

test('an enquiry that fails stays, with what the server said', async ({ page, expectProblem }) => {
  expectProblem(/status of 404/);
  const typed = newMessage();
  await failProcedure(page, procedure, { status: 404, message: 'Service not found' });
  await fillMessage(formOf(page), typed);
  await messageFields(formOf(page)).send.click();
  await expect(toast(page, 'Error sending message')).toContainText('Service not found');
  await expectMessage(formOf(page), typed);
});

test('an enquiry that nothing answers stays, with words of our own', async ({ page, expectProblem }) => {
  expectProblem(/failed request: .*\/trpc\/service\.enquire/);
  expectProblem(/net::ERR_FAILED/);
  const typed = newMessage();
  await abortProcedure(page, procedure);
  await fillMessage(formOf(page), typed);
  await messageFields(formOf(page)).send.click();
  await expect(toast(page, 'Error sending message')).toContainText('Something went wrong. Please try again.');
  await expectMessage(formOf(page), typed);
});

test('what was typed about one service does not stand under another', async ({ page }) => {
  await fillMessage(formOf(page), newMessage());
  await page.goto('/services/seo-optimization');
  await waitForHydration(page);
  await expectMessage(formOf(page), { name: '', email: '', message: '' });
});
