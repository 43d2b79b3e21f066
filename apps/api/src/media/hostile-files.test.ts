import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { portOf } from '../testing/listening-app.ts';
import { multipart, noise, picture, testUploads } from '../testing/uploads.ts';

type Files = Record<string, [content: Buffer | string, status: number, message: string]>;
type Api = Awaited<ReturnType<typeof testUploads>>;

const storedFiles = ({ deps }: Api) =>
  readdirSync(deps.config.mediaDir, { recursive: true }).filter((name) => !/^tmp(\/[^/]+)?$/.test(String(name)));

/** Uploads files, each of which is refused with its message, and expects that no data of them remains. */
async function expectRefusals(files: Files) {
  // One application for many files: each starts a process that converts pictures.
  const api = await testUploads();
  for (const [name, [content, expected, message]] of Object.entries(files)) {
    const { status, body } = await api.upload(content, 'photo.jpg');
    expect.soft({ status, message: body.message }, name).toEqual({
      status: expected,
      message: expect.stringContaining(message),
    });
    expect.soft(storedFiles(api), name).toEqual([]);
  }
  expect((await api.sendAsAdmin('GET', '/api/media')).body).toEqual([]);
}

const DAMAGED = 'This file is damaged and cannot be read.';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A PNG whose header claims any size. */
function png(width: number, height: number, pixels: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const end = chunk('IEND', Buffer.alloc(0));
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', deflateSync(pixels)), end]);
}

const half = (whole: Buffer) => whole.subarray(0, whole.length / 2);

test('pictures that would take too much memory are refused by their header', async () => {
  const bomb = png(60_000, 60_000, Buffer.alloc(5_000_000));
  expect(bomb.length).toBeLessThan(10_000);
  const colors = ['red', 'lime', 'blue', 'white', 'black'];
  const frames = await Promise.all(colors.map((color) => picture({ width: 40, height: 40 }, color).png().toBuffer()));
  const animation = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  // The size of the frames in the header, less one.
  animation.writeUIntLE(2999, 24, 3);
  animation.writeUIntLE(2999, 27, 3);
  await expectRefusals({
    'a decompression bomb': [bomb, 413, 'This picture has 3600 megapixels. This kind of file may have at most 60'],
    '60.1 megapixels': [png(8000, 7501, Buffer.alloc(10)), 413, 'This picture has 60.1 megapixels.'],
    'a long animation': [animation, 413, 'This picture has 45 megapixels in 5 frames.'],
    'an interlaced PNG': [
      Buffer.from(png(9000, 4800, Buffer.alloc(10)).map((byte, index) => (index === 28 ? 1 : byte))),
      413,
      'megapixels',
    ],
    '10,000 x 1': [
      await picture({ width: 10_000, height: 1 }).png().toBuffer(),
      400,
      'This picture has 10000 x 1 pixels. The longer side may be at most 20 times the shorter one.',
    ],
  });
});

test('damaged files are refused', { tags: ['long'] }, async () => {
  const whole = noise({ width: 100, height: 100 });
  const cut = async (format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif') =>
    half(await whole.clone().toFormat(format).toBuffer());
  await expectRefusals({
    'a truncated JPEG': [await cut('jpeg'), 400, DAMAGED],
    'a truncated PNG': [await cut('png'), 400, DAMAGED],
    'a truncated PNG with transparency': [half(await whole.clone().ensureAlpha(0.5).png().toBuffer()), 400, DAMAGED],
    'a truncated WebP': [await cut('webp'), 400, DAMAGED],
    'a truncated AVIF': [await cut('avif'), 400, DAMAGED],
    'a truncated GIF': [await cut('gif'), 400, DAMAGED],
    'a PNG without most of its pixels': [png(300, 300, Buffer.alloc(1000)), 400, DAMAGED],
    'a JPEG of three bytes': [Buffer.from([0xff, 0xd8, 0xff]), 400, DAMAGED],
    'a PDF without its end': [`%PDF-1.7\n${'x'.repeat(5000)}`, 400, DAMAGED],
    'an SVG without size': ['<svg></svg>', 400, 'This SVG has no size.'],
    'HTML with an SVG': ['<html><svg viewBox="0 0 1 1"/></html>', 400, 'This file is not an SVG drawing.'],
    'an empty file': ['', 400, 'This file is empty'],
  });
});

test('files of other types are refused, regardless of their name', async () => {
  const message =
    'This kind of file is not accepted. Choose a JPEG, PNG, WebP, AVIF, GIF or SVG picture, a PDF or an MP4 video.';
  await expectRefusals({
    HTML: ['<!doctype html><script>alert(1)</script>', 415, message],
    JavaScript: ['alert(1)', 415, message],
    'a program': [Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1]), 415, message],
    'a ZIP with a PDF in it': ['PK\u0003\u0004 %PDF-1.7', 415, message],
    'a HEIC photo': ['\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 415, 'This is a HEIC photo. Export it as JPEG'],
    'a large SVG': [`<svg viewBox="0 0 1 1"><path d="${'M0 0'.repeat(300_000)}"/></svg>`, 413, 'may have at most 1 MB'],
    '25 MB and a byte': [Buffer.alloc(25 * 1024 * 1024 + 1, 1), 413, 'A file may have at most 25 MB.'],
  });
});

