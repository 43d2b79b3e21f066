import { createRecords, textbox } from '../support/admin.ts';
import { expect, test } from '../support/own-server.ts';
import { sampleProject } from '../support/sample-records.ts';

test.use({ serverOptions: { name: 'setup', env: { SEED: 'none' } } });

test('the guide of an empty site links to each step, detects completed steps, and skips steps', {
  tag: '@long',
}, async ({ page, openAdmin, headers }) => {
  await createRecords(page, '/api/portfolio', [sampleProject('A first project')], headers);
  await openAdmin('/admin');
  const guide = page.getByRole('region', { name: 'Set up your site' });
  const step = (text: string) => guide.getByRole('listitem').filter({ hasText: text });
  await expect(step('Add the first project')).toContainText('Done');
  await guide.getByRole('button', { name: 'Skip: Write the first post' }).press('Enter');
  await expect(step('Write the first post').getByRole('button', { name: /^Bring back/ })).toBeFocused();

  await guide.getByRole('link', { name: 'Name your agency' }).click();
  const name = textbox(page.getByRole('main'), 'Name');
  await expect(name).toBeFocused();
  await name.fill('Northline Studio');
  await page.getByRole('button', { name: 'Save the agency' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await page.goBack();
  await expect(step('Name your agency')).toContainText('Done');

  await guide.getByRole('link', { name: 'Add the first service' }).click();
  await expect(page.getByRole('dialog', { name: 'Add service' })).toBeVisible();
  await page.goBack();
  for (const title of ['Enter the address', 'Set the hours', 'Add your logo', 'Add the first service']) {
    await guide.getByRole('button', { name: `Skip: ${title}` }).click();
  }
  await expect(guide).toHaveCount(0);
});
