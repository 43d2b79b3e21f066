import { chooseOption, createRecords, rowOf, rows, uniqueMark } from '../support/admin.ts';
import { toast } from '../support/feedback.ts';
import { expect, test } from '../support/own-server.ts';
import { createPost, findPost, postForm } from '../support/post-form.ts';
import { sampleProject, sampleService } from '../support/sample-records.ts';

// The other lists use the same components with other texts.
test('selected services are changed, filtered, deleted and restored together', { tag: '@long' }, async ({
  page,
  openAdmin,
  headers,
}) => {
  const mark = uniqueMark();
  const bodies = ['one', 'two', 'three'].map((word) => sampleService(`${mark} ${word}`));
  await createRecords(page, '/api/services', bodies, headers);
  await openAdmin(`/admin/services?q=${mark}`);
  const badges = rows(page).getByText('Inactive', { exact: true });
  const all = page.getByRole('checkbox', { name: 'Select all on this page' });
  const bulk = page.getByRole('group', { name: /selected$/ });
  await all.check();
  await expect(bulk.getByText('3 selected')).toBeVisible();
  await bulk.getByRole('button', { name: 'Clear' }).click();
  await expect(bulk).toHaveCount(0);
  for (const word of ['one', 'two']) await page.getByRole('checkbox', { name: `Select ${mark} ${word}` }).check();
  await expect(all).toHaveJSProperty('indeterminate', true);
  const deactivate = bulk.getByRole('button', { name: 'Deactivate' });
  await deactivate.click();
  await expect(badges).toHaveCount(2);
  await toast(page, '2 deactivated').getByRole('button', { name: 'Undo' }).click();
  await expect(badges).toHaveCount(0);
  await deactivate.click();
  await expect(badges).toHaveCount(2);
  expect((await page.request.get(`/services/${mark}-one`)).status()).toBe(404);

  await chooseOption(page, 'Status', 'Inactive');
  await expect(rows(page)).toHaveCount(2);
  await page.goto(`/admin/services?q=${mark}`);
  await all.check();
  await bulk.getByRole('button', { name: 'Activate', exact: true }).click();
  await expect(badges).toHaveCount(0);
  expect((await page.request.get(`/services/${mark}-one`)).status()).toBe(200);

  await bulk.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete these 3 services?' });
  for (const word of ['one', 'two', 'three']) await expect(question).toContainText(`${mark} ${word}`);
  await expect(question).toContainText('They go to the trash, and can be brought back for 30 days.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, '3 services are in the trash')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No services match' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, '3 services are back')).toBeVisible();
  expect((await page.request.get(`/services/${mark}-one`)).status()).toBe(200);
});

test('all matching records are selected and changed together, including those of other pages', {
  tag: '@long',
}, async ({ page, openAdmin, headers }) => {
  const mark = uniqueMark();
  const bodies = Array.from({ length: 27 }, (_, index) => sampleProject(`${mark} ${index}`));
  await createRecords(page, '/api/portfolio', bodies, headers);
  await openAdmin(`/admin/portfolio?q=${mark}`);
  const all = page.getByRole('checkbox', { name: 'Select all on this page' });
  const firstTop = () =>
    rows(page)
      .first()
      .evaluate((row) => row.getBoundingClientRect().top);
  await expect(rows(page)).toHaveCount(25);
  const top = await firstTop();
  await all.check();
  const selectAll = page.getByRole('button', { name: 'Select all 27 projects' });
  await expect(selectAll).toBeVisible();
  // The actions do not move the rows down.
  expect(await firstTop()).toBe(top);
  await selectAll.click();
  const bulk = page.getByRole('group', { name: 'With 27 selected' });
  await bulk.getByRole('button', { name: 'Feature', exact: true }).click();
  const changed = toast(page, '27 featured');
  await expect(changed).toBeVisible();
  await expect(bulk).toHaveCount(0);
  await expect(rows(page).getByText('Featured', { exact: true })).toHaveCount(25);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('columnheader', { name: 'Category' })).toBeInViewport();
  await changed.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Undone')).toBeVisible();
  await expect(rows(page).getByText('Featured', { exact: true })).toHaveCount(0);
});

test('publishing posts with a date in the future asks about the date, and unpublishing clears it', {
  tag: '@long',
}, async ({ page, openAdmin, headers }) => {
  const slug = uniqueMark();
  const publishedAt = '2999-12-01T04:30:00.000Z';
  await createPost(page, headers, { title: slug, slug, publishedAt });
  await openAdmin(`/admin/blog?q=${slug}`);
  const state = rowOf(page, slug).getByText(/^(Draft|Scheduled|Published)$/);
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  const question = page.getByRole('dialog', { name: 'Publish now, or keep the date?' });
  await rowOf(page, slug).getByRole('checkbox').check();
  await publish.click();
  await expect(question).toContainText(`"${slug}" has the date December 1, 2999, 10:00 AM IST.`);
  await question.getByRole('button', { name: 'Keep the date' }).click();
  await expect(state).toHaveText('Scheduled');
  await publish.click();
  await question.getByRole('button', { name: 'Publish now' }).click();
  await expect(state).toHaveText('Published');
  await toast(page, '1 published').getByRole('button', { name: 'Undo' }).click();
  await expect(state).toHaveText('Scheduled');

  await rowOf(page, slug).getByRole('link', { name: slug, exact: true }).click();
  const form = postForm(page, 'Edit blog post');
  await expect(form.dialog).toContainText('Scheduled for December 1, 2999, 10:00 AM IST');
  await expect(form.save).toHaveText('Update');
  await (await form.field('Settings', 'Published')).uncheck();
  await expect(form.save).toHaveText('Unpublish');
  await form.save.click();
  await expect(toast(page, 'Blog post updated successfully!')).toBeVisible();
  expect(await findPost(page, headers, slug)).toMatchObject({ published: false, publishedAt: null });
});
