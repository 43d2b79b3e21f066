import type { Page } from '@playwright/test';
import { expect, test } from '../support/guard.ts';
import { holdRequests } from '../support/network.ts';
import { waitForHydration } from '../support/page-state.ts';

declare global {
  interface Window {
    /** Stands for the moment when the browser has nothing else to do. */
    beIdle?: () => void;
  }
}

test.use({ hydrateOnLoad: false });

/** A browser that is busy until the test says otherwise. */
async function openWhileBusy(page: Page, path: string): Promise<string[]> {
  await page.addInitScript(() => {
    const { scheduler } = window as unknown as { scheduler: { postTask: (task: () => void) => Promise<void> } };
    const idle = new Promise<void>((resolve) => {
      window.beIdle = resolve;
    });
    scheduler.postTask = (task) => idle.then(task);
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\.js$/.test(new URL(request.url()).pathname)) scripts.push(request.url());
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return scripts;
}

/** Scripts that are on their way until the test lets them arrive. */
async function holdScripts(page: Page): Promise<{ release: () => void; asked: Promise<unknown> }> {
  const asked = page.waitForRequest('**/*.js');
  // Who does not wait for it may be done before it comes.
  asked.catch(() => {});
  return { release: await holdRequests(page, '**/*.js'), asked };
}

const isHydrated = (page: Page) => page.locator('html[data-hydrated]');

test('a page fetches no script until the browser is idle', async ({ page }) => {
  const scripts = await openWhileBusy(page, '/');
  expect(scripts).toEqual([]);
  await page.evaluate(() => window.beIdle?.());
  await expect(isHydrated(page)).toBeAttached();
  expect(scripts.length).toBeGreaterThan(0);
});

for (const [sign, act] of [
  ['points at a link', (page: Page) => page.getByRole('link', { name: 'Read More' }).first().hover()],
  ['presses a key', (page: Page) => page.keyboard.press('Shift')],
  ['touches the page', (page: Page) => page.locator('main').dispatchEvent('touchstart')],
  ['moves the focus', (page: Page) => page.locator('main').focus()],
] as const) {
  test(`the scripts come at once when the visitor ${sign}`, async ({ page }) => {
    const scripts = await openWhileBusy(page, '/');
    expect(scripts).toEqual([]);
    await act(page);
    await expect(isHydrated(page)).toBeAttached();
  });
}

test('a click on "Schedule Call" before the scripts are there opens the dialog when they are', async ({ page }) => {
  const { release, asked } = await holdScripts(page);
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'Schedule Call' }).first().click();
  await asked;
  await expect(isHydrated(page)).not.toBeAttached();
  release();
  await expect(page.getByRole('dialog', { name: 'Schedule a Call' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a second, impatient press of "Schedule Call" leads to the page with the same form', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/');
  const button = page.getByRole('main').getByRole('button', { name: 'Schedule Call' }).first();
  // By key: under a mouse the button may move once, when the fonts come.
  await button.press('Enter');
  await button.press('Enter');
  await expect(page).toHaveURL(/\/schedule-call/);
});

test('a click on "Schedule Call" leads to the page with the same form when the scripts never come', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/failed request: .*\.js|console error: Failed to load resource/);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'Schedule Call' }).first().click();
  await expect(page).toHaveURL(/\/schedule-call/);
});

test('a scheme that is chosen before the scripts are there is set when they are', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const { release, asked } = await holdScripts(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Dark mode' }).first().click();
  await asked;
  release();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test('a menu that is opened before the scripts are there opens when they are', { tag: '@phone' }, async ({ page }) => {
  const { release, asked } = await holdScripts(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await asked;
  release();
  await expect(page.getByRole('navigation', { name: 'Mobile' }).getByRole('link', { name: 'Blog' })).toBeVisible();
});

test('the list of services shows under the mouse before the scripts are there, and stays when they are', {
  tag: '@desktop',
}, async ({ page }) => {
  const { release, asked } = await holdScripts(page);
  await page.goto('/');
  const services = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Services' });
  const list = page.locator('#services-menu');
  await services.hover();
  await expect(list).toBeVisible();
  await asked;
  release();
  await expect(services).toHaveAttribute('aria-expanded', 'true');
  await expect(list).toBeVisible();
});

test('a link that is clicked before the scripts are there leads where it says', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Read More' }).first().click();
  await expect(page).not.toHaveURL('/');
});

test('what is typed into the contact form before the scripts are there is still there after', async ({ page }) => {
  const { release, asked } = await holdScripts(page);
  await page.goto('/contact');
  const form = page.getByRole('main').locator('form').first();
  await form.getByLabel('Name').fill('Asha Rao');
  await form.getByLabel('Message').fill('A shop for spices.');
  await asked;
  release();
  await expect(isHydrated(page)).toBeAttached();
  await expect(form.getByLabel('Name')).toHaveValue('Asha Rao');
  await expect(form.getByLabel('Message')).toHaveValue('A shop for spices.');
  await expect(form.getByLabel('Message')).toBeFocused();
  // React knows of it too: a field that is typed into later does not wipe the others.
  await form.getByLabel('Email').fill('asha@example.com');
  await expect(form.getByLabel('Name')).toHaveValue('Asha Rao');
});

test('a call that is begun before the scripts are there is on the day it is begun, as any other', async ({ page }) => {
  await page.clock.setFixedTime('2031-06-10T10:00:00+05:30');
  const { release } = await holdScripts(page);
  await page.goto('/schedule-call');
  const name = page.getByLabel('Full Name *');
  await name.fill('Asha Rao');
  release();
  await waitForHydration(page);
  await expect(page.getByRole('button', { name: /^Preferred Date \*/ })).toHaveText('Tue, Jun 10, 2031');
  await expect(name).toHaveValue('Asha Rao');
});

test('what was sent before the scripts are there is no draft when they are', async ({ page }) => {
  await page.goto('/contact');
  await waitForHydration(page);
  const form = page.locator('#contact-form');
  await form.getByLabel('Name').fill('Asha Rao');
  const { release } = await holdScripts(page);
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

test('the administration has its scripts at once', async ({ page }) => {
  const scripts = await openWhileBusy(page, '/admin');
  expect(scripts.length).toBeGreaterThan(0);
  await expect(isHydrated(page)).toBeAttached();
});
