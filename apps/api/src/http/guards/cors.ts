import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** Lets pages of the listed origins call the API. */
export async function allowOrigins(app: FastifyInstance, origins: string[]): Promise<void> {
  if (origins.length === 0) return;
  await app.register(cors, {
    delegator: ({ headers }, done) =>
      done(null, {
        origin: origins,
        methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
        exposedHeaders: ['X-Total-Count', 'Retry-After', 'ETag'],
        // The plugin would answer any other OPTIONS request in plain text, also for unknown paths.
        preflight: headers.origin !== undefined && headers['access-control-request-method'] !== undefined,
      }),
  });
}
