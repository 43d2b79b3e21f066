import type { Locator, Page } from '@playwright/test';
import { fetchProjects, findOrThrow } from '../support/demo-content.ts';
import { expect, test } from '../support/guard.ts';
import { fulfillProcedure } from '../support/network.ts';
import { waitForHydration } from '../support/page-state.ts';

const cardOf = (page: Page, title: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });
const categories = (page: Page): Locator => page.getByRole('navigation', { name: 'Categories' });
const technologies = (page: Page, title: string): Locator =>
  cardOf(page, title).getByRole('list', { name: 'Technologies' }).getByRole('listitem');
const titles = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 3 });

test('a category is chosen by its own address, is marked and shows its projects alone', async ({ page, request }) => {
  const projects = await fetchProjects(request);
  await page.goto('/portfolio');
  await waitForHydration(page);
  await expect(titles(page)).toHaveCount(projects.length);
  await expect(categories(page).getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
  await categories(page).getByRole('link', { name: 'Web App' }).click();
  await expect(page).toHaveURL('/portfolio?category=Web+App');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Web App projects');
  const named = projects.filter(({ category }) => category === 'Web App').map(({ title }) => title);
  await expect(titles(page)).toHaveText(named);
  await expect(categories(page).locator('[aria-current]')).toHaveText('Web App');
  await page.reload();
  await expect(titles(page)).toHaveText(named);
  await page.goBack();
  await expect(titles(page)).toHaveCount(projects.length);
});

test('every category of the projects is in the legend', async ({ page, request }) => {
  await page.goto('/portfolio');
  const known = new Set((await fetchProjects(request)).map(({ category }) => category));
  const named = await categories(page).getByRole('link').allInnerTexts();
  expect(named.toSorted()).toEqual(['All', ...known].toSorted());
});

test('an address may ask for a category that has no projects, and is not quoted', async ({ page }) => {
  await page.goto('/portfolio?category=Cheap+Loans');
  await expect(page.getByRole('heading', { name: 'Nothing on this platform yet' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Cheap Loans');
  await page.getByRole('main').getByRole('link', { name: 'All projects' }).click();
  await expect(page).toHaveURL('/portfolio');
});

test('the pages of a long category have addresses, and start at the top', async ({ page, request }) => {
  const items = (await fetchProjects(request)).filter(({ category }) => category === 'Website');
  await fulfillProcedure(page, 'project.browse', { items, total: 30, categories: ['Website', 'Mobile'] });
  await page.goto('/portfolio');
  await waitForHydration(page);
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

test('a portfolio without projects says so and leads on', async ({ page }) => {
  await fulfillProcedure(page, 'project.browse', { items: [], total: 0, categories: [] });
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'All projects' }).click();
  await expect(page.getByRole('heading', { name: 'No projects yet' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'View All Services' })).toBeVisible();
});

test('a project whose photo cannot be had shows its line, and its longest words keep the width', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/status of 404/);
  const project = findOrThrow(await fetchProjects(request), ({ featured }) => featured);
  const word = 'x'.repeat(150);
  const items = [{ ...project, imageUrl: '/uploads/gone.png', title: word, technologies: ['y'.repeat(50)] }];
  await fulfillProcedure(page, 'project.browse', { items, total: 1, categories: ['z'.repeat(50)] });
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'All projects' }).click();
  await expect(cardOf(page, word).locator('svg').first()).toBeVisible();
  await expect(cardOf(page, word).locator('img')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});

test('a card shows category, badge, text and three technologies, the others when it is meant', async ({
  page,
  request,
}) => {
  const project = findOrThrow(
    await fetchProjects(request),
    ({ featured, technologies }) => featured && technologies.length > 4,
  );
  await page.goto('/portfolio');
  const card = cardOf(page, project.title);
  await expect(card.getByText(project.category, { exact: true })).toBeVisible();
  await expect(card.getByText('Featured', { exact: true })).toBeVisible();
  await expect(card.getByText(project.description)).toBeVisible();
  await expect(card.getByRole('list', { name: 'Technologies' }).getByRole('listitem')).toHaveText([
    ...project.technologies.slice(0, 3),
    `+${project.technologies.length - 3} more`,
  ]);
  const rest = card.getByRole('listitem').filter({ hasText: /^\+\d+ more$/ });
  await expect(rest).toHaveCSS('opacity', '0');
  await card.hover();
  await expect(rest).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(rest).toHaveCSS('opacity', '0');
  await card.getByRole('link', { name: project.title, exact: true }).focus();
  await expect(rest).toHaveCSS('opacity', '1');
});

test('a card leads to the project itself in a new tab', async ({ page, context, request }) => {
  const project = findOrThrow(await fetchProjects(request), ({ projectUrl }) => projectUrl !== null);
  const url = new URL(project.projectUrl ?? '');
  await context.route(`${url.origin}/**`, (route) => route.fulfill({ contentType: 'text/html', body: 'The project' }));
  await page.goto('/portfolio');
  const visit = cardOf(page, project.title).getByRole('link', { name: /^Visit Project/ });
  await expect(visit).toHaveAccessibleName(`Visit Project: ${project.title} (opens in a new tab)`);
  const [tab] = await Promise.all([page.waitForEvent('popup'), visit.click()]);
  await expect(tab).toHaveURL(url.href);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL('/portfolio');
});

test('a card without an address of its own says View Details, which is no link', async ({ page, request }) => {
  const project = findOrThrow(await fetchProjects(request), ({ projectUrl }) => projectUrl === null);
  await page.goto('/portfolio');
  const card = cardOf(page, project.title);
  await expect(card.getByText('View Details')).toBeVisible();
  await expect(card.getByRole('link', { name: /View Details|Visit Project/ })).toHaveCount(0);
});

test('a project has a page with all it is made of, its line and three others', async ({ page, request }) => {
  const project = findOrThrow(await fetchProjects(request), ({ technologies }) => technologies.length > 5);
  await page.goto('/portfolio');
  await waitForHydration(page);
  await cardOf(page, project.title).getByRole('link', { name: project.title, exact: true }).click();
  await expect(page).toHaveURL(`/portfolio/${project.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(project.title);
  const made = page.getByRole('heading', { name: 'Made with' }).locator('..').getByRole('listitem');
  await expect(made).toHaveText(project.technologies);
  await expect(page.getByRole('link', { name: /^Visit Project/ }).first()).toHaveAttribute('target', '_blank');
  await expect(titles(page)).toHaveCount(3);
  await page.getByRole('link', { name: `${project.category}: all projects` }).click();
  await expect(page).toHaveURL(`/portfolio?category=${project.category.replace(' ', '+')}`);
});

for (const path of ['/', '/portfolio']) {
  test(`${path}: how many more technologies there are follows the third, on its line`, { tag: '@desktop' }, async ({
    page,
    request,
  }) => {
    const large = findOrThrow(await fetchProjects(request), ({ title }) => title === 'Saffron Lane');
    await page.goto(path);
    await waitForHydration(page);
    await cardOf(page, large.title).hover();
    const chips = technologies(page, large.title).locator('> *');
    await expect(chips.nth(3)).toHaveText(/^\+\d+ more$/);
    const [third, more] = [await chips.nth(2).boundingBox(), await chips.nth(3).boundingBox()];
    expect((more?.x ?? 0) - (third?.x ?? 0) - (third?.width ?? 0)).toBeCloseTo(8, 0);
    expect(more?.y).toBeCloseTo(third?.y ?? 0, 0);
  });
}
