import { expect, test } from 'vitest';
import { startS3 } from '../../testing/s3-server.ts';
import { testUploads } from '../../testing/uploads.ts';

const MB = 1024 * 1024;

/** The beginning of an ISO media file of a brand, filled up to a size. */
function video(brand: string, bytes = 1000): Buffer {
  const file = Buffer.alloc(bytes, 7);
  file.writeUInt32BE(24, 0);
  file.write(`ftyp${brand}\0\0\0\0isommp42`.slice(0, 20), 4, 'latin1');
  return file;
}

const storages: [string, () => Promise<Record<string, string>>][] = [
  ['the folder', async () => ({})],
  ['S3', async () => ({ ...(await startS3()), S3_BUCKET: 'media' })],
];

test.each(storages)('an MP4 is served from %s as it was sent, in parts', async (_, env) => {
  const { upload, get } = await testUploads({ env: await env() });
  const file = video('mp42');
  file.writeUInt8(9, 999);
  const { status, body } = await upload(file, 'The tour.mov');
  expect({ status, ...body }).toMatchObject({
    status: 201,
    kind: 'video',
    mime: 'video/mp4',
    bytes: 1000,
    width: null,
  });
  expect(body.url).toMatch(/^\/media\/[0-9a-f]{24}\/the-tour\.mp4$/);
  const whole = await get(body.url);
  expect(whole.rawPayload).toEqual(file);
  expect(whole.headers).toMatchObject({
    'content-type': 'video/mp4',
    'x-content-type-options': 'nosniff',
    'cache-control': expect.stringContaining('immutable'),
    'accept-ranges': 'bytes',
  });
  const end = await get(body.url, { range: 'bytes=998-' });
  expect([end.statusCode, end.headers['content-range'], [...end.rawPayload]]).toEqual([
    206,
    'bytes 998-999/1000',
    [7, 9],
  ]);
});

test('an MP4 may have up to 50 MB', { tags: ['long'] }, async () => {
  const { upload } = await testUploads();
  expect((await upload(video('isom', 26 * MB), 'long.mp4')).status).toBe(201);
  const { status, body } = await upload(video('isom', 50 * MB + 1), 'longer.mp4');
  expect([status, body.message]).toEqual([413, expect.stringContaining('A video may have at most 50 MB.')]);
});

test('refuses videos in other formats, and names the accepted format', async () => {
  const { upload } = await testUploads();
  const matroska = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3, 4]);
  for (const file of [video('qt  '), matroska, Buffer.from('RIFF\0\0\0\0AVI LIST')]) {
    const { status, body } = await upload(file, 'tour.mp4');
    expect([status, body.message]).toEqual([415, expect.stringContaining('Export it as MP4 (H.264)')]);
  }
});

test('a video in an article cannot be deleted, and is replaced by another one', async () => {
  const { upload, add, sendAsAdmin } = await testUploads();
  const [first, second] = [await upload(video('mp42'), 'one.mp4'), await upload(video('isom'), 'two.mp4')];
  await add('post', { content: `<p>${'About us. '.repeat(20)}</p><video src="${first.body.url}" controls></video>` });
  const path = `/api/media/${first.body.id}`;
  expect((await sendAsAdmin('DELETE', path)).status).toBe(409);
  expect((await sendAsAdmin('PUT', `${path}/replacement`, { by: second.body.id })).body).toMatchObject({ changed: 1 });
  const [post] = (await sendAsAdmin('GET', '/api/blog-posts')).body as { content: string }[];
  expect(post?.content).toContain(`<video src="${second.body.url}"`);
});
