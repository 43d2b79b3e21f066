import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { addVary, isKnown, tagOf } from './etag.ts';

/*
 * An answer that is made once and sent many times: compressed when it is made, each encoding with its own ETag.
 */

export type Made = { status: number; body: string | Buffer; headers: Record<string, string> };

export type Encoding = 'br' | 'gzip' | 'identity';

export type Representation = {
  body: Buffer;
  etag: string;
  headers: Record<string, string>;
};

export type KeptAnswer = {
  status: number;
  /** What else than the encoding an answer to this address depends on. */
  vary: string | undefined;
  identity: Representation;
  br?: Representation;
  gzip?: Representation;
  bytes: number;
};

/** Below this an answer fits one packet as it is; above it compressing would hold up everyone else. */
const COMPRESSED_BYTES = { from: 512, to: 16 * 1024 * 1024 };
/** Two thirds of what the best quality saves over gzip, in a fiftieth of its time. */
const BROTLI_QUALITY = 5;

const compress = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
};

export async function packAnswer({ status, body, headers }: Made): Promise<KeptAnswer> {
  const identity = Buffer.from(body);
  const isWorthIt = identity.length >= COMPRESSED_BYTES.from && identity.length <= COMPRESSED_BYTES.to;
  const [br, gzipped] = isWorthIt ? await Promise.all([compress.br(identity), compress.gzip(identity)]) : [];
  return representAnswer(status, headers, { identity, br, gzip: gzipped });
}

type Bodies = { identity: Buffer; br?: Buffer | undefined; gzip?: Buffer | undefined };

/** An answer whose encodings are there already. */
export function representAnswer(status: number, headers: Record<string, string>, bodies: Bodies): KeptAnswer {
  const tag = tagOf(bodies.identity);
  const vary = [headers.vary, 'Accept-Encoding'].filter(Boolean).join(', ');
  const represent = (encoding: Encoding, body: Buffer): Representation => {
    const etag = encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`;
    const coded = encoding === 'identity' ? {} : { 'content-encoding': encoding };
    return { body, etag, headers: { ...headers, ...coded, vary, etag, 'content-length': String(body.length) } };
  };
  return {
    status,
    vary: headers.vary,
    identity: represent('identity', bodies.identity),
    ...(bodies.br && { br: represent('br', bodies.br) }),
    ...(bodies.gzip && { gzip: represent('gzip', bodies.gzip) }),
    bytes: bodies.identity.length + (bodies.br?.length ?? 0) + (bodies.gzip?.length ?? 0),
  };
}

const KNOWN_HEADERS = 200;
const smallestFirst: readonly Encoding[] = ['br', 'gzip', 'identity'];
const encodings = new Map<string, Encoding>();

/** Reads an Accept-Encoding header; the few that browsers send are read once. */
function encodingOf(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const known = encodings.get(header);
  if (known) return known;
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings([...smallestFirst]);
  const best = smallestFirst.find((encoding) => accepted.includes(encoding)) ?? 'identity';
  if (encodings.size >= KNOWN_HEADERS) encodings.clear();
  encodings.set(header, best);
  return best;
}

export function representationFor(answer: KeptAnswer, acceptEncoding: string | undefined): Representation {
  return answer[encodingOf(acceptEncoding)] ?? answer.identity;
}

export function sendKept(request: FastifyRequest, reply: FastifyReply, answer: KeptAnswer): FastifyReply {
  const { body, etag, headers } = representationFor(answer, request.headers['accept-encoding']);
  const { vary = '', ...others } = headers;
  addVary(reply, vary);
  reply.headers(others);
  if (answer.status === 200 && isKnown(request.headers['if-none-match'], etag)) {
    return reply.code(304).removeHeader('content-length').removeHeader('content-encoding').send();
  }
  return reply.code(answer.status).send(body);
}
