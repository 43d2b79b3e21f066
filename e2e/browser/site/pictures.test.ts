import type { Page } from '@playwright/test';
import { createRecords } from '../support/admin.ts';
import { expect, test } from '../support/own-server.ts';
import { samplePost } from '../support/sample-records.ts';

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

test('a phone with three pixels per point loads uploaded pictures in the displayed width', { tag: '@long' }, async ({
  page,
  headers,
}) => {
  await page.goto('/terms');
  const file = { name: 'workshop.jpg', mimeType: 'image/jpeg', buffer: await drawPicture(page) };
  const uploaded = await page.request.post('/api/media', { headers, multipart: { file } });
  const { url } = (await uploaded.json()) as { url: string };
  const post = samplePost('A workshop in pictures');
  const content = `${post.content}<img src="${url}" alt="The workshop">`;
  await createRecords(
    page,
    '/api/admin/blog-posts',
    [{ ...post, content, featuredImage: url, published: true }],
    headers,
  );

  await page.goto(`/blog/${post.slug}`);
  const pictures = page.getByRole('main').locator('img[srcset]');
  await expect(pictures).toHaveCount(2);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    // 88% of 390 points are 1030 pixels.
    expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\/1080\.avif$/);
  }
});

/** A JPEG of 2400 by 1600 pixels. */
async function drawPicture(page: Page): Promise<Buffer> {
  const data = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 2400, height: 1600 });
    canvas.getContext('2d')?.fillRect(600, 400, 1200, 800);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  return Buffer.from(data, 'base64');
}
