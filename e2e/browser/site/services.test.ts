import type { Page } from '@playwright/test';
import { fetchServices, findOrThrow } from '../support/demo-content.ts';
import { expect, test } from '../support/guard.ts';
import { fulfillProcedure } from '../support/network.ts';

const allServices = (page: Page) => page.getByRole('region', { name: 'All services' });

test('the list has a card per service with a shortened text, three features and a link, in four columns, and a row on phones', async ({
  page,
  request,
}) => {
  const services = await fetchServices(request);
  await page.goto('/services');
  const cards = allServices(page).getByRole('article');
  await expect(cards.getByRole('heading')).toHaveText(services.map(({ title }) => title));
  for (const [index, { title, href, description, features }] of services.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('link', { name: title, exact: true })).toHaveAttribute('href', href);
    await expect(card.getByText(`${description.slice(0, 80)}...`, { exact: true })).toBeVisible();
    await expect(card.getByRole('listitem')).toHaveText([...features.slice(0, 3), `+${features.length - 3} more`]);
  }
  const main = page.getByRole('main');
  await expect(allServices(page).getByRole('heading', { level: 2 })).toHaveText([
    'Web & App',
    'Branding & Creative',
    'Digital Marketing',
    'AI & Automation',
  ]);
  await expect(main.getByRole('link', { name: 'About AI & Automation' })).toHaveAttribute(
    'href',
    '/services/ai-automation',
  );
  await expect(main.getByRole('heading', { name: 'Fares from ₹2000' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Get Free Quote' })).toHaveAttribute('href', '/contact');
  await expect(main.getByRole('link', { name: 'Schedule Call' })).toHaveAttribute('href', '/contact');
  const columns = async () =>
    new Set(await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().left)))).size;
  expect(await columns()).toBe(4);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(cards.last()).toBeHidden();
  const rows = page.getByRole('region', { name: 'Prices of all services' }).locator('details');
  await expect(rows).toHaveCount(services.length);
  await rows.last().locator('summary').click();
  await rows.last().getByRole('link').click();
  await expect(page).toHaveURL(services.at(-1)?.href ?? '');
});

test('without services the list shows a message and a link to the contact page', { tag: '@long' }, async ({ page }) => {
  await fulfillProcedure(page, 'service.list', { items: [], total: 0 });
  await page.goto('/no-such-page');
  await page.getByRole('banner').getByRole('button', { name: 'Services' }).locator('visible=true').press('Enter');
  await page.getByRole('link', { name: 'All 15 services' }).locator('visible=true').press('Enter');
  await expect(page).toHaveURL('/services');
  await expect(page.getByRole('heading', { name: 'No services available' })).toBeVisible();
  await expect(allServices(page).getByRole('link', { name: 'Connect now' })).toHaveAttribute('href', '/contact');
});

test('a service page has its sections in order', async ({ page, request }) => {
  const service = findOrThrow(await fetchServices(request), ({ href }) => href.endsWith('/seo-optimization'));
  await page.goto(service.href);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(service.heroTitle ?? service.title);
  await expect(main.getByText(service.heroDescription ?? service.description).first()).toBeVisible();
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'A client who took this line',
    `What is ${service.title}?`,
    'What is on the ticket',
    'From first call to handover',
    'Also on this line',
    'Client Success Stories',
    'Ready to depart?',
    `Have Questions About ${service.title}?`,
  ]);
  await expect(main.getByText(service.description, { exact: true }).last()).toBeVisible();
  await expect(main.locator('dl')).toContainText('Price from₹20,000 a month');
  const named = service.serviceDetails.map((step) => step.split(/: (.*)/));
  const names = named.map(([name]) => name ?? '');
  const related = ['Social Media Management', 'Influencer Marketing', 'AI-Powered Ad Generation'];
  const caseStudy = '3.2× qualified enquiries on the same ad budget';
  const headings = main.getByRole('heading', { level: 3 });
  await expect(headings).toHaveText([caseStudy, ...service.features, ...names, ...related]);
  const steps = main.locator('section').filter({ hasText: 'From first call' }).getByRole('listitem');
  await expect(steps).toHaveText(named.map(([name, text], index) => `Stop ${index + 1}${name}${text}`));
  await expect(main.getByRole('link', { name: 'Influencer Marketing' })).toHaveAttribute(
    'href',
    '/services/influencer-marketing',
  );
  await expect(main.getByText('Qualified enquiries rose from 84 to 269 in the quarter')).toBeVisible();
  await expect(main.getByRole('img', { name: '5 out of 5 stars' })).toHaveCount(3);
  await expect(main.getByRole('link', { name: 'Connect now' })).toHaveAttribute('href', '/contact');
  await expect(main.getByRole('link', { name: 'Get Custom Quote' })).toHaveAttribute('href', '/contact');
  await expect(main.getByRole('button', { name: 'Schedule Call' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Schedule Free Consultation' })).toBeVisible();
  await main.getByRole('link', { name: caseStudy, exact: true }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(caseStudy);
  await page.goto('/services/ecommerce-development');
  await expect(main.getByText('Projects of this service:')).toBeVisible();
  await main
    .getByRole('link', { name: /, E-commerce$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/portfolio\/\d+$/);
});

const landingPages = {
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

test('the landing pages have their cards with prices, eight reasons, four steps and a case study', async ({
  page,
  request,
}) => {
  const services = await fetchServices(request);
  for (const [path, titles] of Object.entries(landingPages)) {
    await page.goto(path);
    const sections = page.getByRole('main').locator('section');
    const listOf = (index: number) => sections.nth(index).locator(':is(ul, ol)').first();
    await expect(listOf(0).getByRole('heading', { level: 3 })).toHaveText(titles);
    await expect(listOf(1).getByRole('heading', { level: 3 })).toHaveCount(8);
    await expect(listOf(2).getByRole('heading', { level: 3 })).toHaveCount(4);
    await expect(listOf(0).getByText(/^From ₹/)).toHaveCount(titles.length);
    await expect(sections.getByRole('link', { name: 'Read Case Study' })).toHaveCount(1);
    for (const [index, title] of titles.entries()) {
      const features = listOf(0).locator(':scope > li').nth(index).getByRole('listitem');
      await expect(features).toHaveCount(5);
      await expect(features.last()).toHaveText(/^\+\d+ more features$/);
      const { href } = findOrThrow(services, (service) => service.title === title);
      const more = listOf(0).getByRole('link', { name: `Learn More about ${title}` });
      for (const link of [more, features.last().getByRole('link')]) await expect(link).toHaveAttribute('href', href);
    }
  }
});
