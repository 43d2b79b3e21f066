import type { Page } from '@playwright/test';
import { chooseOption, createRecords, openAdmin, rowOf, rows, uniqueMark } from '../support/admin.ts';
import { toast } from '../support/leads.ts';
import { abortProcedure, failProcedure, fulfillProcedure, holdProcedure } from '../support/network.ts';
import { expect, test } from '../support/own-server.ts';
import { sampleCaseStudy, sampleContact, samplePost, sampleProject, sampleService } from '../support/sample-records.ts';

const lists = [
  { slug: 'portfolio', procedure: 'project.manage', many: 'projects', empty: 'No projects yet', add: 'Add project' },
  {
    slug: 'case-studies',
    procedure: 'caseStudy.manage',
    many: 'case studies',
    empty: 'No case studies yet',
    add: 'Add case study',
  },
  { slug: 'services', procedure: 'service.manage', many: 'services', empty: 'No services yet', add: 'Add service' },
  { slug: 'blog', procedure: 'post.manage', many: 'blog posts', empty: 'No blog posts yet', add: 'Add blog post' },
  {
    slug: 'calls',
    procedure: 'callRequest.manage',
    many: 'call requests',
    failure: 'Failed to fetch call schedules',
    empty: 'Nobody has asked for a call yet',
    next: /^Requests from the Schedule a Call dialog arrive here/,
  },
  {
    slug: 'contacts',
    procedure: 'contact.manage',
    many: 'contact submissions',
    empty: 'Nobody has written yet',
    next: /See that the form is easy to find\.$/,
  },
];

