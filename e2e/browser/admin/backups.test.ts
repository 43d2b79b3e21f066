import { administrator } from '../../launch.ts';
import { createSession, openWithSession, textbox } from '../support/admin.ts';
import { expectFieldError } from '../support/feedback.ts';
import { expect, test } from '../support/own-server.ts';

test.use({ serverOptions: { name: 'backups' } });

test('a backup is made, restored for a test, and downloaded after a confirmation', async ({
  page,
  openAdmin,
  expectProblem,
}) => {
  test.slow();
  expectProblem(/status of 403/);
  await openWithSession(page, (await createSession(page.request)).token, '/admin/settings#backups');
  const backups = page.getByRole('region', { name: 'Backups' });
  await expect(backups).toContainText('There is no backup yet.');
  await backups.getByRole('button', { name: 'Back up now' }).click();
  await expect(backups).toContainText('Restorable, proved on', { timeout: 60_000 });
  await backups.getByRole('button', { name: /^Download backup-/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await textbox(dialog, 'Current password').fill(administrator.password);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  expect((await download).suggestedFilename()).toMatch(/^backup-\w+\.tar\.gz$/);

  await backups.getByLabel('Every day').check();
  await backups.getByLabel('At (IST)').fill('03:30');
  const keep = backups.getByLabel('Backups to keep');
  await keep.fill('2.5');
  await expectFieldError(keep, 'Number of backups must be a whole number from 1 to 100');
  await expect(backups.getByRole('button', { name: 'Save' })).toBeDisabled();
  await keep.fill('5');
  await backups.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Schedule saved')).toBeVisible();
  await openAdmin('/admin');
  // Saving the schedule starts a second backup, which takes as long as the first one.
  const card = page.getByRole('region', { name: 'Backups' });
  await expect(card).toContainText('Restorable, proved on', { timeout: 60_000 });
});
