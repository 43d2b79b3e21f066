import { createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as delay } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { ByteRange, MediaStorage, StoredFile } from './storage.ts';

/*
 * Files in a bucket of Amazon S3 or of a server that is compatible with it.
 */

export type S3Settings = { endpoint: string; bucket: string; region: string; accessKey: string; secretKey: string };

/** The timeout until the response begins. Its body may take longer: fetch aborts it after five minutes without data. */
const ANSWER_MS = 30_000;
/** Few and short, so that visitors do not wait for an unavailable server. */
const RETRIES = 2;
const RETRY_DELAY_MS = 50;

export function createS3Storage(
  settings: S3Settings,
  { answerMs = ANSWER_MS }: { answerMs?: number } = {},
): MediaStorage {
  const client = createClient(settings);
  const root = bucketUrl(settings);
  const urlOf = (name: string) => `${root}/${name}`;

  /** Signs and sends a request; repeats it while the server fails or is busy. */
  async function fetchSigned(url: string, options: RequestInit, signal: AbortSignal): Promise<Response> {
    for (let retry = 0; ; retry++) {
      // The signal is not part of the signed request, which would no longer follow it after a garbage collection.
      const response = await fetch(await client.sign(url, options), { signal });
      if (retry === RETRIES || (response.status < 500 && response.status !== 429)) return response;
      await response.body?.cancel();
      await delay(RETRY_DELAY_MS * 2 ** retry);
    }
  }

  /** Sends a request; undefined for 404. */
  async function send(method: string, url: string, options: RequestInit = {}): Promise<Response | undefined> {
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(new StorageError(`No answer to ${method}`)), answerMs);
    const response = await fetchSigned(url, { ...options, method }, waiting.signal).finally(() => clearTimeout(timer));
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status === 404) return undefined;
    if (response.status === 416) return response;
    throw new StorageError(`The storage answered ${response.status} to ${method}`);
  }

  const open: MediaStorage['open'] = async (name, range) => {
    const headers = range && { range: `bytes=${range.start}-${range.end ?? ''}` };
    const response = await send('GET', urlOf(name), headers && { headers });
    return response && toStoredFile(response, range);
  };

  return {
    has: async (name) => (await send('HEAD', urlOf(name))) !== undefined,

    async put(name, path, type) {
      const body = await readFile(path);
      await send('PUT', urlOf(name), {
        body,
        headers: { 'content-type': type, 'content-length': String(body.length) },
      });
      await rm(path, { force: true });
    },

    open,

    async withPath(name, temporary, use) {
      const file = await open(name);
      if (!file) return undefined;
      try {
        await pipeline(file.body, createWriteStream(temporary, { mode: 0o600 }));
        return await use(temporary);
      } finally {
        await rm(temporary, { force: true });
      }
    },

    async removeFolder(folder) {
      const list = await send('GET', `${root}?list-type=2&prefix=${folder}/`);
      const names = [...((await list?.text()) ?? '').matchAll(/<Key>([\w./-]+)<\/Key>/g)].map(([, name = '']) => name);
      for (const name of names) await send('DELETE', urlOf(name));
    },
  };
}

const createClient = ({ accessKey, secretKey, region }: S3Settings) =>
  new AwsClient({ accessKeyId: accessKey, secretAccessKey: secretKey, region, service: 's3' });

const bucketUrl = ({ endpoint, bucket }: S3Settings) => `${endpoint.replace(/\/$/, '')}/${bucket}`;

/** The timeout of the check at the start. */
const CHECK_MS = 10_000;

/** Explains why the bucket cannot be used; undefined if it can be listed. */
export async function findBucketProblem(settings: S3Settings): Promise<string | undefined> {
  const { bucket } = settings;
  const request = await createClient(settings).sign(`${bucketUrl(settings)}?list-type=2&max-keys=1`);
  try {
    const { ok, status, body } = await fetch(request, { signal: AbortSignal.timeout(CHECK_MS) });
    await body?.cancel();
    if (ok) return undefined;
    if (status === 404) return `There is no bucket ${bucket} at S3_ENDPOINT; create it, or correct S3_BUCKET.`;
    if (status === 401 || status === 403) return `S3_ENDPOINT refuses S3_ACCESS_KEY and S3_SECRET_KEY for ${bucket}.`;
    return `S3_ENDPOINT answers ${status}, so files of the media library cannot be read and stored.`;
  } catch {
    return 'S3_ENDPOINT cannot be reached, so files of the media library cannot be read and stored.';
  }
}

export class StorageError extends Error {
  override name = 'StorageError';
}

function toStoredFile(response: Response, range: ByteRange | undefined): StoredFile {
  const [, start = '0', end = '', whole] =
    /^bytes (\d+)-(\d+)\/(\d+)$/.exec(response.headers.get('content-range') ?? '') ?? [];
  const [, beyond] = /^bytes \*\/(\d+)$/.exec(response.headers.get('content-range') ?? '') ?? [];
  const size = Number(whole ?? beyond ?? response.headers.get('content-length'));
  const body = response.body ? Readable.fromWeb(response.body as ReadableStream) : Readable.from([]);
  if (response.status === 416) return { body, size, start: range?.start ?? 0, end: (range?.start ?? 0) - 1 };
  return { body, size, start: Number(start), end: whole ? Number(end) : size - 1 };
}
