import type { FastifyInstance } from 'fastify';
import { sendError } from '../error-responses.ts';

/**
 * Refuses HTTP/1.1 requests without Host or with an unknown Expect. Node would refuse them too, but without the headers
 * that every response has; `requireHostHeader: false` in the server options leaves the first to this hook.
 */
export function checkRequestHeaders(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onRequest', ({ headers: { host, expect }, raw }, reply, done) => {
    if (raw.httpVersion !== '1.1') return done();
    if (host === undefined) return sendError(reply, { status: 400 });
    if (expect !== undefined && !CONTINUE.test(expect)) return sendError(reply, { status: 417 });
    done();
  });
}

/** As Node recognises it. */
const CONTINUE = /(?:^|\W)100-continue(?:$|\W)/i;
