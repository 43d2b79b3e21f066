import type { Locator, Page } from '@playwright/test';
import { createRecords, openAdmin, rowOf, uniqueMark } from '../support/admin.ts';
import { expectFieldError, toast } from '../support/leads.ts';
import { abortProcedure, failProcedure, holdProcedure, recordCalls } from '../support/network.ts';
import { expect, test } from '../support/own-server.ts';
import { sampleCaseStudy, samplePost, sampleProject, sampleService } from '../support/sample-records.ts';

const field = (form: Locator, name: string) => form.getByRole('textbox', { name, exact: true });

const kinds = [
  { slug: 'portfolio', path: '/api/portfolio', body: sampleProject, word: 'project', save: 'project.replace' },
  {
    slug: 'case-studies',
    path: '/api/case-studies',
    body: sampleCaseStudy,
    word: 'case study',
    save: 'caseStudy.update',
  },
  { slug: 'services', path: '/api/services', body: sampleService, word: 'service', save: 'service.update' },
  { slug: 'blog', path: '/api/admin/blog-posts', body: samplePost, word: 'blog post', save: 'post.replace' },
] as const;

for (const { slug, path, body, word, save } of kinds) {
  test(`a ${word} that cannot be saved or deleted says so, and loses nothing`, {
    tag: slug === 'portfolio' ? [] : '@desktop',
  }, async ({ page, expectProblem }) => {
    expectProblem(/status of 503/);
    const title = uniqueMark();
    const { headers } = await openAdmin(page, '/admin/settings');
    await createRecords(page, path, [body(title)], headers);
    const busy = { status: 503, message: 'The service is busy. Please try again in a moment.' };
    await failProcedure(page, save, busy);
    await failProcedure(page, save.replace(/\..*/, '.removeMany'), busy);
    await page.goto(`/admin/${slug}?q=${title}`);
    await page.getByRole('button', { name: `Edit ${title}` }).click();
    const editing = page.getByRole('dialog', { name: `Edit ${word}` });
    await field(editing, 'Title').fill(`${title} again`);
    await editing.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Error')).toContainText(slug === 'blog' ? '503' : `Failed to save ${word}`);
    await expect(toast(page, 'Error')).toContainText(busy.message);
    await expect(field(editing, 'Title')).toHaveValue(`${title} again`);
    await editing.getByRole('button', { name: 'Cancel' }).click();
    await page
      .getByRole('dialog', { name: 'Discard what you changed?' })
      .getByRole('button', { name: 'Discard' })
      .click();

    await page.getByRole('button', { name: `Delete ${title}` }).click();
    const question = page.getByRole('dialog', { name: `Are you sure you want to delete this ${word}?` });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Error')).toContainText(`Failed to delete ${word}`);
    await expect(rowOf(page, title)).toBeVisible();
  });
}

test('a save that fails leaves the keyboard at its button, within the dialog', { tag: '@desktop' }, async ({
  page,
  expectProblem,
}) => {
  expectProblem(/failed request: .*project\.replace|console error: Failed to load resource/);
  const title = uniqueMark();
  const { headers } = await openAdmin(page, '/admin/settings');
  await createRecords(page, '/api/portfolio', [sampleProject(title)], headers);
  await page.goto(`/admin/portfolio?q=${title}`);
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const editing = page.getByRole('dialog', { name: 'Edit project' });
  await field(editing, 'Title').fill(`${title} again`);
  await abortProcedure(page, 'project.replace');
  const save = editing.getByRole('button', { name: 'Save' });
  await save.press('Enter');
  await expect(toast(page, 'Error')).toContainText('Failed to save project');
  await expect(save).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Discard what you changed?' })).toBeVisible();
});

test('a delete that is not confirmed deletes nothing', async ({ page }) => {
  const title = uniqueMark();
  const { headers } = await openAdmin(page, '/admin/settings');
  await createRecords(page, '/api/portfolio', [sampleProject(title)], headers);
  await page.goto(`/admin/portfolio?q=${title}`);
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this project?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await page.reload();
  await expect(rowOf(page, title)).toBeVisible();
});

