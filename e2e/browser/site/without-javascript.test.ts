import { test as base, expect, type Page } from '@playwright/test';
import { isPhone } from '../support/page-state.ts';
import { publicPages } from '../support/public-pages.ts';

const test = base.extend({ javaScriptEnabled: false });

// One reads its own head with a script; the other's date field becomes a calendar and its list knows what has passed.
const enhanced = ['/seo-analysis', '/schedule-call'];

const words = (text: string) => text.replace(/\s+/g, ' ').trim();

base('every page says the same with and without JavaScript', async ({ browser, baseURL }) => {
  // Some thirty pages, each twice.
  base.slow();
  const options = { ...(baseURL && { baseURL }), reducedMotion: 'reduce' as const };
  const [plain, full] = await Promise.all([
    browser.newContext({ ...options, javaScriptEnabled: false }),
    browser.newContext(options),
  ]);
  const [without, withScript] = [await plain.newPage(), await full.newPage()];
  for (const { path } of publicPages.filter(({ path }) => !enhanced.includes(path))) {
    await without.goto(path);
    await withScript.goto(path, { waitUntil: 'networkidle' });
    // What is shown, not what the document holds: the head's data for machines stands in the page too.
    // biome-ignore lint/performance/useDomNodeTextContent: as said above
    const saidBy = async (page: Page) => words(await page.locator('main').innerText());
    const said = await saidBy(without);
    // What is far below the screen is laid out block by block, and until then it says nothing.
    await expect.poll(() => saidBy(withScript), { message: path }).toBe(said);
  }
  await plain.close();
  await full.close();
});

test('an enquiry can be sent without JavaScript, and mistakes come back with what was typed', async ({ page }) => {
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

test('a call can be asked for without JavaScript', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Schedule Call' }).first().click();
  await expect(page).toHaveURL(/\/schedule-call/);
  await page.getByLabel(/full name/i).fill('Asha Rao');
  await page.getByLabel(/phone number/i).fill('+91 98765 43210');
  await page.getByLabel(/email address/i).fill('asha@client.example');
  await page.getByLabel(/preferred date/i).fill('2031-03-14');
  await page.getByLabel(/preferred time/i).selectOption('10:30 AM');
  await page.getByRole('main').getByRole('button', { name: 'Schedule Call' }).click();
  await expect(page).toHaveURL(/\/schedule-call\?sent=call/);
  await expect(page.getByRole('heading', { name: /thank you/i })).toBeVisible();
});

test('the menu stands above the page and scrolls away with it', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  if (isPhone(page)) await expect(page.getByRole('banner')).not.toBeInViewport();
  else await expect(page.getByRole('banner')).toBeInViewport();
  await expect(page.getByRole('navigation', { name: isPhone(page) ? 'Mobile' : 'Main' })).toBeVisible();
});

test('without JavaScript the way to all services looks like the other ways of the menu', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/about');
  const menu = page.getByRole('navigation', { name: 'Mobile' });
  const look = (name: string) =>
    menu.getByText(name, { exact: true }).evaluate((element) => {
      const { fontFamily, fontSize, fontWeight, fontStretch, color } = getComputedStyle(element);
      const { height } = (element.closest('a') ?? element).getBoundingClientRect();
      return { fontFamily, fontSize, fontWeight, fontStretch, color, height };
    });
  expect(await look('All services')).toEqual(await look('Case Studies'));
});
