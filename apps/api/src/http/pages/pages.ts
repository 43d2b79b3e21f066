import { BOOKED } from '@site/schema/lead-form';
import { paths } from '@site/schema/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Config } from '../../config.ts';
import type { Redirects } from '../../content/redirects.ts';
import type { RenderQueue } from '../../render-queue.ts';
import type { Context } from '../../trpc/context.ts';
import type { WebApplication } from '../../trpc/public-types.ts';
import {
  type CachedResponse,
  compressResponse,
  type RenderedResponse,
  sendCacheable,
} from '../cache/cached-response.ts';
import type { Render, ResponseCache } from '../cache/response-cache.ts';
import { sendError } from '../error-responses.ts';
import { isMachinePath, withoutTrailingSlashes } from '../guards/request-url.ts';
import { ALLOWS_PASSKEYS } from '../guards/security-headers.ts';
import { localLink } from './local-link.ts';
import { sendMissing } from './missing-page.ts';

/*
 * Serves pages over HTTP: status, cache and headers. The web application renders them.
 */

type Options = {
  web: Pick<WebApplication, 'render' | 'normalizeUrl'>;
  cache: ResponseCache;
  visitor: (request: FastifyRequest) => Context;
  queue: RenderQueue;
  redirects: Redirects;
  config: Pick<Config, 'publicUrl'>;
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Renders a page into the cache. */
    renderPage(url: string): Promise<unknown>;
    /** Functions that render the outdated pages, the most requested first. */
    outdatedPages: ResponseCache['outdated'];
    /** Answers a request with the page of its URL. */
    sendPage(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
  }
}

/** The HTML of a page that is not found has some 50 KB. */
const MAX_VARIANTS = 200;
const HTML = 'text/html; charset=utf-8';

export function servePages(app: FastifyInstance, { web, cache, visitor, queue, redirects, config }: Options): void {
  // Pages at any number of URLs are cached by their HTML, so that requests for such URLs cannot fill the page cache.
  const variants = new LRUCache<string, CachedResponse, RenderedResponse>({
    max: MAX_VARIANTS,
    fetchMethod: (_, __, { context }) => compressResponse(context),
  });

  app.setNotFoundHandler((_, reply) => sendError(reply, { status: 404 }));
  app.decorate('renderPage', (url: string) => renderPage(url));
  app.decorate('outdatedPages', cache.outdated);
  app.decorate('sendPage', sendPage);
  app.get('/*', sendPage);

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const [pathname = '/'] = request.url.split('?');
    if (isMachinePath(pathname)) return reply.callNotFound();
    // Redirects to the URL without trailing slashes, unless the result begins with // or /\: browsers would treat that
    // as another host. The response is not cacheable, because the URL may contain the secret of a booking.
    const withoutSlash = withoutTrailingSlashes(pathname);
    const hasSlash = withoutSlash !== pathname && !isAdmin(pathname) && /^\/[^/\\]/.test(withoutSlash);
    const removeSlash = () => {
      const url = withoutSlash + request.url.slice(pathname.length);
      return reply.header('cache-control', 'no-store').redirect(url, 301);
    };
    // An address with a redirect of its own leads to its target in one step.
    if (hasSlash && !(await redirects.find(withoutSlash))) return removeSlash();
    const url = web.normalizeUrl(hasSlash ? withoutSlash : request.url);
    if (isPrivate(url)) return sendPrivatePage(request, reply, url);
    const page = await renderPage(url, request);
    if (page.status === 404 && !isAdmin(pathname)) {
      return sendMissing(request, reply, page, { redirects, publicUrl: config.publicUrl });
    }
    return hasSlash ? removeSlash() : sendCacheable(request, reply, page);
  }

  /** Shows personal data to anyone with the link, so it is rendered for each request and never stored. */
  async function sendPrivatePage(request: FastifyRequest, reply: FastifyReply, url: string) {
    await request.countRender();
    const link = localLink(visitor(request), request);
    const { status, html } = await queue(() => web.render({ url, link }), request.clientKey);
    return sendCacheable(request, reply, await compressResponse({ status, body: html, headers: privateHeaders }));
  }

  function renderPage(url: string, request?: FastifyRequest) {
    const render: Render = async (context) => {
      const { status, html, isAtManyUrls } = await web.render({ url, link: localLink(context, request ?? app) });
      const rendered = { status, body: html, headers: pageHeaders(url) };
      return isAtManyUrls ? variants.forceFetch(html, { context: rendered }) : rendered;
    };
    return cache.getOrRender(url, render, request);
  }
}

const privateHeaders = { 'content-type': HTML, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

const adminHeaders = { ...privateHeaders, ...ALLOWS_PASSKEYS };

const isPrivate = (url: string) => url.startsWith(paths.booking('')) || url.includes(`${BOOKED}=`);

function pageHeaders(url: string): Record<string, string> {
  if (isAdmin(url.split('?')[0] ?? url)) {
    return adminHeaders;
  }
  return {
    'content-type': HTML,
    'cache-control': 'no-cache',
    // Clients that prefer Markdown get an article as Markdown.
    ...(isPost(url) && { vary: 'Accept' }),
  };
}

const isPost = (url: string) => url.startsWith(`${paths.blog}/`) && !url.slice(paths.blog.length + 1).includes('/');

function isAdmin(pathname: string): boolean {
  return pathname === paths.admin || pathname.startsWith(`${paths.admin}/`);
}
