import type { Page } from '@playwright/test';
import { createDeletedRecord, openAdmin, uniqueMark } from '../support/admin.ts';
import { axeViolations } from '../support/axe.ts';
import { expect, test } from '../support/own-server.ts';
import { sampleProject } from '../support/sample-records.ts';

async function expectAccessible(page: Page, state: string) {
  // Whoever speaks to the browser says what a button shows.
  const violations = await axeViolations(page, { rules: ['label-content-name-mismatch'] });
  expect([state, violations]).toEqual([state, []]);
}

/** The sections with their forms, by what opens one. */
const sections = [
  { slug: 'portfolio', add: 'Add project' },
  { slug: 'case-studies', add: 'Add case study' },
  { slug: 'services', add: 'Add service' },
  { slug: 'blog', add: 'Add blog post' },
  { slug: 'calls' },
  { slug: 'contacts' },
  { slug: 'settings' },
  { slug: 'trash' },
];

for (const colorScheme of ['light', 'dark'] as const) {
  // Two schemes on one screen and one on the other tell all: each run of axe takes seconds.
  const tag = colorScheme === 'dark' ? '@desktop' : [];
  test.describe(`in the ${colorScheme} scheme`, { tag }, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('the login and what it refuses are accessible', async ({ page }) => {
      await page.goto('/admin');
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(page.getByText('Password is required')).toBeVisible();
      await expectAccessible(page, 'login');
    });

    for (const { slug, add } of sections) {
      test(`${slug} and its dialogs are accessible`, async ({ page }) => {
        test.slow();
        const { headers } = await openAdmin(page, `/admin/${slug}`);
        if (slug === 'trash') {
          await createDeletedRecord(page, '/api/portfolio', sampleProject(uniqueMark()), headers);
          await page.reload();
          await expect(page.getByRole('button', { name: /^Delete for good/ }).first()).toBeVisible();
        }
        await expect(page.getByRole('tablist', { name: 'Administration' })).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText(/^Loading/)).toHaveCount(0);
        await expectAccessible(page, slug);
        if (!add) return;
        await page.getByRole('checkbox').nth(1).check();
        await page.getByRole('button', { name: add }).first().click();
        const dialog = page.getByRole('dialog', { name: add });
        await dialog.getByRole('button', { name: 'Save' }).click();
        await expect(dialog.locator('[aria-invalid="true"]').first()).toBeVisible();
        await expectAccessible(page, `${slug}: the form and its errors`);
        for (const name of slug === 'blog' ? ['Media', 'Tags & SEO', 'Settings'] : []) {
          await dialog.getByRole('tab', { name }).click();
          await expectAccessible(page, `${slug}: ${name}`);
        }
        await dialog.getByRole('button', { name: 'Cancel' }).click();
        await expect(dialog).toBeHidden();
        await page
          .getByRole('button', { name: /^Delete / })
          .first()
          .click();
        await expect(page.getByRole('dialog')).toContainText('Are you sure');
        await expectAccessible(page, `${slug}: the question and the selection`);
      });
    }
  });
}
