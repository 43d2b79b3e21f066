import { expect, test } from '../support/own-server.ts';
import { postForm, postFormPath, sentence } from '../support/post-form.ts';

test('the form fills the screen, frequent tools stay visible above the text, and the others are below "More tools"', {
  tag: ['@phone', '@long'],
}, async ({ page, openAdmin }) => {
  await openAdmin(postFormPath());
  const form = postForm(page);
  expect(await form.dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  const tool = form.tool('Heading 2');
  await tool.scrollIntoViewIfNeeded();
  const { width = 0, height = 0 } = (await tool.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(40);
  await form.editor.fill(sentence.repeat(40));
  await expect(form.editor).toContainText(sentence.repeat(3));
  await form.editor.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await expect(tool).toBeInViewport({ ratio: 1 });
  await expect(form.tool('Undo')).toBeInViewport({ ratio: 1 });
  await expect(form.save).toBeInViewport({ ratio: 1 });
  await form.tool('More tools').click();
  await form.tool('Table').click();
  await expect(form.editor.getByRole('table')).toBeVisible();
  await expect(form.tool('Ordered list')).toHaveCount(0);
  await expect(form.tool('Delete table')).toBeInViewport({ ratio: 1 });
  await form.tool('More tools').click();
  await page.keyboard.press('Escape');
  await expect(form.tool('Ordered list')).toHaveCount(0);
  await expect(form.dialog).toBeVisible();
});
