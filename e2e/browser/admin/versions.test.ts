import { createRecords, textbox, uniqueMark } from '../support/admin.ts';
import { fetchProjects, findOrThrow } from '../support/demo-content.ts';
import { expect, test } from '../support/own-server.ts';
import { sampleProject } from '../support/sample-records.ts';

test('a field of an earlier version is compared and restored in the form, and published only when it is saved', async ({
  page,
  openAdmin,
  headers,
}) => {
  const body = sampleProject(`Signal ${uniqueMark()}`);
  const [id = 0] = await createRecords(page, '/api/portfolio', [body], headers);
  const changed = { ...body, title: 'Another title', description: 'A board that shows where every bus is.' };
  await page.request.put(`/api/portfolio/${id}`, { data: changed, headers });
  const stored = async () => findOrThrow(await fetchProjects(page.request), (project) => project.id === id);

  await openAdmin(`/admin/portfolio?edit=${id}`);
  const form = page.getByRole('dialog', { name: 'Edit project' });
  await form.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Versions' });
  await versions.getByRole('listitem').nth(1).getByRole('button').click();
  await versions.getByRole('combobox', { name: 'Compare with' }).click();
  await page.getByRole('option', { name: /^2: / }).click();
  await expect(versions.getByRole('region', { name: 'What differs' }).locator('ins').last()).toHaveText('train');
  await versions.getByRole('button', { name: 'Restore Title' }).click();
  await expect(textbox(form, 'Title')).toHaveValue(body.title);
  expect(await stored()).toMatchObject(changed);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Project saved')).toBeVisible();
  expect(await stored()).toMatchObject({ ...changed, title: body.title });
});
