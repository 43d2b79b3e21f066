import type { Locator, Page } from '@playwright/test';
import { createRecords, textbox, uniqueMark } from '../support/admin.ts';
import { toast } from '../support/feedback.ts';
import { expect, test } from '../support/own-server.ts';
import { sampleCall } from '../support/sample-records.ts';

/** The fields that a toast covers at least partly. */
async function fieldsBelow(message: Locator, scope: Locator): Promise<string[]> {
  const toastBox = await message.boundingBox();
  if (!toastBox) throw new Error('The toast is not visible');
  return scope.evaluate((container, { x, y, width, height }) => {
    const end = Math.min(innerHeight, container.getBoundingClientRect().bottom);
    const covered = [...container.querySelectorAll('input:not([type="hidden"]), textarea')].filter((field) => {
      const { top, right, bottom, left } = field.getBoundingClientRect();
      return top < y + height && Math.min(bottom, end) > y && left < x + width && right > x;
    });
    return covered.map((field) => field.getAttribute('aria-label') ?? field.id);
  }, toastBox);
}

/** Keeps the visible toast open: it does not close while it has the focus. */
const keepOpen = (page: Page) => page.keyboard.press('F8');

test('a toast covers no field of a dialog at any width, and none of the settings beside the sidebar', {
  tag: '@long',
}, async ({ page, openAdmin }) => {
  const name = uniqueMark();
  const [id] = await createRecords(page, '/api/schedule-call', [sampleCall(name)]);
  await openAdmin(`/admin/calls?lead=${id}`);
  const drawer = page.getByRole('dialog', { name });
  await drawer.getByRole('radiogroup', { name: 'What to write' }).getByText('Note').click();
  await textbox(drawer, 'Note').fill('Wants to see the lamps project.');
  await drawer.getByRole('button', { name: 'Add note' }).click();
  const added = toast(page, 'Note added');
  await expect(added).toBeVisible();
  await keepOpen(page);
  for (const width of [1440, 1280, 1000, 768, 390]) {
    await page.setViewportSize({ width, height: 1200 });
    // In a window of this height, the note is at the lower edge.
    const note = await textbox(drawer, 'Note').boundingBox();
    await page.setViewportSize({ width, height: Math.ceil((note?.y ?? 0) + (note?.height ?? 0)) + 8 });
    expect(await fieldsBelow(added, drawer), `${width} px`).toEqual([]);
  }

  await page.setViewportSize({ width: 1280, height: 720 });
  await openAdmin('/admin/settings#agency');
  await page.getByRole('button', { name: 'Save the agency' }).click();
  const saved = toast(page, 'Settings saved');
  await expect(saved).toBeVisible();
  expect(await fieldsBelow(saved, page.getByRole('main'))).toEqual([]);
});

test('a toast with an undo disappears 10 s after it loses the focus', { tag: '@long' }, async ({ page, openAdmin }) => {
  const name = uniqueMark();
  await createRecords(page, '/api/schedule-call', [sampleCall(name)]);
  await openAdmin(`/admin/calls?q=${name}`);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toBeVisible();
  await page.clock.install();
  await row.getByRole('button', { name: 'Mark as Contacted' }).click();
  const undo = page.getByRole('region', { name: /^Notifications/ }).getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await keepOpen(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.getByRole('tab', { name: 'Overview' }).focus();
  await page.clock.runFor(9_800);
  await expect(undo).toBeVisible();
  await page.clock.runFor(400);
  await expect(undo).toHaveCount(0);
});
