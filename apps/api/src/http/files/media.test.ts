import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { testApp, testCaller } from '../../testing/app.ts';
import { portOf } from '../../testing/listening-app.ts';
import { addMedia, picture, testUploads } from '../../testing/uploads.ts';

const photo = (width = 900, height = 600, color = '#3366cc') => picture({ width, height }, color).jpeg().toBuffer();

async function library() {
  const api = await testUploads();
  return { ...api, caller: testCaller(api, (await api.login()).authorization) };
}

test('an uploaded picture is upright, without EXIF, and served immutably under a URL with its size', async () => {
  const { upload, get } = await library();
  const original = await picture({ width: 900, height: 600 })
    .withExif({ IFD0: { Copyright: 'Secret place' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { status, body } = await upload(original, 'Team photo (1).JPG');
  expect({ status, body }).toMatchObject({
    status: 201,
    body: {
      kind: 'picture',
      name: 'Team photo (1)',
      alt: null,
      mime: 'image/jpeg',
      width: 600,
      height: 900,
      focalX: 50,
      focalY: 50,
      url: expect.stringMatching(/^\/media\/[0-9a-f]{24}-600x900-[0-9a-f]{6}\/team-photo-1\.jpg$/),
    },
  });
  const served = await get(body.url);
  expect(served.statusCode).toBe(200);
  expect(served.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    'content-length': String(body.bytes),
  });
  for (const name of ['content-security-policy', 'permissions-policy', 'x-request-id']) {
    expect(served.headers).not.toHaveProperty(name);
  }
  const { width, height, orientation, exif } = await sharp(served.rawPayload).metadata();
  expect({ width, height, orientation, exif }).toEqual({
    width: 600,
    height: 900,
    orientation: undefined,
    exif: undefined,
  });
  expect(served.body).not.toContain('Secret place');
  expect((await get(body.url, { 'if-none-match': String(served.headers.etag) })).statusCode).toBe(304);
});

test('a drawing is served compressed, immutably, and cannot run scripts', async () => {
  const { upload, get } = await library();
  const dots = Array.from({ length: 100 }, (_, index) => `<circle cx="${index}" cy="5" r="1"/>`).join('');
  const { body } = await upload(
    Buffer.from(`<svg viewBox="0 0 100 10" width="100" height="10">${dots}</svg>`),
    'Dots.svg',
  );
  const plain = await get(body.url, { 'accept-encoding': 'identity' });
  expect(plain.body).toContain('<circle cx="99"');
  expect(plain.headers).not.toHaveProperty('content-encoding');
  const small = await get(body.url, { 'accept-encoding': 'br, gzip' });
  expect(small.headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': expect.stringContaining('sandbox'),
    vary: expect.stringMatching(/accept-encoding/i),
  });
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
  const again = { 'accept-encoding': 'br', 'if-none-match': String(small.headers.etag) };
  expect((await get(body.url, again)).statusCode).toBe(304);
});

test('the smallest picture is served in its own width', async () => {
  const { upload, get } = await library();
  const { body } = await upload(await photo(1, 1));
  expect((await get(body.url.replace(/[^/]+$/, '1.webp'))).statusCode).toBe(200);
});

test('a picture is served as AVIF and WebP in the fixed widths and in no other', async () => {
  const { upload, get } = await library();
  const { body } = await upload(await photo());
  const folder = body.url.replace(/\/[^/]+$/, '');
  for (const [file, format] of [
    ['320.avif', 'heif'],
    ['900.webp', 'webp'],
  ] as const) {
    const { statusCode, headers, rawPayload } = await get(`${folder}/${file}`);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe(`image/${file.slice(4)}`);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format, width: Number.parseInt(file, 10) });
  }
  for (const file of ['321.avif', '1080.webp', '0320.avif', '320.png', '320.gif', 'a.gif', '.jpg', '..%2f320.avif']) {
    expect((await get(`${folder}/${file}`)).statusCode, file).toBe(404);
  }
  for (const path of [folder, `${folder}/a/320.avif`, '/media/..%2f..%2fetc/passwd.jpg']) {
    expect((await get(path)).statusCode, path).toBe(404);
  }
  const other = folder.replace(/\/media\/./, (start) => (start.endsWith('0') ? '/media/1' : '/media/0'));
  expect((await get(`${other}/320.avif`)).statusCode).toBe(404);
});

test('converts an opaque PNG to JPEG, and stores a transparent one as PNG', async () => {
  const { upload } = await library();
  const opaque = await picture({ width: 60, height: 40, channels: 4 }).png().toBuffer();
  const transparent = await picture({ width: 60, height: 40, channels: 4 }, '#ff000080').png().toBuffer();
  expect((await upload(opaque)).body).toMatchObject({ mime: 'image/jpeg' });
  expect((await upload(transparent)).body).toMatchObject({ mime: 'image/png', width: 60, height: 40 });
});

test('an animation stays animated, as WebP', async () => {
  const { upload, get } = await library();
  const frames = await Promise.all(
    ['#f00', '#0f0'].map((color) => picture({ width: 40, height: 30 }, color).png().toBuffer()),
  );
  const { body } = await upload(
    await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer(),
    'loop.gif',
  );
  expect(body).toMatchObject({ mime: 'image/webp', width: 40, height: 30 });
  expect(await sharp((await get(body.url)).rawPayload).metadata()).toMatchObject({ format: 'webp', pages: 2 });
});

