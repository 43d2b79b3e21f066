import type { FastifyInstance } from 'fastify';
import { sendError } from '../error-responses.ts';

/** The state of the process. */
export type Lifecycle = { phase: 'starting' | 'ready' | 'stopping' };

export const HEALTH_PATH = '/api/health';
export const READY_PATH = '/api/health/ready';

export const isHealthCheck = (path: string | undefined) => path === HEALTH_PATH || path === READY_PATH;

/** Answers 503 until the server has started, and closes connections while it stops. */
export function followLifecycle(app: FastifyInstance, lifecycle: Lifecycle): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (lifecycle.phase === 'stopping') reply.raw.shouldKeepAlive = false;
    if (lifecycle.phase !== 'starting' || isHealthCheck(request.routeOptions.url)) return done();
    sendError(reply, { status: 503, message: 'The service is starting. Please try again.', retryAfter: 1 });
  });

  // For requests that were received before the server began to stop.
  app.addHook('onSend', (_, reply, payload, done) => {
    if (lifecycle.phase === 'stopping') reply.raw.shouldKeepAlive = false;
    done(null, payload);
  });
}
