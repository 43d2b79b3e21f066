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
import { abortProcedure, failProcedure, holdProcedure, recordCalls } from '../support/network.ts';
import { doubleClick } from '../support/page-state.ts';

const PROCEDURE = 'service.enquire';
const enquiryForm = (page: Page) => page.locator('#enquiry-form');

test.beforeEach(({ page }) => page.goto('/services/graphic-design'));

test('asks about the service, promises a reply, and shows errors at the fields without sending', {
  tag: '@long',
}, async ({ page }) => {
  const section = page.locator('#enquiry');
  await expect(section.getByRole('heading', { level: 2 })).toHaveText('Have Questions About Graphic Design?');
  await expect(section).toContainText('reply within 24 hours');
  const { name, email, message, send } = contactFields(enquiryForm(page));
  const requests = recordCalls(page, PROCEDURE);
  await send.click();
  await expectFieldError(name, 'Name must be at least 2 characters');
  await expectFieldError(email, 'Invalid email format');
  await expectFieldError(message, 'Message must be at least 10 characters');
  await expect(name).toBeFocused();
  expect(requests).toEqual([]);
});

test('sends one enquiry, shows the thank-you message and stores it with the name of the service', async ({
  page,
  request,
}) => {
  const sent = newContact();
  const requests = recordCalls(page, PROCEDURE);
  const release = await holdProcedure(page, PROCEDURE);
  await fillContact(enquiryForm(page), sent);
  await doubleClick(contactFields(enquiryForm(page)).send);
  await expect(contactFields(enquiryForm(page)).sending).toBeDisabled();
  release();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeFocused();
  await expect(toast(page, 'Message sent successfully!')).toBeVisible();
  expect(requests).toHaveLength(1);
  expect(await fetchContacts(request, sent.email)).toMatchObject([{ ...sent, service: 'Graphic Design' }]);
  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await expectContact(enquiryForm(page), emptyContact);
  await expect(page).toHaveURL('/services/graphic-design');
});

test('keeps the typed message after a failed send, but not on the page of another service', { tag: '@long' }, async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 404/);
  expectProblem(/failed request: .*\/trpc\/service\.enquire/);
  expectProblem(/net::ERR_FAILED/);
  const typed = newContact();
  const { send } = contactFields(enquiryForm(page));
  await failProcedure(page, PROCEDURE, { status: 404, message: 'Service not found' });
  await fillContact(enquiryForm(page), typed);
  await send.click();
  await expect(toast(page, 'Error sending message')).toContainText('Service not found');
  await abortProcedure(page, PROCEDURE);
  await send.click();
  await expect(toast(page, 'Error sending message')).toContainText('Something went wrong. Please try again.');
  await expectContact(enquiryForm(page), typed);
  await page.goto('/services/seo-optimization');
  await expectContact(enquiryForm(page), emptyContact);
});
