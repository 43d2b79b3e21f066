import type { Page } from '@playwright/test';
import type { MediaItem } from '@site/schema/media';
import { createRecords, type Headers, uniqueMark } from '../support/admin.ts';
import { axeViolations } from '../support/axe.ts';
import { refusalToast, toast } from '../support/feedback.ts';
import { expect, test } from '../support/own-server.ts';
import { sampleProject } from '../support/sample-records.ts';

/** Screenshots of the open page. Bytes after the end of the picture make each of them a different file. */
async function photos(page: Page, names: readonly string[]) {
  const photo = await page.screenshot({ type: 'jpeg', clip: { x: 0, y: 0, width: 400, height: 300 } });
  return names.map((name) => ({
    name: `${name}.jpg`,
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([photo, Buffer.from(name)]),
  }));
}

const files = (page: Page) => page.getByRole('list', { name: 'Files' }).getByRole('listitem');

/** Opens the library, uploads photos with these names, and returns their records. */
async function upload(page: Page, names: readonly string[], headers: Headers): Promise<MediaItem[]> {
  await page.getByRole('heading', { level: 1, name: 'Media' }).waitFor();
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles(await photos(page, names));
  for (const name of names) await expect(page.getByRole('button', { name: `Open ${name}` })).toBeVisible();
  const stored = (await (await page.request.get('/api/media', { headers })).json()) as MediaItem[];
  return names.map((name) => stored.find((item) => item.name === name) as MediaItem);
}

test('uploads files, describes and finds one, moves its focal point, and replaces it wherever it is used', {
  tag: '@long',
}, async ({ page, openAdmin, headers }) => {
  const mark = uniqueMark();
  await openAdmin('/admin/media');
  const [tea, lamps] = await upload(page, [`${mark} tea`, `${mark} lamps`, `${mark} rails`], headers);
  const [id] = await createRecords(page, '/api/portfolio', [{ ...sampleProject(mark), imageUrl: tea?.url }], headers);
  await page.getByRole('button', { name: `Say what it shows: ${mark} rails` }).click();
  await page.getByRole('textbox', { name: `What ${mark} rails shows` }).fill(`Rails of ${mark}`);
  await page.getByRole('button', { name: `Say what it shows: ${mark} tea` }).click();
  await expect(toast(page, `Saved what ${mark} rails shows`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Say what it shows: ${mark} rails` })).toHaveCount(0);
  await page.getByRole('textbox', { name: `What ${mark} tea shows` }).fill(`Cups of ${mark}`);
  await page.keyboard.press('Enter');
  await page.getByRole('searchbox', { name: 'Search files' }).fill(`cups of ${mark}`);
  await expect(files(page)).toHaveCount(1);
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: `Open ${mark} tea` }).click();
  const dialog = page.getByRole('dialog', { name: `${mark} tea` });
  await expect(dialog.getByRole('textbox', { name: 'Alternative text' })).toHaveValue(`Cups of ${mark}`);
  await expect(dialog.getByRole('link', { name: mark })).toHaveAttribute('href', `/admin/portfolio?edit=${id}`);
  expect(await axeViolations(page, { exclude: 'header, main' })).toEqual([]);
  const focus = dialog.getByRole('slider', { name: 'Focal point' });
  await focus.press('Shift+ArrowLeft');
  await focus.press('ArrowDown');
  await expect(focus).toHaveAttribute('aria-valuetext', '40% from the left, 51% from the top');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'File saved')).toBeVisible();
  const html = async () => (await page.request.get(`/portfolio/${id}`)).text();
  expect(await html()).toContain('object-position:40% 51%');

  await page.getByRole('button', { name: `Open ${mark} tea` }).click();
  const text = dialog.getByRole('textbox', { name: 'Alternative text' });
  const replace = dialog.getByRole('button', { name: 'Replace' });
  await text.fill('Cups');
  await expect(replace).toBeDisabled();
  await expect(replace).toHaveAccessibleDescription('Save your changes before you replace the file.');
  await text.fill(`Cups of ${mark}`);
  await replace.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `${mark} lamps` })
    .click();
  await expect(toast(page, 'Replaced in 1 place')).toContainText('Does the alternative text still say what it shows?');
  expect(await html()).toContain(lamps?.url);
  // The other picture has no alternative text: its form opens with the old one, and asks for confirmation.
  const other = page.getByRole('dialog', { name: `${mark} lamps` });
  const taken = other.getByRole('textbox', { name: 'Alternative text' });
  await expect(taken).toHaveValue(`Cups of ${mark}`);
  await expect(taken).toHaveAccessibleDescription(/Does it still say what this one shows\?$/);
  await expect(taken).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, `${mark} tea is shown again`)).toBeVisible();
  expect(await html()).not.toContain(lamps?.url);
});

test('keeps a file in use when several are moved to the trash, where the others are listed and can be restored', {
  tag: '@long',
}, async ({ page, openAdmin, headers }) => {
  const mark = uniqueMark();
  await openAdmin('/admin/media');
  const [used] = await upload(page, [`${mark} used`, `${mark} one`, `${mark} two`], headers);
  await createRecords(page, '/api/portfolio', [{ ...sampleProject(`${mark} shop`), imageUrl: used?.url }], headers);
  await page.goto(`/admin/media?q=${mark}`);
  await page.getByRole('button', { name: `Open ${mark} used` }).click();
  await expect(page.getByRole('link', { name: `${mark} shop`, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Move to trash' }).click();
  await expect(refusalToast(page, `${mark} used is in use`)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('group', { name: 'With 3 selected' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, '2 files are in the trash')).toContainText('1 is in use and stays');
  await expect(files(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(files(page)).toHaveCount(3);

  await page.getByRole('button', { name: `Open ${mark} one` }).click();
  await page.getByRole('button', { name: 'Move to trash' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this file?' });
  await expect(question).toContainText(`${mark} one`);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'The file is in the trash')).toBeVisible();
  await page.goto(`/admin/trash?q=${mark}`);
  const item = page.getByRole('main').getByRole('listitem');
  await item.getByRole('button', { name: `Restore ${mark} one` }).click();
  await expect(toast(page, `${mark} one is back`)).toBeVisible();
});
