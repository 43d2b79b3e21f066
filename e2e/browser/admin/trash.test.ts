import type { Page } from '@playwright/test';
import { createDeletedRecord, createRecords, rowOf, uniqueMark } from '../support/admin.ts';
import { toast } from '../support/feedback.ts';
import { failProcedure, fulfillProcedure, holdProcedure, recordCalls } from '../support/network.ts';
import { expect, test } from '../support/own-server.ts';
import { sampleCaseStudy, samplePost, sampleProject, sampleService } from '../support/sample-records.ts';

const item = (page: Page, title: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: title });

test('lists deleted records of every kind with the day, and restores one for visitors', async ({
  page,
  openAdmin,
  headers,
}) => {
  const mark = uniqueMark();
  await createDeletedRecord(page, '/api/portfolio', sampleProject(`${mark} tea`), headers);
  const study = await createDeletedRecord(page, '/api/case-studies', sampleCaseStudy(`${mark} lamps`), headers);
  await createDeletedRecord(page, '/api/services', sampleService(`${mark} rails`), headers);
  await createDeletedRecord(page, '/api/admin/blog-posts', samplePost(`${mark} words`), headers);
  const studyStatus = async () => (await page.request.get(`/case-studies/${study}`)).status();
  expect(await studyStatus()).toBe(404);
  await openAdmin('/admin/trash');
  await expect(page.getByText('What is deleted stays here for 30 days and can be brought back.')).toBeVisible();
  const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format();
  for (const [word, kind] of [
    ['tea', 'Project'],
    ['lamps', 'Case study'],
    ['rails', 'Service'],
    ['words', 'Blog post'],
  ] as const) {
    await expect(item(page, `${mark} ${word}`)).toContainText(`${kind}, deleted ${today}`);
  }

  const title = `${mark} lamps`;
  await page.getByRole('button', { name: `Restore ${title}` }).press('Enter');
  await expect(toast(page, `${title} is back`)).toBeVisible();
  await expect(item(page, title)).toHaveCount(0);
  // The pressed button was removed.
  await expect(page.getByRole('heading', { level: 1, name: 'Trash' })).toBeFocused();
  expect(await studyStatus()).toBe(200);
});

test('updates the loaded trash when a record is deleted in a list and when that is undone', { tag: '@long' }, async ({
  page,
  openAdmin,
  headers,
}) => {
  const title = uniqueMark();
  await createRecords(page, '/api/portfolio', [sampleProject(title)], headers);
  await openAdmin('/admin/trash');
  const list = page.getByRole('tab', { name: 'Portfolio' });
  await expect(page.getByText('What is deleted stays here for 30 days')).toBeVisible();
  await list.click();
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'The project is in the trash')).toBeVisible();
  await page.getByRole('link', { name: 'Trash' }).click();
  await expect(item(page, title)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'The project is back')).toBeVisible();
  await expect(item(page, title)).toHaveCount(0);
  await list.click();
  await expect(rowOf(page, title)).toBeVisible();
});

