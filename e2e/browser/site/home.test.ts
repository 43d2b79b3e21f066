import type { Page } from '@playwright/test';
import { featuredFirst, fetchProjects, findOrThrow } from '../support/demo-content.ts';
import { expect, test } from '../support/guard.ts';
import { expectChipsOnOneLine } from '../support/project-card.ts';

const carousel = (page: Page) => page.getByRole('region', { name: 'Our services' });

test('has its sections in order, with the figures, the values and the links of the specification', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Pick a line. Change anywhere.',
    'Recent arrivals',
    'Same crew from first stop to last.',
    'Start Your Project',
  ]);
  const figures = await main
    .locator('dl')
    .evaluateAll((lists) =>
      lists.map((list) =>
        [...list.children].map((cell) =>
          ['dd', 'dt'].map((part) => cell.querySelector(part)?.textContent?.trim()).join(' '),
        ),
      ),
    );
  expect(figures).toEqual([
    ['15+ Services', '10+ Team Members', '98% Success Rate'],
    ['36+ Success Rate', '20+ Years Experience', '50L+ Revenue Generated'],
  ]);
  // The caption of each figure.
  await expect(main.locator('dl dd + dd')).toHaveText([/six lines/, /New Delhi/, /date/, /agreed/, /added up/, /lakh/]);
  for (const value of ['Transparency', 'Experienced team', 'Result-oriented']) {
    await expect(main.getByRole('heading', { level: 3, name: value })).toBeVisible();
  }
  for (const [name, href] of [
    ['Read More', '/about'],
    ['Connect now', '/contact'],
    ['Start Project', '/contact'],
    ['View All Services', '/services'],
    ['Get Free Quote', '/contact'],
  ] as const) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  const services = main.locator('section').filter({ has: carousel(page) });
  await expect(services.getByRole('button', { name: 'Schedule Call' })).toBeVisible();
});

test('the stations of the map lead to the services and dim the other lines; seven of them are on a narrow map', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/');
  const map = page.getByRole('navigation', { name: 'Services on the map' });
  await expect(map.getByRole('link')).toHaveCount(15);
  const station = map.getByRole('link', { name: 'Graphic Design' });
  await expect(station).toHaveAttribute('href', '/services/graphic-design');
  const other = map.getByRole('listitem').filter({ hasText: 'SEO Optimization' });
  await expect(other).toHaveCSS('opacity', '1');
  await station.focus();
  await expect(other).toHaveCSS('opacity', '0.2');
  await expect(map.getByRole('listitem').filter({ hasText: 'Graphic Design' })).toHaveCSS('opacity', '1');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(map.getByRole('link')).toHaveCount(7);
});

test('the carousel has five cards with short texts, scrolls by keyboard, button, slider and mouse, and shows one card at a time on a phone', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main').getByText('Scroll horizontally to see all services')).toBeVisible();
  const titles = [
    'Web Development',
    'E-commerce Solutions',
    'Digital Marketing',
    'Branding & Design',
    'AI & Automation',
  ];
  await expect(carousel(page).getByRole('heading', { level: 3 })).toHaveText(titles);
  for (const [index, title] of titles.entries()) {
    const card = carousel(page).locator('ul > li:has(> h3)').nth(index);
    await expect(card.getByRole('listitem')).toHaveCount(3);
    await expect(card.getByRole('link', { name: `Learn More about ${title}` })).toHaveAttribute('href', '/contact');
    const text = (await card.locator('p').textContent())?.trim() ?? '';
    expect(text.length).toBeGreaterThan(20);
    expect(text.length).toBeLessThanOrEqual(83);
    if (text.length > 80) expect(text).toMatch(/^.{80}\.{3}$/);
  }

  const scrollLeft = () => carousel(page).evaluate((track) => track.scrollLeft);
  await carousel(page).focus();
  expect(await scrollLeft()).toBe(0);
  // Waits for the end of the keyboard scroll, which would otherwise change the position that the slider sets.
  const settled = carousel(page).evaluate(
    (track) => new Promise<void>((resolve) => track.addEventListener('scrollend', () => resolve(), { once: true })),
  );
  await page.keyboard.press('ArrowRight');
  await settled;
  expect(await scrollLeft()).toBeGreaterThan(0);
  const last = carousel(page).getByRole('link', { name: 'Learn More about AI & Automation' });
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });

  const previous = page.getByRole('button', { name: 'Previous service' });
  const next = page.getByRole('button', { name: 'Next service' });
  const slider = page.getByRole('slider', { name: 'Scroll the services' });
  await slider.fill('0');
  await expect.poll(scrollLeft).toBe(0);
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await next.click();
  await expect.poll(scrollLeft).toBeGreaterThan(200);
  await previous.click();
  await expect.poll(scrollLeft).toBe(0);
  const box = await carousel(page).getByRole('heading', { name: 'Digital Marketing' }).boundingBox();
  await page.mouse.move(box?.x ?? 0, box?.y ?? 0);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) - 300, box?.y ?? 0, { steps: 4 });
  await page.mouse.up();
  await expect.poll(scrollLeft).toBeGreaterThan(200);
  await expect(page).toHaveURL('/');

  const wholeCards = () =>
    carousel(page)
      .locator('ul > li:has(> h3) > h3')
      .evaluateAll((all) => all.filter((title) => title.getBoundingClientRect().right <= window.innerWidth).length);
  await carousel(page).evaluate((track) => track.scrollTo({ left: 0, behavior: 'instant' }));
  await expect.poll(wholeCards).toBeGreaterThan(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await carousel(page).evaluate((track) => track.scrollTo({ left: 0, behavior: 'instant' }));
  await expect.poll(wholeCards).toBe(1);
});

test('the showcase has six projects, featured ones first', async ({ page, request }) => {
  const projects = featuredFirst(await fetchProjects(request)).slice(0, 6);
  await page.goto('/');
  const showcase = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Recent arrivals' }) });
  await expect(showcase.getByRole('heading', { level: 3 })).toHaveText(projects.map(({ title }) => title));
  const cards = showcase.getByRole('article');
  for (const [index, { featured, projectUrl, technologies }] of projects.entries()) {
    const card = cards.nth(index);
    await expect(card.getByText('Featured', { exact: true })).toHaveCount(featured ? 1 : 0);
    await expect(card.getByRole('link', { name: /^Visit Project/ })).toHaveCount(projectUrl ? 1 : 0);
    await expect(card.getByText('View Details')).toHaveCount(projectUrl ? 0 : 1);
    await expect(card.getByRole('listitem')).toHaveCount(Math.min(technologies.length, 4));
  }
  await expectChipsOnOneLine(page, findOrThrow(projects, ({ title }) => title === 'Saffron Lane').title);

  await page.setViewportSize({ width: 390, height: 844 });
  const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
  expect(new Set(boxes.map((box) => `${box?.y} ${box?.height}`)).size).toBe(1);
  const last = cards.last().getByRole('heading').getByRole('link');
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
});
