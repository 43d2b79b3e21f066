import { createSession, openWithSession } from '../support/admin.ts';
import { expect, test } from '../support/own-server.ts';

test.use({ serverOptions: { name: 'checks' } });

test('the checks run on request, and show problems first with what to do', { tag: '@long' }, async ({ page }) => {
  await openWithSession(page, (await createSession(page.request)).token, '/admin/settings#checks');
  const checks = page.getByRole('region', { name: 'Checks' });
  await expect(checks.getByRole('listitem')).toHaveCount(0);
  await checks.getByRole('button', { name: 'Check now' }).click();
  await expect(checks.getByRole('status')).toHaveText(/^\d+ of \d+ checks found a problem\.$/, { timeout: 30_000 });
  await expect(checks.getByRole('listitem').first()).toContainText(/: (Warning|Error)/);
  const factors = checks.getByRole('listitem').filter({ hasText: 'Two-step login: Warning' });
  await expect(factors).toContainText('Only a password protects the administration.');
  await expect(factors).toContainText('Settings, Two-step login: add an authenticator app or a passkey.');
  const address = checks.getByRole('listitem').filter({ hasText: 'Encrypted connections: Warning' });
  await expect(address).toContainText(
    'Ask whoever runs your server to put a proxy with a certificate in front of the site',
  );
  await expect(checks).not.toContainText(/(Error|Warning|OK)[A-Z]+_/);
  await expect(checks.getByRole('listitem').last()).toContainText(': OK');
});
