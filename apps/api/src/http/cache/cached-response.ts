import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { append as appendVary } from 'vary';
import { compress, type Encoding, preferredEncoding } from './content-encoding.ts';

/*
 * A response that is rendered and compressed once and sent many times, with a strong ETag for each encoding.
 */

export type RenderedResponse = {
  status: number;
  body: string | Buffer;
  headers: Record<string, string>;
  /** Identifies the content of a record, and begins the ETag. */
  contentTag?: string;
};

export type CachedResponse = {
  status: number;
  /** The request headers other than Accept-Encoding that choose between responses of this path. */
  vary: string | undefined;
  identity: Representation;
  br?: Representation;
  gzip?: Representation;
  bytes: number;
};

type Headers = Record<string, string>;
type Representation = { body: Buffer; headers: Headers; notModifiedHeaders: Headers };

export async function compressResponse(rendered: RenderedResponse): Promise<CachedResponse> {
  const { status, headers, contentTag } = rendered;
  const body = Buffer.from(rendered.body);
  const { br, gzip } = await compress(body);
  const tag = contentTag ? `${contentTag}-${etagOf(body)}` : etagOf(body);
  const vary = appendVary(headers.vary ?? '', 'Accept-Encoding');
  const encoded = (encoding: Encoding, bytes: Buffer) =>
    represent(bytes, `${tag}-${encoding}`, { ...headers, vary, 'content-encoding': encoding });
  return {
    status,
    vary: headers.vary,
    identity: represent(body, tag, { ...headers, vary }),
    ...(br && { br: encoded('br', br) }),
    ...(gzip && { gzip: encoded('gzip', gzip) }),
    bytes: body.length + (br?.length ?? 0) + (gzip?.length ?? 0),
  };
}

/** For pictures: they are compressed already, or cached in a small cache of their own. */
export function uncompressedResponse(body: Buffer, tag: string, headers: Headers): CachedResponse {
  return { status: 200, vary: undefined, identity: represent(body, tag, headers), bytes: body.length };
}

export function etagOf(body: string | Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22);
}

function represent(body: Buffer, tag: string, headers: Headers): Representation {
  const { vary, 'cache-control': cacheControl = '' } = headers;
  // A tag would only identify a stored response.
  const etag = cacheControl === 'no-store' ? undefined : { etag: `"${tag}"` };
  return {
    body,
    headers: { ...headers, ...etag, 'content-length': String(body.length) },
    // The client keeps the other headers of its stored response.
    notModifiedHeaders: { ...etag, 'cache-control': cacheControl, ...(vary && { vary }) },
  };
}

/** Sends the representation that the client prefers, or 304 when the client has it. */
export function sendCacheable(request: FastifyRequest, reply: FastifyReply, response: CachedResponse): FastifyReply {
  const { status, headers, body } = selectRepresentation(request, response);
  const { vary, ...others } = headers;
  if (vary) reply.header('vary', appendVary(String(reply.getHeader('vary') ?? ''), vary));
  return reply.code(status).headers(others).send(body);
}

/** Chooses the encoding that the client prefers, or 304 when the client has it. */
export function selectRepresentation({ headers: requested }: FastifyRequest, response: CachedResponse) {
  const encoding = preferredEncoding(requested['accept-encoding']);
  const { body, headers, notModifiedHeaders } = response[encoding] ?? response.identity;
  const isUnchanged = response.status === 200 && fresh({ 'if-none-match': requested['if-none-match'] }, headers);
  return isUnchanged
    ? { status: 304, headers: notModifiedHeaders, body: undefined }
    : { status: response.status, headers, body };
}
