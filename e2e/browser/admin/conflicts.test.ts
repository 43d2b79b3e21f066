import type { Page } from '@playwright/test';
import { createRecords, textbox, uniqueMark } from '../support/admin.ts';
import { fetchProjects, findOrThrow } from '../support/demo-content.ts';
import { expect, test } from '../support/own-server.ts';
import { sampleProject } from '../support/sample-records.ts';

test('saving over a change made in another tab asks for confirmation, also for a draft restored after a reload', async ({
  page,
  openAdmin,
  headers,
}) => {
  const body = sampleProject(`Signal ${uniqueMark()}`);
  const [id = 0] = await createRecords(page, '/api/portfolio', [body], headers);
  await openAdmin(`/admin/portfolio?edit=${id}`);
  const form = page.getByRole('dialog', { name: 'Edit project' });
  const question = page.getByRole('dialog', { name: 'Save over what was changed elsewhere?' });
  const save = form.getByRole('button', { name: 'Save' });
  await textbox(form, 'Title').fill(`${body.title}, mine`);
  const theirs = { ...body, description: 'Changed by somebody else meanwhile.' };
  expect((await page.request.put(`/api/portfolio/${id}`, { data: theirs, headers })).status()).toBe(200);

  await save.click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  expect(await fetchProject(page, id)).toMatchObject({ title: body.title, description: theirs.description });
  await expect(textbox(form, 'Title')).toHaveValue(`${body.title}, mine`);
  await page.reload();
  await expect(form.getByText('What you had typed is back.')).toBeVisible();
  await save.click();
  await question.getByRole('button', { name: 'Save over it' }).click();
  await expect(page.getByText('Project saved')).toBeVisible();
  expect(await fetchProject(page, id)).toMatchObject({
    title: `${body.title}, mine`,
    description: body.description,
  });
});

const fetchProject = async (page: Page, id: number) =>
  findOrThrow(await fetchProjects(page.request), (project) => project.id === id);
