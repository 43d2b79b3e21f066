import type { Page } from '@playwright/test';
import { createDeletedRecord, createRecords, openAdmin, rowOf, rows, uniqueMark } from '../support/admin.ts';
import { expect, test } from '../support/own-server.ts';
import { sampleContact, samplePost, sampleProject, sampleService } from '../support/sample-records.ts';

/*
 * Records that are changed, moved or left in more than one place at a time.
 */

const question = (page: Page) => page.getByRole('dialog', { name: 'Save over what was changed elsewhere?' });

async function storedProject(page: Page, id: number): Promise<{ title: string; description: string }> {
  const all = (await (await page.request.get('/api/portfolio')).json()) as {
    id: number;
    title: string;
    description: string;
  }[];
  const found = all.find((project) => project.id === id);
  if (!found) throw new Error(`There is no project ${id}`);
  return found;
}

test('a link to a record opens its form, on whatever page of the list the record is', async ({ page }) => {
  const { headers } = await openAdmin(page, '/admin/portfolio');
  const mark = uniqueMark();
  const bodies = Array.from({ length: 26 }, (_, index) => sampleProject(`Signal ${index} ${mark}`));
  const [first] = await createRecords(page, '/api/portfolio', bodies, headers);
  await page.goto(`/admin/portfolio?edit=${first}`);
  await expect(page.getByRole('dialog', { name: 'Edit project' }).getByLabel('Title')).toHaveValue(`Signal 0 ${mark}`);
});

test('who saves over a change that was made elsewhere is asked first', async ({ page }) => {
  const { headers } = await openAdmin(page, '/admin/portfolio');
  const body = sampleProject(`Signal ${uniqueMark()}`);
  const [id = 0] = await createRecords(page, '/api/portfolio', [body], headers);
  await page.goto(`/admin/portfolio?edit=${id}`);
  const dialog = page.getByRole('dialog', { name: 'Edit project' });
  await dialog.getByLabel('Title').fill(`${body.title}, mine`);
  const theirs = { ...body, description: 'Changed by somebody else meanwhile.' };
  expect((await page.request.put(`/api/portfolio/${id}`, { data: theirs, headers })).status()).toBe(200);

  await dialog.getByRole('button', { name: 'Save' }).click();
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  expect(await storedProject(page, id)).toMatchObject({ title: body.title, description: theirs.description });
  await expect(dialog.getByLabel('Title')).toHaveValue(`${body.title}, mine`);

  await dialog.getByRole('button', { name: 'Save' }).click();
  await question(page).getByRole('button', { name: 'Save over it' }).click();
  await expect(page.getByText('Project saved')).toBeVisible();
  expect(await storedProject(page, id)).toMatchObject({ title: `${body.title}, mine`, description: body.description });
});

