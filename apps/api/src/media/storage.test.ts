import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { emptyFolder } from '@site/db/testing/database';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import { startS3 } from '../testing/s3-server.ts';
import { addMedia, picture, testUploads } from '../testing/uploads.ts';
import { createStorage } from './create-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import { createTemporaryFiles } from './temporary-files.ts';

function collectGarbage() {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

const storages: Record<string, () => Promise<Record<string, string>>> = {
  'the folder': async () => ({ DATA_DIR: emptyFolder() }),
  S3: async () => ({ ...(await startS3()), S3_BUCKET: 'media' }),
};

test.each(Object.entries(storages))('%s stores, serves parts of and deletes files', async (_, env) => {
  const storage = createStorage(readConfig(await env()));
  const temporary = join(emptyFolder(), 'file');
  const put = async (name: string, content: string) => {
    writeFileSync(temporary, content);
    await storage.put(name, temporary, 'text/plain');
  };
  const read = async (...call: Parameters<typeof storage.open>) => {
    const file = await storage.open(...call);
    return file && { content: await text(file.body), size: file.size, start: file.start, end: file.end };
  };
  await put('abc/original.jpg', 'a picture');
  await put('abc/320.avif', 'small');
  await put('abcd/original.jpg', 'another one');
  expect(existsSync(temporary)).toBe(false);

  expect(await read('abc/original.jpg')).toEqual({ content: 'a picture', size: 9, start: 0, end: 8 });
  expect(await read('abc/original.jpg', { start: 2, end: 4 })).toEqual({ content: 'pic', size: 9, start: 2, end: 4 });
  expect(await read('abc/original.jpg', { start: 6 })).toEqual({ content: 'ure', size: 9, start: 6, end: 8 });
  expect(await read('abc/original.jpg', { start: 5, end: 99 })).toMatchObject({ content: 'ture', start: 5, end: 8 });
  expect(await read('abc/original.jpg', { start: 9 })).toMatchObject({ start: 9, end: 8 });
  expect(await read('abc/480.avif')).toBeUndefined();
  expect([await storage.has('abc/320.avif'), await storage.has('abc/480.avif')]).toEqual([true, false]);
  const readPath = async (path: string) => readFileSync(path, 'utf8');
  expect(await storage.withPath('abc/320.avif', temporary, readPath)).toBe('small');
  expect(await storage.withPath('abc/480.avif', temporary, readPath)).toBeUndefined();
  expect(existsSync(temporary)).toBe(false);

  await storage.removeFolder('abc');
  await storage.removeFolder('abc');
  expect([await storage.has('abc/original.jpg'), await storage.has('abc/320.avif')]).toEqual([false, false]);
  expect(await storage.has('abcd/original.jpg')).toBe(true);
});

test('uploads are served from S3 in every width, and deleted there', async () => {
  const env = { ...(await startS3()), S3_BUCKET: 'media' };
  const { upload, get, sendAsAdmin, send, session, deps } = await testUploads({ env });
  const { body } = await upload(await picture({ width: 400, height: 300 }).jpeg().toBuffer());
  const small = body.url.replace(/[^/]+$/, '320.webp');
  expect([(await get(body.url)).statusCode, (await get(small)).statusCode]).toEqual([200, 200]);
  expect((await get(body.url, { range: 'bytes=0-2' })).rawPayload).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  expect(readdirSync(deps.config.mediaDir)).toEqual(['tmp']);
  await sendAsAdmin('DELETE', `/api/media/${body.id}`);
  await send('POST', '/trpc/trash.removeMany', { items: [{ kind: 'media', recordId: body.id }] }, session);
  expect([(await get(body.url)).statusCode, (await get(small)).statusCode]).toEqual([404, 404]);
});

test('a bucket that cannot be used is answered 503, and nothing is stored', async () => {
  const env = { ...(await startS3()), S3_BUCKET: 'media', S3_SECRET_KEY: 'wrong' };
  const { upload, get, sendAsAdmin, deps, log } = await testUploads({ env });
  const { status, body } = await upload(await picture({ width: 40, height: 30 }).jpeg().toBuffer());
  expect([status, body.message]).toEqual([503, 'The files cannot be reached at the moment. Please try again.']);
  expect(log.join()).toContain('The storage answered 403 to PUT');
  expect((await sendAsAdmin('GET', '/api/media')).body).toEqual([]);
  expect((await get((await addMedia(deps, 'a')).url)).statusCode).toBe(503);
});

test('the time limit of a bucket is for the beginning of its answer, not for the whole file, and survives a garbage collection', async () => {
  const silentRequest = Promise.withResolvers<void>();
  let sendRest = () => {};
  const server = createServer(({ url = '' }, response) => {
    if (!url.endsWith('/slow.jpg')) return silentRequest.resolve();
    response.writeHead(200, { 'content-length': 9 }).write('a pic');
    sendRest = () => response.end('ture');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => server.close().closeAllConnections());
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = { endpoint, bucket: 'media', region: 'us-east-1', accessKey: 'key', secretKey: 'secret' };
  const storage = createS3Storage(settings, { answerMs: 1_000 });
  const slow = await storage.open('abc/slow.jpg');
  // Requested later, so that the limit of the first file has passed, too.
  const silent = expect(storage.open('abc/silent.jpg')).rejects.toThrow('No answer to GET');
  await silentRequest.promise;
  collectGarbage();
  await silent;
  sendRest();
  expect(await text((slow as { body: Readable }).body)).toBe('a picture');
});

test('deletes the temporary files of a crashed process, and keeps those of running ones', async () => {
  const mediaDir = emptyFolder();
  const [own, other] = [createTemporaryFiles(mediaDir), createTemporaryFiles(mediaDir)];
  const folder = (name: string, hours = 0) => {
    const path = join(mediaDir, 'tmp', name);
    mkdirSync(path, { recursive: true });
    writeFileSync(join(path, 'file'), 'x');
    const time = new Date(Date.now() - hours * 3_600_000);
    utimesSync(path, time, time);
  };
  await own.withPath(async (path) => {
    writeFileSync(path, 'x');
    const mine = readdirSync(join(mediaDir, 'tmp'))[0] as string;
    const machine = mine.split('.')[0];
    // No process has this id.
    folder(`${machine}.4194305.11111111`);
    folder('elsewhere.1.22222222');
    folder('elsewhere.1.33333333', 2);
    await own.removeOrphans();
    expect(readdirSync(join(mediaDir, 'tmp')).toSorted()).toEqual([mine, 'elsewhere.1.22222222'].toSorted());
    // A process with the same id, as after the restart of a container.
    await other.removeOrphans();
    expect(readdirSync(join(mediaDir, 'tmp'))).toEqual(['elsewhere.1.22222222']);
  });
});
