import { createRecords, discardQuestion, rowOf, textbox, uniqueMark } from '../support/admin.ts';
import { fetchProjects } from '../support/demo-content.ts';
import { toast } from '../support/feedback.ts';
import { expect, test } from '../support/own-server.ts';
import { createPost, fetchPostPage, postForm, postFormPath } from '../support/post-form.ts';
import { sampleProject } from '../support/sample-records.ts';

test('a draft of three words is saved by itself, opened from the list in another browser, and published from there', async ({
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
  await drafts.getByRole('button', { name: `Open ${title}` }).click();
  await expect(textbox(form, 'Title')).toHaveValue(title);
  await expect(form.getByText('What you had typed is back.')).toBeVisible();
  await textbox(form, 'Description').fill('Written in two browsers.');
  await form.getByLabel('Category').fill('Signals');
  await textbox(form, 'Image').fill('/art/signal-box.svg');
  await form.getByRole('button', { name: 'Save' }).click();
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
  await expect(page.getByRole('region', { name: 'Drafts' })).toContainText('Scheduled for');
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

test('two windows with one draft: different fields are merged, for the same field the form asks', async ({
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
  await page.keyboard.press('ControlOrMeta+s');
  await expect(toast(page, 'Draft saved')).toBeVisible();
  await expect(textbox(mine, 'Description')).toHaveValue('Their words about the signal box.');

  await textbox(theirs, 'Title').fill(`${title} theirs`);
  await other.keyboard.press('ControlOrMeta+s');
  const question = other.getByRole('dialog', { name: 'Changed here and elsewhere' });
  await expect(question.getByRole('region', { name: 'Theirs' })).toContainText('mine');
  await question.getByRole('button', { name: 'Save' }).click();
  await expect(toast(other, 'Draft saved')).toBeVisible();
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(toast(other, 'Project saved')).toBeVisible();
  expect((await fetchProjects(page.request)).find((project) => project.id === id)).toMatchObject({
    title: `${title} theirs`,
    description: 'Their words about the signal box.',
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
  await page.getByRole('dialog', { name: 'Add project' }).getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Project added')).toBeVisible();
  expect(await status()).toBe(200);
});
