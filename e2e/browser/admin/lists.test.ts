import type { Page } from '@playwright/test';
import { chooseOption, createRecords, rowOf, rows, uniqueMark } from '../support/admin.ts';
import { toast } from '../support/feedback.ts';
import { abortProcedure, failProcedure, fulfillProcedure, holdProcedure } from '../support/network.ts';
import { expect, test } from '../support/own-server.ts';
import { sampleContact, sampleProject, sampleService } from '../support/sample-records.ts';

// The other lists use the same components with other texts.
test('a list shows that it is loading, that loading failed, and the next step while it is empty', {
  tag: '@long',
}, async ({ page, openAdmin, expectProblem }) => {
  expectProblem(/status of 500/);
  const procedure = 'callRequest.listForAdmin';
  await failProcedure(page, procedure, { status: 500, message: 'Something went wrong' });
  const release = await holdProcedure(page, procedure);
  await openAdmin('/admin/calls');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText('Loading call requests...');
  release();
  const failure = 'Failed to fetch call schedules';
  await expect(toast(page, 'Error')).toContainText(failure);
  const error = main.getByRole('alert');
  await expect(error.getByRole('heading', { name: failure })).toBeVisible();
  await expect(error.getByText('Something went wrong')).toBeVisible();

  await fulfillProcedure(page, procedure, { items: [], total: 0 });
  await error.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('heading', { name: 'Nobody has asked for a call yet' })).toBeVisible();
  await expect(error).toHaveCount(0);
  // Less than the time after which the toast closes by itself.
  await expect(toast(page, 'Error')).toHaveCount(0, { timeout: 2_000 });
  await expect(main.getByText(/^Requests from the Schedule a Call dialog arrive here/)).toBeVisible();

  await fulfillProcedure(page, 'project.listForAdmin', { items: [], total: 0 });
  const releaseProjects = await holdProcedure(page, 'project.listForAdmin');
  await page.getByRole('tab', { name: 'Portfolio' }).click();
  const add = await main.getByRole('button', { name: 'Add project' }).elementHandle();
  releaseProjects();
  await expect(main.getByRole('heading', { name: 'No projects yet' })).toBeVisible();
  // The element itself, not one that has replaced it.
  await add?.click({ timeout: 2_000 });
  await expect(page.getByRole('dialog', { name: 'Add project' })).toBeVisible();
});

