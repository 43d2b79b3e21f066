import { createSession, openWithSession } from '../support/admin.ts';
import { expect, test } from '../support/own-server.ts';

test.use({ serverOptions: { name: 'audit-log' } });

test('the audit log counts its entries with each list, and reports an inverted range of days', {
  tag: '@long',
}, async ({ page }) => {
  const { token } = await createSession(page.request);
  await openWithSession(page, token, '/admin/settings#audit');
  const log = page.getByRole('region', { name: 'Activity log' });
  const count = log.getByText(/ entries, none changed/);
  const before = Number(/(\d+) entries/.exec((await count.textContent()) ?? '')?.[1]);
  const headers = { authorization: `Bearer ${token}` };
  await page.request.post('/api/admin/confirm', { headers, data: { currentPassword: 'Wrong-horse-9!' } });
  await log.getByRole('combobox', { name: 'Area' }).click();
  await page.getByRole('option', { name: 'Logins and account' }).click();
  await expect(log.getByText('A confirmation was refused: wrong password, code or passkey')).toBeVisible();
  await expect(count).toContainText(`${before + 1} entries`);

  const from = log.getByLabel('From');
  await from.fill('2026-11-26');
  await log.getByLabel('To', { exact: true }).fill('2026-11-25');
  await expect(from).toHaveAccessibleDescription('From must not be after To');
  await expect(log.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
  await from.fill('2026-11-25');
  await expect(from).toHaveAccessibleDescription('');
});
