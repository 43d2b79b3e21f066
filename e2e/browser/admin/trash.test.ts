import type { Page } from '@playwright/test';
import { createDeletedRecord, createRecords, openAdmin, rowOf, uniqueMark } from '../support/admin.ts';
import { toast } from '../support/leads.ts';
import { failProcedure, fulfillProcedure, holdProcedure, recordCalls } from '../support/network.ts';
import { expect, test } from '../support/own-server.ts';
import { sampleCaseStudy, samplePost, sampleProject, sampleService } from '../support/sample-records.ts';

const item = (page: Page, title: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: title });

test('the trash shows what was deleted, of every kind, and when', { tag: '@desktop' }, async ({ page }) => {
  const mark = uniqueMark();
  const { headers } = await openAdmin(page, '/admin');
  await createDeletedRecord(page, '/api/portfolio', sampleProject(`${mark} tea`), headers);
  await createDeletedRecord(page, '/api/case-studies', sampleCaseStudy(`${mark} lamps`), headers);
  await createDeletedRecord(page, '/api/services', sampleService(`${mark} rails`), headers);
  await createDeletedRecord(page, '/api/admin/blog-posts', samplePost(`${mark} words`), headers);
  await page.getByRole('link', { name: 'Trash' }).click();
  await expect(page).toHaveURL('/admin/trash');
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
});

test('what is restored is back before visitors and in its list', async ({ page }) => {
  const title = uniqueMark();
  const { headers } = await openAdmin(page, '/admin/settings');
  const id = await createDeletedRecord(page, '/api/case-studies', sampleCaseStudy(title), headers);
  const answered = async () => (await page.request.get(`/case-studies/${id}`)).status();
  expect(await answered()).toBe(404);
  await page.goto('/admin/trash');
  await page.getByRole('button', { name: `Restore ${title}` }).click();
  await expect(toast(page, `${title} is back`)).toBeVisible();
  await expect(item(page, title)).toHaveCount(0);
  expect(await answered()).toBe(200);
  await page.goto(`/admin/case-studies?q=${title}`);
  await expect(rowOf(page, title)).toBeVisible();
});

test('what is deleted and undone while the trash is known is in it, and out of it, all the same', {
  tag: '@desktop',
}, async ({ page }) => {
  const title = uniqueMark();
  const { headers } = await openAdmin(page, '/admin/settings');
  await createRecords(page, '/api/portfolio', [sampleProject(title)], headers);
  await page.goto('/admin/trash');
  const list = page.getByRole('tab', { name: 'Portfolio' });
  const trash = page.getByRole('link', { name: 'Trash' });
  await expect(page.getByText('What is deleted stays here for 30 days')).toBeVisible();
  await list.click();
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'The project is in the trash')).toBeVisible();
  await trash.click();
  await expect(item(page, title)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'The project is back')).toBeVisible();
  await expect(item(page, title)).toHaveCount(0);
  await list.click();
  await expect(rowOf(page, title)).toBeVisible();
});

test('what is deleted for good is asked about first, and does not come back', async ({ page }) => {
  const title = uniqueMark();
  const { headers } = await openAdmin(page, '/admin/settings');
  await createDeletedRecord(page, '/api/portfolio', sampleProject(title), headers);
  await page.goto('/admin/trash');
  const question = page.getByRole('dialog', { name: `Delete “${title}” for good?` });
  await page.getByRole('button', { name: `Delete for good: ${title}` }).click();
  await expect(question.getByText('There is no way back from this.')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(item(page, title)).toBeVisible();
  await page.getByRole('button', { name: `Delete for good: ${title}` }).click();
  await question.getByRole('button', { name: 'Delete for good' }).click();
  await expect(toast(page, 'Deleted for good')).toBeVisible();
  await expect(item(page, title)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Trash' })).toBeVisible();
  await expect(item(page, title)).toHaveCount(0);
});

// What the other tests threw away at the same time must stay: the server's part of this is answered here.
test('the trash is emptied once that is confirmed, and then has nothing to empty', async ({ page }) => {
  const { headers } = await openAdmin(page, '/admin/settings');
  await createDeletedRecord(page, '/api/portfolio', sampleProject(uniqueMark()), headers);
  await fulfillProcedure(page, 'trash.empty', { removed: 1 });
  const sent = recordCalls(page, 'trash.empty');
  await page.goto('/admin/trash');
  const empty = page.getByRole('main').getByRole('button', { name: 'Empty the trash' });
  const question = page.getByRole('dialog', { name: 'Empty the trash?' });
  await empty.click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  expect(sent).toHaveLength(0);
  await empty.click();
  await fulfillProcedure(page, 'trash.list', { items: [], total: 0 });
  await question.getByRole('button', { name: 'Empty the trash' }).click();
  await expect(toast(page, 'The trash is empty')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible();
  await expect(empty).toHaveCount(0);
  expect(sent).toHaveLength(1);
});

test('the trash says that it loads and that it failed, and is read again', { tag: '@desktop' }, async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 500/);
  const title = uniqueMark();
  const { headers } = await openAdmin(page, '/admin/settings');
  await createDeletedRecord(page, '/api/portfolio', sampleProject(title), headers);
  await failProcedure(page, 'trash.list', { status: 500, message: 'Something went wrong' });
  const release = await holdProcedure(page, 'trash.list');
  await page.goto('/admin/trash');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText('Loading the trash...');
  release();
  await expect(main.getByRole('alert')).toContainText('Failed to fetch the trash');
  await page.unrouteAll();
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(item(page, title)).toBeVisible();
});

test('a post whose address is taken by now stays in the trash, which says why', { tag: '@desktop' }, async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 409/);
  const title = uniqueMark();
  const { headers } = await openAdmin(page, '/admin/settings');
  await createDeletedRecord(page, '/api/admin/blog-posts', samplePost(title), headers);
  await createRecords(page, '/api/admin/blog-posts', [{ ...samplePost(`${title} anew`), slug: title }], headers);
  await page.goto('/admin/trash');
  await page.getByRole('button', { name: `Restore ${title}` }).click();
  await expect(toast(page, 'Error')).toContainText('This slug is already in use');
  await expect(item(page, title)).toBeVisible();
});

test('an undo that comes too late says so', { tag: '@desktop' }, async ({ page, expectProblem }) => {
  expectProblem(/status of 404/);
  const title = uniqueMark();
  const { headers } = await openAdmin(page, '/admin/settings');
  await createRecords(page, '/api/portfolio', [sampleProject(title)], headers);
  await failProcedure(page, 'trash.restore', { status: 404, message: 'This is no longer in the trash' });
  await page.goto(`/admin/portfolio?q=${title}`);
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Error')).toContainText('This is no longer in the trash');
  await expect(rowOf(page, title)).toHaveCount(0);
});
