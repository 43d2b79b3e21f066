import type { Page } from '@playwright/test';
import { fetchServices, findOrThrow } from '../support/demo-content.ts';
import { expect, test } from '../support/guard.ts';
import { fulfillProcedure } from '../support/network.ts';
import { isPhone, waitForHydration } from '../support/page-state.ts';

const index = (page: Page) => page.getByRole('region', { name: 'All services' });

test('every service has a card with a cut text and three features, and leads to its own page', async ({
  page,
  request,
}) => {
  const services = await fetchServices(request);
  await page.goto('/services');
  await waitForHydration(page);
  const cards = index(page).getByRole('article');
  await expect(cards.getByRole('heading', { level: 2 })).toHaveText(services.map(({ title }) => title));
  for (const [at, { title, href, description, features }] of services.entries()) {
    const card = cards.nth(at);
    await expect(card.getByRole('link', { name: title, exact: true })).toHaveAttribute('href', href);
    await expect(card.getByText(`${description.slice(0, 80)}...`, { exact: true })).toBeVisible();
    // On a phone the page of the service tells the rest.
    const named = [...features.slice(0, 3), `+${features.length - 3} more`];
    await expect(card.getByRole('listitem')).toHaveText(named);
  }
  await cards.last().getByRole('link').click();
  await expect(page).toHaveURL(services.at(-1)?.href ?? '');
});

test('the services stand in four columns on a large screen and in one on a phone', async ({ page }) => {
  await page.goto('/services');
  const cards = await index(page)
    .getByRole('article')
    .evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().left)));
  expect(new Set(cards).size).toBe(isPhone(page) ? 1 : 4);
});

test('the services page names its price and leads to the contact page twice', async ({ page }) => {
  await page.goto('/services');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Fares from ₹2000' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Get Free Quote' })).toHaveAttribute('href', '/contact');
  await expect(main.getByRole('link', { name: 'Schedule Call' })).toHaveAttribute('href', '/contact');
});

test('without services the page says so and leads to the contact page', async ({ page }) => {
  await fulfillProcedure(page, 'service.list', { items: [], total: 0 });
  await page.goto('/no-such-page');
  await waitForHydration(page);
  await goToAllServices(page);
  await expect(page.getByRole('heading', { name: 'No services available' })).toBeVisible();
  await expect(index(page).getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
});

test('a service page has its sections in order', async ({ page, request }) => {
  const service = findOrThrow(await fetchServices(request), ({ href }) => href.endsWith('/seo-optimization'));
  await page.goto(service.href);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(service.heroTitle ?? service.title);
  await expect(main.getByText(service.heroDescription ?? service.description).first()).toBeVisible();
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    `What is ${service.title}?`,
    'What is on the ticket',
    'From first call to handover',
    'Client Success Stories',
    'Ready to depart?',
    `Have Questions About ${service.title}?`,
  ]);
  await expect(main.getByText(service.description, { exact: true }).last()).toBeVisible();
  await expect(main.getByRole('heading', { level: 3 })).toHaveText(service.features);
  const steps = main.locator('section').filter({ hasText: 'From first call' }).getByRole('listitem');
  await expect(steps).toHaveText(service.serviceDetails.map((step, at) => `Stop ${at + 1}${step}`));
  await expect(main.getByRole('img', { name: '5 out of 5 stars' })).toHaveCount(3);
  await expect(main.getByRole('link', { name: 'Connect now' })).toHaveAttribute('href', '/contact');
  await expect(main.getByRole('link', { name: 'Get Custom Quote' })).toHaveAttribute('href', '/contact');
  await expect(main.getByRole('button', { name: 'Schedule Call' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Schedule Free Consultation' })).toBeVisible();
});

const landings = {
  '/services/web-app-development': [
    'Website Development',
    'E-commerce Development',
    'SaaS & CMS Solutions',
    'Chatbots & AI Assistants',
  ],
  '/services/branding-creative': [
    'Brand Strategy & Identity',
    'Graphic Design',
    'Video Editing & Motion Graphics',
    'Product Branding',
  ],
  '/services/digital-marketing': [
    'SEO Optimization',
    'Social Media Management',
    'Influencer Marketing',
    'AI-Powered Ad Generation',
  ],
  '/services/ai-automation': [
    'AI Agents for Automotive & Sales',
    'AI Content & Ad Generation',
    'Smart Chatbots & Virtual Assistants',
  ],
};

for (const [path, titles] of Object.entries(landings)) {
  test(`${path} has its cards, eight reasons and four steps`, async ({ page, request }) => {
    const services = await fetchServices(request);
    await page.goto(path);
    const main = page.getByRole('main');
    const [cards, reasons, steps] = [0, 1, 2].map((at) =>
      main.locator('section').nth(at).locator(':is(ul, ol)').first(),
    );
    if (!(cards && reasons && steps)) throw new Error('There are three sections');
    await expect(cards.getByRole('heading', { level: 3 })).toHaveText(titles);
    await expect(reasons.getByRole('heading', { level: 3 })).toHaveCount(8);
    await expect(steps.getByRole('heading', { level: 3 })).toHaveCount(4);
    for (const [at, title] of titles.entries()) {
      const features = cards.locator(':scope > li').nth(at).getByRole('listitem');
      await expect(features).toHaveCount(5);
      await expect(features.last()).toHaveText(/^\+\d+ more features$/);
      const more = cards.getByRole('link', { name: `Learn More about ${title}` });
      await expect(more).toHaveAttribute('href', findOrThrow(services, (service) => service.title === title).href);
    }
  });
}

async function goToAllServices(page: Page) {
  if (isPhone(page)) await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Services' }).locator('visible=true').press('Enter');
  await page.getByRole('link', { name: 'All services' }).locator('visible=true').press('Enter');
  await expect(page).toHaveURL('/services');
}
