import type { Page } from '@playwright/test';
import { textbox, uniqueMark } from '../support/admin.ts';
import { expect, test } from '../support/own-server.ts';
import { createPost, findPost, htmlOf, type PostForm, postForm, postFormPath, sentence } from '../support/post-form.ts';

/** Presses a toolbar button and types a text. */
async function typeWith(page: Page, form: PostForm, tool: string, text: string): Promise<void> {
  await form.tool(tool).click();
  await page.keyboard.insertText(text);
}

test('headings, marks, lists, quotes, code and links become clean HTML, with typographic quotes and dashes', async ({
  page,
  openAdmin,
}) => {
  await openAdmin(postFormPath());
  const form = postForm(page);
  await form.editor.focus();
  await typeWith(page, form, 'Heading 2', 'Two');
  await page.keyboard.press('Enter');
  await typeWith(page, form, 'Heading 3', 'Three');
  await page.keyboard.press('Enter');
  await typeWith(page, form, 'Bold', 'bold');
  await typeWith(page, form, 'Bold', ' and ');
  await page.keyboard.type('"plain" -- it\'s 1/2');
  await page.keyboard.press('Enter');
  await typeWith(page, form, 'Bullet list', 'dot');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await typeWith(page, form, 'Ordered list', 'one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await typeWith(page, form, 'Blockquote', sentence.trim());
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await typeWith(page, form, 'Code block', 'a < ');
  await page.keyboard.type('"b"');
  await page.keyboard.press('ControlOrMeta+Enter');
  await page.keyboard.type('home');
  await page.keyboard.press('Shift+Home');
  await form.tool('Link').click();
  await page.getByRole('dialog', { name: 'Link' }).getByLabel('Address').fill('/contact');
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.type(' or ');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog', { name: 'Link' }).getByLabel('Address')).toBeFocused();
  await page.keyboard.insertText('website costs');
  // The list shows all pages until the search has filtered it.
  await expect(page.getByRole('option')).toHaveCount(1);
  await expect(page.getByRole('option')).toHaveText(/^What a business website really costs.*Blog post/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Link' }).getByLabel('Text')).toHaveValue(/^What a business website/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Link' })).toBeHidden();
  // The editor restores its cursor shortly after the focus.
  const textAtCursor = () => page.evaluate(() => getSelection()?.anchorNode?.textContent);
  await expect.poll(textAtCursor).toContain('What a business website');
  await page.keyboard.type('!');
  const html = [
    '<p><strong>bold</strong> and “plain” — it’s 1/2</p>',
    '<ul><li><p>dot</p></li></ul><ol><li><p>one</p></li><li><p>two</p></li></ol>',
    `<blockquote><p>${sentence.trim()}</p></blockquote><pre><code>a &lt; "b"</code></pre>`,
    '<p><a href="/contact">home</a> or <a href="/blog/business-website-cost-india">What a business website really costs in India, line by line</a>!</p>',
  ].join('');
  expect(await htmlOf(form)).toBe(`<h2>Two</h2><h3>Three</h3>${html}`);
});

// packages/schema/src/pages/article-link.test.ts tests which URLs are accepted.
test('a typed link is completed to a full URL, and a text that is not a URL is refused', { tag: '@long' }, async ({
  page,
  openAdmin,
}) => {
  await openAdmin(postFormPath());
  const form = postForm(page);
  const dialog = page.getByRole('dialog', { name: 'Link' });
  const address = dialog.getByLabel('Address');
  await form.editor.pressSequentially('here');
  await form.editor.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+k');
  await address.fill('example.com/page?a=1');
  await address.press('Enter');
  await expect(dialog).toBeHidden();
  expect(await htmlOf(form)).toBe('<p><a href="https://example.com/page?a=1">here</a></p>');

  await form.editor.press('ControlOrMeta+a');
  await form.tool('Link').click();
  await expect(address).toHaveValue('https://example.com/page?a=1');
  const nothing = page.getByText('No page has this in its title');
  await address.fill('nowhere');
  await expect(nothing).toBeVisible();
  await address.press('Enter');
  await expect(nothing).toBeHidden();
  await expect(address).toHaveAccessibleDescription(/^A link is a web address, an e-mail address/);
  await dialog.getByRole('button', { name: 'Remove link' }).click();
  expect(await htmlOf(form)).toBe('<p>here</p>');
});

test('the HTML view shows and changes the article without clearing the redo history, and a click anywhere in the box of the editor sets the cursor', {
  tag: '@long',
}, async ({ page, openAdmin }) => {
  await openAdmin(postFormPath());
  const form = postForm(page);
  // In one step: what is typed with pauses is undone in several.
  await form.editor.fill('First');
  await form.tool('Undo').click();
  await expect(form.editor).toHaveText('');
  expect(await htmlOf(form)).toBe('');
  await form.tool('Redo').click();
  await expect(form.editor).toHaveText('First');
  await form.tool('HTML').click();
  await expect(form.editor).toHaveValue('<p>First</p>');
  await form.editor.fill('<h2>First</h2><p>Then <em>this</em></p>');
  await form.tool('HTML').click();
  await expect(form.editor.getByRole('heading', { level: 2 })).toHaveText('First');
  await expect(form.editor.getByRole('emphasis')).toHaveText('this');

  await form.editor.fill('One');
  await form.editor.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { width, height } = (await form.editor.boundingBox()) ?? { width: 0, height: 0 };
  const last = { x: width - 2, y: height - 2 };
  for (const position of [
    { x: 2, y: 2 },
    { x: 2, y: height / 2 },
    { x: 60, y: height - 2 },
  ]) {
    await form.excerpt.focus();
    await form.editor.click({ position });
    await expect(form.editor).toBeFocused();
  }
  // Keys pressed directly after the click reach the editor, although leaving the title changes the form.
  const text = form.editor.getByRole('paragraph');
  for (const click of [() => form.editor.click({ position: last }), () => text.click({ position: { x: 300, y: 5 } })]) {
    await form.title.fill('');
    await form.title.pressSequentially('Left');
    await click();
    await page.keyboard.type(' two');
  }
  await expect(form.editor).toHaveText('One two two');
  await expect(form.title).toHaveValue('Left');
  await expect(form.editor).toBeFocused();
});

