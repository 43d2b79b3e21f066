import { redirects } from '@site/schema/paths';
import type { FastifyInstance } from 'fastify';

/** Permanent redirects, which keep the query string. */
export function serveRedirects(app: FastifyInstance): void {
  for (const [from, to] of Object.entries(redirects)) {
    for (const address of [from, `${from}/`]) {
      app.get(address, (request, reply) => {
        const question = request.url.indexOf('?');
        return reply.redirect(to + (question < 0 ? '' : request.url.slice(question)), 301);
      });
    }
  }
}
