import { Transform } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/*
 * Limits bodies that are sent in chunks (Transfer-Encoding). Chunks of one byte cost some 400 bytes of memory each, and
 * two microseconds, however short the body is: four connections with 3 MB each would fill 1 GB.
 */

/** Of a body of 512 KB, each chunk has some 250 bytes; common clients send at least 1 KB in each. */
const MAX_CHUNKS = 2_048;

export function limitChunks(app: FastifyInstance): void {
  // The connection is closed after the response, so that the rest of a body that nobody reads is not parsed.
  app.addHook('onRequest', ({ headers }, reply, done) => {
    if (headers['transfer-encoding'] !== undefined) reply.header('connection', 'close');
    done();
  });
  app.addHook('preParsing', ({ headers, routeOptions }, _, body, done) => {
    // Uploads are read only for the administrator, and not from this stream.
    if (headers['transfer-encoding'] === undefined || routeOptions.config.acceptsUploads) return done(null, body);
    const counted = countChunks();
    body.once('error', (error) => counted.destroy(error));
    done(null, body.pipe(counted));
  });
}

function countChunks(): Transform {
  let chunks = 0;
  return new Transform({
    transform(chunk, _, done) {
      chunks += 1;
      if (chunks > MAX_CHUNKS) return done(Object.assign(new Error('Too many chunks'), { statusCode: 413 }));
      done(null, chunk);
    },
  });
}
