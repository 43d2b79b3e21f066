import type { Locator, Page } from '@playwright/test';
import { featuredFirst, fetchCaseStudies, findOrThrow } from '../support/demo-content.ts';
import { expect, test } from '../support/guard.ts';
import { abortProcedure, fulfillProcedure } from '../support/network.ts';
import { waitForHydration } from '../support/page-state.ts';

const section = (page: Page, title: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title }) });
const cardIn = (within: Locator, title: string): Locator =>
  within
    .getByRole('article')
    .filter({ has: within.page().getByRole('heading', { level: 3, name: title, exact: true }) });

test('featured studies have a section of their own and come first among all', async ({ page, request }) => {
  const studies = await fetchCaseStudies(request);
  await page.goto('/case-studies');
  const featured = studies.filter((study) => study.featured).map(({ title }) => title);
  expect(featured.length).toBeGreaterThan(0);
  const headings = (title: string) => section(page, title).getByRole('heading', { level: 3 });
  await expect(headings('Featured Success Stories')).toHaveText(featured);
  await expect(headings('All Case Studies')).toHaveText(featuredFirst(studies).map(({ title }) => title));
});

for (const [title, characters, technologies] of [
  ['Featured Success Stories', 150, 3],
  ['All Case Studies', 100, 2],
] as const) {
  test(`cards under ${title} cut the challenge at ${characters} and name ${technologies} technologies`, async ({
    page,
    request,
  }) => {
    const study = findOrThrow(await fetchCaseStudies(request), ({ featured, budget }) => featured && budget !== null);
    await page.goto('/case-studies');
    const card = cardIn(section(page, title), study.title);
    await expect(card.getByText(`${study.challenge.slice(0, characters)}...`, { exact: true })).toBeVisible();
    const named = card.getByRole('list', { name: 'Technologies' }).getByRole('listitem');
    await expect(named).toHaveText(study.technologies.slice(0, technologies));
    for (const text of [study.industry, study.duration, 'Featured']) {
      await expect(card.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(card.getByText(study.clientName).first()).toBeVisible();
    const live = card.getByRole('link', { name: `View Live Project: ${study.clientName} (opens in a new tab)` });
    await expect(live).toHaveAttribute('target', '_blank');
    await card.getByRole('link', { name: `Read Case Study: ${study.title}` }).click();
    await expect(page).toHaveURL(`/case-studies/${study.id}`);
  });
}

test('without a featured study the section is not there', async ({ page, request }) => {
  const items = (await fetchCaseStudies(request)).filter(({ featured }) => !featured);
  await fulfillProcedure(page, 'caseStudy.list', { items, total: items.length });
  await goToCaseStudies(page);
  await expect(page.getByRole('heading', { name: 'All Case Studies' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Featured Success Stories' })).toHaveCount(0);
});

test('without any study the page promises some', async ({ page }) => {
  await fulfillProcedure(page, 'caseStudy.list', { items: [], total: 0 });
  await goToCaseStudies(page);
  await expect(page.getByRole('heading', { name: 'No Case Studies Yet' })).toBeVisible();
  await expect(
    page.getByText("We're working on showcasing our amazing client success stories. Check back soon!"),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'All Case Studies' })).toHaveCount(0);
});

test('studies that cannot be read are an error, and the next visit asks again', async ({ page, expectProblem }) => {
  expectProblem(/failed request: .*\/trpc\/caseStudy\.list/);
  expectProblem(/net::ERR_FAILED/);
  await abortProcedure(page, 'caseStudy.list');
  await goToCaseStudies(page);
  await expect(page.getByRole('alert')).toHaveText('Failed to load case studies. Please try again later.');
  await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
  await expect(page.getByRole('heading', { name: 'Recent arrivals' })).toBeVisible();
  await page.unrouteAll();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'All Case Studies' })).toBeVisible();
});

test('a study tells its facts, its story line by line and what the client says', async ({ page, request }) => {
  const study = findOrThrow(
    await fetchCaseStudies(request),
    ({ featured, testimonialAuthor }) => featured && !!testimonialAuthor,
  );
  await page.goto(`/case-studies/${study.id}`);
  const article = page.getByRole('main').getByRole('article');
  await expect(article.getByRole('heading')).toHaveText([
    study.title,
    'The Challenge',
    'Our Solution',
    'Results Achieved',
    'Technologies & Tools Used',
    'Client Testimonial',
  ]);
  for (const text of [study.industry, 'Featured', study.clientName, study.duration, study.budget ?? '']) {
    await expect(article.getByText(text, { exact: true }).first()).toBeVisible();
  }
  await expect(article.getByText(study.challenge)).toBeVisible();
  await expect(article.getByText(study.solution)).toBeVisible();
  const results = article.locator('section').filter({ hasText: 'Results Achieved' }).getByRole('listitem');
  const lines = study.results.split('\n');
  await expect(results).toHaveCount(lines.length);
  for (const [index, line] of lines.entries()) await expect(results.nth(index)).toContainText(line);
  await expect(section(page, 'Technologies & Tools Used').getByRole('listitem')).toHaveText(study.technologies);
  const voice = section(page, 'Client Testimonial');
  await expect(voice).toContainText(study.testimonial ?? '');
  await expect(voice).toContainText(study.testimonialAuthor ?? '');
  await expect(voice).toContainText(study.clientName);
});

test('a study with a live project leads there in a new tab', async ({ page, context, request }) => {
  const study = findOrThrow(await fetchCaseStudies(request), ({ projectUrl }) => projectUrl !== null);
  const url = new URL(study.projectUrl ?? '');
  await context.route(`${url.origin}/**`, (route) => route.fulfill({ contentType: 'text/html', body: 'The project' }));
  await page.goto(`/case-studies/${study.id}`);
  const link = page.getByRole('link', { name: /^View Live Project/ });
  const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(tab).toHaveURL(url.href);
});

test('what a study does not have is not there', async ({ page, request }) => {
  const study = findOrThrow(
    await fetchCaseStudies(request),
    ({ projectUrl, testimonial }) => !(projectUrl || testimonial),
  );
  await page.goto(`/case-studies/${study.id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(study.title);
  await expect(main.getByRole('link', { name: /^View Live Project/ })).toHaveCount(0);
  await expect(main.getByRole('heading', { name: 'Client Testimonial' })).toHaveCount(0);
  await expect(main.getByText('Featured', { exact: true })).toHaveCount(0);
});

test('a study ends with two ways on', async ({ page }) => {
  await page.goto('/case-studies/1');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 }).last()).toHaveText('Ready to Transform Your Business?');
  await expect(main.getByRole('link', { name: 'Start Your Project' })).toHaveAttribute('href', '/contact');
  await expect(main.getByRole('link', { name: 'View More Cases' })).toHaveAttribute('href', '/case-studies');
});

async function goToCaseStudies(page: Page) {
  await page.goto('/no-such-page');
  await waitForHydration(page);
  await page.getByRole('main').getByRole('link', { name: 'Case Studies' }).click();
  await expect(page).toHaveURL('/case-studies');
}
