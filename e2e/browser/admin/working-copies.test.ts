import { createRecords, discardQuestion, rowOf, textbox, uniqueMark } from '../support/admin.ts';
import { fetchProjects } from '../support/demo-content.ts';
import { toast } from '../support/feedback.ts';
import { expect, test } from '../support/own-server.ts';
import { createPost, fetchPostPage, postForm, postFormPath } from '../support/post-form.ts';
import { sampleProject } from '../support/sample-records.ts';

test('a draft of three words is saved by itself, restored from the trash, and published in another browser', async ({
  page,
  openAdmin,
}) => {
  const title = `Three short ${uniqueMark()}`;
  await openAdmin('/admin/portfolio?edit=new');
  const form = page.getByRole('dialog', { name: 'Add project' });
  await textbox(form, 'Title').fill(title);
  await expect(form.getByText('Draft saved').first()).toBeVisible();
  await expect(page).toHaveURL(/edit=new-/);
  await textbox(form, 'Title').press('Escape');
  await discardQuestion(page).getByRole('button', { name: 'Save as draft' }).click();
  await expect(form).toBeHidden();

  // As in another browser, which has nothing but the session.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('adminDraft')) localStorage.removeItem(key);
  });
  await page.goto('/admin/portfolio');
  const drafts = page.getByRole('region', { name: 'Drafts' });
  await expect(drafts.getByRole('listitem').filter({ hasText: title })).toContainText('New');
  await drafts.getByRole('button', { name: `Discard ${title}` }).click();
  await page.getByRole('dialog', { name: 'Discard this draft?' }).getByRole('button', { name: 'Discard' }).click();
  await expect(drafts.getByText(title)).toHaveCount(0);
  await page.getByRole('link', { name: 'Trash' }).click();
  await page.getByRole('button', { name: `Restore ${title}` }).click();
  await expect(toast(page, `${title} is back`)).toContainText('It is in the drafts.');
  await page.getByRole('tab', { name: /^Portfolio/ }).click();
  await drafts.getByRole('button', { name: `Open ${title}` }).click();
  const reopened = page.getByRole('dialog', { name: 'Edit project (draft)' });
  await expect(textbox(reopened, 'Title')).toHaveValue(title);
  await expect(reopened.getByText('What you had typed is back.')).toBeVisible();
  await reopened.getByRole('button', { name: 'Versions' }).click();
  await expect(page.getByRole('dialog', { name: 'Versions' })).toContainText('Draft, restored');
  await page.keyboard.press('Escape');
  await textbox(reopened, 'Description').fill('Written in two browsers.');
  // Before it is saved on the server.
  await page.reload();
  await expect(textbox(reopened, 'Description')).toHaveValue('Written in two browsers.');
  await expect(reopened.getByText('Draft saved').first()).toBeVisible();
  await reopened.getByRole('combobox', { name: 'Category' }).fill('Signals');
  await textbox(reopened, 'Image').fill('/art/signal-box.svg');
  await reopened.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Project added')).toBeVisible();
  await expect(rowOf(page, title)).toBeVisible();
  await expect(drafts.getByText(title)).toHaveCount(0);
});