test('what was typed before a reload is not saved over a later change without a question', async ({ page }) => {
  const { headers } = await openAdmin(page, '/admin/portfolio');
  const body = sampleProject(`Signal ${uniqueMark()}`);
  const [id = 0] = await createRecords(page, '/api/portfolio', [body], headers);
  await page.goto(`/admin/portfolio?edit=${id}`);
  const dialog = page.getByRole('dialog', { name: 'Edit project' });
  await dialog.getByLabel('Title').fill(`${body.title}, mine`);
  const theirs = { ...body, description: 'Changed by somebody else meanwhile.' };
  await page.request.put(`/api/portfolio/${id}`, { data: theirs, headers });
  await page.reload();
  await expect(dialog.getByText('What you had typed is back.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(question(page)).toBeVisible();
});

test('a form that is left by the back button says that what was typed is kept', async ({ page }) => {
  await openAdmin(page, '/admin/portfolio');
  await page.getByRole('button', { name: 'Add project' }).click();
  await page.getByRole('dialog').getByLabel('Title').fill('Half a signal box');
  await page.goBack();
  await expect(page.getByText('What you typed is kept')).toBeVisible();
  await page.getByRole('button', { name: 'Add project' }).click();
  await expect(page.getByRole('dialog').getByLabel('Title')).toHaveValue('Half a signal box');
});

test('Ctrl and S in the fields of the password is about the password, not about the agency', async ({ page }) => {
  await openAdmin(page, '/admin/settings');
  await page.getByLabel('Tagline').waitFor();
  await page.getByRole('textbox', { name: 'Current password' }).press('ControlOrMeta+s');
  await expect(page.getByText('Current password is required')).toBeVisible();
  await expect(page.getByText('Settings saved')).toHaveCount(0);
});

test('an article with parts that the visual editor would lose opens as its HTML, and says which', async ({ page }) => {
  const { headers } = await openAdmin(page, '/admin/blog');
  const body = samplePost(`Figures ${uniqueMark()}`);
  const figure = '<figure><img src="/art/a.svg" alt="A map"><figcaption>The map</figcaption></figure>';
  const content = `${body.content}${figure}`;
  const [id] = await createRecords(page, '/api/admin/blog-posts', [{ ...body, content }], headers);
  await page.goto(`/admin/blog?edit=${id}`);
  const dialog = page.getByRole('dialog', { name: 'Edit blog post' });
  await expect(dialog.getByText('it would lose <figure>, <figcaption>')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Content' })).toHaveValue(content);
});

test('after a record is deleted, and after it is brought back, the focus is at the top of the list', async ({
  page,
}) => {
  const { headers } = await openAdmin(page, '/admin/portfolio');
  const title = `Signal ${uniqueMark()}`;
  await createRecords(page, '/api/portfolio', [sampleProject(title)], headers);
  await page.reload();
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Portfolio' });
  await expect(heading).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The project is back')).toBeVisible();
  await expect(heading).toBeFocused();
});

test('where the control that was pressed is gone, the keyboard goes on from the head of the screen', {
  tag: '@desktop',
}, async ({ page }) => {
  const mark = uniqueMark();
  const { headers } = await openAdmin(page, '/admin');
  await createRecords(page, '/api/contact', [
    sampleContact(`${mark} one`),
    sampleContact(`${mark} two`),
    sampleContact(mark),
  ]);
  await page.goto(`/admin/contacts?q=${mark}&contacted=no`);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await page.getByRole('button', { name: `Mark as Contacted: ${mark} one` }).press('Enter');
  await expect(rowOf(page, `${mark} one`)).toHaveCount(0);
  await expect(heading('Contacts')).toBeFocused();
  await page.getByRole('checkbox', { name: `Select ${mark} two` }).check();
  await page.getByRole('group', { name: 'With 1 selected' }).getByRole('button', { name: 'Clear' }).press('Enter');
  await expect(heading('Contacts')).toBeFocused();

  const title = `Lamps ${uniqueMark()}`;
  await createDeletedRecord(page, '/api/portfolio', sampleProject(title), headers);
  await page.goto('/admin/trash');
  await page.getByRole('button', { name: `Restore ${title}` }).press('Enter');
  await expect(page.getByText(`${title} is back`)).toBeVisible();
  await expect(heading('Trash')).toBeFocused();
});

test('the page button that can be pressed no more hands the keyboard on, and one that waits keeps it', {
  tag: '@desktop',
}, async ({ page }) => {
  const mark = uniqueMark();
  await createRecords(
    page,
    '/api/contact',
    Array.from({ length: 26 }, (_, index) => sampleContact(`${mark} ${index}`)),
  );
  await openAdmin(page, `/admin/contacts?q=${mark}`);
  await page.getByRole('button', { name: 'next page' }).press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeFocused();
  await page.getByRole('button', { name: 'Clear the search' }).press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();

  await page.goto('/admin/settings');
  const save = page.getByRole('button', { name: 'Save the agency' });
  await save.press('Enter');
  await expect(page.getByText('Settings saved')).toBeVisible();
  await expect(save).toBeFocused();
});

test('another page of a list begins at its top, and Back leads to the page before', { tag: '@desktop' }, async ({
  page,
}) => {
  const mark = uniqueMark();
  const messages = Array.from({ length: 51 }, (_, index) => sampleContact(`${mark} ${index}`));
  await createRecords(page, '/api/contact', messages);
  await openAdmin(page, `/admin/contacts?q=${mark}`);
  const top = () => page.evaluate(() => window.scrollY);
  for (const [number, first] of [
    [2, 25],
    [3, 0],
  ]) {
    await page.getByRole('button', { name: 'next page' }).click();
    await expect(rowOf(page, `${mark} ${first}`)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`page=${number}`));
    expect(await top()).toBe(0);
  }
  await page.goBack();
  await expect(page).toHaveURL(/page=2/);
  await expect(rowOf(page, `${mark} 25`)).toBeVisible();
  await page.goBack();
  await expect(rowOf(page, `${mark} 50`)).toBeVisible();
});

test('a section that cannot be fetched says so in its place, and opens when it is tried again', {
  tag: '@desktop',
}, async ({ page, expectProblem }) => {
  expectProblem(/failed request: .*ContactsScreen|console error: Failed to load resource/);
  const script = '**/ContactsScreen-*.js';
  await openAdmin(page, '/admin/portfolio');
  await page.route(script, (route) => route.abort());
  const tab = page.getByRole('tab', { name: 'Contacts' });
  await tab.click();
  const said = page.getByRole('alert').filter({ hasText: 'This section could not be loaded' });
  await expect(said).toBeVisible();
  await expect(tab).toBeVisible();
  await page.unroute(script);
  await said.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
});

test('a service that is given the address of another says whose it is', async ({ page }) => {
  const { headers } = await openAdmin(page, '/admin/services');
  const body = sampleService(`Lamps ${uniqueMark()}`);
  await createRecords(page, '/api/services', [body], headers);
  await page.reload();
  await page.getByRole('button', { name: 'Add service' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add service' });
  await dialog.getByLabel('URL path').fill(body.href);
  await expect(dialog.getByText(`"${body.title}" has this address already`)).toBeVisible();
});

test('the address of a service says what may be typed, and where a landing page stands already', async ({ page }) => {
  await openAdmin(page, '/admin/services?edit=new');
  const address = page.getByRole('dialog', { name: 'Add service' }).getByLabel('URL path');
  await expect(address).toHaveAccessibleDescription(
    'Where its page is. A name alone, such as seo, means /services/seo',
  );
  for (const landing of ['/services/digital-marketing', 'digital-marketing']) {
    await address.fill(landing);
    await expect(address).toHaveAccessibleDescription(
      'Here is the landing page digital-marketing: the service has no page of its own at this address',
    );
  }
  await address.fill('/services/seo/audits');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(address).toHaveAccessibleDescription(/^Under \/services\/ stands one name/);
});

test('each section has a title of its own in the browser', async ({ page }) => {
  await openAdmin(page, '/admin/calls');
  await expect(page).toHaveTitle(/^Calls, administration/);
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(page).toHaveTitle(/^Settings, administration/);
});
