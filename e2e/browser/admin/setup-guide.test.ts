import { createRecords, textbox } from '../support/admin.ts';
import { toast } from '../support/feedback.ts';
import { expect, test } from '../support/own-server.ts';
import { sampleProject } from '../support/sample-records.ts';

test.use({ serverOptions: { name: 'setup', env: { SEED: 'none' } } });

test('the guide of an empty site links to each step and placeholder, detects completed steps, and skips steps', {
  tag: '@long',
}, async ({ page, openAdmin, headers }) => {
  await createRecords(page, '/api/portfolio', [sampleProject('A first project')], headers);
  await openAdmin('/admin');
  const guide = page.getByRole('region', { name: 'Set up your site' });
  const step = (text: string) => guide.getByRole('listitem').filter({ hasText: text });
  await expect(step('Add the first project')).toContainText('Done');
  const unneeded = guide.getByRole('button', { name: 'I do not need this page: Add the first case study' });
  await unneeded.click();
  await expect(unneeded).toHaveCount(0);
  await expect(step('Add the first case study')).toHaveCount(0);
  expect((await page.request.get('/case-studies')).status()).toBe(404);
  await toast(page, 'The page is hidden').getByRole('button', { name: 'Undo' }).click();
  await expect(unneeded).toBeVisible();
  expect((await page.request.get('/case-studies')).status()).toBe(200);
  await guide.getByRole('button', { name: 'Skip: Set up mail' }).press('Enter');
  await expect(step('Set up mail').getByRole('button', { name: /^Bring back/ })).toBeFocused();

  await guide.getByRole('link', { name: '“Your tagline”' }).click();
  await expect(textbox(page.getByRole('main'), 'Tagline')).toBeFocused();
  await page.goBack();
  await guide.getByRole('button', { name: 'Start with a first look' }).click();
  const look = page.getByRole('dialog', { name: 'A first look' });
  for (const [name, text] of Object.entries({
    'Name of the agency': 'Northline Studio',
    'What you do, in one sentence': 'Houses for the north.',
    Email: 'post@northline.example',
    Street: 'Torstraße 1',
    City: 'Berlin',
    'Postal code': '10119',
  })) {
    await textbox(look, name).fill(text);
  }
  await look.getByRole('button', { name: 'Put it on the site' }).click();
  await expect(look.getByText('Country is required')).toBeVisible();
  // The browser has UTC, which belongs to no country.
  const zone = look.getByRole('combobox', { name: 'Time zone' });
  await expect(zone).toHaveValue('');
  await look.getByLabel('Country').first().fill('Deutsch');
  await page.getByRole('option', { name: 'Germany' }).click();
  await expect(zone).toHaveValue('Europe/Berlin');
  await look.getByLabel('Main colour').fill('#0b6e78');
  await look.getByRole('button', { name: 'Put it on the site' }).click();
  await expect(look).toHaveCount(0);
  for (const done of [
    'Name your agency',
    'Enter address and time zone',
    'Choose your colours',
    'Write the home page',
  ]) {
    await expect(step(done)).toContainText('Done');
  }

  await guide.getByRole('link', { name: 'Name your agency' }).click();
  await expect(textbox(page.getByRole('main'), 'Name')).toBeFocused();
  await page.goBack();
  await guide.getByRole('link', { name: 'Add the first service' }).click();
  await expect(page.getByRole('dialog', { name: 'Add service' })).toBeVisible();
  await page.goBack();

  const skip = guide.getByRole('button', { name: /^Skip: / });
  for (let open = await skip.count(); open > 0; open -= 1) {
    await skip.first().click();
    await expect(skip).toHaveCount(open - 1);
  }
  await expect(guide).toHaveCount(0);
});
