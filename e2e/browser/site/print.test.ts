import { fetchProjects, findOrThrow } from '../support/demo-content.ts';
import { expect, test } from '../support/guard.ts';

test('the print layout is light in both color schemes', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await page.goto('/terms');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(page.locator('body')).toHaveCSS('background-color', grounds.white);
  await expect(page.locator('body')).toHaveCSS('color', grounds.ink);
});

test('the print layout shows scrolled and collapsed content in full', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const scrollingBoxes = () =>
    page.getByRole('main').evaluate((main) =>
      Array.from(main.querySelectorAll('*')).flatMap((box) => {
        const overflows = box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
        return overflows && /auto|scroll/.test(getComputedStyle(box).overflow) ? [box.className] : [];
      }),
    );
  for (const path of ['/', '/sitemap', '/blog/business-website-cost-india']) {
    await page.goto(path);
    expect(await scrollingBoxes(), path).toEqual([]);
  }
  await page.goto('/contact');
  const answers = page.locator('details[name="faq"] > div');
  await expect(answers).toHaveCount(6);
  for (const answer of await answers.all()) {
    expect(await answer.evaluate((element) => element.checkVisibility())).toBe(true);
  }
});

test('the print layout of an article has a masthead, no navigation, buttons or related posts, and shows the addresses of its links', {
  tag: '@long',
}, async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/blog/business-website-cost-india');
  for (const role of ['navigation', 'button'] as const) await expect(page.getByRole(role)).toHaveCount(0);
  // The masthead stands above the article.
  const masthead = await page.getByRole('contentinfo').boundingBox();
  const article = await page.getByRole('main').boundingBox();
  expect(masthead && article && masthead.y + masthead.height <= article.y).toBe(true);
  await expect(page.getByRole('heading', { name: 'Further down the line' })).toHaveCount(0);
  const link = page.getByRole('link', { name: 'website development' });
  const address = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(address).toContain(new URL(page.url()).host);
});

test('a printed project with a quotation, steps and pictures has two pages', { tag: '@long' }, async ({
  page,
  request,
}) => {
  const project = findOrThrow(await fetchProjects(request), ({ title }) => title === 'Kavya Diagnostics');
  await page.goto(`/portfolio/${project.id}`);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});

const grounds = { white: 'rgb(255, 255, 255)', ink: 'rgb(15, 22, 19)' };
