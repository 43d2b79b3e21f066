import { createRecords, expectItems, rowOf, uniqueMark } from '../support/admin.ts';
import { holdProcedure } from '../support/network.ts';
import { expect, test } from '../support/own-server.ts';
import {
  createPost,
  fetchPostPage,
  fillPost,
  findPost,
  postForm,
  postFormPath,
  sentence,
} from '../support/post-form.ts';
import { samplePost } from '../support/sample-records.ts';

// apps/web/src/admin/blog/post-values.test.ts tests how slug and reading time are derived from title and content.

test('the form has four tabs and required fields, and shows each error under its field in its tab', {
  tag: '@long',
}, async ({ page, openAdmin }) => {
  await openAdmin(postFormPath());
  const form = postForm(page);
  await expect(form.dialog.getByRole('tab')).toHaveText(['Content', 'Media', 'Tags & SEO', 'Settings']);
  for (const label of ['Title', 'Slug', 'Excerpt', 'Content']) {
    await expect(form.dialog.getByText(new RegExp(`^${label} \\*$`))).toBeVisible();
  }
  await expect(form.excerpt).toHaveAttribute('placeholder', '50-500 characters');
  await form.dialog.getByRole('button', { name: 'Publish or schedule' }).click();
  await expect(form.dialog.getByRole('switch', { name: 'Published' })).toBeFocused();
  await expect(await form.field('Settings', 'Author')).toHaveValue('Ascent Digital Team');
  await expect(await form.field('Settings', 'Reading time')).toHaveValue('5');

  await form.save.click();
  await expect(form.tab('Content')).toHaveAttribute('aria-selected', 'true');
  await expect(form.title).toBeFocused();
  await expect(form.title).toHaveAccessibleDescription('Title must be at least 3 characters');
  await expect(form.slug).toHaveAccessibleDescription(/Slug must be at least 3 characters/);
  await expect(form.excerpt).toHaveAccessibleDescription('Excerpt must be at least 50 characters');
  await expect(form.editor).toHaveAccessibleDescription(/^Content must be at least 100 characters/);

  await fillPost(form, { title: 'Points and signals' });
  const image = await form.field('Media', 'Featured image');
  await image.fill('javascript:alert(1)');
  await form.tab('Content').click();
  await form.save.click();
  await expect(form.tab('Media (1 to check)')).toHaveAttribute('aria-selected', 'true');
  await expect(image).toBeFocused();
  await expect(image).toHaveAccessibleDescription('Invalid image URL');

  const metaTitle = await form.field('Tags & SEO', 'Meta title');
  await expect(metaTitle).toHaveAccessibleDescription('The title, as this is empty: 35 of 60 characters');
  await form.dialog.getByText('Preview as a search result').click();
  await metaTitle.fill('Late '.repeat(13));
  await expect(metaTitle).toHaveAccessibleDescription('64 characters, too long: search results cut it after 60');
  await expect(form.dialog.getByRole('region', { name: 'Search result' })).toContainText(
    /( › points-and-signals)(Late ){10}Late…/,
  );
});

