import { chooseOption, createRecords, rows, uniqueMark } from '../support/admin.ts';
import { toast } from '../support/feedback.ts';
import { expect, test } from '../support/own-server.ts';
import { fetchPostPage } from '../support/post-form.ts';
import { samplePost, sampleProject, sampleService } from '../support/sample-records.ts';

// Case studies have the same actions as projects.
const lists = [
  {
    slug: 'portfolio',
    path: '/api/portfolio',
    body: sampleProject,
    many: 'projects',
    on: 'Feature',
    off: 'Unfeature',
    badge: 'Featured',
    filter: { label: 'Featured', option: 'Featured' },
  },
  {
    slug: 'services',
    path: '/api/services',
    body: sampleService,
    many: 'services',
    on: 'Deactivate',
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
    off: 'Unpublish',
    badge: 'Published',
    filter: { label: 'State', option: 'Published' },
  },
] as const;

for (const { slug, path, body, many, on, off, badge, filter } of lists) {
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
    await expect(toast(page, '2 changed')).toBeVisible();
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
    await expect(question).toContainText('They go to the trash, and can be brought back for 30 days.');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, `3 ${many} are in the trash`)).toBeVisible();
    await expect(page.getByRole('heading', { name: `No ${many} match` })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page, `3 ${many} are back`)).toBeVisible();
    await expect(rows(page)).toHaveCount(3);
  });
}
