import type { Locator } from '@playwright/test';

/** Pastes HTML as if another program had put it on the clipboard. */
export async function paste(editor: Locator, html: string): Promise<void> {
  await editor.focus();
  await editor.evaluate((element, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', data);
    clipboardData.setData('text/plain', 'not this');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}
