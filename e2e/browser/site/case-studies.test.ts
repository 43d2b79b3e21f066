import type { Locator, Page } from '@playwright/test';
import { featuredFirst, fetchCaseStudies, findOrThrow } from '../support/demo-content.ts';
import { expect, test } from '../support/guard.ts';
import { abortProcedure, fulfillProcedure } from '../support/network.ts';

const section = (page: Page, title: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title }) });
const cardIn = (within: Locator, title: string): Locator =>
  within
    .getByRole('article')
    .filter({ has: within.page().getByRole('heading', { level: 3, name: title, exact: true }) });

test('the list shows featured case studies in their own section and first in the list of all, with shortened texts', async ({
  page,
  request,
}) => {
  const studies = await fetchCaseStudies(request);
  const featured = studies.filter((study) => study.featured).map(({ title }) => title);
  expect(featured.length).toBeGreaterThan(0);
  const study = findOrThrow(studies, ({ featured, budget }) => featured && budget !== null);
  await page.goto('/case-studies');
  for (const { title, challengeLength, technologies, titles } of [
    { title: 'Featured Success Stories', challengeLength: 150, technologies: 3, titles: featured },
    {
      title: 'All Case Studies',
      challengeLength: 100,
      technologies: 2,
      titles: featuredFirst(studies).map(({ title }) => title),
    },
  ]) {
    await expect(section(page, title).getByRole('heading', { level: 3 })).toHaveText(titles);
    const card = cardIn(section(page, title), study.title);
    await expect(card.getByText(`${study.challenge.slice(0, challengeLength)}...`, { exact: true })).toBeVisible();
    const named = card.getByText('Technologies:').locator('+ ul').getByRole('listitem');
    await expect(named).toHaveText(study.technologies.slice(0, technologies));
    const paid = [study.duration, study.budget].filter(Boolean).join(', ');
    for (const text of [study.industry, paid, 'Featured']) {
      await expect(card.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(card.getByText(study.clientName).first()).toBeVisible();
    const live = card.getByRole('link', { name: `View Live Project: ${study.clientName} (opens in a new tab)` });
    await expect(live).toHaveAttribute('target', '_blank');
    await card.getByRole('link', { name: `Read Case Study: ${study.title}` }).click();
    await expect(page).toHaveURL(`/case-studies/${study.id}`);
    await page.goBack();
  }
});

test('the list omits the featured section when no case study is featured, and shows a message when it is empty', {
  tag: '@long',
}, async ({ page, request }) => {
  const items = (await fetchCaseStudies(request)).filter(({ featured }) => !featured);
  await fulfillProcedure(page, 'caseStudy.browse', { items, total: items.length });
  await openCaseStudies(page);
  await expect(page.getByRole('heading', { name: 'All Case Studies' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Featured Success Stories' })).toHaveCount(0);

  await fulfillProcedure(page, 'caseStudy.browse', { items: [], total: 0 });
  await openCaseStudies(page);
  await expect(page.getByRole('heading', { name: 'No Case Studies Yet' })).toBeVisible();
  await expect(
    page.getByText("We're working on showcasing our amazing client success stories. Check back soon!"),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'All Case Studies' })).toHaveCount(0);
});

test('a list that cannot be loaded shows an error and is requested again on the next visit', { tag: '@long' }, async ({
  page,
  expectProblem,
}) => {
  expectProblem(/failed request: .*\/trpc\/.*caseStudy\.browse/);
  expectProblem(/net::ERR_FAILED/);
  await abortProcedure(page, 'caseStudy.browse');
  await openCaseStudies(page);
  await expect(page.getByRole('alert')).toHaveText('Failed to load case studies. Please try again later.');
  await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
  await expect(page.getByRole('heading', { name: 'Recent arrivals' })).toBeVisible();
  await page.unrouteAll();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'All Case Studies' })).toBeVisible();
});

