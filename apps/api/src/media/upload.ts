import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { uploadMessages } from '@site/schema/media';
import { publicError } from '../errors.ts';

/** A file that was received completely. */
export type Upload = {
  path: string;
  /** The SHA-256 of its content. */
  hash: string;
  bytes: number;
  name: string;
  /** False after the client has disconnected. */
  isWanted(): boolean;
};

export const tooLarge = () => publicError('PAYLOAD_TOO_LARGE', uploadMessages.tooLarge);

/** Streams a file to a path. Fails as soon as it is larger than `maxBytes`. */
export async function writeUpload(
  source: Readable,
  path: string,
  maxBytes: number,
): Promise<Pick<Upload, 'path' | 'hash' | 'bytes'>> {
  const hash = createHash('sha256');
  let bytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(bytes > maxBytes ? tooLarge() : null, chunk);
    },
  });
  await pipeline(source, measure, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  return { path, hash: hash.digest('hex'), bytes };
}
