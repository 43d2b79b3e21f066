import type { Page } from '@playwright/test';
import { createRecords, openAdmin, uniqueMark } from '../support/admin.ts';
import { toast } from '../support/leads.ts';
import { failProcedure, holdProcedure } from '../support/network.ts';
import { expect, test } from '../support/own-server.ts';
import { sampleProject } from '../support/sample-records.ts';

/*
 * A form that is left while its save is under way.
 */

const kept = 'What you typed is kept';

/** Two projects, the form of the first of them on its way to the server, and then left by Escape. */
async function leaveWhileSaving(page: Page) {
  const [mine, other] = [`Mine ${uniqueMark()}`, `Other ${uniqueMark()}`];
  const { headers } = await openAdmin(page, '/admin/settings');
  const [id] = await createRecords(page, '/api/portfolio', [sampleProject(mine), sampleProject(other)], headers);
  await page.goto(`/admin/portfolio?edit=${id}`);
  const editing = page.getByRole('dialog', { name: 'Edit project' });
  await editing.getByLabel('Title').fill(`${mine} again`);
  const release = await holdProcedure(page, 'project.replace');
  const save = editing.getByRole('button', { name: 'Save' });
  await save.press('Enter');
  await expect(save).toBeDisabled();
  await expect(save).toBeFocused();
  // Nobody types what would not be saved.
  const title = await editing.getByLabel('Title').boundingBox();
  await page.mouse.click((title?.x ?? 0) + 20, (title?.y ?? 0) + 10);
  await page.keyboard.type('lost');
  await expect(editing.getByLabel('Title')).toHaveValue(`${mine} again`);
  await page.keyboard.press('Escape');
  await expect(editing).toBeHidden();
  return { mine, other, editing, release };
}

test('says nothing but that it is saved, and leaves the form that is open by then', { tag: '@desktop' }, async ({
  page,
}) => {
  const { other, editing, release } = await leaveWhileSaving(page);
  await page.getByRole('button', { name: `Edit ${other}` }).click();
  await expect(editing.getByLabel('Title')).toHaveValue(other);
  release();
  await expect(toast(page, 'Project saved')).toBeVisible();
  await expect(toast(page, kept)).toHaveCount(0);
  await expect(editing.getByLabel('Title')).toHaveValue(other);
});

test('says that what was typed is kept where it could not be saved', { tag: '@desktop' }, async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 503/);
  await failProcedure(page, 'project.replace', {
    status: 503,
    message: 'The service is busy. Please try again in a moment.',
  });
  const { mine, editing, release } = await leaveWhileSaving(page);
  await expect(toast(page, kept)).toHaveCount(0);
  release();
  await expect(toast(page, 'Error')).toContainText('Failed to save project');
  await expect(toast(page, 'Error')).toContainText(kept);
  await page.getByRole('button', { name: `Edit ${mine}` }).click();
  await expect(editing.getByLabel('Title')).toHaveValue(`${mine} again`);
});

test('a save that fails gives the keyboard back to the field where it was', { tag: '@desktop' }, async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 503/);
  await failProcedure(page, 'project.replace', {
    status: 503,
    message: 'The service is busy. Please try again in a moment.',
  });
  const { headers } = await openAdmin(page, '/admin/settings');
  const [id] = await createRecords(page, '/api/portfolio', [sampleProject(uniqueMark())], headers);
  await page.goto(`/admin/portfolio?edit=${id}`);
  const editing = page.getByRole('dialog', { name: 'Edit project' });
  await editing.getByLabel('Title').fill('Busy signal');
  await editing.getByLabel('Title').press('ControlOrMeta+s');
  await expect(toast(page, 'Error')).toContainText('Failed to save project');
  await expect(editing.getByLabel('Title')).toBeFocused();
});