test('a JPEG that is also HTML, JavaScript and a ZIP loses all data except the picture', async () => {
  const { upload, get } = await testUploads();
  const payload = '*/=1;alert(1)/*<html><script>alert(2)</script>PK';
  const plain = await noise({ width: 64, height: 64 }).jpeg().toBuffer();
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, payload.length + 2]), Buffer.from(payload)]);
  const polyglot = Buffer.concat([plain.subarray(0, 2), comment, plain.subarray(2), Buffer.from(payload)]);
  const { status, body } = await upload(polyglot, 'photo.html');
  expect([status, body.mime]).toEqual([201, 'image/jpeg']);
  const { payload: served } = await get(body.url);
  expect(served).not.toMatch(/alert|script/);
});

test('a file name with folders, markup or line breaks becomes a plain name in the address of the file', {
  tags: ['long'],
}, async () => {
  const { upload } = await testUploads();
  const names = [
    '../../etc/passwd',
    '..\\..\\boot.ini',
    '<b>.php',
    'a%0d%0aset-cookie: b.jpg',
    '%2e%2e%2fsite.db',
    '...',
  ];
  for (const [size, name] of names.entries()) {
    const { body } = await upload(
      await picture({ width: 40, height: 40 + size })
        .jpeg()
        .toBuffer(),
      name,
    );
    expect(body.url, name).toMatch(/^\/media\/[\da-f]{24}-40x4\d-[\da-f]{6}\/[a-z\d-]+\.jpg$/);
  }
});

test('an SVG with a script is served without it', { tags: ['long'] }, async () => {
  const { upload, get } = await testUploads();
  const { body } = await upload(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12" onload="alert(1)"><script>alert(2)</script><path d="M0 0h9"/></svg>',
    'logo.svg',
  );
  expect(body).toMatchObject({ mime: 'image/svg+xml', width: 24, height: 12 });
  const { payload, headers } = await get(body.url);
  expect(payload).toMatch(/^<svg [^>]*viewBox="0 0 24 12" width="24" height="12"><path d="M0 0h9"><\/path><\/svg>$/);
  expect(payload).not.toMatch(/alert|onload/);
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
  });
});

test('a request without exactly one complete file is refused', async () => {
  const api = await testUploads();
  const file = await picture({ width: 60, height: 40 }).jpeg().toBuffer();
  const broken = multipart(file, 'a.jpg', false);
  const send = async (headers: Record<string, string>, payload: string | Buffer) => {
    const all = { ...headers, ...api.session };
    const response = await api.app.inject({ method: 'POST', url: '/api/media', headers: all, payload });
    return [response.statusCode, response.json().message];
  };
  const incomplete = [400, 'The file did not arrive completely. Please send it again.'];
  expect(await send(broken.headers, broken.payload)).toEqual(incomplete);
  const form = '--x\r\ncontent-disposition: form-data; name="file"\r\n\r\nno file\r\n--x--\r\n';
  expect(await send({ 'content-type': 'multipart/form-data; boundary=x' }, form)).toEqual([400, 'Send one file']);
  expect((await send({ 'content-type': 'multipart/form-data' }, form))[0]).toBe(400);
  expect(await send({ 'content-type': 'application/json' }, '{}')).toEqual([
    415,
    'Send the file as multipart/form-data',
  ]);
  for (const session of [{}, { authorization: 'Bearer unknown' }] as Record<string, string>[]) {
    expect((await api.upload(file, 'a.jpg', session)).body).toEqual({ message: 'Please log in to continue' });
  }
  expect(storedFiles(api)).toEqual([]);
});

test.each([
  ['image/jpeg', 'A file may have at most 25 MB.'],
  ['video/mp4', 'A video may have at most 50 MB.'],
])('%s with a declared length of 60 MB is refused before it has arrived: %s', async (type, message) => {
  const { app, session } = await testUploads();
  const { headers, payload } = multipart('the beginning', 'a', false);
  const length = { 'content-length': String(60 * 1024 * 1024) };
  const port = await portOf(app);
  const options = { port, method: 'POST', path: '/api/media', headers: { ...headers, ...length, ...session } };
  const sent = request({ host: '127.0.0.1', ...options });
  onTestFinished(() => void sent.destroy());
  sent.write(payload.toString().replace('image/jpeg', type));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  expect([response.statusCode, await json(response)]).toEqual([413, { message: expect.stringContaining(message) }]);
});

test('a picture of more than 50 MB is refused with the limit for pictures', { tags: ['long'] }, async () => {
  const { upload } = await testUploads();
  const { status, body } = await upload(Buffer.alloc(50 * 1024 * 1024 + 1, 1));
  expect([status, body.message]).toEqual([413, expect.stringContaining('A file may have at most 25 MB.')]);
});

test('a file without a declared length is accepted up to 25 MB', { tags: ['long'] }, async () => {
  const api = await testUploads();
  const url = `http://127.0.0.1:${await portOf(api.app)}/api/media`;
  const send = async (content: Buffer) => {
    const { headers, payload } = multipart(content, 'a.jpg');
    const parts = Array.from({ length: Math.ceil(payload.length / 65_536) }, (_, n) =>
      payload.subarray(n * 65_536, (n + 1) * 65_536),
    );
    const all = { ...headers, ...api.session };
    return fetch(url, { method: 'POST', headers: all, body: ReadableStream.from(parts), duplex: 'half' });
  };
  expect((await send(await picture({ width: 60, height: 40 }).jpeg().toBuffer())).status).toBe(201);
  const refused = await send(Buffer.alloc(25 * 1024 * 1024 + 1, 1));
  expect([refused.status, await refused.json()]).toEqual([
    413,
    { message: 'A file may have at most 25 MB. Please make it smaller.' },
  ]);
});
