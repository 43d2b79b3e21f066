import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for routes whose body may take as long as `requestTimeout` of the server. */
    acceptsUploads?: boolean;
  }
}

/**
 * Answers 408 to a request whose body is not complete in time. Node has only one limit for all routes, which must allow
 * uploads.
 */
export function limitBodyTime(app: FastifyInstance, ms: number): void {
  app.addHook('onRequest', ({ raw, headers, routeOptions }, reply, done) => {
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
    if (!hasBody || routeOptions.config.acceptsUploads) return done();
    const error = Object.assign(new Error('The body took too long'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    const timer = setTimeout(() => app.server.emit('clientError', error, raw.socket), ms).unref();
    raw.once('end', () => clearTimeout(timer));
    reply.raw.once('close', () => clearTimeout(timer));
    done();
  });
}
