import type { Locator } from '@playwright/test';
import { expectItems, uniqueMark } from '../support/admin.ts';
import { refusalToast, toast } from '../support/feedback.ts';
import { expect, test } from '../support/own-server.ts';
import { createPost, postForm, postFormPath } from '../support/post-form.ts';

const type = 'image/svg+xml';
const picture = (color: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" fill="${color}" />`;
const fileOf = (name: string, color: string) => ({ name, mimeType: type, buffer: Buffer.from(picture(color)) });

/** Drops or pastes a picture, as the browser reports it. */
const give = (target: Locator, event: 'drop' | 'paste', name: string, color: string) =>
  target.evaluate(
    (element, { event, name, type, content }) => {
      const data = new DataTransfer();
      data.items.add(new File([content], name, { type }));
      const options = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        event === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: data })
          : new ClipboardEvent('paste', { ...options, clipboardData: data }),
      );
    },
    { event, name, type, content: picture(color) },
  );

test('an image is uploaded by button, paste and drop, or typed; its alternative text is asked once', async ({
  page,
  openAdmin,
  expectProblem,
}) => {
  await openAdmin('/admin/portfolio?edit=new');
  const form = page.getByRole('dialog', { name: 'Add project' });
  const address = form.getByRole('textbox', { name: 'Image', exact: true });
  const question = form.getByRole('textbox', { name: 'What it shows: Image' });
  const choosing = page.waitForEvent('filechooser');
  await form.getByRole('button', { name: 'Upload: Image' }).click();
  await (await choosing).setFiles(fileOf('harbour.svg', 'teal'));
  await expect(address).toHaveValue(/^\/media\/.*\/harbour\.svg$/);
  await question.fill('A harbour');
  await question.press('Enter');
  await expect(question).toBeHidden();
  const harbour = await address.inputValue();

  await address.fill('');
  await give(address, 'paste', 'harbour.svg', 'teal');
  await expect(address).toHaveValue(harbour);
  await expect(question).toBeHidden();

  await give(address, 'drop', 'quay.svg', 'navy');
  await expect(address).toHaveValue(/quay\.svg$/);
  await form.getByRole('button', { name: 'Skip' }).click();

  const { promise: isCancelled, resolve: cancelled } = Promise.withResolvers<void>();
  await page.route('**/api/media', async (route) => {
    await isCancelled;
    await route.abort();
  });
  await give(address, 'drop', 'pier.svg', 'gold');
  await expect(form.getByRole('progressbar', { name: 'Upload of pier.svg' })).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(refusalToast(page, 'A file is still being uploaded')).toBeVisible();
  await form.getByRole('button', { name: 'Cancel: pier.svg' }).click();
  cancelled();
  await expect(form.getByRole('list', { name: 'Uploads' })).toBeHidden();
  await expect(address).toHaveValue(/quay\.svg$/);

  expectProblem(/another host: https:\/\/www\.example\.com\/a\.png/);
  await page.route('https://www.example.com/a.png', (route) =>
    route.fulfill({ contentType: type, body: picture('red') }),
  );
  const thumbnail = page.waitForRequest('https://www.example.com/a.png');
  await address.fill('www.example.com/a.png');
  await address.press('Tab');
  await expect(address).toHaveValue('https://www.example.com/a.png');
  await thumbnail;
});