// apps/api/src/routers/trash.test.ts tests that they cannot be restored.
test('asks for confirmation before records are deleted permanently', { tag: '@long' }, async ({
  page,
  openAdmin,
  headers,
}) => {
  const mark = uniqueMark();
  for (const word of ['rails', 'tea', 'lamps']) {
    await createDeletedRecord(page, '/api/portfolio', sampleProject(`${mark} ${word}`), headers);
  }
  await openAdmin(`/admin/trash?q=${mark}`);
  const title = `${mark} rails`;
  const question = page.getByRole('dialog', { name: `Delete “${title}” for good?` });
  await page.getByRole('button', { name: `Delete for good: ${title}` }).click();
  await expect(question.getByText('This cannot be undone.')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(item(page, title)).toBeVisible();
  await page.getByRole('button', { name: `Delete for good: ${title}` }).click();
  await question.getByRole('button', { name: 'Delete for good' }).click();
  await expect(toast(page, 'Deleted for good')).toBeVisible();
  await expect(item(page, title)).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('group', { name: 'With 2 selected' }).getByRole('button', { name: 'Delete for good' }).click();
  const both = page.getByRole('dialog', { name: 'Delete these 2 for good?' });
  await both.getByRole('button', { name: 'Delete for good' }).click();
  await expect(toast(page, '2 deleted for good')).toBeVisible();
  await expect(item(page, mark)).toHaveCount(0);
});

// The response of the server is faked: emptying the real trash would delete the records of other tests.
test('is emptied after a confirmation and then shows that it is empty', { tag: '@long' }, async ({
  page,
  openAdmin,
  headers,
}) => {
  await createDeletedRecord(page, '/api/portfolio', sampleProject(uniqueMark()), headers);
  await fulfillProcedure(page, 'trash.empty', { removed: 1 });
  const calls = recordCalls(page, 'trash.empty');
  await openAdmin('/admin/trash');
  const empty = page.getByRole('main').getByRole('button', { name: 'Empty the trash' });
  const question = page.getByRole('dialog', { name: 'Empty the trash?' });
  await empty.click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  expect(calls).toHaveLength(0);
  await empty.click();
  await fulfillProcedure(page, 'trash.listForAdmin', { items: [], total: 0 });
  await question.getByRole('button', { name: 'Empty the trash' }).click();
  await expect(toast(page, 'The trash is empty')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible();
  await expect(empty).toHaveCount(0);
  expect(calls).toHaveLength(1);
});

test('shows that it is loading and that loading failed, and loads on "Try again"', { tag: '@long' }, async ({
  page,
  openAdmin,
  headers,
  expectProblem,
}) => {
  expectProblem(/status of 500/);
  const title = uniqueMark();
  await createDeletedRecord(page, '/api/portfolio', sampleProject(title), headers);
  await failProcedure(page, 'trash.listForAdmin', { status: 500, message: 'Something went wrong' });
  const release = await holdProcedure(page, 'trash.listForAdmin');
  await openAdmin('/admin/trash');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText('Loading the trash...');
  release();
  await expect(main.getByRole('alert')).toContainText('Failed to fetch the trash');
  await page.unrouteAll();
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(item(page, title)).toBeVisible();
});

test('is searched, restores a selection, and suggests the next free slug for a post whose slug is taken', {
  tag: '@long',
}, async ({ page, openAdmin, headers, expectProblem }) => {
  expectProblem(/status of 409/);
  const mark = uniqueMark();
  for (const word of ['tea', 'lamps']) {
    await createDeletedRecord(page, '/api/portfolio', sampleProject(`${mark} ${word}`), headers);
  }
  const words = samplePost(`${mark} words`);
  await createDeletedRecord(page, '/api/admin/blog-posts', words, headers);
  await createRecords(page, '/api/admin/blog-posts', [{ ...words, title: `${mark} other` }], headers);
  await openAdmin('/admin/trash');
  await page.getByRole('searchbox', { name: 'Search the trash' }).fill(mark);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
  for (const word of ['tea', 'lamps', 'words'])
    await page.getByRole('checkbox', { name: `Select ${mark} ${word}` }).check();
  await page.getByRole('group', { name: 'With 3 selected' }).getByRole('button', { name: 'Restore' }).click();
  await expect(toast(page, '2 restored')).toContainText('1 not, because the slug or path is taken');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, '2 in the trash again')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('group', { name: 'With 3 selected' }).getByRole('button', { name: 'Restore' }).click();
  await expect(toast(page, '2 restored')).toBeVisible();
  // The list becomes shorter, and its last row moves.
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: `Restore ${mark} words` }).click();
  const question = page.getByRole('dialog', { name: `“${mark} other” has this slug now` });
  await expect(question).toContainText(`the slug “${mark}-words-2”`);
  await question.getByRole('button', { name: 'Restore' }).click();
  await expect(toast(page, `${mark} words is back`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing in the trash matches' })).toBeVisible();
});

// apps/api/src/routers/trash.test.ts tests why a record cannot be restored.
test('Undo shows an error when the deleted record is no longer in the trash', { tag: '@long' }, async ({
  page,
  openAdmin,
  headers,
  expectProblem,
}) => {
  expectProblem(/status of 404/);
  const project = uniqueMark();
  await createRecords(page, '/api/portfolio', [sampleProject(project)], headers);
  await failProcedure(page, 'trash.restore', { status: 404, message: 'This is no longer in the trash' });
  await openAdmin(`/admin/portfolio?q=${project}`);
  await page.getByRole('button', { name: `Delete ${project}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Error')).toContainText('This is no longer in the trash');
  await expect(rowOf(page, project)).toHaveCount(0);
});