test('changes saved as a draft change nothing for visitors, and appear by themselves at the scheduled time', {
  tag: '@long',
}, async ({ page, openAdmin, headers }) => {
  const title = uniqueMark();
  const [id = 0] = await createRecords(page, '/api/portfolio', [sampleProject(title)], headers);
  const published = async () => (await fetchProjects(page.request)).find((project) => project.id === id)?.title;
  await openAdmin(`/admin/portfolio?edit=${id}`);
  const form = page.getByRole('dialog', { name: 'Edit project' });
  const choose = async (item: string) => {
    await form.getByRole('button', { name: 'Publish or schedule' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await textbox(form, 'Title').fill(`${title} again`);
  await choose('Save as draft');
  await expect(form).toBeHidden();
  expect(await published()).toBe(title);
  await page
    .getByRole('region', { name: 'Drafts' })
    .getByRole('button', { name: `Open ${title} again` })
    .click();
  await choose('Schedule');
  const dialog = page.getByRole('dialog', { name: 'Publish later' });
  // The next minute but one in India.
  const soon = new Date(Date.now() + 330 * 60_000 + 60_000).toISOString().slice(0, 16);
  await dialog.getByLabel('Date and time').fill(soon);
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(toast(page, 'Scheduled for')).toBeVisible();
  await expect(page.getByText('The public project stays as it is until then.')).toBeVisible();
  await page.getByRole('button', { name: `Open ${title} again` }).click();
  await expect(form).toContainText('Update scheduled for');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(published, { timeout: 90_000 }).toBe(`${title} again`);
});

test('changes of a public post can be scheduled, and the post stays as it is until then', { tag: '@long' }, async ({
  page,
  openAdmin,
  headers,
}) => {
  const slug = 'late-changes';
  const post = await createPost(page, headers, { title: 'Late changes', slug, published: true });
  await openAdmin(postFormPath(post));
  const { dialog: form, title } = postForm(page, 'Edit blog post');
  const choose = async (item: string) => {
    await form.getByRole('button', { name: 'Publish or schedule' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await title.fill('Later changes');
  await choose('Schedule');
  const dialog = page.getByRole('dialog', { name: 'Publish later' });
  await dialog.getByLabel('Date and time').fill('2099-01-02T10:00');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(toast(page, 'Scheduled for January 2, 2099')).toBeVisible();
  expect(await (await fetchPostPage(page, slug)).text()).not.toContain('Later changes');
  await page.getByRole('button', { name: 'Open Later changes' }).click();
  await expect(form).toContainText('Update scheduled for January 2, 2099');
  await choose('Remove the schedule');
  await expect(page.getByRole('region', { name: 'Drafts' })).not.toContainText('Scheduled for');
});

test('two windows with one draft: other fields are merged with a note, and for the same field the form asks at once', async ({
  page,
  context,
  openAdmin,
  headers,
  expectProblem,
}) => {
  expectProblem(/status of 409/);
  const title = uniqueMark();
  const [id = 0] = await createRecords(page, '/api/portfolio', [sampleProject(title)], headers);
  await openAdmin(`/admin/portfolio?edit=${id}`);
  const mine = page.getByRole('dialog', { name: 'Edit project' });
  await expect(textbox(mine, 'Title')).toHaveValue(title);
  const other = await context.newPage();
  await other.goto(`/admin/portfolio?edit=${id}`);
  const theirs = other.getByRole('dialog', { name: 'Edit project' });
  await textbox(theirs, 'Description').fill('Their words about the signal box.');
  await other.keyboard.press('ControlOrMeta+s');
  await expect(toast(other, 'Draft saved')).toBeVisible();
  await textbox(mine, 'Title').fill(`${title} mine`);
  // Saved by itself.
  await expect(toast(page, 'Draft saved')).toContainText('Other fields were changed elsewhere');
  await expect(textbox(mine, 'Description')).toHaveValue('Their words about the signal box.');

  await other.reload();
  await expect(textbox(theirs, 'Title')).toHaveValue(`${title} mine`);
  await textbox(mine, 'Title').fill(`${title} mine again`);
  await mine.getByRole('combobox', { name: 'Category' }).fill('Signals');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(toast(page, 'Draft saved')).toBeVisible();
  await textbox(theirs, 'Title').fill(`${title} theirs`);
  await expect(theirs.getByRole('alert')).toContainText('Another window has changed the same field.');
  await theirs.getByRole('button', { name: 'Compare and choose' }).click();
  const question = other.getByRole('dialog', { name: 'Changed here and elsewhere' });
  await expect(question.getByRole('region', { name: 'Theirs' })).toContainText('mine again');
  await question.getByRole('button', { name: 'Save' }).click();
  await expect(toast(other, 'Draft saved')).toBeVisible();
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(toast(other, 'Project saved')).toBeVisible();
  expect((await fetchProjects(page.request)).find((project) => project.id === id)).toMatchObject({
    title: `${title} theirs`,
    description: 'Their words about the signal box.',
    category: 'Signals',
  });
});

test('an unpublished project has no page until it is published again', { tag: '@long' }, async ({
  page,
  openAdmin,
  headers,
}) => {
  const title = uniqueMark();
  const [id = 0] = await createRecords(page, '/api/portfolio', [sampleProject(title)], headers);
  const status = async () => (await page.request.get(`/portfolio/${id}`)).status();
  await openAdmin(`/admin/portfolio?edit=${id}`);
  await page.getByRole('button', { name: 'Publish or schedule' }).click();
  await page.getByRole('menuitem', { name: 'Unpublish' }).click();
  await expect(toast(page, 'Project unpublished')).toBeVisible();
  expect(await status()).toBe(404);
  await page.getByRole('button', { name: `Open ${title}` }).click();
  const draft = page.getByRole('dialog', { name: 'Edit project (draft)' });
  await expect(textbox(draft, 'Title')).toHaveValue(title);
  await expect(draft.getByText('What you had typed is back.')).toHaveCount(0);
  await draft.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Project added')).toBeVisible();
  expect(await status()).toBe(200);
});

test('what is typed while the first draft is saved stays with that draft, and the next form begins empty', async ({
  page,
  openAdmin,
}) => {
  const title = uniqueMark();
  await openAdmin('/admin/services?edit=new');
  const form = page.getByRole('dialog', { name: 'Add service' });
  const saving = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  await page.route('**/trpc/version.save*', async (route) => {
    saving.resolve();
    await answer.promise;
    await route.continue();
  });
  await textbox(form, 'Title').fill(title);
  await saving.promise;
  await textbox(form, 'Image').fill('/art/signal-box.svg');
  answer.resolve();
  await expect(page).toHaveURL(/edit=new-/);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await discardQuestion(page).getByRole('button', { name: 'Save as draft' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: 'Add service' }).click();
  await expect(textbox(form, 'Title')).toHaveValue('');
  await expect(textbox(form, 'Image')).toHaveValue('');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: `Open ${title}` }).click();
  await expect(textbox(page.getByRole('dialog', { name: 'Edit service (draft)' }), 'Image')).toHaveValue(
    '/art/signal-box.svg',
  );
});

test('a published record has no draft, although the response about the draft was lost', async ({
  page,
  openAdmin,
  expectProblem,
}) => {
  expectProblem(/version\.save/);
  expectProblem(/ERR_FAILED/);
  const title = uniqueMark();
  await openAdmin('/admin/portfolio?edit=new');
  const form = page.getByRole('dialog', { name: 'Add project' });
  const lost = Promise.withResolvers<void>();
  await page.route('**/trpc/version.save*', async (route) => {
    await route.fetch();
    await route.abort();
    lost.resolve();
  });
  await textbox(form, 'Title').fill(title);
  await lost.promise;
  await textbox(form, 'Description').fill('Lamps and levers.');
  await form.getByRole('combobox', { name: 'Category' }).fill('Signals');
  await textbox(form, 'Image').fill('/art/signal-box.svg');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Project added')).toBeVisible();
  await expect(rowOf(page, title)).toBeVisible();
  await page.reload();
  await expect(rowOf(page, title)).toBeVisible();
  await expect(page.getByRole('button', { name: `Open ${title}` })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add project' }).click();
  await expect(textbox(form, 'Title')).toHaveValue('');
});

test('"New service" in the command palette opens an empty form above one that was begun', async ({
  page,
  openAdmin,
}) => {
  const title = uniqueMark();
  await openAdmin('/admin/services?edit=new');
  const form = page.getByRole('dialog', { name: 'Add service' });
  await textbox(form, 'Title').fill(title);
  await expect(page).toHaveURL(/edit=new-/);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('textbox', { name: 'Search the administration' })).toBeFocused();
  await page.keyboard.type('new service');
  await expect(page.getByRole('button', { name: /^New service/ })).toHaveAttribute('data-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/edit=new$/);
  await expect(textbox(form, 'Title')).toHaveValue('');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: `Open ${title}` })).toBeVisible();
});
