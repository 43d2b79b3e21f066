import { expect, test } from '../support/own-server.ts';
import { createPost, postForm, postFormPath } from '../support/post-form.ts';

test('categories are chosen and added in the form of a post, have a page, and can be renamed and deleted', async ({
  page,
  headers,
  openAdmin,
  expectProblem,
}) => {
  expectProblem(/409/);
  const html = async (path: string) => (await page.request.get(path)).text();
  const post = await createPost(page, headers, { title: 'Points ahead', slug: 'points-ahead', published: true });
  await openAdmin(postFormPath(post));
  const form = postForm(page, 'Edit blog post');
  await form.tab('Tags & SEO').click();
  const chosen = form.dialog.getByRole('group', { name: 'Categories' }).getByRole('checkbox', { checked: true });
  await form.dialog.getByRole('checkbox', { name: 'Websites' }).press('Space');
  await form.dialog.getByRole('textbox', { name: 'New category' }).fill('Signals & points');
  await page.keyboard.press('Enter');
  await expect(form.dialog.getByRole('status').filter({ hasText: 'Signals & points is added' })).toBeVisible();
  await expect(chosen).toHaveCount(2);

  await form.save.click();
  await expect(page.getByText('Blog post updated successfully!')).toBeVisible();
  const article = await html('/blog/points-ahead');
  for (const path of ['/blog/category/signals-points', '/blog/category/websites']) expect(article).toContain(path);
  expect(await html('/blog/category/signals-points')).toMatch(/Signals &amp; points.*Points ahead/s);

  await openAdmin(postFormPath(post));
  await form.tab('Tags & SEO').click();
  await form.dialog.getByRole('button', { name: 'Manage categories' }).click();
  const managing = page.getByRole('dialog', { name: 'Manage categories' });
  await managing.getByRole('button', { name: 'Edit Signals & points' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit category' });
  await editing.getByRole('textbox', { name: /^Name/ }).fill('Automation');
  await editing.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(editing.getByRole('textbox', { name: /^Name/ })).toHaveAccessibleDescription(
    'This name is already in use',
  );
  await editing.getByRole('textbox', { name: /^Name/ }).fill('Signals');
  const preview = editing.getByRole('button', { name: 'Preview', exact: true });
  await preview.click();
  await expect(editing.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Signals' })).toBeVisible();
  await preview.click();
  // Saves a draft of the category, not the post behind it.
  await page.keyboard.press('ControlOrMeta+s');
  await expect(editing.getByRole('status').filter({ hasText: /^Draft saved$/ })).toHaveCount(1);
  expect(await html('/blog/points-ahead')).toContain('Signals &amp; points');
  await editing.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await managing.getByRole('button', { name: 'Open Signals' }).click();
  await expect(editing.getByRole('textbox', { name: /^Name/ })).toHaveValue('Signals');
  await editing.getByRole('radio', { name: 'magenta' }).check();
  await editing.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(managing.getByRole('button', { name: 'Open Signals' })).toHaveCount(0);
  await managing.getByRole('button', { name: 'Edit Signals' }).click();
  await editing.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Versions' });
  await versions.getByRole('listitem').last().getByRole('button').click();
  await versions.getByRole('button', { name: 'Restore this version' }).click();
  await expect(editing.getByRole('textbox', { name: /^Name/ })).toHaveValue('Signals & points');
  await editing.getByRole('button', { name: 'Cancel' }).click();
  await page
    .getByRole('dialog', { name: 'Discard what you changed?' })
    .getByRole('button', { name: 'Discard' })
    .click();
  await page.keyboard.press('ControlOrMeta+s');
  await managing.getByRole('button', { name: 'Delete Signals' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this category?' });
  await expect(question).toContainText('1 post loses it');
  await question.getByRole('radio', { name: 'Go to another page' }).check();
  await question.getByRole('combobox', { name: 'Address of the other page' }).fill('/blog');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(managing.getByRole('button', { name: 'Delete Signals' })).toHaveCount(0);
  await managing.getByRole('button', { name: 'Done' }).click();
  await expect(chosen).toHaveCount(1);
  // A category deleted here must not count as a change elsewhere, for which the form would ask for confirmation.
  await form.save.click();
  await expect(form.dialog).toHaveCount(0);
  await page.getByRole('button', { name: /^Search/ }).click();
  await page.getByRole('textbox', { name: 'Search the administration' }).fill('Websites');
  await page.getByRole('button', { name: /^Websites/ }).click();
  await expect(editing.getByRole('textbox', { name: /^Name/ })).toHaveValue('Websites');
  await editing.getByRole('button', { name: 'Cancel' }).click();
  await managing.getByRole('button', { name: 'Done' }).click();
  await expect(managing).toHaveCount(0);
  const old = await page.request.get('/blog/category/signals-points', { maxRedirects: 0 });
  expect([old.status(), old.headers().location]).toEqual([301, '/blog']);
});
