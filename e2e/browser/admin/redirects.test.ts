import { createRecords } from '../support/admin.ts';
import { toast } from '../support/feedback.ts';
import { expect, test } from '../support/own-server.ts';
import { article, createPost, postForm, postFormPath } from '../support/post-form.ts';
import { sampleCaseStudy } from '../support/sample-records.ts';

test.use({ serverOptions: { name: 'redirects' } });

test('the form shows the effect of another slug, and its toast undoes it', async ({ page, headers, openAdmin }) => {
  const answer = async (path: string) => {
    const response = await page.request.get(path, { maxRedirects: 0 });
    return [response.status(), response.headers().location];
  };
  const post = await createPost(page, headers, { title: 'Left luggage', slug: 'left-luggage', published: true });
  const content = `${article}<p><a href="/blog/left-luggage">Luggage</a></p>`;
  await createPost(page, headers, { title: 'Lost property', slug: 'lost-property', published: true, content });
  await openAdmin(postFormPath(post));
  const form = postForm(page, 'Edit blog post');
  await form.slug.fill('lost-property');
  await expect(form.slug).toHaveAccessibleDescription('This address belongs to “Lost property”');
  await form.slug.fill('luggage');
  await expect(form.slug).toHaveAccessibleDescription(
    '/blog/left-luggage will lead here. 1 link in 1 record will be rewritten',
  );
  await form.save.click();
  await expect(form.dialog).toHaveCount(0);
  expect(await answer('/blog/left-luggage?from=mail')).toEqual([301, '/blog/luggage?from=mail']);
  expect(await (await page.request.get('/blog/lost-property')).text()).toContain('href="/blog/luggage"');
  const saved = toast(page, 'Blog post updated successfully!');
  await expect(saved).toContainText('The old address leads here; 1 link was rewritten.');
  await saved.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'The address and the links are as before')).toBeVisible();
  expect(await answer('/blog/left-luggage')).toEqual([200, undefined]);
  expect(await (await page.request.get('/blog/lost-property')).text()).toContain('href="/blog/left-luggage"');
});

test('a deleted page can lead to another one, also for links within the site', { tag: '@long' }, async ({
  page,
  headers,
  openAdmin,
}) => {
  const [study] = await createRecords(page, '/api/case-studies', [sampleCaseStudy('Porter')], headers);
  const path = `/case-studies/${study}`;
  await page.goto('/case-studies');
  const link = page.locator(`a[href="${path}"]`).first();
  await link.waitFor();
  const admin = await page.context().newPage();
  await openAdmin('/admin/case-studies', admin);
  await admin.getByRole('button', { name: 'Delete Porter' }).click();
  const question = admin.getByRole('dialog', { name: 'Are you sure you want to delete this case study?' });
  await question.getByRole('radio', { name: 'Go to another page' }).check();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question.getByText('Enter the address of the other page')).toBeVisible();
  const address = question.getByRole('combobox', { name: 'Address of the other page' });
  await address.fill('portfolio');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(address).toHaveAccessibleDescription(/is a path of this site/);
  await address.fill('/portfolio');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(admin, 'The case study is in the trash')).toBeVisible();
  await link.click();
  await expect(page).toHaveURL('/portfolio');
});

test('redirects are imported after their verdicts, and missed pages are redirected', { tag: '@long' }, async ({
  page,
  openAdmin,
}) => {
  expect((await page.request.get('/portfolio-old', { headers: { referer: page.url() } })).status()).toBe(404);
  await openAdmin('/admin/settings');
  const section = page.getByRole('region', { name: 'Redirects' });
  const add = section.getByRole('button', { name: 'Add redirect' });
  await add.click();
  const added = page.getByRole('dialog', { name: 'Add redirect' });
  await added.getByLabel('Old address').fill('/waiting-room');
  await added.getByLabel('New address').fill('/contact');
  await added.getByRole('button', { name: 'Save' }).click();
  await expect(section.getByRole('button', { name: 'Edit /waiting-room' })).toBeVisible();
  await expect(added).toHaveCount(0);
  await expect(add).toBeFocused();
  await section.getByRole('button', { name: 'Import CSV' }).click();
  const buffer = Buffer.from('from,to\n/station,/contact\n/platform,/platform\n');
  await page.locator('input[type=file]').last().setInputFiles({ name: 'old.csv', mimeType: 'text/csv', buffer });
  const dialog = page.getByRole('dialog', { name: 'Import redirects' });
  await expect(dialog).toContainText('/platform leads back to /platform');
  expect((await page.request.get('/station')).status()).toBe(404);
  await dialog.getByRole('button', { name: 'Import 1 redirect' }).click();
  await expect(section.getByRole('button', { name: 'Edit /station' })).toBeVisible();
  expect((await page.request.get('/station', { maxRedirects: 0 })).status()).toBe(301);
  await section.getByRole('button', { name: 'Delete /station' }).click();
  await toast(page, 'Redirect deleted').getByRole('button', { name: 'Undo' }).click();
  await expect(section.getByRole('button', { name: 'Edit /station' })).toBeVisible();

  await section.getByRole('button', { name: 'Redirect there: /portfolio-old' }).click();
  await expect(section).toContainText('/portfolio-old → /portfolio');
  expect((await page.request.get('/portfolio-old', { maxRedirects: 0 })).headers().location).toBe('/portfolio');
});
