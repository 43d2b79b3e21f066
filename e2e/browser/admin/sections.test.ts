import { openAdmin } from '../support/admin.ts';
import { fetchProjects } from '../support/demo-content.ts';
import { expect, test } from '../support/own-server.ts';

const sections = [
  ['Portfolio', 'portfolio'],
  ['Case Studies', 'case-studies'],
  ['Services', 'services'],
  ['Blog Posts', 'blog'],
  ['Calls', 'calls'],
  ['Contacts', 'contacts'],
  ['Settings', 'settings'],
] as const;

test('there are seven sections, each with an address of its own', async ({ page }) => {
  await openAdmin(page, '/admin');
  const tabs = page.getByRole('tablist', { name: 'Administration' }).getByRole('tab');
  await expect(tabs).toHaveText(sections.map(([name]) => name));
  for (const [name, slug] of sections) {
    await page.getByRole('tab', { name, exact: true }).click();
    await expect(page).toHaveURL(`/admin/${slug}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
});

test('a project is added, shown to visitors, changed, deleted, and brought back', async ({ page }, { project }) => {
  const title = `Signal box ${project.name}`;
  await openAdmin(page, '/admin/portfolio');
  await page.getByRole('button', { name: 'Add project' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add project' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Title must be at least 3 characters')).toBeVisible();
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Description').fill('A board that shows where every train is.');
  await dialog.getByLabel('Category').fill('Dashboard');
  await dialog.getByLabel('Image URL').fill('/art/signal-box.svg');
  await dialog.getByLabel('Technologies').fill(' React, , Node.js ');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Project added')).toBeVisible();
  await expect(dialog).toBeHidden();

  const listed = async () => (await fetchProjects(page.request)).find((one) => one.title.startsWith(title));
  expect(await listed()).toMatchObject({ title, technologies: ['React', 'Node.js'] });
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const editing = page.getByRole('dialog', { name: 'Edit project' });
  await editing.getByLabel('Title').fill(`${title}, rebuilt`);
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Project saved')).toBeVisible();
  expect(await listed()).toMatchObject({ title: `${title}, rebuilt` });

  await page.getByRole('button', { name: `Delete ${title}, rebuilt` }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this project?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The project is in the trash')).toBeVisible();
  expect(await listed()).toBeUndefined();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The project is back')).toBeVisible();
  expect(await listed()).toMatchObject({ title: `${title}, rebuilt` });

  await page.getByRole('button', { name: `Delete ${title}, rebuilt` }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: `Edit ${title}, rebuilt` })).toHaveCount(0);
});

test('an address of no section is not found, and says so to whoever is in', async ({ page }) => {
  expect((await page.request.get('/admin/nothing')).status()).toBe(404);
  expect((await page.request.get('/admin/calls')).status()).toBe(200);
  await openAdmin(page, '/admin/nothing');
  await expect(page.getByRole('heading', { name: 'There is no such section' })).toBeVisible();
  await page.getByRole('tab', { name: 'Services' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
});

test('a link to a record that is gone says so, and shows the list', async ({ page }) => {
  await openAdmin(page, '/admin/case-studies?edit=999999');
  await expect(page.getByText('There is no such record here any more')).toBeVisible();
  await expect(page).toHaveURL('/admin/case-studies');
  await expect(page.getByRole('table')).toBeVisible();
});

test('light and dark can be switched in the administration too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openAdmin(page, '/admin/portfolio');
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});