test('a case study shows its facts, its results line by line, its testimonial and the closing links', async ({
  page,
  request,
}) => {
  const study = findOrThrow(
    await fetchCaseStudies(request),
    ({ featured, testimonialAuthor }) => featured && !!testimonialAuthor,
  );
  await page.goto(`/case-studies/${study.id}`);
  const main = page.getByRole('main');
  const article = main.getByRole('article').first();
  await expect(article.getByRole('heading')).toHaveText([
    study.title,
    'The Challenge',
    'Our Solution',
    'Results Achieved',
    'The steps, before and after',
    'Before',
    'After',
    'Gallery',
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
  // The first line is "... fell from 94 s to 31 s": two values, and bars in their proportion.
  for (const drawing of [results.first(), article.locator('svg').filter({ hasText: 'Median checkout time' })]) {
    for (const value of ['94 s', '31 s']) await expect(drawing.getByText(value, { exact: true })).toBeVisible();
  }
  const widths = await results
    .first()
    .locator('[style]')
    .evaluateAll((bars) => bars.map(({ clientWidth }) => clientWidth));
  expect((widths[1] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(31 / 94, 1);
  await expect(section(page, 'Technologies & Tools Used').getByRole('listitem')).toHaveText(study.technologies);
  const testimonial = section(page, 'Client Testimonial');
  for (const text of [study.testimonial ?? '', study.testimonialAuthor ?? '', study.clientName]) {
    await expect(testimonial).toContainText(text);
  }
  await expect(main.getByRole('heading', { level: 2 }).last()).toHaveText('Ready to Transform Your Business?');
  await expect(main.getByRole('link', { name: 'Start Your Project' })).toHaveAttribute('href', '/contact');
  await expect(main.getByRole('link', { name: 'View More Cases' })).toHaveAttribute('href', '/case-studies');
});

test('a case study links to its live project in a new tab, and omits the parts that it does not have', {
  tag: '@long',
}, async ({ page, context, request }) => {
  const studies = await fetchCaseStudies(request);
  const live = findOrThrow(studies, ({ projectUrl }) => projectUrl !== null);
  const url = new URL(live.projectUrl ?? '');
  await context.route(`${url.origin}/**`, (route) => route.fulfill({ contentType: 'text/html', body: 'The project' }));
  await page.goto(`/case-studies/${live.id}`);
  const link = page.getByRole('link', { name: /^View Live Project/ });
  const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(tab).toHaveURL(url.href);

  const plain = findOrThrow(studies, ({ projectUrl, testimonial }) => !(projectUrl || testimonial));
  await page.goto(`/case-studies/${plain.id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(plain.title);
  await expect(main.getByRole('link', { name: /^View Live Project/ })).toHaveCount(0);
  await expect(main.getByRole('heading', { name: 'Client Testimonial' })).toHaveCount(0);
  await expect(main.getByText('Featured', { exact: true })).toHaveCount(0);
});

/** Navigates to the list in the browser, which loads its data by tRPC. */
async function openCaseStudies(page: Page) {
  await page.goto('/no-such-page');
  await page.getByRole('main').getByRole('link', { name: 'Case Studies' }).click();
  await expect(page).toHaveURL('/case-studies');
}

test('the steps before and after are a vertical route on phones and a horizontal one on wide screens, also on the page of the project', async ({
  page,
  request,
}) => {
  const study = findOrThrow(await fetchCaseStudies(request), ({ before }) => (before ?? []).length > 2);
  await page.goto(`/case-studies/${study.id}`);
  const steps = section(page, 'The steps, before and after');
  const texts = [study.before, study.after].flatMap((list) =>
    (list ?? []).map(({ label, value }) => `${label} ${value}`),
  );
  await expect(steps.getByRole('listitem')).toHaveText(texts);
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText(['Before', 'After']);
  const corners = () =>
    steps
      .locator('ol')
      .first()
      .getByRole('listitem')
      .evaluateAll((items) =>
        items.map((item) => {
          const { x, y } = item.getBoundingClientRect();
          return { x: Math.round(x), y: Math.round(y) };
        }),
      );
  await page.setViewportSize({ width: 390, height: 844 });
  expect(new Set((await corners()).map(({ x }) => x)).size).toBe(1);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(new Set((await corners()).map(({ y }) => y)).size).toBe(1);

  const toProject = page.getByRole('main').getByRole('link', { name: /^See the project/ });
  await toProject.first().click();
  await expect(steps.getByRole('listitem')).toHaveText(texts);
});
