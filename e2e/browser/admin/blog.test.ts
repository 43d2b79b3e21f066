import { openAdmin } from '../support/admin.ts';
import { failProcedure } from '../support/network.ts';
import { expect, test } from '../support/own-server.ts';
import { article, createPost, fetchPostPage, fillPost, findPost, formOf, openPostForm } from '../support/post-form.ts';

test('the form of a post has four tabs and says what is needed', async ({ page }) => {
  const form = await openPostForm(page);
  await expect(form.dialog.getByRole('tab')).toHaveText(['Content', 'Media', 'Tags & SEO', 'Settings']);
  for (const label of ['Title', 'Slug', 'Excerpt', 'Content']) {
    await expect(form.dialog.getByText(new RegExp(`^${label} \\*$`))).toBeVisible();
  }
  await expect(form.excerpt).toHaveAttribute('placeholder', '50-500 characters');
  await expect(await form.field('Settings', 'Author')).toHaveValue('Ascent Digital Team');
  await expect(await form.field('Settings', 'Reading time')).toHaveValue('5');
});

test('each error stands under its field, and the tab that holds it opens', async ({ page }) => {
  const form = await openPostForm(page);
  await form.tab('Settings').click();
  await form.save.click();
  await expect(form.tab('Content')).toHaveAttribute('aria-selected', 'true');
  await expect(form.title).toBeFocused();
  await expect(form.title).toHaveAccessibleDescription('Title must be at least 3 characters');
  await expect(form.slug).toHaveAccessibleDescription(/Slug must be at least 3 characters/);
  await expect(form.excerpt).toHaveAccessibleDescription('Excerpt must be at least 50 characters');
  await expect(form.editor).toHaveAccessibleDescription('Content must be at least 100 characters');

  await form.title.fill('Points and signals');
  await form.slug.fill('Points & Signals');
  await form.excerpt.fill('e'.repeat(50));
  await form.save.click();
  await expect(form.slug).toHaveAccessibleDescription(/Slug can only contain lowercase letters, numbers, and hyphens/);
  await form.slug.fill('points-and-signals');
  await form.save.click();
  await expect(form.editor).toBeFocused();

  await fillPost(form, { title: 'Points and signals' });
  const image = await form.field('Media', 'Featured image URL');
  await image.fill('javascript:alert(1)');
  const author = await form.field('Settings', 'Author');
  await author.fill('A');
  await form.save.click();
  await expect(form.tab('Media (1 to check)')).toHaveAttribute('aria-selected', 'true');
  await expect(form.tab('Settings (1 to check)')).toBeVisible();
  await expect(image).toBeFocused();
  await expect(image).toHaveAccessibleDescription('Invalid image URL');
  await image.fill('/art/points.svg');
  await form.save.click();
  await expect(author).toBeFocused();
  await expect(author).toHaveAccessibleDescription('Author must be at least 2 characters');
});

test('a post without a slug gets one of its title, and the reading time of its words', { tag: '@desktop' }, async ({
  page,
}) => {
  const form = await openPostForm(page);
  await form.title.fill('Hello, World! -- C++ & Café   No. 9');
  await form.excerpt.fill('e'.repeat(50));
  await form.tool('HTML').click();
  await form.editor.fill(`<h2>On <strong>time</strong></h2><p>${'<em>word</em> '.repeat(199)}</p>`);
  await (await form.field('Settings', 'Reading time')).fill('42');
  await form.save.click();
  await expect(page.getByText('Blog post created successfully!')).toBeVisible();
  expect(await findPost(page, form.headers, 'hello-world-c-caf-no-9')).toMatchObject({ readingTime: 2 });
});

test('a tag that was typed and not added is saved with the post, and is not closed over', { tag: '@desktop' }, async ({
  page,
}) => {
  const { headers } = await openAdmin(page, '/admin/settings');
  const post = await createPost(page, headers, { title: 'Pending', slug: 'pending-tag' });
  const form = await openPostForm(page, post);
  await (await form.field('Tags & SEO', 'Tags')).fill(' pending ');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await form.save.click();
  await expect(page.getByText('Blog post updated successfully!')).toBeVisible();
  expect((await findPost(page, headers, 'pending-tag'))?.tags).toContain('pending');
});

