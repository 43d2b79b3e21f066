import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as delay } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { ByteRange, StoredFile } from './storage.ts';

/*
 * A bucket of Amazon S3 or of a server that is compatible with it.
 */

export type S3Settings = { endpoint: string; bucket: string; region: string; accessKey: string; secretKey: string };

/** The timeout until the response begins. Its body may take longer: fetch aborts it after five minutes without data. */
const ANSWER_MS = 30_000;
/** Few and short, so that visitors do not wait for an unavailable server. */
const RETRIES = 2;
const RETRY_DELAY_MS = 50;

export type Bucket = ReturnType<typeof createBucket>;

export function createBucket(settings: S3Settings, { answerMs = ANSWER_MS }: { answerMs?: number } = {}) {
  const client = createClient(settings);
  const root = bucketUrl(settings);
  const urlOf = (name: string) => `${root}/${name}`;

  /** Signs and sends a request; repeats it while the server fails or is busy. */
  async function fetchSigned(url: string, options: RequestInit, signal: AbortSignal): Promise<Response> {
    for (let retry = 0; ; retry++) {
      // Only the signature comes from the signed request: that would read a whole body into memory, and would no longer
      // follow the signal after a garbage collection.
      const { body, ...head } = options;
      const { headers } = await client.sign(url, head);
      const response = await fetch(url, { ...options, headers, signal });
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

  return {
    has: async (name: string) => (await send('HEAD', urlOf(name))) !== undefined,

    async open(name: string, range?: ByteRange): Promise<StoredFile | undefined> {
      const headers = range && { range: `bytes=${range.start}-${range.end ?? ''}` };
      const response = await send('GET', urlOf(name), headers && { headers });
      return response && toStoredFile(response, range);
    },

    /** Stores a copy of a file, which is read while it is sent. */
    async put(name: string, path: string, type: string) {
      const stored = await send('PUT', urlOf(name), {
        body: await openAsBlob(path),
        headers: { 'content-type': type },
      });
      if (!stored) throw new StorageError(`There is no bucket ${settings.bucket}`);
    },

    /** The names that begin with the prefix, at most the first 1,000. */
    async list(prefix: string): Promise<string[]> {
      const list = await send('GET', `${root}?list-type=2&prefix=${prefix}`);
      return [...((await list?.text()) ?? '').matchAll(/<Key>([\w./-]+)<\/Key>/g)].map(([, name = '']) => name);
    },

    remove: async (name: string) => void (await send('DELETE', urlOf(name))),
  };
}

const createClient = ({ accessKey, secretKey, region }: S3Settings) =>
  new AwsClient({ accessKeyId: accessKey, secretAccessKey: secretKey, region, service: 's3' });

const bucketUrl = ({ endpoint, bucket }: S3Settings) => `${endpoint.replace(/\/$/, '')}/${bucket}`;

/** The timeout of the check at the start. */
const CHECK_MS = 10_000;

/** Explains why the bucket cannot be used; undefined if it can be listed. */
export async function findBucketProblem(
  settings: S3Settings,
  variable: 'S3_BUCKET' | 'BACKUP_BUCKET',
): Promise<string | undefined> {
  const { bucket } = settings;
  const effect =
    variable === 'S3_BUCKET'
      ? 'files of the media library cannot be read and stored'
      : 'backups cannot be copied to a bucket';
  const request = await createClient(settings).sign(`${bucketUrl(settings)}?list-type=2&max-keys=1`);
  try {
    const { ok, status, body } = await fetch(request, { signal: AbortSignal.timeout(CHECK_MS) });
    await body?.cancel();
    if (ok) return undefined;
    if (status === 404) return `There is no bucket ${bucket} at S3_ENDPOINT; create it, or correct ${variable}.`;
    if (status === 401 || status === 403) return `S3_ENDPOINT refuses S3_ACCESS_KEY and S3_SECRET_KEY for ${bucket}.`;
    return `S3_ENDPOINT answers ${status}, so ${effect}.`;
  } catch {
    return `S3_ENDPOINT cannot be reached, so ${effect}.`;
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