test('a list that cannot reach the server shows an error and loads on "Try again"; a page number beyond the end shows the last page', {
  tag: '@long',
}, async ({ page, openAdmin, expectProblem }) => {
  expectProblem(/failed request: .*\/trpc\/contact\.listForAdmin/);
  expectProblem(/net::ERR_FAILED/);
  await abortProcedure(page, 'contact.listForAdmin');
  const name = uniqueMark();
  await createRecords(page, '/api/contact', [sampleContact(name)]);
  await openAdmin(`/admin/contacts?q=${name}&page=3`);
  await expect(page.getByRole('main').getByText('No connection to the server.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rowOf(page, name)).toBeVisible();
  await expect(page).toHaveURL(`/admin/contacts?q=${name}`);
});

test('search and filters narrow the list, a reload keeps them, and "Show all" clears them', async ({
  page,
  openAdmin,
  headers,
}) => {
  const mark = uniqueMark();
  const bodies = [
    { ...sampleProject(`${mark} tea`), category: 'Mobile' },
    { ...sampleProject(`${mark} lamps`), category: 'Mobile', featured: true },
    { ...sampleProject(`${mark} rails`), category: 'Website', featured: true },
  ];
  await createRecords(page, '/api/portfolio', bodies, headers);
  await openAdmin('/admin/portfolio');
  const search = page.getByRole('searchbox', { name: 'Search projects' });
  await search.fill(`LAMPS ${mark}`);
  await expect(count(page)).toHaveText('1 project');
  await expect(rows(page)).toHaveCount(1);
  await expect(rowOf(page, `${mark} lamps`)).toBeVisible();
  await search.fill(mark);
  await expect(rows(page)).toHaveCount(3);
  await chooseOption(page, 'Category', 'Mobile');
  await expect(rows(page)).toHaveCount(2);
  await chooseOption(page, 'Featured', 'Not featured');
  await expect(rows(page)).toHaveCount(1);
  await expect(rowOf(page, `${mark} tea`)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Category', exact: true })).toHaveValue('Mobile');
  await expect(page.getByRole('combobox', { name: 'Featured', exact: true })).toHaveValue('Not featured');
  await expect(rows(page)).toHaveCount(1);
  await search.fill(`${mark} tea lamps`);
  await expect(page.getByRole('heading', { name: 'No projects match' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page).toHaveURL('/admin/portfolio');
  await expect(search).toHaveValue('');
  await expect(rowOf(page, `${mark} lamps`)).toBeVisible();
});

test('a column header sorts the list, dates newest first, and a second click reverses the order', {
  tag: '@long',
}, async ({ page, openAdmin, headers }) => {
  const mark = uniqueMark();
  const bodies = [
    { ...sampleService(`${mark} Bravo`), sortOrder: 1, active: false },
    { ...sampleService(`${mark} alpha`), sortOrder: 3, active: false },
    { ...sampleService(`${mark} charlie`), sortOrder: 2, active: false },
  ];
  await createRecords(page, '/api/services', bodies, headers);
  await openAdmin(`/admin/services?q=${mark}`);
  const names = rows(page).getByText(mark);
  const expectOrder = (...words: string[]) => expect(names).toHaveText(words.map((word) => `${mark} ${word}`));
  const header = (name: string) => page.getByRole('columnheader', { name });
  await expectOrder('Bravo', 'charlie', 'alpha');
  await expect(header('Service')).not.toHaveAttribute('aria-sort');
  await header('Service').getByRole('button').click();
  await expectOrder('alpha', 'Bravo', 'charlie');
  await expect(header('Service')).toHaveAttribute('aria-sort', 'ascending');
  await header('Service').getByRole('button').click();
  await expectOrder('charlie', 'Bravo', 'alpha');
  await expect(header('Service')).toHaveAttribute('aria-sort', 'descending');
  await header('Order').getByRole('button').click();
  await expectOrder('Bravo', 'charlie', 'alpha');
  await expect(header('Service')).not.toHaveAttribute('aria-sort');
  await header('Changed').getByRole('button').click();
  await expectOrder('charlie', 'alpha', 'Bravo');
  await expect(header('Changed')).toHaveAttribute('aria-sort', 'descending');
});

test('a long list has pages that start at the top and are restored by reload and Back', { tag: '@long' }, async ({
  page,
  openAdmin,
}) => {
  const mark = uniqueMark();
  const names = Array.from({ length: 51 }, (_, index) => `${mark} ${String(index + 1).padStart(2, '0')}`);
  const [first = '', , last = ''] = [names[0], names[25], names[50]];
  const middle = names[25] ?? '';
  await createRecords(page, '/api/contact', names.map(sampleContact));
  await openAdmin(`/admin/contacts?q=${mark}&sort=name`);
  await expect(rows(page)).toHaveCount(25);
  await expect(count(page)).toHaveText('51 contact submissions');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const scrollY = () => page.evaluate(() => window.scrollY);
  await page.getByRole('button', { name: 'next page' }).click();
  await expect(rowOf(page, middle)).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
  expect(await scrollY()).toBe(0);

  const heading = page.getByRole('heading', { level: 1, name: 'Contacts' });
  await page.getByRole('button', { name: 'next page' }).press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await expect(rowOf(page, last)).toBeVisible();
  expect(await scrollY()).toBe(0);
  // The button is disabled on the last page and cannot keep the focus.
  await expect(heading).toBeFocused();
  await page.reload();
  await expect(rowOf(page, last)).toBeVisible();
  await page.getByRole('tab', { name: 'Portfolio' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Portfolio' })).toBeVisible();
  await page.goBack();
  await expect(rowOf(page, last)).toBeVisible();
  await expect(pages.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page).toHaveURL(/page=2/);
  await expect(rowOf(page, middle)).toBeVisible();
  await pages.getByRole('button', { name: 'previous page' }).click();
  await expect(rowOf(page, first)).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
});

/** The status with the number of records. */
const count = (page: Page) => page.getByRole('main').getByRole('status');
