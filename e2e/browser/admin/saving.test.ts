import type { Page } from '@playwright/test';
import { createRecords, discardQuestion, expectItems, rowOf, textbox, uniqueMark } from '../support/admin.ts';
import { toast } from '../support/feedback.ts';
import { abortProcedure, failProcedure, holdProcedure } from '../support/network.ts';
import { expect, test } from '../support/own-server.ts';
import { createPost, findPost, postForm, postFormPath } from '../support/post-form.ts';
import { sampleProject } from '../support/sample-records.ts';

const busy = { status: 503, message: 'The service is busy. Please try again in a moment.' };
const KEPT = 'What you typed is kept';

// The texts of error toasts are tested in apps/web/src/admin/error-messages.test.ts.
test('a project that cannot be deleted stays in the list, with the reason', { tag: '@long' }, async ({
  page,
  openAdmin,
  headers,
  expectProblem,
}) => {
  expectProblem(/status of 503/);
  const title = uniqueMark();
  await createRecords(page, '/api/portfolio', [sampleProject(title)], headers);
  await failProcedure(page, 'project.removeMany', busy);
  await openAdmin(`/admin/portfolio?q=${title}`);
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this project?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Error')).toContainText('Failed to delete project');
  await expect(toast(page, 'Error')).toContainText(busy.message);
  await expect(rowOf(page, title)).toBeVisible();
});

test('a failed save returns the focus to the button or field that started it', { tag: '@long' }, async ({
  page,
  openAdmin,
  headers,
  expectProblem,
}) => {
  expectProblem(/failed request: .*project\.replace|console error: Failed to load resource/);
  const title = uniqueMark();
  const [id] = await createRecords(page, '/api/portfolio', [sampleProject(title)], headers);
  await openAdmin(`/admin/portfolio?edit=${id}`);
  const form = page.getByRole('dialog', { name: 'Edit project' });
  await textbox(form, 'Title').fill(`${title} again`);
  await abortProcedure(page, 'project.replace');
  await textbox(form, 'Title').press('Enter');
  await expect(toast(page, 'Error')).toContainText('Failed to save project');
  await expect(textbox(form, 'Title')).toBeFocused();
  await toast(page, 'Error').getByRole('button', { name: 'Close' }).click();
  await expect(toast(page, 'Error')).toHaveCount(0);
  const save = form.getByRole('button', { name: 'Save' });
  await save.press('Enter');
  await expect(toast(page, 'Error')).toContainText('Failed to save project');
  await expect(save).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(discardQuestion(page)).toBeVisible();
});

