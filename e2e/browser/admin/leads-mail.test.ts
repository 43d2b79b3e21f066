import { createRecords, rowOf, textbox, uniqueMark } from '../support/admin.ts';
import { expect, test } from '../support/mail-server.ts';
import { sampleContact } from '../support/sample-records.ts';

/*
 * Updates of the admin after a mail was sent.
 */

test.use({ serverOptions: { name: 'mailing' } });

test('a reply that was sent after its drawer was closed marks the lead as contacted in the list and in the badge', {
  tag: '@long',
}, async ({ page, openAdmin, mailServer }) => {
  const name = uniqueMark();
  await createRecords(page, '/api/contact', [sampleContact(name)]);
  await openAdmin(`/admin/contacts?q=${name}`);
  const section = page.getByRole('tab', { name: /^Contacts/ });
  await expect(section).toHaveAccessibleName(/\d/);
  const lead = rowOf(page, name);
  await lead.getByRole('link', { name, exact: true }).click();
  const drawer = page.getByRole('dialog', { name });
  const release = mailServer.hold();
  await textbox(drawer, 'Reply').fill('Gladly. When may we call you?');
  await drawer.getByRole('button', { name: 'Send reply' }).click();
  await expect(textbox(drawer, 'Reply')).toHaveValue('');
  // The focused button was disabled: without the focus, Escape would not close the drawer.
  await expect(drawer).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(lead.getByRole('button', { name: `Mark as Contacted: ${name}` })).toBeVisible();
  release();
  await expect(lead.getByRole('button', { name: `Contacted: ${name}`, exact: true })).toBeVisible();
  await expect(section).not.toHaveAccessibleName(/\d/);
});
