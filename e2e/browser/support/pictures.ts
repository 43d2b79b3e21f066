import type { Page } from '@playwright/test';
import type { Headers } from './admin.ts';

/** Uploads drawn pictures with these names, without alternative texts, and returns their addresses. */
export async function uploadPictures(page: Page, headers: Headers, names: readonly string[]): Promise<string[]> {
  const urls: string[] = [];
  for (const [index, name] of names.entries()) {
    const size = `width="${600 + 10 * index}" height="400"`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><title>${name}</title><rect ${size} fill="teal"/></svg>`;
    const file = { name: `${name}.svg`, mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };
    const response = await page.request.post('/api/media', { headers, multipart: { file } });
    urls.push(((await response.json()) as { url: string }).url);
  }
  return urls;
}