const mistakes = [
  {
    address: '/admin/portfolio?edit=new',
    typed: { 'Image URL': 'art', 'Project URL': 'x', Technologies: Array.from({ length: 21 }, (_, at) => at).join() },
    said: {
      Title: 'Title must be at least 3 characters',
      Description: 'Description must be at least 10 characters',
      'Image URL': 'Invalid image URL',
      'Project URL': 'Invalid project URL',
      Technologies: 'Too many technologies',
    },
  },
  {
    address: '/admin/case-studies?edit=new',
    typed: { Title: 'x'.repeat(201), Testimonial: 'x'.repeat(1001) },
    said: {
      Title: 'Title must be at most 200 characters',
      'Client name': 'Client name must be at least 2 characters',
      Challenge: 'Challenge must be at least 10 characters',
      Duration: 'Duration is required',
      Testimonial: 'Testimonial must be at most 1000 characters',
    },
  },
  {
    address: '/admin/services?edit=new',
    typed: { 'Icon class': '', 'Sort order': '1001', 'Image URL': 'x' },
    said: {
      'URL path': 'URL path is required',
      Features: 'At least one feature required',
      'Sort order': 'Sort order must be a whole number from 0 to 1000',
      'Image URL': 'Invalid image URL',
    },
    also: 'Icon is required',
  },
] as const;

for (const { address, typed, said, ...more } of mistakes) {
  test(`${address} says at each field what is wrong with it, and sends nothing`, {
    tag: address.includes('portfolio') ? [] : '@desktop',
  }, async ({ page }) => {
    await openAdmin(page, address);
    const sent = recordCalls(page, '\\w+.create');
    const form = page.getByRole('dialog');
    for (const [name, value] of Object.entries(typed)) await field(form, name).fill(value);
    await form.getByRole('button', { name: 'Save' }).click();
    for (const [name, message] of Object.entries(said)) {
      await expect(field(form, name)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(form, name)).toHaveAccessibleDescription(new RegExp(`^${message}`));
    }
    if ('also' in more) await expect(form.getByText(more.also)).toBeVisible();
    expect(sent).toHaveLength(0);
  });
}

test('what the server refuses stands at its field, which has the focus', async ({ page, expectProblem }) => {
  expectProblem(/status of 409/);
  const issues = [{ path: 'href', message: 'This URL path is already in use' }];
  await failProcedure(page, 'service.update', { status: 409, message: 'This URL path is already in use', issues });
  const title = uniqueMark();
  const { headers } = await openAdmin(page, '/admin/settings');
  await createRecords(page, '/api/services', [sampleService(title)], headers);
  await page.goto(`/admin/services?q=${title}`);
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const editing = page.getByRole('dialog', { name: 'Edit service' });
  await field(editing, 'Hero title').fill('Be found first');
  await editing.getByRole('button', { name: 'Save' }).click();
  const hint = 'Where its page is. A name alone, such as seo, means /services/seo';
  await expectFieldError(field(editing, 'URL path'), `This URL path is already in use ${hint}`);
  await expect(field(editing, 'URL path')).toBeFocused();
  await field(editing, 'URL path').fill('/services/other');
  await expect(editing.getByText('This URL path is already in use')).toHaveCount(0);
});

