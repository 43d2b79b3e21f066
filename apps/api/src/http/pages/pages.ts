import { paths } from '@site/schema/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import type { WebApplication } from '../../public-types.ts';
import { compressResponse, sendCacheable } from '../cache/cached-response.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { sendError } from '../error-responses.ts';
import { isMachinePath } from '../guards/request-url.ts';
import { localLink } from './local-link.ts';

/*
 * Serves pages over HTTP: status, cache and headers. The web application renders them.
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
    /** Answers a request with the page of its URL. */
    sendPage(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
  }
}

const HTML = 'text/html; charset=utf-8';

export function servePages(app: FastifyInstance, { web, visitor, cache }: Options): void {
  app.setNotFoundHandler((_, reply) => sendError(reply, { status: 404 }));
  app.decorate('renderPage', renderPage);
  app.decorate('sendPage', sendPage);
  app.get('/*', sendPage);

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const [pathname = '/'] = request.url.split('?');
    if (isMachinePath(pathname)) return reply.callNotFound();
    if (isAdmin(pathname)) return sendAdmin(request, reply);
    // Redirects a path with trailing slashes to the one URL of the page, except to a path that begins with // or /\,
    // which browsers would follow to another host.
    const withoutSlash = pathname.replace(/\/+$/, '');
    if (withoutSlash !== pathname && /^\/[^/\\]/.test(withoutSlash)) {
      return reply.redirect(withoutSlash + request.url.slice(pathname.length), 301);
    }
    return sendCacheable(request, reply, await renderPage(web.normalizeUrl(request.url)));
  }

  function renderPage(url: string) {
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
    // Clients that prefer Markdown get an article as Markdown.
    ...(url.startsWith(`${paths.blog}/`) && { vary: 'Accept' }),
  };
}

function isAdmin(pathname: string): boolean {
  return pathname === paths.admin || pathname.startsWith(`${paths.admin}/`);
}
