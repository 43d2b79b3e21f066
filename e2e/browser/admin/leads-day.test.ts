import { chooseOption, createRecords, rowOf, textbox, uniqueMark } from '../support/admin.ts';
import { toast } from '../support/feedback.ts';
import { expect, test } from '../support/own-server.ts';
import { sampleContact } from '../support/sample-records.ts';

/** The day of a moment in India. */
const dayAfter = (days: number) =>
  new Date(Date.now() + days * 86_400_000 + 5.5 * 3_600_000).toISOString().slice(0, 10);

test('a call is entered by hand, followed up, and its note changed and undone', async ({ page, openAdmin }) => {
  const name = uniqueMark();
  await openAdmin('/admin/calls');
  await page.getByRole('button', { name: 'Enter a call' }).first().click();
  const form = page.getByRole('dialog', { name: 'Enter a call' });
  await form.getByRole('button', { name: 'Enter the call' }).click();
  await expect(textbox(form, 'Name')).toBeFocused();
  await expect(textbox(form, 'Email')).toHaveAccessibleDescription('Invalid email format');
  await textbox(form, 'Name').fill(name);
  await textbox(form, 'Phone').fill('+91 98765 43210');
  await textbox(form, 'Email').fill(`${name}@client.example`);
  await form.getByLabel('Day').fill(dayAfter(40));
  await chooseOption(page, 'Time (IST)', '10:30 AM');
  await form.getByRole('button', { name: 'Enter the call' }).click();

  const drawer = page.getByRole('dialog', { name });
  await expect(drawer.getByText('Entered by hand')).toBeVisible();
  await drawer.getByLabel('Follow up on').fill(dayAfter(0));
  await drawer.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(drawer.getByRole('button', { name: 'Done' })).toBeVisible();
  await drawer.getByRole('radiogroup', { name: 'What to write' }).getByText('Note').click();
  await textbox(drawer, 'Note').fill('Wants lamps.');
  await drawer.getByRole('button', { name: 'Add note' }).click();
  await drawer.getByRole('button', { name: 'Edit note' }).click();
  await textbox(drawer, 'Change the note').fill('Wants twenty lamps.');
  await drawer.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(drawer.getByText('Wants twenty lamps.')).toBeVisible();
  await expect(drawer.getByText(/^Edited /)).toBeVisible();
  await toast(page, 'Note changed').getByRole('button', { name: 'Undo' }).click();
  await expect(drawer.getByText('Wants lamps.')).toBeVisible();

  await page.goto(`/admin/calls?view=day&day=${dayAfter(0)}`);
  await expect(
    page.getByRole('region', { name: 'Calendar' }).getByRole('link', { name: `Follow up: ${name}` }),
  ).toBeVisible();
  await page.goto('/admin');
  await page.getByRole('list', { name: 'Follow up today' }).getByRole('link', { name }).click();
  await drawer.getByRole('button', { name: 'Done' }).click();
  await expect(drawer.getByRole('button', { name: 'Done' })).toBeHidden();
});

test('selected leads get a stage at once, with an undo', async ({ page, openAdmin }) => {
  const mark = uniqueMark();
  const names = [`${mark} a`, `${mark} b`];
  await createRecords(page, '/api/contact', names.map(sampleContact));
  await openAdmin(`/admin/contacts?q=${mark}`);
  for (const name of names) await rowOf(page, name).getByRole('checkbox').check();
  await chooseOption(page, 'Change the stage', 'Won');
  const changed = toast(page, '2 contacts: stage changed to Won');
  await expect(rowOf(page, names[0] ?? '').getByRole('button', { name: /^Contacted/ })).toBeVisible();
  await changed.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, names[0] ?? '').getByRole('button', { name: /^Mark as Contacted/ })).toBeVisible();
});

test('a changed reply template is offered in the drawer, and an unknown placeholder is refused at the field', {
  tag: '@long',
}, async ({ page, openAdmin }) => {
  const name = uniqueMark();
  await createRecords(page, '/api/contact', [sampleContact(name)]);
  await openAdmin('/admin/settings#reply-templates');
  const templates = page.getByRole('region', { name: 'Reply templates', exact: true });
  await templates.getByRole('button', { name: 'Edit Send a quote (replies by mail)' }).click();
  const form = page.getByRole('dialog', { name: 'Edit template' });
  await textbox(form, 'Text').fill('Hello {visiter}');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText(/^\{visiter\} is not available in this text/)).toBeVisible();
  await textbox(form, 'Text').fill('Dear {visitor}, {name} sends a quote.');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(templates.getByText('Replies by mail, changed')).toBeVisible();
  await page.goto(`/admin/contacts?q=${name}`);
  await rowOf(page, name).getByRole('link', { name, exact: true }).click();
  const drawer = page.getByRole('dialog', { name });
  await chooseOption(page, 'Template', 'Send a quote');
  await expect(textbox(drawer, 'Reply')).toHaveValue(new RegExp(`^Dear ${name}, .+ sends a quote\\.$`));
});
