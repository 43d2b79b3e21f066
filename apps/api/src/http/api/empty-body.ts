import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** Passes an empty stream when a Content-Type is sent without a body: Fastify would wait for its end. */
export function readMissingBodies(app: FastifyInstance): void {
  app.addHook('preParsing', (request, _, body, done) => {
    done(null, request.raw.readableEnded ? Readable.from([]) : body);
  });
}
