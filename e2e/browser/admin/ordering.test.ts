import { createRecords, fillFields, rows, textbox, uniqueMark } from '../support/admin.ts';
import { featuredFirst, fetchProjects, fetchServices } from '../support/demo-content.ts';
import { expectFieldError, toast } from '../support/feedback.ts';
import { moveRow } from '../support/move-row.ts';
import { holdProcedure } from '../support/network.ts';
import { expect, test } from '../support/own-server.ts';
import { sampleService } from '../support/sample-records.ts';

test('a service is moved by its handle with the keyboard, also for visitors, and back by the undo', {
  tag: '@long',
}, async ({ page, openAdmin, headers }) => {
  const mark = uniqueMark();
  const bodies = ['one', 'two', 'three'].map((word) => ({ ...sampleService(`${mark} ${word}`), sortOrder: 900 }));
  await createRecords(page, '/api/services', bodies, headers);
  await openAdmin(`/admin/services?q=${mark}`);
  const expectOrder = async (...words: string[]) => {
    const titles = words.map((word) => `${mark} ${word}`);
    await expect(rows(page).getByRole('link', { name: new RegExp(`^${mark}`) })).toHaveText(titles);
    const stored = async () => (await fetchServices(page.request)).map(({ title }) => title);
    await expect.poll(async () => (await stored()).filter((title) => title.startsWith(mark))).toEqual(titles);
  };
  const handle = page.getByRole('button', { name: `Move ${mark} two` });
  await moveRow(handle, 'ArrowUp', `${mark} two is over place 1 of 3`);
  await page.keyboard.press('Space');
  await expectOrder('two', 'one', 'three');
  await toast(page, `${mark} two moved`).getByRole('button', { name: 'Undo' }).click();
  await expectOrder('one', 'two', 'three');
  // All three had the same number.
  await expect(rows(page).getByRole('cell', { name: '900', exact: true })).toHaveCount(3);
});

test('the administrator orders the featured projects, which the portfolio shows first', { tag: '@long' }, async ({
  page,
  openAdmin,
}) => {
  const [first, second] = featuredFirst(await fetchProjects(page.request)).map(({ title }) => title);
  await openAdmin('/admin/portfolio');
  await expect(rows(page).first()).toBeVisible();
  const release = await holdProcedure(page, 'project.listForAdmin');
  await page.getByRole('button', { name: 'Order featured projects' }).click();
  await expect(page).toHaveURL(/featured=yes/);
  // The rows are still those of the previous list.
  await expect(page.getByRole('button', { name: `Move ${first}` })).toBeHidden();
  release();
  await moveRow(page.getByRole('button', { name: `Move ${second}` }), 'ArrowUp', `${second} is over place 1`);
  await page.keyboard.press('Space');
  await expect(toast(page, `${second} moved`)).toBeVisible();
  await page.goto('/portfolio');
  const titles = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(titles.nth(0)).toHaveText(String(second));
  await expect(titles.nth(1)).toHaveText(String(first));
});

test('a new service comes last; its path follows the title, and must not be that of another active service', {
  tag: '@long',
}, async ({ page, openAdmin, headers, expectProblem }) => {
  expectProblem(/status of 409/);
  const mark = uniqueMark();
  await createRecords(page, '/api/services', [{ ...sampleService(mark), sortOrder: 700 }], headers);
  await openAdmin('/admin/services?edit=new');
  const form = page.getByRole('dialog', { name: 'Add service' });
  await textbox(form, 'Title').fill(mark);
  await expect(textbox(form, 'URL path')).toHaveValue(`/services/${mark}`);
  await fillFields(form, { Description: 'Lamps for every platform.', Features: 'From ₹2,000 a lamp, bright' });
  await form.getByRole('button', { name: 'Save' }).click();
  const taken = `The service "${mark}" has the path /services/${mark} already`;
  const hint = `"${mark}" has this address already, but /services/${mark}-2 is free`;
  await expectFieldError(textbox(form, 'URL path'), `${taken} ${hint}`);
  await textbox(form, 'URL path').fill(`/services/other-${mark}`);
  await textbox(form, 'Title').fill(`${mark} lamps`);
  await expect(textbox(form, 'URL path')).toHaveValue(`/services/other-${mark}`);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Service added')).toBeVisible();
  const services = await fetchServices(page.request);
  expect(services.at(-1)).toMatchObject({ title: `${mark} lamps`, features: ['From ₹2,000 a lamp', 'bright'] });
});
