import { expect, test } from '../support/guard.ts';
import { fillMessage, messageFields, newMessage } from '../support/leads.ts';
import { waitForHydration } from '../support/page-state.ts';

/*
 * A visitor whose browser forbids sites to keep anything.
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

test('a post is read and the next page comes where nothing may be kept', async ({ page }) => {
  await page.goto('/blog');
  await waitForHydration(page);
  const link = page.getByRole('link', { name: /^Read More/ }).first();
  const title = (await link.getAttribute('aria-label'))?.replace('Read More: ', '') ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.getByRole('link', { name: 'More from the blog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notes from the line');
});

test('a message is sent where nothing may be kept', async ({ page }) => {
  await page.goto('/contact');
  await waitForHydration(page);
  const form = page.locator('#contact-form');
  await fillMessage(form, newMessage());
  await messageFields(form).send.click();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
});
