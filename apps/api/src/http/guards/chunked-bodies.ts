import type { FastifyInstance } from 'fastify';
import type { CloseClient } from './connection-limits.ts';

/*
 * Limits bodies that are sent in chunks (Transfer-Encoding). Chunks of one byte cost some 400 bytes of memory each, and
 * two microseconds, however short the body is: four connections with 3 MB each would fill 1 GB.
 */

/** Chunks below this size count against the limit. Common clients send chunks of 1 KB or more, except the last. */
const SMALL_CHUNK = 512;
const MAX_SMALL_CHUNKS = 1_024;

export function limitChunks(app: FastifyInstance, closeClient: CloseClient): void {
  // Counted where Node delivers them, because the body may be read later or never.
  app.server.prependListener('request', (request) => {
    if (request.headers['transfer-encoding'] === undefined) return;
    const { push } = request;
    let small = 0;
    request.push = (chunk, encoding) => {
      if (request.socket.destroyed) return false;
      if (chunk !== null && chunk.length < SMALL_CHUNK) small += 1;
      if (small <= MAX_SMALL_CHUNKS) return push.call(request, chunk, encoding);
      closeClient(request.socket);
      return false;
    };
  });
  // Closes the connection after the response, so that the unread rest of the body is not parsed.
  app.addHook('onRequest', ({ headers }, reply, done) => {
    if (headers['transfer-encoding'] !== undefined) reply.header('connection', 'close');
    done();
  });
}
