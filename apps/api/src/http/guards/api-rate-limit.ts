import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { tooMany } from '../../rate-limits.ts';
import { clientKey } from './client-key.ts';
import { isOfApi } from './request-url.ts';

const WINDOW_MS = 60_000;
const CLIENTS = 10_000;

/** Limits how many API requests one client may send this process in a minute, unknown paths included. */
export async function limitApiRequests(app: FastifyInstance, max: number): Promise<void> {
  if (max === 0) return;
  await app.register(rateLimit, {
    // Hooks of routes would run after the hook that sends cached responses.
    global: false,
    max,
    timeWindow: WINDOW_MS,
    cache: CLIENTS,
    keyGenerator: (request) => clientKey(request.ip),
    errorResponseBuilder: (_, { ttl }) => tooMany('requests', Math.ceil(ttl / 1000)),
  });
  const countRequest = app.rateLimit();
  app.addHook('onRequest', async (request, reply) => {
    const isCounted = isOfApi(request.url) && request.routeOptions.url !== '/api/health';
    if (isCounted) await countRequest.call(app, request, reply);
  });
}
