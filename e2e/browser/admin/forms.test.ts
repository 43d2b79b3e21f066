import type { Page } from '@playwright/test';
import {
  createRecords,
  discardQuestion,
  expectItems,
  fillFields,
  rowOf,
  textbox,
  uniqueMark,
} from '../support/admin.ts';
import { expectFieldError, toast } from '../support/feedback.ts';
import { recordCalls } from '../support/network.ts';
import { expect, test } from '../support/own-server.ts';
import { sampleProject } from '../support/sample-records.ts';

// After a reload, the form has another title if its draft is on the server already.
const addForm = (page: Page) => page.getByRole('dialog', { name: /^(Add project|Edit project \(draft\))$/ });

// The rules are tested in packages/schema/src, and the other forms use the same fields.
test('a form shows errors at its fields without sending', { tag: '@long' }, async ({ page, openAdmin }) => {
  const calls = recordCalls(page, 'service.create');
  await openAdmin('/admin/services?edit=new');
  const form = page.getByRole('dialog', { name: 'Add service' });
  await form.getByText('Type the name of the icon').click();
  await fillFields(form, { 'Icon name': '', 'Sort order': '1001', Image: 'x' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(textbox(form, 'Title')).toBeFocused();
  for (const [name, message] of [
    ['Title', 'Title must be at least 3 characters'],
    ['URL path', 'URL path is required'],
    ['Features', 'At least one feature required'],
    ['Sort order', 'Sort order must be a whole number from 0 to 1000'],
    ['Image', 'Invalid image URL'],
  ] as const) {
    await expect(textbox(form, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(textbox(form, name)).toHaveAccessibleDescription(new RegExp(`^${message}`));
  }
  await expect(form.getByText('Icon is required')).toBeVisible();
  expect(calls).toHaveLength(0);
});

test('a list field marks its invalid row, and accepts no more items when it is full', { tag: '@long' }, async ({
  page,
  openAdmin,
}) => {
  await openAdmin('/admin/services?edit=new');
  const form = page.getByRole('dialog', { name: 'Add service' });
  const adding = textbox(form, 'Features');
  const items = Array.from({ length: 9 }, (_, index) => `Lamp ${index + 1}`);
  await adding.fill(`${[...items, 'x'.repeat(101)].join(',')},`);
  await expect(adding).toBeDisabled();
  await expect(form.getByText('The list is full: remove a feature to add another')).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  await expectFieldError(textbox(form, 'Feature 10'), 'Feature must be at most 100 characters');
  await expect(adding).not.toHaveAttribute('aria-invalid', 'true');
  await form.getByRole('button', { name: 'Remove Feature 10' }).click();
  await expect(adding).toBeEnabled();
  await adding.fill('lamp 1');
  await adding.press('Enter');
  await expect(form.getByText('"lamp 1" is in the list already')).toBeVisible();
  await expectItems(form, 'Features', items);
});

test('a changed form asks for confirmation before it closes; Escape in an open list closes only the list', async ({
  page,
  openAdmin,
}) => {
  await openAdmin('/admin/portfolio?edit=new');
  const form = addForm(page);
  const question = discardQuestion(page);
  await expect(textbox(form, 'Title')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: 'Add project' }).first().click();
  await textbox(form, 'Title').fill('Signal box');
  for (const close of ['Cancel', 'Close']) {
    await form.getByRole('button', { name: close }).click();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toBeHidden();
  }
  const categories = page.getByRole('listbox');
  await form.getByRole('combobox', { name: 'Category' }).pressSequentially('W');
  await expect(categories).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(categories).toBeHidden();
  await expect(question).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(textbox(form, 'Title')).toHaveValue('Signal box');
  await textbox(form, 'Title').press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: 'Add project' }).first().click();
  await expect(textbox(form, 'Title')).toHaveValue('');
});

test('a draft is restored after a reload and after Back, until it is discarded', async ({ page, openAdmin }) => {
  await openAdmin('/admin/portfolio');
  const form = addForm(page);
  await page.getByRole('button', { name: 'Add project' }).first().click();
  await textbox(form, 'Title').fill('Signal box');
  await page.goBack();
  await expect(page.getByText('What you typed is kept')).toBeVisible();
  await page.getByRole('button', { name: 'Add project' }).first().click();
  await expect(textbox(form, 'Title')).toHaveValue('Signal box');
  await form.getByRole('switch', { name: 'Featured' }).check();
  await page.reload();
  const restored = form.getByText('What you had typed is back.');
  await expect(restored).toBeVisible();
  await expect(textbox(form, 'Title')).toHaveValue('Signal box');
  await expect(form.getByRole('switch', { name: 'Featured' })).toBeChecked();
  await form.getByRole('button', { name: 'Begin with an empty form' }).click();
  await expect(textbox(form, 'Title')).toHaveValue('');
  await toast(page, 'Your unsaved changes were discarded').getByRole('button', { name: 'Undo' }).click();
  await expect(textbox(form, 'Title')).toHaveValue('Signal box');
  await page.reload();
  await form.getByRole('button', { name: 'Begin with an empty form' }).click();
  await expect(textbox(form, 'Title')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: 'Add project' }).first().click();
  await expect(textbox(form, 'Title')).toHaveValue('');
  await expect(restored).toHaveCount(0);
});

test('Back closes only the top dialog, and does not reopen a closed form', { tag: '@long' }, async ({
  page,
  openAdmin,
}) => {
  await openAdmin('/admin/contacts');
  await page.getByRole('tab', { name: /^Portfolio/ }).click();
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: 'Edit project' });
  const library = page.getByRole('dialog', { name: 'Choose a picture' });
  await form.getByRole('button', { name: 'Choose from library' }).first().click();
  await expect(library).toBeVisible();
  await page.goBack();
  await expect(library).toBeHidden();

  await textbox(form, 'Title').fill('Between two stations');
  const question = discardQuestion(page);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(textbox(form, 'Title')).toHaveValue('Between two stations');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(form).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/portfolio$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/contacts$/);
  await expect(form).toBeHidden();
});

test('a link opens the form of a record that is not on the shown page of the list', { tag: '@long' }, async ({
  page,
  openAdmin,
  headers,
}) => {
  const title = uniqueMark();
  const [id] = await createRecords(page, '/api/portfolio', [sampleProject(title)], headers);
  await openAdmin(`/admin/portfolio?q=nothing&edit=${id}`);
  await expect(textbox(page.getByRole('dialog', { name: 'Edit project' }), 'Title')).toHaveValue(title);
});

test('a record is deleted only after confirmation, and then the focus moves to the heading', { tag: '@long' }, async ({
  page,
  openAdmin,
  headers,
}) => {
  const title = uniqueMark();
  await createRecords(page, '/api/portfolio', [sampleProject(title)], headers);
  await openAdmin(`/admin/portfolio?q=${title}`);
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this project?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(rowOf(page, title)).toBeVisible();

  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Portfolio' });
  await expect(heading).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The project is back')).toBeVisible();
  await expect(heading).toBeFocused();
});
