import { randomBytes } from 'node:crypto';
import { insertMedia } from '@site/db/media';
import { toMediaItem } from '@site/schema/media';
import sharp, { type CreateRaw, type Sharp } from 'sharp';
import { expect } from 'vitest';
import type { Deps } from '../app.ts';
import { testAdmin } from './content.ts';

/*
 * Generated files, and an administrator who uploads them.
 */

export type SentFile = { status: number; body: Record<string, unknown> & { id: number; url: string; message: string } };

export async function testUploads(options?: Parameters<typeof testAdmin>[0]) {
  const admin = await testAdmin(options);
  const upload = async (
    content: Buffer | string,
    fileName = 'photo.jpg',
    session: Record<string, string> = admin.session,
  ) => {
    const { payload, headers } = multipart(content, fileName);
    const response = await admin.app.inject({
      method: 'POST',
      url: '/api/media',
      headers: { ...headers, ...session },
      payload,
    });
    expect(response.statusCode, admin.log.slice(-2).join('\n')).not.toBe(500);
    return { status: response.statusCode, body: response.json() } as SentFile;
  };
  const get = (url: string, headers: Record<string, string> = {}) =>
    admin.app.inject({ url: url.split('#')[0] as string, headers });
  return { ...admin, upload, get };
}

/** Adds the record of a file, without the file. */
export async function addMedia({ db, now }: Deps, digit: string) {
  const facts = { kind: 'picture' as const, file: 'a.jpg', bytes: 1, width: 900, height: 600, color: '3366cc' };
  return toMediaItem(await insertMedia(db, { ...facts, hash: digit.repeat(64), name: `Picture ${digit}` }, now()));
}

export function multipart(content: Buffer | string, fileName: string, end = true) {
  const boundary = `----${randomBytes(8).toString('hex')}`;
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\ncontent-type: image/jpeg\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([
      Buffer.from(head),
      Buffer.from(content),
      Buffer.from(end ? `\r\n--${boundary}--\r\n` : ''),
    ]),
  };
}

type Size = { width: number; height: number; channels?: 3 | 4 };

/** A picture of one colour. */
export function picture({ width, height, channels = 3 }: Size, background = '#3366cc'): Sharp {
  return sharp({ create: { width, height, channels, background }, limitInputPixels: false });
}

/** A picture whose pixels all differ, so that it does not compress well. */
export function noise({ width, height, channels = 3 }: Size): Sharp {
  const raw: CreateRaw = { width, height, channels };
  return sharp(randomBytes(width * height * channels), { raw });
}
