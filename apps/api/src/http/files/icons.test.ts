import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';

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
