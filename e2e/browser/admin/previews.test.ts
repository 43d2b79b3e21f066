import { createRecords, textbox, uniqueMark } from '../support/admin.ts';
import { expect, test } from '../support/own-server.ts';
import { sampleProject } from '../support/sample-records.ts';

test('a form is previewed while it is typed, at three widths, and shared: a reader asks for a change, which is in the overview and in the form', async ({
  page,
  openAdmin,
  headers,
  browser,
}) => {
  const [id = 0] = await createRecords(page, '/api/portfolio', [sampleProject(`Signal ${uniqueMark()}`)], headers);
  await openAdmin(`/admin/portfolio?edit=${id}`);
  const form = page.getByRole('dialog', { name: 'Edit project' });
  await form.getByRole('button', { name: 'Preview' }).click();
  const shown = form.frameLocator('iframe').getByRole('heading', { level: 1 });
  await textbox(form, 'Title').fill('Ab');
  await expect(shown).toHaveText('Ab');
  await form.getByText('Tablet', { exact: true }).click();
  await expect(form.locator('iframe')).toHaveCSS('width', '768px');
  await form.getByRole('button', { name: 'Full width' }).click();
  await expect(textbox(form, 'Title')).toBeHidden();
  await form.getByRole('button', { name: 'Preview' }).click();

  await form.getByRole('button', { name: 'Share draft' }).click();
  const share = page.getByRole('dialog', { name: 'Share draft' });
  await share.getByRole('button', { name: 'Make a link' }).click();
  await expect(share.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  const { pathname } = new URL(await share.getByRole('textbox', { name: 'Link' }).inputValue());

  const context = await browser.newContext({ javaScriptEnabled: false });
  const reader = await context.newPage();
  const url = new URL(pathname, page.url()).href;
  await reader.goto(url);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Ab');
  await expect(reader.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(reader.locator('script:not([type="application/json"], [type="application/ld+json"])')).toHaveCount(1);
  const banner = reader.getByRole('complementary', { name: 'About this preview' });
  await expect(banner).toContainText('Draft of the project “Ab”, shown until ');
  await banner.getByText('Approve it, or ask for a change').click();
  await banner.getByRole('textbox', { name: 'Your name' }).fill('Ravi');
  await banner.getByRole('radio', { name: 'Ask for a change' }).check();
  await banner.getByRole('button', { name: 'Send the answer' }).click();
  await expect(banner.getByRole('alert')).toHaveText('Please write what should be changed');
  await banner.getByRole('textbox', { name: /^Comment/ }).fill('A longer title');
  await banner.getByRole('button', { name: 'Send the answer' }).click();
  await expect(banner.getByRole('status')).toHaveText('Thank you. Your answer has been sent.');

  await page.goto('/admin');
  await page.getByRole('link', { name: 'Ravi asked for a change to “Ab”' }).click();
  const said = form.getByRole('region', { name: 'Answers to previews' });
  await expect(said).toContainText('Ravi asked for a change to version 2');
  await said.getByRole('button', { name: 'Done' }).click();
  await expect(said).toBeHidden();
  await form.getByRole('button', { name: 'Share draft' }).click();
  await expect(share.getByRole('region', { name: 'What readers said' })).toContainText('A longer title');
  await share.getByRole('button', { name: 'Revoke' }).click();
  await expect(share.getByRole('region', { name: 'Open links' })).toBeHidden();
  expect((await reader.goto(url))?.status()).toBe(404);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('This preview is no longer available');
  await context.close();
});
