import { logIn, owner } from '../support/admin.ts';
import { expect, test } from '../support/own-server.ts';

test.use({ siteOptions: { name: 'limited', env: { RATE_LIMIT_LOGIN: '2' } } });

test('too many attempts are told with the time to wait', async ({ page, expectProblem }) => {
  expectProblem(/status of 429/);
  await page.goto('/admin');
  for (const password of ['wrong', 'wrong again']) {
    await page.request.post('/api/admin/login', { data: { ...owner, password } });
  }
  await logIn(page, owner);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    /^Too many attempts\. Please try again in \d+ (minutes|seconds)\.$/,
  );
});
