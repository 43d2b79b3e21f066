import type { Locator } from '@playwright/test';
import { createRecords, uniqueMark } from '../support/admin.ts';
import { toast } from '../support/feedback.ts';
import { expect, test } from '../support/own-server.ts';
import { uploadPictures } from '../support/pictures.ts';
import { sampleProject } from '../support/sample-records.ts';

test('the object on a cover follows the category until one is chosen', async ({ page, headers, openAdmin }) => {
  const project = sampleProject(uniqueMark());
  const drawn = { ...project, category: 'Mobile', imageUrl: '/art/drawn.svg' };
  const [id] = await createRecords(page, '/api/portfolio', [drawn], headers);
  await openAdmin(`/admin/portfolio?edit=${id}`);
  const form = page.getByRole('dialog', { name: 'Edit project' });
  const objects = form.getByRole('group', { name: 'Object on the cover' });
  await expect(objects.getByRole('radio', { name: 'By category' })).toBeChecked();
  await objects.getByRole('radio', { name: 'tiffin' }).check();
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Project saved')).toBeVisible();
  await page.goto(`/portfolio/${id}`);
  await expect(page.locator('use[href="#object-tiffin"]').first()).toBeVisible();

  await openAdmin(`/admin/portfolio?edit=${id}`);
  await expect(objects.getByRole('radio', { name: 'tiffin' })).toBeChecked();
  await objects.getByRole('radio', { name: 'By category' }).check();
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Project saved')).toBeVisible();
  await page.goto(`/portfolio/${id}`);
  await expect(page.locator('use[href="#object-phone"]').first()).toBeVisible();
});

test('the steps before and after are edited in rows and shown on the page', async ({ page, headers, openAdmin }) => {
  const [id] = await createRecords(page, '/api/portfolio', [sampleProject(uniqueMark())], headers);
  await openAdmin(`/admin/portfolio?edit=${id}`);
  const form = page.getByRole('dialog', { name: 'Edit project' });
  const before = form.getByRole('group', { name: 'Steps before' });
  const after = form.getByRole('group', { name: 'Steps after' });
  const fill = async (group: Locator, place: number, label: string, value: string) => {
    await group.getByRole('button', { name: 'Add step' }).click();
    await group.getByRole('textbox', { name: `Step ${place}: label` }).fill(label);
    await group.getByRole('textbox', { name: `Step ${place}: value` }).fill(value);
  };
  await fill(before, 1, 'Account', '27 s');
  await fill(before, 2, '', '24 s');
  await fill(after, 1, 'One screen', '31 s');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(before.getByText('Label is required')).toBeVisible();
  await before.getByRole('textbox', { name: 'Step 2: label' }).fill('Address');
  await before.getByRole('button', { name: 'Move Step 2 up' }).click();
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Project saved')).toBeVisible();

  await page.goto(`/portfolio/${id}`);
  const section = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'The steps, before and after' }) });
  await expect(section.getByRole('listitem')).toHaveText(['Address 24 s', 'Account 27 s', 'One screen 31 s']);
});

test('the pictures of a gallery are chosen from the library, described and ordered', async ({
  page,
  headers,
  openAdmin,
}) => {
  const mark = uniqueMark();
  const [hall = '', roof = ''] = await uploadPictures(page, headers, [`${mark}-hall`, `${mark}-roof`]);
  const [project] = await createRecords(page, '/api/portfolio', [sampleProject(mark)], headers);
  await openAdmin(`/admin/portfolio?edit=${project}`);
  const form = page.getByRole('dialog', { name: 'Edit project' });
  const rows = form.getByRole('list', { name: 'Gallery' }).getByRole('listitem');
  await form.getByRole('button', { name: 'Choose from library: Gallery' }).click();
  const library = page.getByRole('dialog', { name: 'Choose pictures' });
  await library.getByRole('searchbox').fill(mark);
  await library.getByRole('button', { name: `${mark}-hall` }).click();
  await library.getByRole('button', { name: `${mark}-roof` }).click();
  await library.getByRole('button', { name: 'Add 2 pictures' }).click();
  await expect(rows).toHaveCount(2);

  const question = form.getByRole('textbox', { name: `What it shows: ${mark}-hall` });
  await question.fill('A hall');
  await question.press('Enter');
  await form.getByRole('button', { name: 'Skip' }).click();
  await form.getByRole('textbox', { name: 'Caption of image 1' }).fill('The hall');
  await form.getByRole('button', { name: 'Move Image 1 down' }).click();
  await expect(form.getByRole('textbox', { name: 'Caption of image 2' })).toHaveValue('The hall');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Project saved')).toBeVisible();

  const projects = (await (await page.request.get('/api/portfolio')).json()) as { id: number; gallery?: object[] }[];
  expect(projects.find(({ id }) => id === project)?.gallery).toEqual([
    { image: roof, caption: '' },
    { image: hall, caption: 'The hall' },
  ]);
  await page.goto(`/portfolio/${project}`);
  await expect(page.getByRole('link', { name: 'A hall' })).toHaveAttribute('href', hall);
});
