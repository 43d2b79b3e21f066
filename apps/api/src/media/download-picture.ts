import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { mediaLimits } from '@site/schema/media-limits';
import { TRPCError } from '@trpc/server';
import { publicError, UNAVAILABLE } from '../errors.ts';
import { guarded, hostOf, isPublic } from '../internet-address.ts';
import { nameOfUpload } from './file-name.ts';
import { recognizeFile } from './file-type.ts';
import { tooLarge, type Upload, writeUpload } from './upload.ts';

/*
 * Downloads a picture from another site. Connects only to public addresses.
 */

/** For all redirects and the whole file; a page of the admin waits for it. */
const TIMEOUT_MS = 20_000;
const MAX_REDIRECTS = 3;

type Limits = { isAllowed?: (address: string) => boolean; timeoutMs?: number };

export async function downloadPicture(
  url: string,
  path: string,
  { isAllowed = isPublic, timeoutMs = TIMEOUT_MS }: Limits = {},
): Promise<Upload> {
  const host = hostOf(url);
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await follow(url, isAllowed, signal);
    const received = await writeUpload(response, path, mediaLimits.bytes);
    const type = await recognizeFile(path);
    if (!type || type === 'pdf' || type === 'mp4' || type === 'video') {
      throw publicError('UNSUPPORTED_MEDIA_TYPE', `What ${host} sends is not a picture.`);
    }
    const name = nameOfUpload(decodeName(new URL(url).pathname));
    return { ...received, name, isWanted: () => true };
  } catch (cause) {
    if (cause instanceof TRPCError) throw cause;
    if (signal.aborted) throw refused(`${host} takes too long to send the picture.`, cause);
    if (/^(ENOSPC|EDQUOT|EROFS|EIO)$/.test((cause as NodeJS.ErrnoException).code ?? '')) {
      throw publicError('SERVICE_UNAVAILABLE', UNAVAILABLE, { retryAfter: 30, cause });
    }
    throw refused(`${host} cannot be reached, or ended the connection.`, cause);
  }
}

const refused = (message: string, cause?: unknown) => publicError('BAD_REQUEST', message, { cause });

/** Follows redirects to the response with the picture. */
async function follow(
  url: string,
  isAllowed: (address: string) => boolean,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  for (let target = url, redirects = 0; ; redirects++) {
    const response = await get(target, isAllowed, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200 && !(Number(headers['content-length']) > mediaLimits.bytes)) return response;
    response.on('error', () => {}).destroy();
    const host = hostOf(target);
    if (statusCode === 200) throw tooLarge();
    const next = headers.location;
    if (statusCode < 300 || statusCode > 399 || !next || !URL.canParse(next, target)) {
      throw refused(`${host} has no picture at this address: it answers ${statusCode}.`);
    }
    if (redirects === MAX_REDIRECTS) throw refused(`${host} redirects more than ${MAX_REDIRECTS} times.`);
    target = new URL(next, target).href;
  }
}

function get(url: string, isAllowed: (address: string) => boolean, signal: AbortSignal): Promise<IncomingMessage> {
  const send = { 'http:': requestHttp, 'https:': requestHttps }[new URL(url).protocol];
  if (!send) throw refused('The address of a picture begins with https:// or http://.');
  const headers = { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'site-media' };
  const refusal = (host: string) =>
    refused(`${host} is in a private network. Pictures can only be imported from the internet.`);
  return new Promise((fulfil, reject) => {
    const request = send(url, { headers, signal, ...guarded(url, { isAllowed, refusal }) });
    request.once('response', fulfil).on('error', reject).end();
  });
}

function decodeName(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