test('Tab moves from the excerpt into the article and through the cells of a table, where it adds a row, and leaves a list; Escape and then Tab move to the toolbar', {
  tag: '@long',
}, async ({ page, openAdmin }) => {
  await openAdmin(postFormPath());
  const form = postForm(page);
  const rows = form.editor.getByRole('row');
  const heads = form.editor.getByRole('columnheader');
  await form.tool('Table').click();
  await expect(rows).toHaveCount(3);
  await expect(heads).toHaveCount(3);
  // The editor takes the focus one frame after the table is inserted.
  await expect(form.editor).toBeFocused();
  for (let cell = 1; cell <= 9; cell++) {
    await page.keyboard.type(`${cell}`);
    await page.keyboard.press('Tab');
  }
  await expect(rows).toHaveCount(4);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('nine');
  await expect(rows.nth(2)).toHaveText('78nine');
  await form.tool('Add column').click();
  await expect(heads).toHaveCount(4);
  await form.tool('Delete column').click();
  await expect(heads).toHaveCount(3);
  await form.tool('Header row').click();
  await expect(heads).toHaveCount(0);
  await form.tool('Undo').click();
  await expect(heads).toHaveCount(3);
  await form.tool('Delete row').click();
  await expect(rows).toHaveCount(3);
  await expect(form.editor).toHaveAccessibleDescription(/Escape, then Tab, leaves the editor/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(form.tool('Heading 2')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(form.editor).toBeFocused();
  await form.tool('Delete table').click();
  await expect(rows).toHaveCount(0);
  await form.excerpt.press('Tab');
  await expect(form.editor).toBeFocused();
  await page.keyboard.type('- one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  // The first Tab indents the item, the second cannot indent it further.
  await page.keyboard.press('Tab');
  await expect(form.editor.getByRole('list').getByRole('list')).toHaveText('two');
  await page.keyboard.press('Tab');
  await expect(form.editor).not.toBeFocused();
});

test('an article of plain text keeps its paragraphs and lines when it is edited', { tag: '@long' }, async ({
  page,
  openAdmin,
  headers,
}) => {
  const content = `First & foremost.\n\n${sentence}\nsecond line\n\nThe <strong>end</strong>`;
  const post = await createPost(page, headers, { title: 'Plain text', slug: uniqueMark(), content });
  await openAdmin(postFormPath(post));
  const form = postForm(page, 'Edit blog post');
  await expect(form.editor.locator('p')).toHaveText(['First & foremost.', /second line$/, 'The end']);
  await form.editor.press('ControlOrMeta+End');
  await page.keyboard.insertText('!');
  const html = await htmlOf(form);
  expect(html.match(/<p>/g)).toHaveLength(3);
  expect(html).toContain('<br>second line');
  expect(html).toMatch(/end(<\/strong>)?!<\/p>$|end!<\/strong><\/p>$/);
});

test('tables keep their heads and figures their captions when an article is edited', { tag: '@long' }, async ({
  page,
  openAdmin,
  headers,
}) => {
  const figure = (alt: string) =>
    `<figure><img src="/art/a.svg" alt="${alt}"><figcaption>The <em>line</em></figcaption></figure>`;
  const table =
    '<table><thead><tr><th scope="col"><p>A</p></th></tr></thead><tbody><tr><td><p>1</p></td></tr></tbody></table>';
  const image = '<img src="/art/b.svg" alt="B">';
  const content = `<p>${sentence.trim()}</p>${table}${figure('A')}${image}<p>end</p>`;
  const post = await createPost(page, headers, { title: 'A figure', slug: uniqueMark(), content });
  await openAdmin(postFormPath(post));
  const form = postForm(page, 'Edit blog post');
  await form.editor.getByLabel('What it shows').first().fill('A map');
  await form.editor.locator('figcaption').nth(1).click();
  await page.keyboard.type('Below');
  await page.keyboard.press('Enter');
  await page.keyboard.type('next');
  const captioned = `<figure>${image}<figcaption>Below</figcaption></figure>`;
  expect(await htmlOf(form)).toBe(
    `<p>${sentence.trim()}</p>${table}${figure('A map')}${captioned}<p>next</p><p>end</p>`,
  );
});

test('an article with elements that the editor does not know opens as HTML and keeps them', { tag: '@long' }, async ({
  page,
  openAdmin,
  headers,
}) => {
  const slug = uniqueMark();
  const content = `<dl class="wide"><dt>Line</dt><dd>${sentence}</dd></dl>
<figure><table><tr><td>a</td></tr></table></figure>
<details><summary>More</summary><p class="lead">${sentence}</p></details><ul><li>last</li></ul>`;
  const post = await createPost(page, headers, { title: 'A glossary', slug, content });
  await openAdmin(postFormPath(post));
  const form = postForm(page, 'Edit blog post');
  await expect(form.dialog.getByText('it would lose <dl>, <figure>')).toBeVisible();
  await expect(textbox(form.dialog, 'Content')).toHaveValue(content);
  await form.editor.click();
  await page.keyboard.press('ArrowDown');
  await form.title.fill('A glossary, renamed');
  await form.save.click();
  await expect(page.getByText('Blog post updated successfully!')).toBeVisible();
  expect(await findPost(page, headers, slug)).toMatchObject({ title: 'A glossary, renamed', content });
});