for (const { slug, procedure, many, failure = `Failed to fetch ${many}`, empty, add, next } of lists) {
  test(`the list of ${many} says that it loads, that it failed, and what to do while it is empty`, {
    tag: slug === 'portfolio' ? [] : '@desktop',
  }, async ({ page, expectProblem }) => {
    expectProblem(/status of 500/);
    await failProcedure(page, procedure, { status: 500, message: 'Something went wrong' });
    const release = await holdProcedure(page, procedure);
    await openAdmin(page, `/admin/${slug}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('status')).toHaveText(`Loading ${many}...`);
    release();
    await expect(toast(page, 'Error')).toContainText(failure);
    const failed = main.getByRole('alert');
    await expect(failed.getByRole('heading', { name: failure })).toBeVisible();
    await expect(failed.getByText('Something went wrong')).toBeVisible();

    await fulfillProcedure(page, procedure, { items: [], total: 0 });
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(main.getByRole('heading', { name: empty })).toBeVisible();
    await expect(failed).toHaveCount(0);
    if (next) await expect(main.getByText(next)).toBeVisible();
    if (!add) return;
    await main.getByRole('button', { name: add }).last().click();
    await expect(page.getByRole('dialog', { name: add })).toBeVisible();
  });
}

test('a list without a server says so, and is there once the server is', async ({ page, expectProblem }) => {
  expectProblem(/failed request: .*\/trpc\/contact\.manage/);
  expectProblem(/net::ERR_FAILED/);
  await abortProcedure(page, 'contact.manage');
  const name = uniqueMark();
  await createRecords(page, '/api/contact', [sampleContact(name)]);
  await openAdmin(page, `/admin/contacts?q=${name}`);
  await expect(page.getByRole('main').getByText('The server cannot be reached.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rowOf(page, name)).toBeVisible();
});

test('a search finds every word in any order, and what matches nothing leads back to all', async ({ page }) => {
  const mark = uniqueMark();
  // The whole list is read when it is first shown: here after the records are there.
  const { headers } = await openAdmin(page, `/admin/portfolio?q=${mark}`);
  const bodies = ['tea', 'lamps', 'rails'].map((word) => sampleProject(`${mark} ${word}`));
  await createRecords(page, '/api/portfolio', bodies, headers);
  const search = page.getByRole('searchbox', { name: 'Search projects' });
  await search.fill(`LAMPS ${mark}`);
  await expect(count(page)).toHaveText('1 project');
  await expect(rows(page)).toHaveCount(1);
  await expect(rowOf(page, `${mark} lamps`)).toBeVisible();
  await search.fill(`${mark} tea lamps`);
  await expect(page.getByRole('heading', { name: 'No projects match' })).toBeVisible();
  await chooseOption(page, 'Featured', 'Featured');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page).toHaveURL('/admin/portfolio');
  await expect(search).toHaveValue('');
  await expect(rowOf(page, `${mark} lamps`)).toBeVisible();
});

test('projects are narrowed to a category and to those that are featured', async ({ page }) => {
  const mark = uniqueMark();
  const { headers } = await openAdmin(page, `/admin/portfolio?q=${mark}`);
  const bodies = [
    { ...sampleProject(`${mark} one`), category: 'Mobile' },
    { ...sampleProject(`${mark} two`), category: 'Mobile', featured: true },
    { ...sampleProject(`${mark} three`), category: 'Website', featured: true },
  ];
  await createRecords(page, '/api/portfolio', bodies, headers);
  await chooseOption(page, 'Category', 'Mobile');
  await expect(rows(page)).toHaveCount(2);
  await chooseOption(page, 'Featured', 'Not featured');
  await expect(rows(page)).toHaveCount(1);
  await expect(rowOf(page, `${mark} one`)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Category', exact: true })).toHaveValue('Mobile');
  await expect(page.getByRole('combobox', { name: 'Featured', exact: true })).toHaveValue('Not featured');
  await expect(rows(page)).toHaveCount(1);
});

test('a column puts the list in its order, and a second click turns it round', async ({ page }) => {
  const mark = uniqueMark();
  const { headers } = await openAdmin(page, `/admin/services?q=${mark}`);
  const bodies = [
    { ...sampleService(`${mark} Bravo`), sortOrder: 1, active: false },
    { ...sampleService(`${mark} alpha`), sortOrder: 3, active: false },
    { ...sampleService(`${mark} charlie`), sortOrder: 2, active: false },
  ];
  await createRecords(page, '/api/services', bodies, headers);
  await page.reload();
  const names = rows(page).getByText(mark);
  const inOrder = (...words: string[]) => expect(names).toHaveText(words.map((word) => `${mark} ${word}`));
  const header = (name: string) => page.getByRole('columnheader', { name });
  await inOrder('Bravo', 'charlie', 'alpha');
  await expect(header('Service')).not.toHaveAttribute('aria-sort');
  await header('Service').getByRole('button').click();
  await inOrder('alpha', 'Bravo', 'charlie');
  await expect(header('Service')).toHaveAttribute('aria-sort', 'ascending');
  await header('Service').getByRole('button').click();
  await inOrder('charlie', 'Bravo', 'alpha');
  await expect(header('Service')).toHaveAttribute('aria-sort', 'descending');
  await header('Order').getByRole('button').click();
  await inOrder('Bravo', 'charlie', 'alpha');
  await expect(header('Service')).not.toHaveAttribute('aria-sort');
});

test('a long list is paged, and reload and back keep what it shows', async ({ page }) => {
  const mark = uniqueMark();
  const names = Array.from({ length: 27 }, (_, at) => `${mark} ${String(at + 1).padStart(2, '0')}`);
  await createRecords(page, '/api/contact', names.map(sampleContact));
  await openAdmin(page, `/admin/contacts?q=${mark}&sort=name`);
  await expect(rows(page)).toHaveCount(25);
  await expect(count(page)).toHaveText('27 contact submissions');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('button', { name: 'Page 2' }).click();
  const lastOnes = async () => {
    await expect(rows(page)).toHaveCount(2);
    await expect(rowOf(page, names[26] ?? '')).toBeVisible();
  };
  await lastOnes();
  await page.reload();
  await lastOnes();
  await page.getByRole('tab', { name: 'Portfolio' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Portfolio' })).toBeVisible();
  await page.goBack();
  await lastOnes();
  await expect(pages.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await pages.getByRole('button', { name: 'previous page' }).click();
  await expect(rowOf(page, names[0] ?? '')).toBeVisible();
});

test('a page that the list does not have any more becomes its last one', async ({ page }) => {
  const name = uniqueMark();
  await createRecords(page, '/api/contact', [sampleContact(name)]);
  await openAdmin(page, `/admin/contacts?q=${name}&page=3`);
  await expect(rowOf(page, name)).toBeVisible();
  await expect(page).toHaveURL(`/admin/contacts?q=${name}`);
});

const bulks = [
  { slug: 'portfolio', path: '/api/portfolio', body: sampleProject, many: 'projects', ...feature() },
  { slug: 'case-studies', path: '/api/case-studies', body: sampleCaseStudy, many: 'case studies', ...feature() },
  {
    slug: 'services',
    path: '/api/services',
    body: sampleService,
    many: 'services',
    on: 'Deactivate',
    off: 'Activate',
    shows: 'Inactive',
    filter: { label: 'Status', option: 'Inactive' },
  },
  {
    slug: 'blog',
    path: '/api/admin/blog-posts',
    body: samplePost,
    many: 'blog posts',
    on: 'Publish',
    off: 'Unpublish',
    shows: 'Published',
    filter: { label: 'State', option: 'Published' },
  },
] as const;

for (const { slug, path, body, many, on, off, shows, filter } of bulks) {
  test(`several ${many} are changed, deleted and brought back at once`, {
    tag: slug === 'portfolio' ? [] : '@desktop',
  }, async ({ page }) => {
    const mark = uniqueMark();
    const { headers } = await openAdmin(page, '/admin/settings');
    await createRecords(page, path, [body(`${mark} one`), body(`${mark} two`), body(`${mark} three`)], headers);
    await page.goto(`/admin/${slug}?q=${mark}`);
    const badges = rows(page).getByText(shows, { exact: true });
    const all = page.getByRole('checkbox', { name: 'Select all on this page' });
    const bulk = page.getByRole('group', { name: /selected$/ });
    await all.check();
    await expect(bulk.getByText('3 selected')).toBeVisible();
    await bulk.getByRole('button', { name: 'Clear' }).click();
    await expect(bulk).toHaveCount(0);
    await page.getByRole('checkbox', { name: `Select ${mark} one` }).check();
    await page.getByRole('checkbox', { name: `Select ${mark} two` }).check();
    await expect(all).toHaveJSProperty('indeterminate', true);
    await bulk.getByRole('button', { name: on, exact: true }).click();
    await expect(toast(page, '2 changed')).toBeVisible();
    await expect(badges).toHaveCount(2);
    await chooseOption(page, filter.label, filter.option);
    await expect(rows(page)).toHaveCount(2);
    await page.goto(`/admin/${slug}?q=${mark}`);
    await all.check();
    await bulk.getByRole('button', { name: off, exact: true }).click();
    await expect(badges).toHaveCount(0);

    await bulk.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: `Are you sure you want to delete these 3 ${many}?` });
    await expect(question).toContainText('They go to the trash, and can be brought back for 30 days.');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, `3 ${many} are in the trash`)).toBeVisible();
    await expect(page.getByRole('heading', { name: `No ${many} match` })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page, `3 ${many} are back`)).toBeVisible();
    await expect(rows(page)).toHaveCount(3);
  });
}

function feature() {
  const shows = 'Featured';
  return { on: 'Feature', off: 'Unfeature', shows, filter: { label: 'Featured', option: 'Featured' } } as const;
}

/** How many the list says there are. */
const count = (page: Page) => page.getByRole('main').getByRole('status');
