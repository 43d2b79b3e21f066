import { chooseOption, createRecords, rowOf, rows, uniqueMark } from '../support/admin.ts';
import { toast } from '../support/feedback.ts';
import { expect, test } from '../support/own-server.ts';
import { createPost, fetchPostPage, findPost, postForm } from '../support/post-form.ts';
import { samplePost, sampleProject, sampleService } from '../support/sample-records.ts';

// Projects and case studies use the same components with other texts.
const lists = [
  {
    slug: 'services',
    path: '/api/services',
    body: sampleService,
    many: 'services',
    on: 'Deactivate',
    done: 'deactivated',
    off: 'Activate',
    badge: 'Inactive',
    filter: { label: 'Status', option: 'Inactive' },
  },
  {
    slug: 'blog',
    path: '/api/admin/blog-posts',
    body: samplePost,
    many: 'blog posts',
    on: 'Publish',
    done: 'published',
    off: 'Unpublish',
    badge: 'Published',
    filter: { label: 'State', option: 'Published' },
  },
] as const;

for (const { slug, path, body, many, on, done, off, badge, filter } of lists) {
  test(`selected ${many} are changed, filtered, deleted and restored together`, async ({
    page,
    openAdmin,
    headers,
  }) => {
    const mark = uniqueMark();
    await createRecords(page, path, [body(`${mark} one`), body(`${mark} two`), body(`${mark} three`)], headers);
    await openAdmin(`/admin/${slug}?q=${mark}`);
    const badges = rows(page).getByText(badge, { exact: true });
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
    await expect(toast(page, `2 ${done}`)).toBeVisible();
    await expect(badges).toHaveCount(2);
    await toast(page, `2 ${done}`).getByRole('button', { name: 'Undo' }).click();
    await expect(badges).toHaveCount(0);
    await bulk.getByRole('button', { name: on, exact: true }).click();
    await expect(badges).toHaveCount(2);
    if (slug === 'blog') expect((await fetchPostPage(page, `${mark}-one`)).status()).toBe(200);
    await chooseOption(page, filter.label, filter.option);
    await expect(rows(page)).toHaveCount(2);
    await page.goto(`/admin/${slug}?q=${mark}`);
    await all.check();
    await bulk.getByRole('button', { name: off, exact: true }).click();
    await expect(badges).toHaveCount(0);
    if (slug === 'blog') expect((await fetchPostPage(page, `${mark}-one`)).status()).toBe(404);

    await bulk.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: `Are you sure you want to delete these 3 ${many}?` });
    for (const number of ['one', 'two', 'three']) await expect(question).toContainText(`${mark} ${number}`);
    await expect(question).toContainText('They go to the trash, and can be brought back for 30 days.');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, `3 ${many} are in the trash`)).toBeVisible();
    await expect(page.getByRole('heading', { name: `No ${many} match` })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page, `3 ${many} are back`)).toBeVisible();
    await expect(rows(page)).toHaveCount(3);
  });
}

test('all records that a list finds are selected and changed together, also those of other pages', async ({
  page,
  openAdmin,
  headers,
}) => {
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
  // The actions do not push the rows down.
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

test('publishing posts with a date in the future asks about the date, and unpublishing clears it', async ({
  page,
  openAdmin,
  headers,
}) => {
  const slug = uniqueMark();
  const publishedAt = '2999-12-01T04:30:00.000Z';
  const { id } = await createPost(page, headers, { title: slug, slug, publishedAt });
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

  await page.goto(`/admin/blog?q=${slug}&edit=${id}`);
  const form = postForm(page, 'Edit blog post');
  await expect(form.dialog).toContainText('Scheduled for December 1, 2999, 10:00 AM IST');
  await expect(form.save).toHaveText('Update');
  await (await form.field('Settings', 'Published')).uncheck();
  await expect(form.save).toHaveText('Unpublish');
  await form.save.click();
  await expect(toast(page, 'Blog post updated successfully!')).toBeVisible();
  expect(await findPost(page, headers, slug)).toMatchObject({ published: false, publishedAt: null });
});
