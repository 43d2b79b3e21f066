import { expect, test } from '../support/own-server.ts';
import { htmlOf, postForm, postFormPath } from '../support/post-form.ts';

test('an image needs a safe URL and an alternative text', { tag: '@long' }, async ({ page, openAdmin }) => {
  await openAdmin(postFormPath());
  const form = postForm(page);
  await form.tool('Image').click();
  const dialog = page.getByRole('dialog', { name: 'Add an image' });
  const address = dialog.getByRole('textbox', { name: 'Image address' });
  const alternative = dialog.getByLabel('What it shows');
  await expect(address).toBeFocused();
  await address.fill('javascript:alert(1)');
  await address.press('Enter');
  await expect(address).toHaveAccessibleDescription('Invalid image URL');
  await expect(alternative).toHaveAccessibleDescription('What it shows is required');
  await address.fill('/art/signal-box.svg');
  await alternative.fill('A signal box');
  await alternative.press('Enter');
  await expect(dialog).toBeHidden();
  await form.tab('Media').click();
  await form.tab('Content').click();
  await expect(form.editor.getByRole('img', { name: 'A signal box' })).toHaveCount(1);
  expect(await htmlOf(form)).toBe('<img src="/art/signal-box.svg" alt="A signal box">');
});

test('an http image is shown over https, and stored unchanged', { tag: '@long' }, async ({
  page,
  openAdmin,
  expectProblem,
}) => {
  expectProblem(/another host: https:\/\/cdn\.example/);
  // The editor serialises the article through an image that is not in the page.
  expectProblem(/img-src forbids http:\/\/cdn\.example/);
  expectProblem(/(?:another host|failed request): http:\/\/cdn\.example/);
  await page.route('https://cdn.example/a.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" />' }),
  );
  await openAdmin(postFormPath());
  const form = postForm(page);
  await form.tool('Image').click();
  const dialog = page.getByRole('dialog', { name: 'Add an image' });
  const address = dialog.getByRole('textbox', { name: 'Image address' });
  await address.fill('http://cdn.example/a.svg');
  await expect(address).toHaveAccessibleDescription('Pages load images over https, not http');
  await dialog.getByLabel('What it shows').fill('A signal box');
  await dialog.getByRole('button', { name: 'Add image' }).click();
  const image = form.editor.getByRole('img', { name: 'A signal box' });
  await expect(image).toHaveAttribute('src', 'https://cdn.example/a.svg');
  expect(await htmlOf(form)).toBe('<img src="http://cdn.example/a.svg" alt="A signal box">');

  const featured = await form.field('Media', 'Featured image');
  await expect(featured).toHaveAccessibleDescription('');
  await featured.fill('http://cdn.example/a.svg');
  await expect(featured).toHaveAccessibleDescription('Pages load images over https, not http');
  await (await form.field('Media', 'Gallery')).fill('http://cdn.example/a.svg');
  await expect(form.dialog.getByText('Pages load images over https, not http')).toHaveCount(2);
});
