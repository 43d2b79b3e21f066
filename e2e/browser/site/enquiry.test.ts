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
import { calls, cutOff, hold, refuse } from '../support/network.ts';
import { hydrated, pressTwice } from '../support/tab.ts';

const procedure = 'service.enquire';
const formOf = (page: Page) => page.locator('#enquiry-form');

test.beforeEach(async ({ page }) => {
  await page.goto('/services/graphic-design');
  await hydrated(page);
});

test('an enquiry stands under its question and promises a reply within 24 hours', async ({ page }) => {
  const enquiry = page.locator('#enquiry');
  await expect(enquiry.getByRole('heading', { level: 2 })).toHaveText('Have Questions About Graphic Design?');
  await expect(enquiry).toContainText('reply within 24 hours');
});

test('an empty enquiry says at every field what is wrong and moves the focus to the first', async ({ page }) => {
  const { name, email, message, send } = messageForm(formOf(page));
  const requests = calls(page, procedure);
  await send.click();
  await expectWrong(name, 'Name must be at least 2 characters');
  await expectWrong(email, 'Invalid email format');
  await expectWrong(message, 'Message must be at least 10 characters');
  await expect(name).toBeFocused();
  expect(requests).toEqual([]);
});

test('an enquiry is sent once, thanked for and kept with the name of its service', async ({ page, request }) => {
  const sent = newMessage();
  const requests = calls(page, procedure);
  const release = await hold(page, procedure);
  await fillIn(formOf(page), sent);
  await pressTwice(messageForm(formOf(page)).send);
  await expect(messageForm(formOf(page)).sending).toBeDisabled();
  release();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeFocused();
  await expect(toast(page, 'Message sent successfully!')).toBeVisible();
  expect(requests).toHaveLength(1);
  expect(await submissionsFrom(request, sent.email)).toMatchObject([{ ...sent, service: 'Graphic Design' }]);
  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await expectFilledIn(formOf(page), { name: '', email: '', message: '' });
  await expect(page).toHaveURL('/services/graphic-design');
});

test('an enquiry that fails stays, with what the server said', async ({ page, expectTrouble }) => {
  expectTrouble(/status of 404/);
  const typed = newMessage();
  await refuse(page, procedure, { status: 404, message: 'Service not found' });
  await fillIn(formOf(page), typed);
  await messageForm(formOf(page)).send.click();
  await expect(toast(page, 'Error sending message')).toContainText('Service not found');
  await expectFilledIn(formOf(page), typed);
});

test('an enquiry that nothing answers stays, with words of our own', async ({ page, expectTrouble }) => {
  expectTrouble(/failed request: .*\/trpc\/service\.enquire/);
  expectTrouble(/net::ERR_FAILED/);
  const typed = newMessage();
  await cutOff(page, procedure);
  await fillIn(formOf(page), typed);
  await messageForm(formOf(page)).send.click();
  await expect(toast(page, 'Error sending message')).toContainText('Something went wrong. Please try again.');
  await expectFilledIn(formOf(page), typed);
});

test('what was typed about one service does not stand under another', async ({ page }) => {
  await fillIn(formOf(page), newMessage());
  await page.goto('/services/seo-optimization');
  await hydrated(page);
  await expectFilledIn(formOf(page), { name: '', email: '', message: '' });
});
