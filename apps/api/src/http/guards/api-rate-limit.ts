import { callbackify } from 'node:util';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { rateLimitError } from '../../rate-limits.ts';
import { clientKey } from './client-key.ts';
import { HEALTH_PATH } from './lifecycle.ts';
import { isApiUrl } from './request-url.ts';

const WINDOW_MS = 60_000;
/** The plugin remembers this many clients, and forgets the least recent ones. */
const MAX_CLIENTS = 10_000;

/** Limits the API requests of one client to one process in a minute, including those to unknown paths. */
export async function limitApiRequests(app: FastifyInstance, max: number): Promise<void> {
  if (max === 0) return;
  await app.register(rateLimit, {
    // The plugin must not add its own hooks: they would run after the hook that sends cached responses.
    global: false,
    max,
    timeWindow: WINDOW_MS,
    cache: MAX_CLIENTS,
    keyGenerator: (request) => clientKey(request.ip),
    errorResponseBuilder: (_, { ttl }) => rateLimitError('requests', Math.ceil(ttl / 1000)),
  });
  const countRequest = callbackify(app.rateLimit());
  app.addHook('onRequest', (request, reply, done) => {
    const isCounted = isApiUrl(request.url) && request.routeOptions.url !== HEALTH_PATH;
    if (isCounted) countRequest.call(app, request, reply, (error) => done(error ?? undefined));
    else done();
  });
}
