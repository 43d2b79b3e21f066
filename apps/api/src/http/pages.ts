import { paths } from '@site/schema/paths';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { PageRenderer } from '../public-types.ts';
import { isMachinePath } from './address.ts';
import { localLink } from './local-link.ts';
import { sendFault } from './rest-adapter.ts';

/*
 * Pages over HTTP: status, cache and headers. What a page shows is the renderer's business.
 */

type Options = { render: PageRenderer; visitor: (request: FastifyRequest) => Context };

export function servePages(app: FastifyInstance, { render, visitor }: Options): void {
  app.setNotFoundHandler(async (request, reply) => {
    const [pathname = '/'] = request.url.split('?');
    if (isMachinePath(pathname)) return sendFault(reply, { status: 404, message: 'Not found' });
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendFault(reply, { status: 404, message: 'Not found' });
    }
    if (isAdmin(pathname)) reply.header('x-robots-tag', 'noindex');
    // A page has one address. What a browser would take for another host is no page of ours.
    const plain = pathname.replace(/\/+$/, '');
    if (plain !== pathname && /^\/[^/\\]/.test(plain)) {
      return reply.redirect(plain + request.url.slice(pathname.length), 301);
    }
    const { status, html } = await render({ url: request.url, link: localLink(visitor(request)) });
    return reply
      .code(status)
      .header('cache-control', isAdmin(pathname) ? 'no-store' : 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html);
  });
}

function isAdmin(pathname: string): boolean {
  return pathname === paths.admin || pathname.startsWith(`${paths.admin}/`);
}
