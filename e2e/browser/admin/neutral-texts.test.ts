import { textbox } from '../support/admin.ts';
import { expect, test } from '../support/own-server.ts';

test.use({ serverOptions: { name: 'neutral-texts', env: { SEED: 'none' } } });

test('a legal text of an empty site is public once it is published, and the default of a text is the neutral one', async ({
  page,
  openAdmin,
}) => {
  await openAdmin('/admin/pages');
  await expect(page.getByText('not public yet')).toHaveCount(2);
  await expect(page.getByText(/\d changed/)).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Terms', exact: true }).click();
  const state = page.getByText('Not public yet', { exact: true });
  await expect(state).toBeVisible();
  expect((await page.request.get('/terms')).status()).toBe(404);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(state).toHaveCount(0);
  const response = await page.request.get('/terms');
  expect(response.status()).toBe(200);
  expect(await response.text()).toContain('Review before going live');

  await page.goto('/admin/pages?page=home');
  await expect(page.getByText('Restore default')).toHaveCount(0);
  const lead = textbox(page.getByRole('main'), 'Introduction');
  const neutral = await lead.inputValue();
  await lead.fill('We plan houses.');
  await page.getByRole('button', { name: 'Restore default of Introduction' }).click();
  await expect(lead).toHaveValue(neutral);
  expect(neutral).toContain('Say here');
});