// apps/web/src/admin/form/fields/list-text.test.ts tests how lists treat blanks and duplicates.
test('gallery, tags and hidden tags take items by button and Enter, and the post is previewed before it is saved', {
  tag: '@long',
}, async ({ page, openAdmin, headers }) => {
  const title = `Lists ${uniqueMark()}`;
  await openAdmin(postFormPath());
  const form = postForm(page);
  await fillPost(form, { title });
  for (const [tab, label, word, first, second] of [
    ['Media', 'Gallery', 'image', '/art/one.svg', '/art/two.svg'],
    ['Tags & SEO', 'Hidden tags', 'hidden tag', 'rail', 'delay'],
    ['Tags & SEO', 'Tags', 'tag', 'trains', 'points'],
  ] as const) {
    const field = await form.field(tab, label);
    await field.fill(` ${first} `);
    await field.press('Enter');
    await field.fill(second);
    await form.tool(`Add ${word}`).click();
    await expectItems(form.dialog, label, [first, second]);
    await expect(field).toHaveValue('');
  }
  await form.tool('Preview').click();
  await expect(form.dialog.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(title);
  await form.tool('Preview').click();
  await form.save.click();
  await expect(form.dialog).toBeHidden();
  expect(await findPost(page, headers, title.toLowerCase().replace(' ', '-'))).toMatchObject({
    gallery: ['/art/one.svg', '/art/two.svg'],
    tags: ['trains', 'points'],
    hiddenTags: ['rail', 'delay'],
  });
});

test('a draft becomes public when it is published, and is hidden again when it is scheduled', async ({
  page,
  openAdmin,
  headers,
}) => {
  const slug = uniqueMark();
  const title = `The last train ${slug}`;
  await createPost(page, headers, { title, slug });
  expect((await fetchPostPage(page, slug)).status()).toBe(404);
  await openAdmin(`/admin/blog?q=${slug}`);
  const row = rowOf(page, title);
  await expect(row.getByText('Draft', { exact: true })).toBeVisible();
  const publicPage = row.getByRole('link', { name: `See the page ${title}` });
  await expect(publicPage).toHaveCount(0);

  const form = postForm(page, 'Edit blog post');
  await row.getByRole('link', { name: title, exact: true }).click();
  await (await form.field('Settings', 'Published')).check();
  await (await form.field('Settings', 'Featured')).check();
  await form.save.click();
  await expect(form.dialog).toBeHidden();
  expect((await fetchPostPage(page, slug)).status()).toBe(200);
  expect(await (await page.request.get('/blog')).text()).toContain(title);
  await expect(row.getByText('Published', { exact: true })).toBeVisible();
  await expect(row.getByText('Featured', { exact: true })).toBeVisible();
  await expect(publicPage).toHaveAttribute('href', `/blog/${slug}`);
  await expect(publicPage).toHaveAttribute('target', '_blank');

  await row.getByRole('button', { name: `Edit ${title}` }).click();
  const date = await form.field('Settings', 'Publish date');
  await date.fill('');
  await date.pressSequentially('06012099');
  await form.save.click();
  await expect(form.dialog.getByText('Complete the date and the time')).toBeVisible();
  await date.fill('2099-06-01T09:30');
  await form.save.click();
  await expect(row.getByText('Scheduled', { exact: true })).toBeVisible();
  await expect(publicPage).toHaveCount(0);
  expect((await fetchPostPage(page, slug)).status()).toBe(404);
});

test('a slug that is in use is reported at its field and with the status code', { tag: '@long' }, async ({
  page,
  openAdmin,
  headers,
  expectProblem,
}) => {
  expectProblem(/status of 409/);
  const slug = uniqueMark();
  await createRecords(page, '/api/admin/blog-posts', [{ ...samplePost('First come'), slug }], headers);
  const post = await createPost(page, headers, { title: 'Come second', slug: `${slug}-2` });
  await openAdmin(postFormPath(post));
  const form = postForm(page, 'Edit blog post');
  await form.slug.fill(slug);
  await form.tab('Settings').click();
  await form.save.click();
  await expect(page.getByRole('alert')).toContainText(/409: .*slug/i);
  await expect(form.slug).toBeFocused();
  await expect(form.slug).toHaveAccessibleDescription(/already/);
});

// forms.test.ts tests how drafts are kept and discarded.
test('the unsaved content of a post, including its article, is restored after a reload', { tag: '@long' }, async ({
  page,
  openAdmin,
}) => {
  await openAdmin(postFormPath());
  const form = postForm(page);
  await form.title.fill('Written on a train');
  await form.editor.pressSequentially('Between two');
  await page.reload();
  await expect(form.title).toHaveValue('Written on a train');
  await expect(form.editor).toHaveText('Between two');
  await form.dialog.getByRole('button', { name: 'Begin with an empty form' }).click();
  await expect(form.title).toHaveValue('');
  await expect(form.editor).toHaveText('');
});

test('Ctrl+S in a new article saves its unfinished draft and keeps the form open and the cursor in place', {
  tag: '@long',
}, async ({ page, openAdmin }) => {
  await openAdmin(postFormPath());
  const form = postForm(page);
  await form.title.fill('Lamps');
  await form.editor.fill(sentence.trim());
  const release = await holdProcedure(page, 'version.save');
  await form.editor.press('ControlOrMeta+End');
  await page.keyboard.press('ControlOrMeta+s');
  await page.keyboard.type(' Meanwhile.');
  release();
  await expect(page.getByText('Draft saved').first()).toBeVisible();
  await page.keyboard.type(' Later.');
  await expect(form.editor).toBeFocused();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page).toHaveURL(/edit=new-/);
  await page.reload();
  await expect(postForm(page, 'Edit blog post').editor).toHaveText(`${sentence.trim()} Meanwhile. Later.`);
});
