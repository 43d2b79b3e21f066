import type { FastifyInstance } from 'fastify';
import { sendError } from '../errors.ts';

/** The state of the process: in any phase but `ready`, the health check answers 503. */
export type Lifecycle = { phase: 'starting' | 'ready' | 'stopping' };

const HEALTH = '/api/health';

/** Serves the health check, answers 503 until the server has started, and closes connections while it stops. */
export function followLifecycle(app: FastifyInstance, lifecycle: Lifecycle): void {
  app.get(HEALTH, (_, reply) => {
    reply.header('cache-control', 'no-store');
    if (lifecycle.phase === 'ready') return reply.send({ status: 'ok' });
    return reply.code(503).header('retry-after', 1).send({ status: lifecycle.phase });
  });

  app.addHook('onRequest', (request, reply, done) => {
    if (lifecycle.phase === 'stopping') reply.raw.shouldKeepAlive = false;
    if (lifecycle.phase !== 'starting' || request.routeOptions.url === HEALTH) return done();
    sendError(reply, { status: 503, message: 'The service is starting. Please try again.', retryAfter: 1 });
  });

  // For requests that were received before the server began to stop.
  app.addHook('onSend', (_, reply, payload, done) => {
    if (lifecycle.phase === 'stopping') reply.raw.shouldKeepAlive = false;
    done(null, payload);
  });
}