test('Ctrl+S keeps the form open and saves a draft, which Save publishes and removes', { tag: '@long' }, async ({
  page,
  openAdmin,
  headers,
}) => {
  const title = uniqueMark();
  await createRecords(page, '/api/portfolio', [sampleProject(title)], headers);
  await openAdmin(`/admin/portfolio?q=${title}`);
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const form = page.getByRole('dialog', { name: 'Edit project' });
  await textbox(form, 'Description').fill('Short');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(toast(page, 'Draft saved')).toBeVisible();
  await textbox(form, 'Description').fill('A board that shows where every train was.');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Project saved')).toBeVisible();
  await expect(rowOf(page, title)).toContainText('where every train was');
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await expect(textbox(form, 'Description')).toHaveValue('A board that shows where every train was.');
  // Nothing is left to discard.
  await expect(textbox(form, 'Title')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
});

test('saving offline fails at once with a message, and succeeds when the network is back', async ({
  page,
  context,
  openAdmin,
  expectProblem,
}) => {
  expectProblem(/failed request: .*project\.create/);
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  const title = uniqueMark();
  await openAdmin('/admin/portfolio?edit=new');
  const form = page.getByRole('dialog', { name: 'Add project' });
  await textbox(form, 'Title').fill(title);
  await textbox(form, 'Description').fill('Written on a train without a signal.');
  await form.getByRole('combobox', { name: 'Category' }).fill('Signals');
  const preview = page.waitForResponse('**/art/tunnel.svg');
  await textbox(form, 'Image').fill('/art/tunnel.svg');
  await preview;
  await context.setOffline(true);
  await expect(form.getByText('Offline: kept in this browser').first()).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Error')).toContainText('Failed to save project: No connection to the server.');
  await expect(textbox(form, 'Title')).toHaveValue(title);
  await context.setOffline(false);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Project added')).toBeVisible();
  await expect(rowOf(page, title)).toContainText('Signals');
});

test('a form that is closed while it is saved only reports the success, and does not affect a form that was opened afterwards', {
  tag: '@long',
}, async ({ page, openAdmin, headers }) => {
  const [title, other] = [`Mine ${uniqueMark()}`, `Other ${uniqueMark()}`];
  const [id] = await createRecords(page, '/api/portfolio', [sampleProject(title), sampleProject(other)], headers);
  await openAdmin(`/admin/portfolio?edit=${id}`);
  const release = await closeDuringSave(page, title);
  await page.getByRole('button', { name: `Edit ${other}` }).click();
  const form = page.getByRole('dialog', { name: 'Edit project' });
  await expect(textbox(form, 'Title')).toHaveValue(other);
  release();
  await expect(toast(page, 'Project saved')).toBeVisible();
  await expect(toast(page, KEPT)).toHaveCount(0);
  await expect(textbox(form, 'Title')).toHaveValue(other);
});

test('a form that is closed while its save fails reports that its values are kept', { tag: '@long' }, async ({
  page,
  openAdmin,
  headers,
  expectProblem,
}) => {
  expectProblem(/status of 503/);
  const title = `Mine ${uniqueMark()}`;
  const [id] = await createRecords(page, '/api/portfolio', [sampleProject(title)], headers);
  await openAdmin(`/admin/portfolio?edit=${id}`);
  await failProcedure(page, 'project.replace', busy);
  const release = await closeDuringSave(page, title);
  await expect(toast(page, KEPT)).toHaveCount(0);
  release();
  await expect(toast(page, 'Error')).toContainText('Failed to save project');
  await expect(toast(page, 'Error')).toContainText(KEPT);
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await expect(textbox(page.getByRole('dialog', { name: 'Edit project' }), 'Title')).toHaveValue(`${title} again`);
});

/**
 * Changes the title of the open project, holds back its save and closes the form; returns the function that releases
 * the save.
 */
async function closeDuringSave(page: Page, title: string): Promise<() => void> {
  const form = page.getByRole('dialog', { name: 'Edit project' });
  const field = textbox(form, 'Title');
  await field.fill(`${title} again`);
  const release = await holdProcedure(page, 'project.replace');
  const save = form.getByRole('button', { name: 'Save' });
  await save.press('Enter');
  await expect(save).toBeDisabled();
  await expect(save).toBeFocused();
  // Fields are read-only during a save, because the save would not contain further input.
  await field.scrollIntoViewIfNeeded();
  const box = await field.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
  await page.keyboard.type('lost');
  await expect(field).toHaveValue(`${title} again`);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  return release;
}

test('a tag that was typed but not added counts as a change, and Ctrl+S adds it to the draft', {
  tag: '@long',
}, async ({ page, openAdmin, headers }) => {
  const slug = uniqueMark();
  const post = await createPost(page, headers, { title: 'Pending tag', slug });
  await openAdmin(postFormPath(post));
  const form = postForm(page, 'Edit blog post');
  await (await form.field('Tags & SEO', 'Tags')).fill(' pending ');
  await page.keyboard.press('Escape');
  await discardQuestion(page).getByRole('button', { name: 'Keep editing' }).click();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(toast(page, 'Draft saved')).toBeVisible();
  await expectItems(form.dialog, 'Tags', ['pending']);
  await expect(await form.field('Tags & SEO', 'Tags')).toHaveValue('');
  expect((await findPost(page, headers, slug))?.tags).toEqual([]);
});
