import { Transform } from 'node:stream';
import { callbackify } from 'node:util';
import type { FastifyInstance, FastifyRequest, RequestPayload } from 'fastify';
import { publicError } from '../../errors.ts';
import type { Context } from '../../trpc/context.ts';
import { isJson } from '../api/json-body.ts';

/*
 * Limits JSON bodies of visitors. One client within all other limits delayed other requests by a second with bodies of
 * 419 KB, which are slow to parse and to validate. Only an administrator sends more than 64 KiB: articles and settings.
 */

const KIB = 1024;
const VISITOR_BYTES = 64 * KIB;
/** Parsing a body of this size takes about as long as a call. */
const CALL_BYTES = 16 * KIB;

/** The length of a JSON body; undefined if it is sent in chunks, and 0 for other bodies, which are not parsed. */
function jsonLength({ headers }: FastifyRequest): number | undefined {
  if (!isJson(headers['content-type'])) return 0;
  return headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : undefined;
}

/** The number of API calls that the body of a request counts as, in addition to its own calls. */
export const callsOfBody = (request: FastifyRequest): number =>
  Math.floor((jsonLength(request) ?? VISITOR_BYTES) / CALL_BYTES);

export function limitVisitorBodies(app: FastifyInstance, contextOf: (request: FastifyRequest) => Context): void {
  const limitAndContinue = callbackify(async (request: FastifyRequest, payload: RequestPayload) => {
    // Looks up the session before the body is read.
    if (await contextOf(request).findSession()) return payload;
    if (jsonLength(request) !== undefined) throw tooLarge();
    return cutOff(payload);
  });
  app.addHook('preParsing', (request, _, payload, done) => {
    const length = jsonLength(request);
    if (length !== undefined && length <= VISITOR_BYTES) return done(null, payload);
    limitAndContinue(request, payload, (error, limited) => done(error, limited));
  });
}

/** Passes on a body of unknown length, and fails when it exceeds the limit. */
function cutOff(payload: RequestPayload): Transform {
  let bytes = 0;
  const limited = new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length;
      if (bytes > VISITOR_BYTES) done(tooLarge());
      else done(null, chunk);
    },
  });
  payload.once('error', (error) => limited.destroy(error));
  // Without a parser there is no other listener, and an error without a listener would end the process.
  limited.on('error', () => {});
  return payload.pipe(limited);
}

const tooLarge = () =>
  publicError('PAYLOAD_TOO_LARGE', 'The body is too large: at most 64 KiB are accepted without logging in');
