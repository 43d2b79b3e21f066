import { contactFields, fillContact, newContact } from '../support/contact-form.ts';
import { fetchCaseStudies, fetchProjects, findOrThrow } from '../support/demo-content.ts';
import { expect, test } from '../support/guard.ts';
import { openScheduleDialog } from '../support/schedule-form.ts';

test('a project shows what it cost and took, then where such projects start, and its main button schedules a call', async ({
  page,
  request,
}) => {
  const [projects, studies] = await Promise.all([fetchProjects(request), fetchCaseStudies(request)]);
  const study = findOrThrow(studies, ({ clientName }) => clientName === 'Kavya Diagnostics');
  const project = findOrThrow(projects, ({ caseStudyId }) => caseStudyId === study.id);
  await page.goto(`/portfolio/${project.id}`);
  const main = page.getByRole('main');
  const facts = (title: string) => main.locator('div', { has: page.getByRole('heading', { name: title }) }).last();
  await expect(facts('Fare paid')).toContainText(`Cost${study.budget}`);
  await expect(facts('Fare paid')).toContainText(`Duration${study.duration}`);
  await expect(facts('Such projects start at')).toContainText('Price from');
  await expect(main.locator('[data-look="main"]').first()).toHaveText('Schedule Call');
  await expect(main.getByRole('link', { name: 'Read the case' })).toHaveAttribute('data-look', 'outline');
});

test('the home page links results, lowest prices and quotations to their pages', async ({ page }) => {
  await page.goto('/');
  const row = page.getByRole('navigation', { name: 'Departures' });
  await expect(row.getByRole('link', { name: /^Web & App/ })).toHaveAttribute('href', '/services/web-app-development');
  await expect(row.getByRole('link', { name: /^Web & App/ })).toContainText('from ₹40,000');
  const result = row.getByRole('link', { name: /94.s to 31.s/ });
  await expect(result).toHaveAttribute('href', /^\/case-studies\/\d+$/);
  await expect(result).toContainText('Saffron Lane, Food retail');
  await expect(row.getByRole('paragraph')).toHaveText(['Results', 'Fares']);
  const quotes = page.getByRole('region', { name: 'What clients say' }).getByRole('link');
  await expect(quotes).toHaveText(['Saffron Lane', 'Kavya Diagnostics']);
  await page.getByRole('heading', { name: 'Digital Marketing' }).getByRole('link').click();
  await expect(page).toHaveURL('/services/digital-marketing');
});

test('the answer about prices links each family of services to its page', async ({ page }) => {
  await page.goto('/contact');
  await page.getByText('What does it cost?').click();
  const answer = page.locator('details[open]');
  await answer.getByRole('link', { name: 'AI & Automation from ₹30,000' }).click();
  await expect(page).toHaveURL('/services/ai-automation');
});

test('the About page names the team members, and the contact and call forms name one of them', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'Meera Nambiar' })).toContainText('Project lead, since 2019');
  await expect(page.getByText('these six people are fictional')).toBeVisible();
  for (const path of ['/contact', '/schedule-call']) {
    await page.goto(path);
    await expect(page.getByText('You will speak with')).toContainText('Meera Nambiar');
  }
});

test('a case study shows the steps before and after the project as two lists', async ({ page, request }) => {
  const study = findOrThrow(await fetchCaseStudies(request), ({ clientName }) => clientName === 'Saffron Lane');
  await page.goto(`/case-studies/${study.id}`);
  const steps = page.locator('section', { has: page.getByRole('heading', { name: 'The steps, before and after' }) });
  await expect(steps.getByRole('list')).toHaveCount(2);
  await expect(steps.getByRole('list').first().getByRole('listitem')).toHaveCount(7);
  await expect(steps.getByRole('list').last().getByRole('listitem')).toHaveCount(1);
});

test('the closing block of a page is light in the dark scheme and dark in the light one', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const ground = (selector: string) =>
    page
      .locator(selector)
      .last()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground('[data-inverted]')).toBe('rgb(237, 243, 238)');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
  expect(await ground('[data-inverted]')).toBe('rgb(15, 22, 19)');
});

test('the menu of a phone offers the telephone and a call', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Mobile' });
  await expect(menu.getByRole('link', { name: '+91 11 5550 0123' })).toHaveAttribute('href', 'tel:+911155500123');
  await menu.getByRole('link', { name: 'Schedule Call' }).click();
  await expect(page).toHaveURL('/schedule-call');
});

test('the thank-you page says what happens next, and leads to a call and to a case study', async ({ page }) => {
  await page.goto('/contact');
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Send Message' }) });
  await fillContact(form, newContact());
  await contactFields(form).send.click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Thank You');
  await expect(main.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: 'You write' })).toContainText('Done');
  await expect(main.locator('[data-look="main"]')).toHaveText('Schedule Call');
  await main.getByRole('link', { name: 'A spice shop that takes the order' }).click();
  await expect(page).toHaveURL(/\/case-studies\/\d+$/);
});

test('on a phone the features of a service stand two abreast, and its case study follows the ticket', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services/saas-cms-solutions');
  const features = page.locator('section', { has: page.getByRole('heading', { name: 'What is on the ticket' }) });
  const [first, second] = await Promise.all(
    [0, 1].map((place) => features.getByRole('listitem').nth(place).boundingBox()),
  );
  expect(second?.y).toBe(first?.y);
  expect(second?.x).toBeGreaterThan(first?.x ?? 0);
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles.first()).toHaveText('A client who took this line');
});

test('at 320 px the buttons of the dialog stay on one line', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const dialog = await openScheduleDialog(page);
  const heights = await dialog
    .getByRole('button', { name: /^(Cancel|Schedule Call)$/ })
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
  expect(heights).toHaveLength(2);
  expect(heights[1]).toBe(heights[0]);
});