test('tags, hidden tags and gallery grow by button and Enter, with nothing empty and nothing twice', async ({
  page,
}) => {
  const form = await openPostForm(page);
  for (const [part, label, word, first, second] of [
    ['Media', 'Gallery', 'gallery image', '/art/one.svg', '/art/two.svg'],
    ['Tags & SEO', 'Tags', 'tag', 'trains', 'points'],
    ['Tags & SEO', 'Hidden tags', 'hidden tag', 'rail', 'delay'],
  ] as const) {
    await form.tab(part).click();
    const field = form.dialog.getByRole('textbox', { name: label, exact: true });
    const add = form.dialog.getByRole('button', { name: `Add ${word}`, exact: true });
    const items = form.dialog.getByRole('list', { name: label, exact: true }).getByRole('listitem');
    await field.fill(`  ${first} `);
    await field.press('Enter');
    await field.fill(second);
    await add.click();
    await expect(items).toHaveText([first, second]);
    await expect(field).toHaveValue('');
    for (const nothing of ['   ', ` ${first}`]) {
      await field.fill(nothing);
      await add.click();
    }
    await expect(items).toHaveText([first, second]);
    await form.dialog.getByRole('button', { name: `Remove ${first}` }).click();
    await expect(items).toHaveText([second]);
  }
  await form.tab('Content').click();
  await fillPost(form, { title: 'Lists that grow' });
  await form.save.click();
  await expect(form.dialog).toBeHidden();
  expect(await findPost(page, form.headers, 'lists-that-grow')).toMatchObject({
    gallery: ['/art/two.svg'],
    tags: ['points'],
    hiddenTags: ['delay'],
  });
});

test('a draft is for nobody but the owner, and published it is public on the next request', async ({ page }) => {
  const form = await openPostForm(page);
  await fillPost(form, { title: 'The last train home' });
  await form.save.click();
  await expect(page.getByText('Blog post created successfully!')).toBeVisible();
  const row = page.getByRole('row', { name: /The last train home/ });
  await expect(row.getByText('Draft', { exact: true })).toBeVisible();
  expect((await fetchPostPage(page, 'the-last-train-home')).status()).toBe(404);
  expect(await (await page.request.get('/blog')).text()).not.toContain('The last train home');

  await page.getByRole('button', { name: 'Edit The last train home' }).click();
  const editing = formOf(page, 'Edit blog post');
  await (await editing.field('Settings', 'Published')).check();
  await (await editing.field('Settings', 'Featured')).check();
  await editing.save.click();
  await expect(page.getByText('Blog post updated successfully!')).toBeVisible();
  expect((await fetchPostPage(page, 'the-last-train-home')).status()).toBe(200);
  expect(await (await page.request.get('/blog')).text()).toContain('The last train home');
  await expect(row.getByText('Published', { exact: true })).toBeVisible();
  await expect(row.getByText('Featured', { exact: true })).toBeVisible();
});

test('a post with a later publish date is scheduled, and hidden until then', { tag: '@desktop' }, async ({ page }) => {
  const form = await openPostForm(page);
  await fillPost(form, { title: 'Next summer timetable' });
  await (await form.field('Settings', 'Published')).check();
  await (await form.field('Settings', 'Publish date')).fill('2099-06-01T09:30');
  await form.save.click();
  const row = page.getByRole('row', { name: /Next summer timetable/ });
  await expect(row.getByText('Scheduled', { exact: true })).toBeVisible();
  expect((await fetchPostPage(page, 'next-summer-timetable')).status()).toBe(404);
});

test('a slug that is taken is told at its field, and in a toast with the status code', { tag: '@desktop' }, async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 409/);
  const form = await openPostForm(page);
  await createPost(page, form.headers, { title: 'First come', slug: 'first-come' });
  await fillPost(form, { title: 'Come second' });
  await form.slug.fill('first-come');
  await form.tab('Settings').click();
  await form.save.click();
  await expect(page.getByRole('alert')).toContainText(/409: .*slug/i);
  await expect(form.slug).toBeFocused();
  await expect(form.slug).toHaveAccessibleDescription(/already/);
  await form.slug.fill('second-come');
  await form.save.click();
  await expect(page.getByText('Blog post created successfully!')).toBeVisible();
});