test('a picture that is too large for the server is made smaller before it is sent', async ({
  page,
  openAdmin,
  headers,
}) => {
  await openAdmin('/admin/media');
  const data = await page.evaluateHandle(async () => {
    // Noise cannot be compressed.
    const canvas = new OffscreenCanvas(3000, 3200);
    const context = canvas.getContext('2d');
    const pixels = context?.createImageData(canvas.width, canvas.height);
    if (!context || !pixels) throw new Error('The browser cannot draw');
    const STRIPE = 16_384;
    for (let start = 0; start < pixels.data.length; start += STRIPE) {
      crypto.getRandomValues(pixels.data.subarray(start, start + STRIPE));
    }
    for (let alpha = 3; alpha < pixels.data.length; alpha += 4) pixels.data[alpha] = 255;
    context.putImageData(pixels, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    if (blob.size < 26_000_000) throw new Error(`The picture has ${blob.size} bytes`);
    const transfer = new DataTransfer();
    transfer.items.add(new File([blob], 'noise.png', { type: 'image/png' }));
    return transfer;
  });
  const input = page.locator('input[type=file]').first();
  await input.evaluate((element: HTMLInputElement, { files }) => {
    element.files = files;
    element.dispatchEvent(new Event('change', { bubbles: true }));
  }, data);
  await expect(page.getByRole('button', { name: 'Open noise' })).toBeVisible();
  const stored = (await (await page.request.get('/api/media', { headers })).json()) as {
    name: string;
    height: number;
  }[];
  expect(stored.find(({ name }) => name === 'noise')).toMatchObject({ height: 2560 });
});

test('the alternative text of a picture is stored with its form and while typing, without moving the focus, and removed by Skip', {
  tag: '@long',
}, async ({ page, openAdmin, headers }) => {
  const mark = uniqueMark();
  await openAdmin(postFormPath(await createPost(page, headers, { title: mark, slug: mark })));
  const form = postForm(page, 'Edit blog post');
  await form.tab('Media').click();
  const address = form.dialog.getByRole('textbox', { name: 'Featured image', exact: true });
  await give(address, 'drop', `${mark}.svg`, 'olive');
  const question = form.dialog.getByRole('textbox', { name: 'What it shows: Featured image' });
  await question.fill('An olive tree');
  const gallery = form.dialog.getByRole('textbox', { name: 'Gallery', exact: true });
  await gallery.focus();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(toast(page, 'Draft saved')).toBeVisible();
  await expect(question).toBeHidden();
  await expect(gallery).toBeFocused();
  const altOf = async (url: string) => {
    const files = (await (await page.request.get('/api/media', { headers })).json()) as { url: string; alt: string }[];
    return files.find((file) => file.url === url)?.alt;
  };
  expect(await altOf(await address.inputValue())).toBe('An olive tree');
  await give(address, 'drop', `${mark}-2.svg`, 'plum');
  await question.fill('A plum tree');
  const second = await address.inputValue();
  await expect.poll(() => altOf(second)).toBe('A plum tree');
  await form.dialog.getByRole('button', { name: 'Skip' }).click();
  await expect(question).toBeHidden();
  await expect.poll(() => altOf(second)).toBeFalsy();
});

test('a gallery accepts several files and pasted URLs, and marks its invalid row', { tag: '@long' }, async ({
  page,
  openAdmin,
  headers,
}) => {
  const mark = uniqueMark();
  await openAdmin(
    postFormPath(await createPost(page, headers, { title: mark, slug: mark, gallery: ['/art/one.svg'] })),
  );
  const form = postForm(page, 'Edit blog post');
  await form.tab('Media').click();
  const choosing = page.waitForEvent('filechooser');
  await form.dialog.getByRole('button', { name: 'Upload: Gallery' }).click();
  await (await choosing).setFiles([fileOf('one.svg', 'red'), fileOf('two.svg', 'lime')]);
  const row = (number: number) => form.dialog.getByRole('textbox', { name: `Image ${number}`, exact: true });
  await expect(row(2)).toHaveValue(/one\.svg$/);
  await expect(row(3)).toHaveValue(/two\.svg$/);

  const adding = form.dialog.getByRole('textbox', { name: 'Gallery', exact: true });
  await adding.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '/art/four.svg, five.png\n/art/six.svg');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await form.tab('Content').click();
  await form.save.click();
  await expect(row(5)).toBeFocused();
  await expect(row(5)).toHaveAccessibleDescription('Invalid image URL');
  await expect(form.dialog.getByText('Image 5: Invalid image URL')).toBeVisible();
  const [, one = '', two = ''] = await Promise.all([1, 2, 3].map((number) => row(number).inputValue()));
  await form.dialog.getByRole('button', { name: 'Remove Image 5' }).click();
  await expectItems(form.dialog, 'Gallery', ['/art/one.svg', one, two, '/art/four.svg', '/art/six.svg']);
});
