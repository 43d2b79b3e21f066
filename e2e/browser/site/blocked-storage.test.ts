import { contactFields, fillContact, newContact } from '../support/contact-form.ts';
import { expect, test } from '../support/guard.ts';

/*
 * A browser that blocks storage.
 */

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  }),
);

test('pages open and messages are sent when the browser blocks storage', { tag: '@long' }, async ({ page }) => {
  await page.goto('/blog');
  const link = page.getByRole('link', { name: /^Read More/ }).first();
  const title = (await link.getAttribute('aria-label'))?.replace('Read More: ', '') ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notes from the line');

  await page.goto('/contact');
  const form = page.locator('#contact-form');
  await fillContact(form, newContact());
  await contactFields(form).send.click();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
});