test('a save that fails says the status code and the text, and keeps what was written', { tag: '@desktop' }, async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 500/);
  await failProcedure(page, 'post.create', { status: 500, message: 'Something went wrong' });
  const form = await openPostForm(page);
  await fillPost(form, { title: 'Signal failure' });
  await form.save.click();
  await expect(page.getByRole('alert')).toContainText('500: Something went wrong');
  await expect(form.title).toHaveValue('Signal failure');
});

test('a deleted post is asked about, gone for visitors, and back with one click', async ({ page }) => {
  const { headers } = await openAdmin(page, '/admin');
  await createPost(page, headers, { title: 'Closed branch line', slug: 'closed-branch', published: true });
  await page.goto('/admin/blog');
  await page.getByRole('button', { name: 'Delete Closed branch line' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this blog post?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The blog post is in the trash')).toBeVisible();
  expect((await fetchPostPage(page, 'closed-branch')).status()).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The blog post is back')).toBeVisible();
  expect((await fetchPostPage(page, 'closed-branch')).status()).toBe(200);
});

test('a form that was changed is not closed without asking', { tag: '@desktop' }, async ({ page }) => {
  const form = await openPostForm(page);
  await form.title.fill('Half a thou');
  const question = page.getByRole('dialog', { name: 'Discard what you changed?' });
  await page.keyboard.press('Escape');
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(form.title).toHaveValue('Half a thou');
  await form.dialog.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(form.dialog).toBeHidden();
  await page.getByRole('button', { name: 'Add blog post' }).click();
  await expect(form.title).toHaveValue('');
});

test('what was written is back after a reload, and goes with one click', { tag: '@desktop' }, async ({ page }) => {
  const form = await openPostForm(page);
  await form.title.fill('Written on a train');
  await form.editor.pressSequentially('Between two tunnels');
  await page.reload();
  await expect(form.title).toHaveValue('Written on a train');
  await expect(form.editor).toHaveText('Between two tunnels');
  await form.dialog.getByRole('button', { name: 'Start over' }).click();
  await expect(form.title).toHaveValue('');
  await expect(form.editor).toHaveText('');
  await page.reload();
  await expect(form.title).toHaveValue('');
});

test('Ctrl or Cmd and S saves while the cursor is in the article', { tag: '@desktop' }, async ({ page }) => {
  const publishedAt = '2024-03-01T09:30:45.123Z';
  const { headers } = await openAdmin(page, '/admin');
  const post = await createPost(page, headers, { title: 'Minutes late', slug: 'minutes-late', publishedAt });
  const form = await openPostForm(page, post);
  await form.editor.press('ControlOrMeta+End');
  await page.keyboard.type(' Sorry for that.');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Blog post updated successfully!')).toBeVisible();
  await expect(form.dialog).toBeHidden();
  const content = article.replace('</p>', ' Sorry for that.</p>');
  expect(await findPost(page, headers, 'minutes-late')).toMatchObject({ content, publishedAt });
});

test('several posts are published and taken back at once', async ({ page }) => {
  const { headers } = await openAdmin(page, '/admin');
  const slugs = ['platform-one', 'platform-two'];
  for (const slug of slugs) await createPost(page, headers, { title: `Bulk ${slug}`, slug });
  await page.goto('/admin/blog?q=Bulk');
  const both = async () => Promise.all(slugs.map(async (slug) => (await fetchPostPage(page, slug)).status()));
  for (const [action, state, status] of [
    ['Publish', 'Published', 200],
    ['Unpublish', 'Draft', 404],
  ] as const) {
    for (const slug of slugs) await page.getByLabel(`Select Bulk ${slug}`).check();
    await page.getByRole('button', { name: action, exact: true }).click();
    for (const slug of slugs) {
      await expect(page.getByRole('row', { name: `Bulk ${slug}` }).getByText(state, { exact: true })).toBeVisible();
    }
    expect(await both()).toEqual([status, status]);
  }
});
