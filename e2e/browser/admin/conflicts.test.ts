import type { Page } from '@playwright/test';
import { createRecords, textbox, uniqueMark } from '../support/admin.ts';
import { fetchProjects, findOrThrow } from '../support/demo-content.ts';
import { expect, test } from '../support/own-server.ts';
import { sampleProject } from '../support/sample-records.ts';

test('changes of different fields in two windows are merged; for the same field the form asks, also after a reload', {
  tag: '@long',
}, async ({ page, openAdmin, headers }) => {
  const body = sampleProject(`Signal ${uniqueMark()}`);
  const [id = 0] = await createRecords(page, '/api/portfolio', [body], headers);
  const changeElsewhere = async (data: object) =>
    expect((await page.request.put(`/api/portfolio/${id}`, { data, headers })).status()).toBe(200);
  await openAdmin(`/admin/portfolio?edit=${id}`);
  const form = page.getByRole('dialog', { name: 'Edit project' });
  const question = page.getByRole('dialog', { name: 'Changed here and elsewhere' });
  const save = form.getByRole('button', { name: 'Save' });
  await textbox(form, 'Title').fill(`${body.title}, mine`);
  const described = { ...body, description: 'Described by somebody else meanwhile.' };
  await changeElsewhere(described);
  await save.click();
  await expect(page.getByText('Other fields were changed elsewhere meanwhile')).toBeVisible();
  expect(await fetchProject(page, id)).toMatchObject({ ...described, title: `${body.title}, mine` });

  await page.goto(`/admin/portfolio?edit=${id}`);
  await textbox(form, 'Title').fill('My title');
  await textbox(form, 'Description').fill('My words about the signal box.');
  await changeElsewhere({ ...described, title: 'Their title', description: 'Their words.' });
  await save.click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await page.reload();
  await expect(form.getByText('What you had typed is back.')).toBeVisible();
  await save.click();
  await expect(question.getByRole('group', { name: 'Title' }).getByRole('region', { name: 'Theirs' })).toContainText(
    'Their title',
  );
  await question.getByRole('radiogroup', { name: 'What to save as Description' }).getByText('Theirs').click();
  await question.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Project saved')).toBeVisible();
  expect(await fetchProject(page, id)).toMatchObject({ title: 'My title', description: 'Their words.' });
});

const fetchProject = async (page: Page, id: number) =>
  findOrThrow(await fetchProjects(page.request), (project) => project.id === id);
