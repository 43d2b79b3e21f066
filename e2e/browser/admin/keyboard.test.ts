import type { Page } from '@playwright/test';
import { openAdmin, owner } from '../support/admin.ts';
import { expect, test } from '../support/own-server.ts';
import { isPhone, waitForHydration } from '../support/page-state.ts';
import { excerpt, fetchPostPage, formOf, openPostForm, words } from '../support/post-form.ts';

/*
 * The owner who has no mouse.
 */

/** Goes on with a key until what has the focus is that: `button "Save`. */
async function goTo(page: Page, stop: string, key = 'Tab'): Promise<void> {
  // The parts of a date field are not its own: the field around them is what is named.
  const focused = page.locator(':focus-within').last();
  const met: string[] = [];
  while (met.length < 80) {
    await page.keyboard.press(key);
    const [at = ''] = (await focused.ariaSnapshot()).split('\n');
    if (at.startsWith(`- ${stop}`)) return;
    met.push(at);
  }
  throw new Error(`The keyboard does not get to ${stop}, but to:\n${met.join('\n')}`);
}

/** Goes to the field, and types into it. */
async function typeInto(page: Page, name: string, text: string): Promise<void> {
  await goTo(page, `textbox "${name}`);
  await page.keyboard.insertText(text);
}

test('a post is written and published with the keyboard alone', async ({ page }) => {
  await page.goto('/admin');
  await waitForHydration(page);
  await typeInto(page, 'Username', owner.username);
  await typeInto(page, 'Password', owner.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Portfolio' })).toBeFocused();
  await goTo(page, 'tab "Portfolio', 'Shift+Tab');
  await goTo(page, 'tab "Blog Posts', isPhone(page) ? 'ArrowRight' : 'ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Blog Posts' })).toBeVisible();
  await goTo(page, 'button "Add blog post');
  await page.keyboard.press('Enter');

  const form = formOf(page, 'Add blog post');
  await expect(form.title).toBeFocused();
  await page.keyboard.type('Without a mouse');
  await typeInto(page, 'Excerpt', excerpt);
  await goTo(page, 'button "Heading 2');
  await goTo(page, 'textbox "Content');
  await page.keyboard.type('- one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.insertText(words.trim());
  await goTo(page, 'tab "Content', 'Shift+Tab');
  await goTo(page, 'tab "Tags & SEO', 'ArrowRight');
  await typeInto(page, 'Tags', 'keys');
  await page.keyboard.press('Enter');
  await goTo(page, 'tab "Tags & SEO', 'Shift+Tab');
  await goTo(page, 'tab "Settings', 'ArrowRight');
  await goTo(page, 'switch "Published');
  await page.keyboard.press('Space');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Blog post created successfully!')).toBeVisible();
  await expect(form.dialog).toBeHidden();

  const answer = await fetchPostPage(page, 'without-a-mouse');
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain(`<ul><li><p>one</p></li><li><p>two</p></li></ul><p>${words.trim()}</p>`);
});

test('Escape closes the form, and the focus is back where it came from', async ({ page }) => {
  await openAdmin(page, '/admin/blog');
  const form = formOf(page, 'Add blog post');
  const add = page.getByRole('button', { name: 'Add blog post' });
  await expect(add).toBeVisible();
  await goTo(page, 'button "Add blog post');
  await page.keyboard.press('Enter');
  await expect(form.title).toBeFocused();
  await goTo(page, 'button "Link');
  await page.keyboard.press('Enter');
  const link = page.getByRole('dialog', { name: 'Link' });
  await expect(link.getByLabel('Address')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(form.tool('Link')).toBeFocused();
  await goTo(page, 'button "Image');
  await page.keyboard.press('Enter');
  const image = page.getByRole('dialog', { name: 'Add an image' });
  await expect(image.getByLabel('Image address')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(image).toBeHidden();
  await expect(form.tool('Image')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form.dialog).toBeHidden();
  await expect(add).toBeFocused();
});

test('what has the focus stands clear of the foot of a form', { tag: '@phone' }, async ({ page }) => {
  await openAdmin(page, '/admin/portfolio');
  await page.getByRole('button', { name: 'Add project' }).click();
  const form = page.getByRole('dialog', { name: 'Add project' });
  await expect(form.getByLabel('Title')).toBeFocused();
  await goTo(page, 'switch "Featured');
  const places = await Promise.all([
    form.getByText('Featured', { exact: true }).boundingBox(),
    form.getByRole('button', { name: 'Cancel' }).boundingBox(),
  ]);
  const [featured, foot] = places.map((place) => place ?? { y: Number.NaN, height: 0 });
  expect((featured?.y ?? 0) + (featured?.height ?? 0)).toBeLessThan(foot?.y ?? 0);
});

test('the arrow keys go round the four tabs of a post', { tag: '@desktop' }, async ({ page }) => {
  const form = await openPostForm(page);
  await expect(form.title).toBeFocused();
  await goTo(page, 'tab "Content', 'Shift+Tab');
  for (const name of ['Media', 'Tags & SEO', 'Settings', 'Content']) {
    await page.keyboard.press('ArrowRight');
    await expect(form.tab(name)).toBeFocused();
    await expect(form.tab(name)).toHaveAttribute('aria-selected', 'true');
  }
  await page.keyboard.press('ArrowLeft');
  await expect(form.tab('Settings')).toBeFocused();
});

test('Tab gets out of a table without adding rows, and out of a list', { tag: '@desktop' }, async ({ page }) => {
  const form = await openPostForm(page);
  await expect(form.title).toBeFocused();
  await goTo(page, 'button "Table');
  await page.keyboard.press('Enter');
  await expect(form.editor).toBeFocused();
  await goTo(page, 'button "Cancel');
  await expect(form.editor.getByRole('row')).toHaveCount(3);
  await goTo(page, 'textbox "Content', 'Shift+Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.type('- one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await goTo(page, 'button "Cancel');
});