test('a PDF is sent as a download, with ranges, and cannot run scripts', async () => {
  const { upload, get } = await library();
  const pdf = '%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n';
  const { body } = await upload(pdf, 'मूल्य सूची Prices.pdf');
  expect(body).toMatchObject({ kind: 'document', name: 'मूल्य सूची Prices', mime: 'application/pdf', width: null });
  const { headers, payload } = await get(body.url);
  expect(payload).toBe(pdf);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment; filename="[a-z0-9-]+\.pdf"$/),
    'content-security-policy': "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
    'accept-ranges': 'bytes',
  });
  const part = await get(body.url, { range: 'bytes=1-3' });
  expect([part.statusCode, part.payload, part.headers['content-range']]).toEqual([
    206,
    'PDF',
    `bytes 1-3/${pdf.length}`,
  ]);
  expect((await get(body.url, { range: 'bytes=9-' })).payload).toBe(pdf.slice(9));
  expect((await get(body.url, { range: 'bytes=1000-' })).statusCode).toBe(416);
  for (const range of ['bytes=5-2', 'bytes=-5', 'bytes=0-1,3-4', 'lines=1-2']) {
    expect((await get(body.url, { range })).payload, range).toBe(pdf);
  }
});

test('deleting a file permanently deletes all its stored data', async () => {
  const { upload, caller, get, deps } = await library();
  const { body } = await upload(await photo(300, 200));
  const folder = body.url.split('/')[2] as string;
  await get(`/media/${folder}/300.webp`);
  const path = join(deps.config.mediaDir, folder);
  expect(readdirSync(path)).toContain('300.webp');
  expect(readdirSync(path).map((name) => statSync(join(path, name)).mode & 0o777)).toEqual(
    readdirSync(path).map(() => 0o600),
  );
  expect(statSync(path).mode & 0o777).toBe(0o700);
  await caller.media.remove({ id: body.id });
  expect(existsSync(path)).toBe(true);
  await caller.trash.removeMany({ items: [{ kind: 'media', recordId: body.id }] });
  expect(existsSync(path)).toBe(false);
  expect((await get(body.url)).statusCode).toBe(404);
});

test('a file in the trash answers 404 in every width until it is restored or uploaded again', async () => {
  const { upload, caller, get } = await library();
  const file = await photo(300, 200);
  const { body } = await upload(file);
  const { headers } = await get(body.url);
  const variant = body.url.replace(/[^/]+$/, '300.webp');
  const statuses = async () => [
    (await get(body.url)).statusCode,
    (await get(variant)).statusCode,
    (await get(body.url, { 'if-none-match': String(headers.etag) })).statusCode,
  ];
  expect(await statuses()).toEqual([200, 200, 304]);
  await caller.media.remove({ id: body.id });
  expect(await statuses()).toEqual([404, 404, 404]);
  expect((await get(body.url)).headers['cache-control']).toBe('no-store');
  await caller.trash.restore({ kind: 'media', recordId: body.id });
  expect(await statuses()).toEqual([200, 200, 304]);
  await caller.media.remove({ id: body.id });
  expect(await statuses()).toEqual([404, 404, 404]);
  await upload(file);
  expect(await statuses()).toEqual([200, 200, 304]);
});

test('a file that cannot be read answers 500 as JSON, without the headers of the file', async () => {
  const { upload, get, deps } = await library();
  const { body } = await upload(await photo(300, 200));
  const path = join(deps.config.mediaDir, body.url.split('/')[2] as string, 'original.jpg');
  rmSync(path);
  mkdirSync(path);
  const { statusCode, headers, payload } = await get(body.url);
  expect([statusCode, JSON.parse(payload)]).toEqual([500, { message: 'Something went wrong' }]);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(payload.length),
    'cache-control': 'no-store',
  });
  for (const name of ['etag', 'accept-ranges', 'content-disposition']) expect(headers).not.toHaveProperty(name);
});

test.each([
  ['before the file is read', []],
  ['within the file', ['first bytes']],
])('a download that the client aborts %s is not logged as an error', async (_, chunks) => {
  const body = new Readable({ read() {} });
  for (const chunk of chunks) body.push(chunk);
  const opened = Promise.withResolvers<void>();
  const open = async () => {
    opened.resolve();
    return { body, size: 1_000, start: 0, end: 999 };
  };
  const site = await testApp();
  await addMedia(site.deps, 'a');
  site.deps.media.open = open;
  const socket = connect(await portOf(site.app), '127.0.0.1');
  site.log.length = 0;
  socket.write(`GET /media/${'a'.repeat(24)}-900x600-3366cc/tea.jpg HTTP/1.1\r\nhost: a\r\n\r\n`);
  await opened.promise;
  if (chunks.length > 0) await once(socket, 'data');
  socket.destroy();
  await finished(body).catch(() => {});
  await site.send('GET', '/api/nothing');
  expect(site.log.map((line) => JSON.parse(line).msg)).toEqual(['request completed']);
  expect(site.log.join('')).not.toContain('stack');
});