test('a form is not closed over what was typed without asking', async ({ page }) => {
  const dialog = await openNewProject(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Add project' }).first().click();
  await field(dialog, 'Title').fill('Signal box');
  const question = page.getByRole('dialog', { name: 'Discard what you changed?' });
  for (const close of ['Cancel', 'Close']) {
    await dialog.getByRole('button', { name: close }).click();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toBeHidden();
  }
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(field(dialog, 'Title')).toHaveValue('Signal box');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Add project' }).first().click();
  await expect(field(dialog, 'Title')).toHaveValue('');
});

test('Escape in the open list of categories closes the list alone', { tag: '@desktop' }, async ({ page }) => {
  await openAdmin(page, '/admin/portfolio?edit=new');
  const question = page.getByRole('dialog', { name: 'Discard what you changed?' });
  const list = page.getByRole('listbox');
  await page.getByRole('dialog').getByLabel('Category').pressSequentially('W');
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(question).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
});

test('what was typed is back after a reload, until it is let go', async ({ page }) => {
  const dialog = await openNewProject(page);
  await field(dialog, 'Title').fill('Signal box');
  await dialog.getByRole('switch', { name: 'Featured' }).check();
  await page.reload();
  await expect(dialog.getByRole('status')).toContainText('What you had typed is back.');
  await expect(field(dialog, 'Title')).toHaveValue('Signal box');
  await expect(dialog.getByRole('switch', { name: 'Featured' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Start over' }).click();
  await expect(field(dialog, 'Title')).toHaveValue('');
  await page.reload();
  await expect(field(dialog, 'Title')).toHaveValue('');
  await expect(dialog.getByRole('status')).toHaveCount(0);
});

test('Ctrl+S saves from within a field, once, and what was saved is no draft any more', async ({ page }) => {
  const title = uniqueMark();
  const { headers } = await openAdmin(page, '/admin/settings');
  await createRecords(page, '/api/portfolio', [sampleProject(title)], headers);
  await page.goto(`/admin/portfolio?q=${title}`);
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit project' });
  await field(dialog, 'Description').fill('A board that shows where every train was.');
  const sent = recordCalls(page, 'project.replace');
  const release = await holdProcedure(page, 'project.replace');
  await page.keyboard.press('ControlOrMeta+s');
  await page.keyboard.press('ControlOrMeta+s');
  release();
  await expect(toast(page, 'Project saved')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(sent).toHaveLength(1);
  await expect(rowOf(page, title)).toContainText('where every train was');
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await expect(field(dialog, 'Description')).toHaveValue('A board that shows where every train was.');
  await expect(dialog.getByRole('status')).toHaveCount(0);
});

test('a form says that the server is away, and saves what it has once it is back', async ({ page, expectProblem }) => {
  expectProblem(/failed request: .*project\.create/);
  expectProblem(/net::ERR_FAILED/);
  await abortProcedure(page, 'project.create');
  const title = uniqueMark();
  const dialog = await openNewProject(page);
  await field(dialog, 'Title').fill(title);
  await field(dialog, 'Description').fill('A board that shows where every train is.');
  await dialog.getByLabel('Category').fill('Signals');
  await field(dialog, 'Image URL').fill('/art/signal-box.svg');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Error')).toContainText('Failed to save project');
  await page.unrouteAll();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Project added')).toBeVisible();
  await expect(rowOf(page, title)).toContainText('Signals');
});

async function openNewProject(page: Page): Promise<Locator> {
  await openAdmin(page, '/admin/portfolio?edit=new');
  const dialog = page.getByRole('dialog', { name: 'Add project' });
  await expect(field(dialog, 'Title')).toBeFocused();
  return dialog;
}

test('a form that is saved away from the network says so at once', async ({ page, context, expectProblem }) => {
  expectProblem(/failed request: .*project\.create/);
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  const title = uniqueMark();
  await openAdmin(page, '/admin/portfolio?edit=new');
  const form = page.getByRole('dialog', { name: 'Add project' });
  await field(form, 'Title').fill(title);
  await field(form, 'Description').fill('Written on a train without a signal.');
  await form.getByLabel('Category').fill('Website');
  await field(form, 'Image URL').fill('/art/tunnel.svg');
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Error')).toContainText('Failed to save project: The server cannot be reached.');
  await expect(field(form, 'Title')).toHaveValue(title);
});
