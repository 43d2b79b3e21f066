import { createRecords, uniqueMark } from '../support/admin.ts';
import { toast } from '../support/feedback.ts';
import { expect, test } from '../support/own-server.ts';
import { sampleContact } from '../support/sample-records.ts';

test('Ctrl+K finds a lead, marks it as won, and opens a text of a page, by keyboard alone', async ({
  page,
  openAdmin,
}) => {
  const name = uniqueMark();
  await createRecords(page, '/api/contact', [sampleContact(name)]);
  await openAdmin('/admin');
  const { keyboard } = page;
  const search = page.getByRole('textbox', { name: 'Search the administration' });

  const find = async (text: string) => {
    // It renders with the listener for the keys.
    await page.getByRole('button', { name: /^Search/ }).waitFor();
    await keyboard.press('Control+k');
    await expect(search).toBeFocused();
    const results = page.waitForResponse((response) => decodeURIComponent(response.url()).includes(`"${text}"`));
    await keyboard.type(text);
    // They move the other items down.
    await results;
  };

  await find(name);
  await expect(page.getByRole('button', { name: new RegExp(`${name}.*New`) })).toHaveAttribute('data-selected', 'true');
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name })).toBeVisible();

  await find('mark won');
  await expect(page.getByRole('button', { name: /^Mark as won/ })).toHaveAttribute('data-selected', 'true');
  await keyboard.press('Enter');
  await expect(toast(page, `${name}: stage changed to Won`)).toBeVisible();

  await find('enter call');
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Enter a call' })).toBeVisible();
  await keyboard.press('Escape');

  await find('page not found');
  await page.getByRole('button', { name: /^Page not found/ }).waitFor();
  for (let step = 0; step < 20; step++) {
    if (await page.locator('[data-selected][data-action]', { hasText: /^Page not found/ }).count()) break;
    await keyboard.press('ArrowDown');
  }
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Page not found', level: 1 })).toBeVisible();
  await expect(page.locator('[data-field^="values."] :focus')).toHaveValue(/page not found/i);
});

test('a question mark lists the keys, but not while a field has the focus', { tag: '@long' }, async ({
  page,
  openAdmin,
}) => {
  await openAdmin('/admin/blog');
  await page.getByRole('searchbox').first().focus();
  await page.keyboard.press('?');
  await page.keyboard.press('Tab');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys).toBeHidden();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await expect(keys.getByRole('definition').filter({ hasText: 'Find anything' })).toBeVisible();
});
