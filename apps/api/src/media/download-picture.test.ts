import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { picture } from '../testing/uploads.ts';
import { downloadPicture } from './download-picture.ts';

/** A site at 127.0.0.1, and a folder into which its pictures are downloaded. */
async function testSite(answer: RequestListener) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const folder = await mkdtemp(join(tmpdir(), 'download-'));
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true });
  });
  const { port } = server.address() as AddressInfo;
  const path = join(folder, 'file');
  type Limits = Parameters<typeof downloadPicture>[2];
  /** Only 127.0.0.1 counts as an address on the internet. */
  const isAllowed = (address: string) => address === '127.0.0.1';
  const download = (url = '/tea%20house.png', limits: Limits = {}) =>
    downloadPicture(new URL(url, `http://127.0.0.1:${port}`).href, path, { isAllowed, ...limits });
  return { download, path, port, requests };
}

const png = () => picture({ width: 9, height: 6 }).png().toBuffer();

test('downloads a picture, follows redirects, and takes the file name from the URL', async () => {
  const file = await png();
  const { download, path } = await testSite(({ url }, response) => {
    const next = { '/a': '/b', '/b': '/c', '/c': '/tea%20house.png' }[url ?? ''];
    if (next) response.writeHead(302, { location: next }).end();
    else response.end(file);
  });
  expect(await download()).toMatchObject({ name: 'tea house', bytes: file.length });
  expect(await readFile(path)).toEqual(file);
  await rm(path);
  expect(await download('/a')).toMatchObject({ bytes: file.length });
});

test.each(['http://127.0.0.1', 'http://localhost', 'http://[::1]', 'http://2130706433', 'http://[::ffff:127.0.0.1]'])(
  'does not connect to %s, which is not on the internet',
  async (origin) => {
    const { path, port, requests } = await testSite((_, response) => response.end());
    await expect(downloadPicture(`${origin}:${port}/a.png`, path)).rejects.toThrow(/ is in a private network/);
    expect(requests).toEqual([]);
  },
);

test('does not follow a redirect to a private address, to another protocol or a fourth time', async () => {
  const targets = { '/private': 'http://127.0.0.2/', '/file': 'file:///etc/passwd', '/endless': '/endless' };
  const { download, requests } = await testSite(({ url }, response) =>
    response.writeHead(301, { location: targets[url as keyof typeof targets] }).end(),
  );
  await expect(download('/private')).rejects.toThrow('127.0.0.2 is in a private network');
  await expect(download('/file')).rejects.toThrow('begins with https://');
  await expect(download('/endless')).rejects.toThrow('127.0.0.1 redirects more than 3 times.');
  expect(requests).toHaveLength(6);
});

test('ends a download that exceeds the limit of uploads, with or without a declared size', async () => {
  const chunk = Buffer.alloc(1024 * 1024);
  let sent = 0;
  const { download } = await testSite(({ url }, response) => {
    if (url === '/declared') return response.writeHead(200, { 'content-length': 26 * chunk.length }).end();
    const send = () => {
      sent += 1;
      if (!response.destroyed) response.write(chunk, () => setImmediate(send));
    };
    send();
  });
  for (const url of ['/declared', '/endless']) {
    await expect(download(url)).rejects.toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
      message: 'A file may have at most 25 MB. Please make it smaller.',
    });
  }
  expect(sent).toBeGreaterThan(25);
});

test('refuses a file that is not a picture, whatever content type the other site declares', async () => {
  const files: Record<string, string> = { '/page': '<!doctype html><p>Hello', '/pdf': '%PDF-1.7 %%EOF' };
  for (const [url, file] of Object.entries(files)) {
    const { download } = await testSite((_, response) => response.setHeader('content-type', 'image/png').end(file));
    await expect(download(url)).rejects.toMatchObject({
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: 'What 127.0.0.1 sends is not a picture.',
    });
  }
});

test('names the status of a failure, and a server that is slow or absent', async () => {
  const { download } = await testSite(({ url }, response) => {
    if (url === '/gone') response.writeHead(404).end();
    else response.writeHead(200).write('part');
  });
  await expect(download('/gone')).rejects.toThrow('127.0.0.1 has no picture at this address: it answers 404.');
  await expect(download('/slow', { timeoutMs: 200 })).rejects.toThrow('127.0.0.1 takes too long to send the picture.');
  await expect(download('http://name.invalid/a.png')).rejects.toThrow('name.invalid cannot be reached');
});

test('says that a connection was interrupted', async () => {
  const { download } = await testSite((_, response) => {
    response.writeHead(200).write('part', () => response.destroy());
  });
  await expect(download()).rejects.toThrow('127.0.0.1 cannot be reached, or ended the connection.');
});
