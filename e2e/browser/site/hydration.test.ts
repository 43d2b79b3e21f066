import type { Page } from '@playwright/test';
import { expect, test } from '../support/guard.ts';
import { holdRequests } from '../support/network.ts';
import { waitForHydration } from '../support/page-state.ts';

/*
 * Public pages load their scripts when the browser is idle or at the first interaction. Earlier input of the visitor is
 * kept.
 */

declare global {
  interface Window {
    /** Runs the callbacks that wait for the browser to be idle. */
    becomeIdle?: () => void;
  }
}

test.use({ hydrateOnLoad: false });

// A page with a button "Schedule Call".
const PAGE = '/about';

/** Opens the page in a browser that is never idle, and returns the URLs of the scripts that it requests. */
async function openWhileBusy(page: Page, path: string, waitUntil: 'load' | 'networkidle' = 'load'): Promise<string[]> {
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback) => {
      window.becomeIdle = () => callback({ didTimeout: false, timeRemaining: () => 50 });
      return 1;
    };
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\.js$/.test(new URL(request.url()).pathname)) scripts.push(request.url());
  });
  await page.goto(path, { waitUntil });
  return scripts;
}

const holdScripts = (page: Page) => holdRequests(page, '**/*.js');
const scheduleButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Schedule Call' }).first();

test('a page requests no script until the browser is idle, then hydrates', async ({ page }) => {
  const scripts = await openWhileBusy(page, PAGE, 'networkidle');
  expect(scripts).toEqual([]);
  await page.evaluate(() => window.becomeIdle?.());
  await waitForHydration(page);
});

test('a page requests no script before the first hover over a link, key press, touch or focus, then hydrates', {
  tag: '@long',
}, async ({ page }) => {
  for (const interact of [
    () => page.getByRole('main').getByRole('link').first().hover(),
    () => page.keyboard.press('Shift'),
    () => page.locator('main').dispatchEvent('touchstart'),
    () => page.locator('main').focus(),
  ]) {
    expect(await openWhileBusy(page, PAGE)).toEqual([]);
    await interact();
    await waitForHydration(page);
  }
});

test('the admin loads its scripts without waiting', { tag: '@long' }, async ({ page }) => {
  await openWhileBusy(page, '/admin');
  await waitForHydration(page);
});

test('a click on "Schedule Call" before hydration opens the dialog after it', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(PAGE);
  await scheduleButton(page).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Schedule a Call' })).toBeVisible();
  await expect(page).toHaveURL(PAGE);
});

test('a second press of "Schedule Call" before hydration submits the form natively', { tag: '@long' }, async ({
  page,
}) => {
  await holdScripts(page);
  await page.goto(PAGE);
  await scheduleButton(page).press('Enter');
  await scheduleButton(page).press('Enter');
  await expect(page).toHaveURL(/\/schedule-call/);
});

for (const [files, pattern] of [
  ['all scripts fail', '**/*.js'],
  ['the script of the page fails', '**/AboutPage-*.js'],
] as const) {
  test(`"Schedule Call" submits the form natively when ${files}`, { tag: '@long' }, async ({ page, expectProblem }) => {
    expectProblem(/failed request: .*\.js|console error: Failed to load resource/);
    if (pattern !== '**/*.js') expectProblem(/page error: .*dynamically imported module/);
    await page.route(pattern, (route) => route.abort());
    await page.goto(PAGE);
    await scheduleButton(page).click();
    await expect(page).toHaveURL(/\/schedule-call/);
  });
}

test('a click on a button before hydration takes effect once', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const release = await holdScripts(page);
  await page.goto(PAGE);
  await page.getByRole('button', { name: 'Dark mode' }).first().click();
  release();
  await waitForHydration(page);
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test('the menu of services opens under the mouse before hydration and stays open after it', { tag: '@long' }, async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(PAGE);
  const services = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Services' });
  const menu = page.locator('#services-menu');
  await services.hover();
  await expect(menu).toBeVisible();
  release();
  await expect(services).toHaveAttribute('aria-expanded', 'true');
  await expect(menu).toBeVisible();
});

test('a link works before hydration', { tag: '@long' }, async ({ page }) => {
  await holdScripts(page);
  await page.goto(PAGE);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).not.toHaveURL(PAGE);
});

test('text typed before hydration stays in the form', { tag: '@long' }, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact');
  const form = page.locator('#contact-form');
  await form.getByLabel('Name').fill('Asha Rao');
  await form.getByLabel('Message').fill('A shop for spices.');
  release();
  await waitForHydration(page);
  await expect(form.getByLabel('Name')).toHaveValue('Asha Rao');
  await expect(form.getByLabel('Message')).toHaveValue('A shop for spices.');
  await expect(form.getByLabel('Message')).toBeFocused();
  // The values are in React's state as well: another change does not reset them.
  await form.getByLabel('Email').fill('asha@example.com');
  await expect(form.getByLabel('Name')).toHaveValue('Asha Rao');
});

test('a schedule form filled in before hydration gets the current day after it', { tag: '@long' }, async ({ page }) => {
  await page.clock.setFixedTime('2031-06-10T10:00:00+05:30');
  const release = await holdScripts(page);
  await page.goto('/schedule-call');
  const name = page.getByLabel('Full Name *');
  await name.fill('Asha Rao');
  release();
  await waitForHydration(page);
  await expect(page.getByRole('button', { name: /^Preferred Date \*/ })).toHaveText('Tue, Jun 10, 2031');
  await expect(name).toHaveValue('Asha Rao');
});

test('a form sent before hydration is not restored as a draft', { tag: '@long' }, async ({ page }) => {
  await page.goto('/contact');
  await waitForHydration(page);
  const form = page.locator('#contact-form');
  await form.getByLabel('Name').fill('Asha Rao');
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await form.getByLabel('Name').fill('Asha Rao');
  await form.getByLabel('Email').fill('asha@client.example');
  await form.getByLabel('Message').fill('We need a new website by March.');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  release();
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await expect(form.getByLabel('Name')).toHaveValue('');
});

test('a menu opened before hydration opens after it', { tag: ['@phone', '@long'] }, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(PAGE);
  await page.getByRole('button', { name: 'Open menu' }).click();
  release();
  await expect(page.getByRole('navigation', { name: 'Mobile' }).getByRole('link', { name: 'Blog' })).toBeVisible();
});
