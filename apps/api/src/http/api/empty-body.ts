import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** Fastify waits for 'end'; hand it an empty stream when Content-Type came without a body. */
export function readMissingBodies(app: FastifyInstance): void {
  app.addHook('preParsing', (request, _, body, done) => {
    done(null, request.raw.readableEnded ? Readable.from([]) : body);
  });
}
