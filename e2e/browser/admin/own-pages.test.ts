import { textbox, uniqueMark } from '../support/admin.ts';
import { axeViolations } from '../support/axe.ts';
import { toast } from '../support/feedback.ts';
import { expect, test } from '../support/own-server.ts';
import { uploadPictures } from '../support/pictures.ts';
import { sentence } from '../support/post-form.ts';

test.use({ serverOptions: { name: 'own-pages' } });

test('the owner adds a page with a picture, shares its draft, publishes it in the footer, renames and deletes it', async ({
  page,
  headers,
  openAdmin,
  browser,
}) => {
  const [picture = ''] = await uploadPictures(page, headers, [uniqueMark()]);
  const visitor = await (await browser.newContext()).newPage();
  const visit = (path: string) => visitor.goto(new URL(path, page.url()).href);
  const heading = visitor.getByRole('heading', { level: 1 });
  const link = visitor.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Careers' });

  await openAdmin('/admin/pages');
  await page.getByRole('link', { name: 'Own Pages' }).click();
  await page.getByRole('button', { name: 'Add page' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add page' });
  const slug = textbox(form, 'Slug');
  await textbox(form, 'Title').fill('Careers');
  await expect(slug).toHaveValue('careers');
  await slug.fill('contact');
  const editor = form.getByRole('textbox', { name: 'Content' });
  await editor.fill(sentence);
  await editor.press('End');
  await editor.press('Enter');
  await form.getByRole('button', { name: 'Heading 2', exact: true }).click();
  await page.keyboard.type('Designer');
  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: 'Image', exact: true }).click();
  const image = page.getByRole('dialog', { name: 'Add an image' });
  await textbox(image, 'Image address').fill(picture);
  await image.getByLabel('What it shows').fill('Our office');
  await image.getByRole('button', { name: 'Add image' }).click();
  await textbox(form, 'Language of this text').fill('en-GB');
  await form.getByRole('switch', { name: 'Show in the footer' }).check();
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(slug).toHaveAccessibleDescription(/^The site itself uses this address\. Choose another slug/);
  await slug.fill('careers');

  await form.getByRole('button', { name: 'Share draft' }).click();
  const share = page.getByRole('dialog', { name: 'Share draft' });
  await share.getByRole('button', { name: 'Make a link' }).click();
  await visit(new URL(await share.getByRole('textbox', { name: 'Link' }).inputValue()).pathname);
  await expect(heading).toHaveText('Careers');
  await expect(visitor.getByRole('img', { name: 'Our office' })).toBeVisible();
  await expect(link).toHaveCount(0);
  expect((await visit('/careers'))?.status()).toBe(404);
  await share.getByRole('button', { name: 'Close' }).click();

  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Page added')).toBeVisible();
  await visit('/');
  await link.click();
  await expect(heading).toHaveText('Careers');
  await expect(visitor.locator('[lang="en-GB"]').getByRole('heading', { level: 2, name: 'Designer' })).toBeVisible();
  expect(await axeViolations(visitor)).toEqual([]);

  await page.getByRole('button', { name: 'Edit Careers' }).click();
  const edited = page.getByRole('dialog', { name: 'Edit page' });
  await textbox(edited, 'Slug').fill('jobs');
  await expect(textbox(edited, 'Slug')).toHaveAccessibleDescription(/^\/careers will lead here/);
  await edited.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Page saved')).toBeVisible();
  await visit('/careers');
  await expect(visitor).toHaveURL(/\/jobs$/);
  await expect(link).toHaveAttribute('href', '/jobs');

  await page.getByRole('button', { name: 'Delete Careers' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'The page is in the trash')).toBeVisible();
  expect((await visit('/jobs'))?.status()).toBe(404);
  await expect(heading).toHaveText('404 Page Not Found');
  await expect(link).toHaveCount(0);
  await visitor.context().close();
});
