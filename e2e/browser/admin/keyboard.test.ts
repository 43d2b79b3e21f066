import type { Page } from '@playwright/test';
import { administrator } from '../../launch.ts';
import { expect, test } from '../support/own-server.ts';
import { excerpt, fetchPostPage, postForm, sentence } from '../support/post-form.ts';

/** Presses a key until the focused element is the given one in the accessibility tree: `button "Save`. */
async function pressUntilFocused(page: Page, target: string, key = 'Tab'): Promise<void> {
  const [, role = '', name = ''] = /^(\w+) "(.*)$/.exec(target) ?? [];
  const wanted = page.getByRole(role as 'button', { name: new RegExp(`^${name}`) }).and(page.locator(':focus'));
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press(key);
    if ((await wanted.count()) > 0) return;
  }
  throw new Error(`${key} does not reach ${target}`);
}

async function typeInto(page: Page, name: string, text: string): Promise<void> {
  await pressUntilFocused(page, `textbox "${name}`);
  await page.keyboard.insertText(text);
}

test('a post can be written and published using only the keyboard', { tag: '@long' }, async ({ page }) => {
  const title = 'Without a mouse';
  await page.goto('/admin');
  await expect(page.getByLabel('Username')).toBeFocused();
  await page.keyboard.insertText(administrator.username);
  await typeInto(page, 'Password', administrator.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeFocused();
  await pressUntilFocused(page, 'tab "Overview', 'Shift+Tab');
  await pressUntilFocused(page, 'tab "Blog Posts', 'ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Blog Posts' })).toBeVisible();
  await pressUntilFocused(page, 'button "Add blog post');
  await page.keyboard.press('Enter');

  const form = postForm(page);
  await expect(form.title).toBeFocused();
  await page.keyboard.type(title);
  await typeInto(page, 'Excerpt', excerpt);
  await pressUntilFocused(page, 'button "Heading 2');
  await pressUntilFocused(page, 'textbox "Content');
  await page.keyboard.type('- one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.insertText(sentence.trim());
  await pressUntilFocused(page, 'tab "Content', 'Shift+Tab');
  await pressUntilFocused(page, 'tab "Tags & SEO', 'ArrowRight');
  await expect(form.tab('Tags & SEO')).toHaveAttribute('aria-selected', 'true');
  await typeInto(page, 'Tags', 'keys');
  await page.keyboard.press('Enter');
  await pressUntilFocused(page, 'tab "Tags & SEO', 'Shift+Tab');
  await pressUntilFocused(page, 'tab "Settings', 'ArrowRight');
  await pressUntilFocused(page, 'switch "Published');
  await page.keyboard.press('Space');
  await pressUntilFocused(page, 'button "Publish');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Blog post created successfully!')).toBeVisible();
  await expect(form.dialog).toBeHidden();

  const response = await fetchPostPage(page, title.toLowerCase().replaceAll(' ', '-'));
  expect(response.status()).toBe(200);
  expect(await response.text()).toContain(`<ul><li><p>one</p></li><li><p>two</p></li></ul><p>${sentence.trim()}</p>`);
});

test('Escape closes the dialogs of the editor and the form one by one and returns the focus', { tag: '@long' }, async ({
  page,
  openAdmin,
}) => {
  await openAdmin('/admin/blog');
  const form = postForm(page);
  const add = page.getByRole('button', { name: 'Add blog post' });
  await add.press('Enter');
  await expect(form.title).toBeFocused();
  for (const { tool, dialogName, field } of [
    { tool: 'Link', dialogName: 'Link', field: 'Address' },
    { tool: 'Image', dialogName: 'Add an image', field: 'Image address' },
  ]) {
    await form.tool(tool).press('Enter');
    const dialog = page.getByRole('dialog', { name: dialogName });
    await expect(dialog.getByLabel(new RegExp(`^${field}`))).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(form.tool(tool)).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(form.dialog).toBeHidden();
  await expect(add).toBeFocused();
});

test('the focused field is not covered by the footer of a form', { tag: ['@phone', '@long'] }, async ({
  page,
  openAdmin,
}) => {
  await openAdmin('/admin/portfolio');
  await page.getByRole('button', { name: 'Add project' }).click();
  const form = page.getByRole('dialog', { name: 'Add project' });
  await expect(form.getByLabel('Title')).toBeFocused();
  await pressUntilFocused(page, 'switch "Featured');
  const boxes = await Promise.all([
    form.getByText('Featured', { exact: true }).boundingBox(),
    form.getByRole('button', { name: 'Cancel' }).boundingBox(),
  ]);
  const [featured, cancel] = boxes.map((box) => box ?? { y: Number.NaN, height: 0 });
  expect((featured?.y ?? 0) + (featured?.height ?? 0)).toBeLessThan(cancel?.y ?? 0);
});
