import { callbackify } from 'node:util';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { rateLimitError } from '../../rate-limits.ts';
import { callsOfBody } from './body-size.ts';
import { siteKey } from './client-key.ts';
import { isHealthCheck } from './lifecycle.ts';
import { isApiUrl } from './request-url.ts';

/*
 * Limits the requests of one client to one process per minute: API requests, including those to unknown paths, and
 * pages and pictures that are not cached and must be rendered. The plugin remembers 5,000 clients.
 */

const WINDOW_MS = 60_000;

declare module 'fastify' {
  interface FastifyRequest {
    /** Identifies the client in rate limits and in the queue of renders. */
    readonly clientKey: string;
    /** Call before rendering for a visitor; throws when the client has caused too many renders. */
    countRender(): Promise<void>;
  }
}

type Limits = { api: number; pages: number };

export async function limitRequests(app: FastifyInstance, { api, pages }: Limits): Promise<void> {
  await app.register(rateLimit, {
    // The plugin must not add its own hooks: they would run after the hook that sends cached responses.
    global: false,
    timeWindow: WINDOW_MS,
    keyGenerator: (request) => request.clientKey,
  });
  const countApiCall = app.createRateLimit({ max: api });
  const countRender = app.createRateLimit({ max: pages });

  app.decorateRequest('clientKey', {
    getter(this: FastifyRequest) {
      return siteKey(this.ip);
    },
  });
  app.decorateRequest('countRender', async function count(this: FastifyRequest) {
    if (pages > 0) refuseExceeded(await countRender(this));
  });

  if (api === 0) return;
  const countAndContinue = callbackify(countCalls);
  app.addHook('onRequest', (request, reply, done) => {
    const isCounted = isApiUrl(request.url) && !isHealthCheck(request.routeOptions.url);
    if (!isCounted) return done();
    countAndContinue(request, reply, (error) => done(error ?? undefined));
  });

  async function countCalls(request: FastifyRequest, reply: FastifyReply) {
    const calls = callsIn(request) + callsOfBody(request);
    for (let call = 0; call < calls; call++) {
      const state = await countApiCall(request);
      if (state.isAllowed) continue;
      const { max, remaining, ttlInSeconds } = state;
      reply.headers({
        'x-ratelimit-limit': max,
        'x-ratelimit-remaining': remaining,
        'x-ratelimit-reset': ttlInSeconds,
      });
      refuseExceeded(state);
    }
  }
}

type State = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;

function refuseExceeded(state: State): void {
  if (!state.isAllowed && state.isExceeded) throw rateLimitError('requests', state.ttlInSeconds);
}

/** A longer batch is refused after it was counted. */
const MAX_COUNTED_CALLS = 11;

/** Each call of a tRPC batch counts. */
function callsIn({ params }: FastifyRequest): number {
  const { path = '' } = params as { path?: string };
  return path.split(',', MAX_COUNTED_CALLS).length;
}
