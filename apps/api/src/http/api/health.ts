import type { FastifyInstance } from 'fastify';
import { HEALTH_PATH, type Lifecycle } from '../guards/lifecycle.ts';

/** Serves the health check: 200 when the server accepts requests, 503 while it starts or stops. */
export function serveHealth(app: FastifyInstance, lifecycle: Lifecycle): void {
  app.get(HEALTH_PATH, (_, reply) => {
    reply.header('cache-control', 'no-store');
    if (lifecycle.phase === 'ready') return reply.send({ status: 'ok' });
    return reply.code(503).header('retry-after', 1).send({ status: lifecycle.phase });
  });
}
