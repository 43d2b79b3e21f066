import { createRecords, textbox, uniqueMark } from '../support/admin.ts';
import { expect, test } from '../support/own-server.ts';
import { sampleCall, sampleContact, samplePost } from '../support/sample-records.ts';

test.use({ serverOptions: { name: 'overview' } });

test('the overview lists the records that need attention, links to each and shows new leads automatically', {
  tag: '@long',
}, async ({ page, openAdmin, headers }) => {
  const mark = uniqueMark();
  await createRecords(page, '/api/schedule-call', [sampleCall(`Caller ${mark}`)]);
  await createRecords(page, '/api/admin/blog-posts', [samplePost(`Draft ${mark}`)], headers);
  await openAdmin('/admin');
  const card = (name: string | RegExp) => page.getByRole('region', { name });
  await expect(card(/^Unanswered/)).toContainText(`Caller ${mark}`);
  await expect(card('Mail')).toContainText('No mail server is set up');
  await expect(card('Most read posts')).toContainText('No post has been read yet');

  await createRecords(page, '/api/contact', [sampleContact(`Writer ${mark}`)]);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await card(/^Unanswered/)
    .getByRole('link', { name: `Writer ${mark}` })
    .click();
  await expect(page).toHaveURL(/\/admin\/contacts\?lead=\d+/);
  await expect(page.getByRole('dialog', { name: `Writer ${mark}` })).toBeVisible();
  await page.goBack();

  await card('Calls')
    .getByRole('link', { name: `Caller ${mark}` })
    .click();
  await expect(page.getByRole('dialog', { name: `Caller ${mark}` })).toBeVisible();
  await page.goBack();
  await card('Drafts and scheduled content')
    .getByRole('link', { name: `Draft ${mark}` })
    .click();
  await expect(textbox(page.getByRole('dialog'), 'Title')).toHaveValue(`Draft ${mark}`);
});
