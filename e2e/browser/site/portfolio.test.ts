import type { Locator, Page } from '@playwright/test';
import { horizontalOverflow } from '../support/cut-texts.ts';
import { fetchProjects, findOrThrow } from '../support/demo-content.ts';
import { expect, test } from '../support/guard.ts';
import { fulfillProcedure } from '../support/network.ts';
import { expectChipsOnOneLine, projectCard, technologies } from '../support/project-card.ts';

const categories = (page: Page): Locator => page.getByRole('navigation', { name: 'Categories' });
const titles = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 3 });

test('a category has its own URL, is marked as current and shows only its projects', async ({ page, request }) => {
  const projects = await fetchProjects(request);
  await page.goto('/portfolio');
  await expect(titles(page)).toHaveCount(projects.length);
  const objects = await page
    .locator('use[href^="#object-"]')
    .evaluateAll((uses) => uses.map((use) => use.getAttribute('href')));
  expect(new Set(objects).size).toBe(projects.length);
  const names = await categories(page).getByRole('link').allInnerTexts();
  expect(names.toSorted()).toEqual(['All', ...new Set(projects.map(({ category }) => category))].toSorted());
  await expect(categories(page).getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
  await categories(page).getByRole('link', { name: 'Web App' }).click();
  await expect(page).toHaveURL('/portfolio?category=Web+App');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Web App projects');
  const expected = projects.filter(({ category }) => category === 'Web App').map(({ title }) => title);
  await expect(titles(page)).toHaveText(expected);
  await expect(categories(page).locator('[aria-current]')).toHaveText('Web App');
  await page.reload();
  await expect(titles(page)).toHaveText(expected);
  await page.goBack();
  await expect(titles(page)).toHaveCount(projects.length);
});

test('an unknown category shows no projects, and its name is not repeated on the page', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/portfolio?category=Cheap+Loans');
  await expect(page.getByRole('heading', { name: 'Nothing on this platform yet' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Cheap Loans');
  await page.getByRole('main').getByRole('link', { name: 'All projects' }).click();
  await expect(page).toHaveURL('/portfolio');
});

test('the pages of a long category have URLs and start at the top', { tag: '@long' }, async ({ page, request }) => {
  const items = (await fetchProjects(request)).filter(({ category }) => category === 'Website');
  await fulfillProcedure(page, 'project.browse', { items, total: 30, categories: ['Website', 'Mobile'] });
  await page.goto('/portfolio');
  await categories(page).getByRole('link', { name: 'Website' }).click();
  await expect(page.getByText('Projects 1 to 12 of 30')).toBeVisible();
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages.getByRole('link', { name: 'Page 3' })).toHaveAttribute(
    'href',
    '/portfolio?category=Website&page=3',
  );
  await pages.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/portfolio?category=Website&page=2');
  await expect(page.getByText('Projects 13 to 24 of 30')).toBeVisible();
  await expect(pages.locator('[aria-current]')).toHaveText('2');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('an empty portfolio shows a message and a link to the services', { tag: '@long' }, async ({ page }) => {
  await fulfillProcedure(page, 'project.browse', { items: [], total: 0, categories: [] });
  await page.goto('/no-such-page');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Portfolio/ })
    .click();
  await expect(page.getByRole('heading', { name: 'No projects yet' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'View All Services' })).toBeVisible();
});

test('a card without its picture shows a drawing, and its longest words do not widen the page', {
  tag: '@long',
}, async ({ page, request, expectProblem }) => {
  expectProblem(/status of 404/);
  const project = findOrThrow(await fetchProjects(request), ({ featured }) => featured);
  const word = 'x'.repeat(150);
  const items = [{ ...project, imageUrl: '/uploads/gone.png', title: word, technologies: ['y'.repeat(50)] }];
  await fulfillProcedure(page, 'project.browse', { items, total: 1, categories: ['z'.repeat(50)] });
  await page.goto('/no-such-page');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Portfolio/ })
    .click();
  await expect(projectCard(page, word).locator('svg').first()).toBeVisible();
  // The page that was opened first did not contain the symbol of this object.
  await expect(page.locator('symbol#object-ledger')).toBeAttached();
  await expect(projectCard(page, word).locator('img')).toHaveCount(0);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  }
});

