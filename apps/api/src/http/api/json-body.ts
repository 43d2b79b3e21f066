import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { publicError } from '../../errors.ts';

/*
 * Reads JSON bodies. Only uncompressed UTF-8 is accepted: decoding anything else could change the text.
 */

/** Valid inputs have a few levels. Thousands of them would exceed the call stack, and are slow to parse. */
const MAX_DEPTH = 32;
export const TOO_DEEP = 'The JSON has too many levels';

const JSON_TYPE = /^application\/json\s*(;|$)/i;
const OTHER_CHARSET = /;\s*charset\s*=(?!\s*"?utf-?8"?\s*(;|$))/i;

export function isJson(type = ''): boolean {
  return JSON_TYPE.test(type) && !OTHER_CHARSET.test(type);
}

type Done = (error: Error | null, body?: unknown) => void;

/** Creates a Fastify body parser that checks type and encoding, and passes the text to `read`. */
export const parseText =
  (read: (request: FastifyRequest, text: string, done: Done) => void) =>
  (request: FastifyRequest, body: Buffer, done: Done) => {
    const { 'content-type': type, 'content-encoding': encoding = 'identity' } = request.headers;
    if (!isJson(type) || encoding !== 'identity') return done(bodyError(415));
    if (!isUtf8(body)) return done(bodyError(400));
    const text = body.toString();
    if (isTooDeep(text)) return done(publicError('BAD_REQUEST', TOO_DEEP));
    read(request, text, done);
  };

/** True for JSON with more levels of lists and objects than any valid input has. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < json.length; index++) {
    const character = json[index];
    if (isInString && character === '\\') index += 1;
    else if (character === '"') isInString = !isInString;
    else if (isInString) continue;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

const bodyError = (statusCode: number) => Object.assign(new Error('Not JSON in UTF-8'), { statusCode });

/** Accepts JSON bodies and no other type. */
export function parseJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  const read = parseText((request, text, done) => {
    // Clients may send logout and DELETE with a JSON content type and an empty body.
    if (text.trim() === '') return done(null, undefined);
    void parse(request, text, done);
  });
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, read);
}
