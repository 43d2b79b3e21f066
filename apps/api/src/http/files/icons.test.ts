import { lookCopy } from '@site/schema/look-copy';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fakeWeb, testApp } from '../../testing/app.ts';
import { noise, picture, testUploads } from '../../testing/uploads.ts';

test.each([
  ['/apple-touch-icon.png', 180],
  ['/icon-192.png', 192],
  ['/icon-512.png', 512],
  ['/icon-maskable-512.png', 512],
])('%s is a square PNG of %i pixels', async (url, size) => {
  const { app } = await testApp();
  const { statusCode, headers, rawPayload } = await app.inject(url);
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
  expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([size, size]);
});

test('serves the favicon as an ICO with one picture of 32 pixels', async () => {
  const { app } = await testApp();
  const { headers, rawPayload } = await app.inject('/favicon.ico');
  expect(headers['content-type']).toBe('image/x-icon');
  expect([...rawPayload.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const [length, offset] = [rawPayload.readUInt32LE(14), rawPayload.readUInt32LE(18)];
  expect(offset + length).toBe(rawPayload.length);
  expect(rawPayload.subarray(offset + 1, offset + 4).toString()).toBe('PNG');
});

test('lists only existing icons in the manifest, one of them maskable', async () => {
  const { app } = await testApp();
  const { headers, ...response } = await app.inject('/site.webmanifest');
  expect(headers['content-type']).toContain('application/manifest+json');
  const { name, icons } = response.json<{ name: string; icons: { src: string; purpose: string }[] }>();
  expect(name).toBe('Ascent Digital');
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src } of icons) expect([src, (await app.inject(src)).statusCode]).toEqual([src, 200]);
});

test('serves the tab icon as SVG', async () => {
  const { send } = await testApp();
  const { headers, text } = await send('GET', '/icon.svg');
  expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  expect(text).toContain('<title>tab</title>');
});

/** Draws the uploaded picture alone. */
const pictures = {
  ...fakeWeb.pictures,
  icon: (shape: string, _: unknown, image = '') =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>${shape}</title>${image && `<image href="${image}" width="32" height="32"/>`}</svg>`,
};

async function siteWithFavicon(content: Buffer | string, name: string) {
  const site = await testUploads({ deps: { web: { ...fakeWeb, pictures } } });
  const { body } = await site.upload(content, name);
  const values = lookCopy.parse({ pictures: { favicon: body.url } });
  expect((await site.sendAsAdmin('POST', '/trpc/copy.save', { page: 'look', values })).status).toBe(200);
  const { icons } = (await site.get('/site.webmanifest')).json<{ icons: { src: string }[] }>();
  return { ...site, icons };
}

test('makes every icon from an uploaded picture, under new URLs', async () => {
  const { get, icons } = await siteWithFavicon(
    await picture({ width: 400, height: 400 }, '#3366cc').png().toBuffer(),
    'a.png',
  );
  const [, version] = icons[0]?.src.split('?') ?? [];
  expect(version).toMatch(/^v=\w+$/);
  for (const path of ['/apple-touch-icon.png', ...icons.map(({ src }) => src.split('?')[0])]) {
    const { statusCode, headers, rawPayload } = await get(`${path}?${version}`);
    expect([path, statusCode, headers['cache-control']]).toEqual([path, 200, 'public, max-age=86400']);
    expect((await get(String(path))).headers['cache-control']).toBe('public, no-cache');
    const { channels } = await sharp(rawPayload).stats();
    expect([path, ...channels.slice(0, 3).map(({ mean }) => Math.round(mean / 4))]).toEqual([path, 13, 26, 51]);
  }
  const ico = (await get('/favicon.ico')).rawPayload;
  expect(await sharp(ico.subarray(22)).metadata()).toMatchObject({ width: 32, height: 32 });
});

test('an uploaded SVG is served unchanged as the tab icon, and rendered for the others', async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="9" fill="#3366cc"/></svg>';
  const { get, icons } = await siteWithFavicon(drawing, 'a.svg');
  expect((await get('/icon.svg')).body).toContain('<circle');
  const { channels } = await sharp((await get(icons[0]?.src ?? '')).rawPayload).stats();
  expect(channels[2]?.max).toBeGreaterThan(200);
});

test('an SVG that needs excessive memory is replaced by the default logo, and does not end the server', async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><filter id="f" x="-99999%" y="-99999%" width="9999999%" height="9999999%"><feTurbulence baseFrequency="0.9"/><feMorphology radius="99"/></filter><rect width="32" height="32" filter="url(#f)"/></svg>';
  const { get, icons } = await siteWithFavicon(drawing, 'a.svg');
  const { statusCode, rawPayload } = await get(icons[1]?.src ?? '');
  expect([statusCode, rawPayload.readUInt32BE(16)]).toEqual([200, 512]);
  expect((await get('/icon.svg')).body).toContain('<title>tab</title>');
});

test('an uploaded photo is embedded in the favicon, resized to the size of favicons', async () => {
  const { get } = await siteWithFavicon(await noise({ width: 900, height: 900 }).jpeg().toBuffer(), 'a.jpg');
  const { payload } = await get('/icon.svg');
  expect(payload).toContain('data:image/png;base64,');
  expect(payload.length).toBeLessThan(120_000);
});

test('the default logo is used when the file of the favicon is missing', async () => {
  const { sendAsAdmin, send } = await testUploads();
  const favicon = '/media/0123456789abcdef01234567-400x400-8a7b6c/a.png';
  await sendAsAdmin('POST', '/trpc/copy.save', { page: 'look', values: lookCopy.parse({ pictures: { favicon } }) });
  expect((await send('GET', '/icon.svg')).text).toContain('<title>tab</title>');
});
