import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';

/*
 * The end of an archive: an empty member of the gzip file whose comment is the SHA-256 of all bytes before it. Other
 * programs ignore it. The check sum of gzip covers neither its header nor changes that leave the content equal.
 */

const SHA256_DIGITS = 64;
// The header of a member with a comment.
const START = Buffer.from([0x1f, 0x8b, 8, 0x10, 0, 0, 0, 0, 0, 0xff]);
// The end of the comment, an empty block, its check sum and its length.
const END = Buffer.from([0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
const SEAL_BYTES = START.length + SHA256_DIGITS + END.length;

const sealOf = (sha256: string) => Buffer.concat([START, Buffer.from(sha256), END]);

/** Adds the seal to the chunks of a gzip file. */
export async function* seal(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
  yield sealOf(hash.digest('hex'));
}

/** Whether a file ends with the seal of what is before it. */
export async function isSealed(file: string): Promise<boolean> {
  const length = (await stat(file)).size - SEAL_BYTES;
  if (length <= 0) return false;
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file, { end: length - 1 })) hash.update(chunk);
  const found: Buffer[] = [];
  for await (const chunk of createReadStream(file, { start: length })) found.push(chunk);
  return Buffer.concat(found).equals(sealOf(hash.digest('hex')));
}
