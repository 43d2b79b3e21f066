import { redirects } from '@site/schema/paths';
import type { FastifyInstance } from 'fastify';

/** Permanent redirects, which keep the query string. */
export function serveRedirects(app: FastifyInstance): void {
  for (const [from, to] of Object.entries(redirects)) {
    for (const path of [from, `${from}/`]) {
      app.get(path, (request, reply) => {
        const queryStart = request.url.indexOf('?');
        return reply.redirect(to + (queryStart < 0 ? '' : request.url.slice(queryStart)), 301);
      });
    }
  }
}
