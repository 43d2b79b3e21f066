import { expect } from '@playwright/test';
import { fillContact, newContact } from '../support/contact-form.ts';
import { test as base } from '../support/servers.ts';

// public-pages.test.ts compares the text of every page before and after hydration.
const test = base.extend({ javaScriptEnabled: false });

test('sends a message, after showing errors with the typed values kept', async ({ page }) => {
  await page.goto('/contact');
  const form = page.locator('#contact-form');
  await form.getByLabel(/name/i).fill('Asha Rao');
  await form.getByLabel(/email/i).fill('asha@client.example');
  await form.getByLabel(/message/i).fill('Short');
  await form.getByRole('button', { name: /send/i }).click();
  await expect(page.getByText('Message must be at least 10 characters').first()).toBeVisible();
  await expect(form.getByLabel(/name/i)).toHaveValue('Asha Rao');
  await form.getByLabel(/message/i).fill('We need a new website by March, please call us.');
  await form.getByRole('button', { name: /send/i }).click();
  await expect(page).toHaveURL(/\/contact\?sent=contact/);
  await expect(page.getByRole('heading', { name: /thank you/i })).toBeVisible();
});

test('sends an enquiry about a service', { tag: '@long' }, async ({ page }) => {
  await page.goto('/services/graphic-design');
  const form = page.locator('#enquiry-form');
  await fillContact(form, newContact());
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL(/\/services\/graphic-design\?sent=enquiry/);
  await expect(form.getByRole('heading', { name: 'Thank You' })).toBeInViewport();
  await form.getByRole('button', { name: 'Send Another Message' }).click();
  await expect(form.getByLabel('Message')).toHaveValue('');
});

test('schedules a call on the page that the trigger leads to', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Schedule Call' }).first().click();
  await expect(page).toHaveURL(/\/schedule-call/);
  await page.getByLabel(/full name/i).fill('Asha Rao');
  await page.getByLabel(/phone number/i).fill('+91 98765 43210');
  await page.getByLabel(/email address/i).fill('asha@client.example');
  await page.getByLabel(/preferred date/i).fill('2031-03-14');
  await page.getByRole('radio', { name: '10:30 AM', exact: true }).check();
  await page.getByRole('main').getByRole('button', { name: 'Schedule Call' }).click();
  await expect(page).toHaveURL(/\/schedule-call\?sent=call/);
  await expect(page.getByRole('heading', { name: /thank you/i })).toBeVisible();
  await expect(page.getByText('Fri, Mar 14, 2031, 10:30 AM')).toBeVisible();
  await expect(page.getByText('India time (Asia/Kolkata)')).toBeVisible();
});

test('reports that the analysis needs JavaScript, not that it is running', { tag: '@long' }, async ({ page }) => {
  await page.goto('/seo-analysis');
  // Playwright finds no text in <noscript>.
  await expect(page.getByRole('main').locator('noscript p')).toBeVisible();
  await expect(page.getByText('Analyzing SEO performance...')).toBeHidden();
});

test('shows the menu: sticky on a desktop, above the page on a phone, with all services styled like other links', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner')).toBeInViewport();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner')).not.toBeInViewport();
  const menu = page.getByRole('navigation', { name: 'Mobile' });
  await expect(menu).toBeVisible();
  const styleOf = (name: string) =>
    menu.getByText(name, { exact: true }).evaluate((element) => {
      const { fontFamily, fontSize, fontWeight, color } = getComputedStyle(element);
      const { height } = (element.closest('a') ?? element).getBoundingClientRect();
      return { fontFamily, fontSize, fontWeight, color, height };
    });
  expect(await styleOf('All 15 services')).toEqual(await styleOf('Case Studies'));
});