test('a card shows category, badge, description, and the number of further technologies on hover or focus', async ({
  page,
  request,
}) => {
  const projects = await fetchProjects(request);
  const project = findOrThrow(projects, ({ featured, technologies }) => featured && technologies.length > 4);
  await page.goto('/portfolio');
  const card = projectCard(page, project.title);
  await expect(card.getByText(project.category, { exact: true })).toBeVisible();
  await expect(card.getByText('Featured', { exact: true })).toBeVisible();
  await expect(card.getByText(project.description)).toBeVisible();
  await expect(technologies(page, project.title)).toHaveText([
    ...project.technologies.slice(0, 3),
    `+${project.technologies.length - 3} more`,
  ]);
  const more = card.getByRole('listitem').filter({ hasText: /^\+\d+ more$/ });
  await expect(more).toHaveCSS('opacity', '0');
  await card.hover();
  await expect(more).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(more).toHaveCSS('opacity', '0');
  await card.getByRole('link', { name: project.title, exact: true }).focus();
  await expect(more).toHaveCSS('opacity', '1');
  await expectChipsOnOneLine(page, findOrThrow(projects, ({ title }) => title === 'Saffron Lane').title);

  const { id, title } = findOrThrow(projects, ({ projectUrl }) => projectUrl === null);
  const unlinked = projectCard(page, title);
  await expect(unlinked.getByText('View Details')).toBeVisible();
  await expect(unlinked.getByRole('link', { name: /View Details|Visit Project/ })).toHaveCount(0);
  // Every part of the card opens the page.
  await unlinked.scrollIntoViewIfNeeded();
  const details = await unlinked.getByText('View Details').boundingBox();
  await page.mouse.click((details?.x ?? 0) + 4, (details?.y ?? 0) + 20);
  await expect(page).toHaveURL(`/portfolio/${id}`);
});

test('a card links to the live project in a new tab without an opener', { tag: '@long' }, async ({
  page,
  context,
  request,
}) => {
  const project = findOrThrow(await fetchProjects(request), ({ projectUrl }) => projectUrl !== null);
  const url = new URL(project.projectUrl ?? '');
  await context.route(`${url.origin}/**`, (route) => route.fulfill({ contentType: 'text/html', body: 'The project' }));
  await page.goto('/portfolio');
  const visit = projectCard(page, project.title).getByRole('link', { name: /^Visit Project/ });
  await expect(visit).toHaveAccessibleName(`Visit Project: ${project.title} (opens in a new tab)`);
  const [tab] = await Promise.all([page.waitForEvent('popup'), visit.click()]);
  await expect(tab).toHaveURL(url.href);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL('/portfolio');
});

test('a project page shows its technologies, live project, case study, category and three other projects', {
  tag: '@long',
}, async ({ page, request }) => {
  const project = findOrThrow(await fetchProjects(request), ({ technologies }) => technologies.length > 5);
  await page.goto('/portfolio');
  await projectCard(page, project.title).getByRole('link', { name: project.title, exact: true }).click();
  await expect(page).toHaveURL(`/portfolio/${project.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(project.title);
  const made = page.getByRole('heading', { name: 'Made with' }).locator('..').getByRole('listitem');
  await expect(made).toHaveText(project.technologies);
  await expect(page.getByRole('link', { name: /^Visit Project/ }).first()).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('listitem').getByRole('heading', { level: 3 })).toHaveCount(3);
  await page.getByRole('link', { name: /^Read the case/ }).click();
  await expect(page).toHaveURL(`/case-studies/${project.caseStudyId}`);
  await page.getByRole('link', { name: `See the project: ${project.title}` }).click();
  await expect(page).toHaveURL(`/portfolio/${project.id}`);
  await page.getByRole('link', { name: `${project.category}: all projects` }).click();
  await expect(page).toHaveURL(`/portfolio?category=${project.category.replace(' ', '+')}`);
});
