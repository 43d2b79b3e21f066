import { paths } from '@site/schema/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import type { WebApplication } from '../../public-types.ts';
import { compressResponse, sendCacheable } from '../cache/cached-response.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { sendError } from '../errors.ts';
import { isMachinePath } from '../guards/request-url.ts';
import { localLink } from './local-link.ts';

/*
 * Pages over HTTP: status, cache and headers. What a page shows is the renderer's business.
 */

type Options = {
  web: Pick<WebApplication, 'render' | 'normalizeUrl'>;
  visitor: (request: FastifyRequest) => Context;
  cache: ResponseCache;
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Renders a page into the cache. */
    renderPage(url: string): Promise<unknown>;
  }
}

const HTML = 'text/html; charset=utf-8';

export function servePages(app: FastifyInstance, { web, visitor, cache }: Options): void {
  app.setNotFoundHandler(async (request, reply) => {
    const [pathname = '/'] = request.url.split('?');
    if (isMachinePath(pathname)) return sendError(reply, { status: 404, message: 'Not found' });
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendError(reply, { status: 404, message: 'Not found' });
    }
    if (isAdmin(pathname)) return sendAdmin(request, reply);
    // A page has one address. What a browser would take for another host is no page of ours.
    const plain = pathname.replace(/\/+$/, '');
    if (plain !== pathname && /^\/[^/\\]/.test(plain)) {
      return reply.redirect(plain + request.url.slice(pathname.length), 301);
    }
    return sendCacheable(request, reply, await pageAt(web.normalizeUrl(request.url)));
  });

  app.decorate('renderPage', pageAt);

  function pageAt(url: string) {
    return cache.getOrRender(url, async (context) => {
      const { status, html } = await web.render({ url, link: localLink(context) });
      return { status, body: html, headers: pageHeaders(url) };
    });
  }

  async function sendAdmin(request: FastifyRequest, reply: FastifyReply) {
    const { status, html } = await web.render({ url: request.url, link: localLink(visitor(request)) });
    const headers = { 'content-type': HTML, 'x-robots-tag': 'noindex', 'cache-control': 'no-store' };
    return sendCacheable(request, reply, await compressResponse({ status, body: html, headers }));
  }
}

function pageHeaders(url: string): Record<string, string> {
  return {
    'content-type': HTML,
    'cache-control': 'no-cache',
    // An article is answered as Markdown to whoever prefers that.
    ...(url.startsWith(`${paths.blog}/`) && { vary: 'Accept' }),
  };
}

function isAdmin(pathname: string): boolean {
  return pathname === paths.admin || pathname.startsWith(`${paths.admin}/`);
}
