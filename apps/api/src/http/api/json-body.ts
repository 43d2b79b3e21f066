import { isUtf8 } from 'node:buffer';
import type { FastifyRequest } from 'fastify';

/*
 * How a body of JSON is read: as UTF-8 that is not packed and nothing else, so that what is stored is what was sent.
 */

const JSON_TYPE = /^application\/json\s*(;|$)/i;
const OTHER_CHARSET = /;\s*charset\s*=(?!\s*"?utf-?8"?\s*(;|$))/i;

export function isJson(type = ''): boolean {
  return JSON_TYPE.test(type) && !OTHER_CHARSET.test(type);
}

type Done = (error: Error | null, body?: unknown) => void;

/** Hands the text of a body on to what reads it. */
export const parseText =
  (read: (request: FastifyRequest, text: string, done: Done) => void) =>
  (request: FastifyRequest, body: Buffer, done: Done) => {
    const { 'content-type': type, 'content-encoding': encoding = 'identity' } = request.headers;
    if (!isJson(type) || encoding !== 'identity') return done(fault(415));
    if (!isUtf8(body)) return done(fault(400));
    read(request, body.toString(), done);
  };

const fault = (statusCode: number) => Object.assign(new Error('Not JSON in UTF-8'), { statusCode });
