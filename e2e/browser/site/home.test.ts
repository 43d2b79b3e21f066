import type { Page } from '@playwright/test';
import { featuredFirst, fetchProjects } from '../support/demo-content.ts';
import { expect, test } from '../support/guard.ts';
import { isPhone } from '../support/page-state.ts';

const carousel = (page: Page) => page.getByRole('region', { name: 'Our services' });
const scrolled = (page: Page) => carousel(page).evaluate((track) => track.scrollLeft);

test.beforeEach(async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
});

test('the home page has its sections in order, with the figures of hero and why-us', async ({ page }) => {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Five lines. Change anywhere.',
    'Recent arrivals',
    'Same crew from first stop to last.',
    'Start Your Project',
  ]);
  const figures = await main
    .locator('dl')
    .evaluateAll((boards) =>
      boards.map((board) =>
        [...board.children].map((cell) =>
          ['dd', 'dt'].map((part) => cell.querySelector(part)?.textContent?.trim()).join(' '),
        ),
      ),
    );
  expect(figures).toEqual([
    ['15+ Services', '10+ Team Members', '98% Success Rate'],
    ['36+ Success Rate', '20+ Years Experience', '50L+ Revenue Generated'],
  ]);
  for (const value of ['Transparency', 'Experienced team', 'Result-oriented']) {
    await expect(main.getByRole('heading', { level: 3, name: value })).toBeVisible();
  }
  await expect(main.getByRole('link', { name: 'Read More' })).toHaveAttribute('href', '/about');
  await expect(main.getByRole('link', { name: 'Connect now' })).toHaveAttribute('href', '/contact');
  await expect(main.getByRole('link', { name: 'Start Project' })).toHaveAttribute('href', '/contact');
});

test('the carousel shows five fixed cards, each with a short text, three features and a way on', async ({ page }) => {
  const titles = [
    'Web Development',
    'E-commerce Solutions',
    'Digital Marketing',
    'Branding & Design',
    'AI & Automation',
  ];
  await expect(carousel(page).getByRole('heading', { level: 3 })).toHaveText(titles);
  for (const [at, title] of titles.entries()) {
    const card = carousel(page).locator('ul > li:has(> h3)').nth(at);
    await expect(card.getByRole('listitem')).toHaveCount(3);
    await expect(card.getByRole('link', { name: `Learn More about ${title}` })).toHaveAttribute('href', '/contact');
    const text = (await card.locator('p').textContent())?.trim() ?? '';
    expect(text.length).toBeGreaterThan(20);
    expect(text.length).toBeLessThanOrEqual(83);
    if (text.length > 80) expect(text).toMatch(/^.{80}\.{3}$/);
  }
});

test('the carousel says that it scrolls, and leads to services, a quote and a call', async ({ page }) => {
  const main = page.getByRole('main');
  await expect(main.getByText('Scroll horizontally to see all services')).toBeVisible();
  await expect(main.getByRole('link', { name: 'View All Services' })).toHaveAttribute('href', '/services');
  await expect(main.getByRole('link', { name: 'Get Free Quote' })).toHaveAttribute('href', '/contact');
  const section = main.locator('section').filter({ has: carousel(page) });
  await expect(section.getByRole('button', { name: 'Schedule Call' })).toBeVisible();
});

test('the keyboard scrolls the carousel, and its last card comes into view with the focus', async ({ page }) => {
  await carousel(page).focus();
  expect(await scrolled(page)).toBe(0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
  const last = carousel(page).getByRole('link', { name: 'Learn More about AI & Automation' });
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test('the showcase has six projects, the featured ones first', async ({ page, request }) => {
  const expected = featuredFirst(await fetchProjects(request)).slice(0, 6);
  const showcase = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Recent arrivals' }) });
  await expect(showcase.getByRole('heading', { level: 3 })).toHaveText(expected.map(({ title }) => title));
  const cards = showcase.getByRole('article');
  for (const [at, { featured, projectUrl, technologies }] of expected.entries()) {
    const card = cards.nth(at);
    await expect(card.getByText('Featured', { exact: true })).toHaveCount(featured ? 1 : 0);
    await expect(card.getByRole('link', { name: /^Visit Project/ })).toHaveCount(projectUrl ? 1 : 0);
    await expect(card.getByText('View Details')).toHaveCount(projectUrl ? 0 : 1);
    await expect(card.getByRole('listitem')).toHaveCount(Math.min(technologies.length, 4));
  }
});

test('the call to action of the showcase opens the dialog', async ({ page }) => {
  await page.getByRole('button', { name: 'Book Free Consultation' }).click();
  await expect(page.getByRole('dialog', { name: 'Schedule a Call' })).toBeVisible();
});

test('a phone shows one card of the carousel at a time, a desk several', async ({ page }) => {
  await carousel(page).scrollIntoViewIfNeeded();
  const whole = await carousel(page)
    .locator('ul > li:has(> h3) > h3')
    .evaluateAll((all) => all.filter((title) => title.getBoundingClientRect().right <= window.innerWidth).length);
  expect(whole > 1).toBe(!isPhone(page));
});
