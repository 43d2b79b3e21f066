import { shareImage } from '@site/schema/site';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ContentChanges } from '../../content-changes.ts';
import { renderPng } from '../../media/render-png.ts';
import type { RenderQueue } from '../../render-queue.ts';
import type { Context } from '../../trpc/context.ts';
import type { Pictures } from '../../trpc/public-types.ts';
import { IMMUTABLE, REVALIDATE } from '../cache/cache-control.ts';
import { etagOf, sendCacheable, uncompressedResponse } from '../cache/cached-response.ts';
import { createPictureCache } from '../cache/picture-cache.ts';
import { sendError } from '../error-responses.ts';
import { EMBEDDABLE } from '../guards/security-headers.ts';
import { localLink } from '../pages/local-link.ts';

/*
 * Serves the picture that social networks show for a page, at the path of the page under /share. Pages link it with the
 * version of its content in the query, so that the response to such a URL never changes.
 */

const MAX_PNG_BYTES = 16 * 1024 * 1024;
const MAX_CARDS = 1000;
const PATH = /^\/share(\/[^?]+)\.png$/;

type Options = {
  pictures: Pictures;
  visitor: (request: FastifyRequest) => Context;
  content: ContentChanges;
  queue: RenderQueue;
};
type Card = NonNullable<Awaited<ReturnType<Pictures['share']>>>;

export function serveShareCards(app: FastifyInstance, { pictures, visitor, content, queue }: Options): void {
  const cachedPng = createPictureCache(MAX_PNG_BYTES);
  // A missing page has no card: lru-cache does not store undefined.
  const cards = new LRUCache<string, Card, Context>({
    max: MAX_CARDS,
    ignoreFetchAbort: true,
    fetchMethod: (path, _, { context }) =>
      queue(() => pictures.share({ path, link: localLink(context, app) }), context.clientSite),
  });
  content.subscribe((topic) => topic === 'content' && cards.clear());

  app.get<{ Querystring: { v?: unknown } }>('/share/*', async (request, reply) => {
    const [, pagePath] = PATH.exec(request.url.split('?')[0] ?? '') ?? [];
    if (!pagePath) return sendError(reply, { status: 404 });
    const path = toUrlPath(pagePath);
    const isKnown = cards.has(path);
    if (!isKnown) await request.countRender();
    const card = await cards.fetch(path, { context: visitor(request) });
    if (!card) return sendError(reply, { status: 404 });
    const draw = async () => {
      if (isKnown) await request.countRender();
      return queue(() => renderPng(card.svg, shareImage.width, pictures.fontFiles), request.clientKey);
    };
    const { body, tag } = await cachedPng(etagOf(card.svg), draw);
    const isCurrentVersion = request.query.v === card.version;
    const cacheControl = isCurrentVersion ? IMMUTABLE : REVALIDATE;
    const headers = { 'content-type': 'image/png', 'cache-control': cacheControl, ...EMBEDDABLE };
    return sendCacheable(request, reply, uncompressedResponse(body, tag, headers));
  });
}

function toUrlPath(pagePath: string): string {
  return pagePath === '/home' ? '/' : pagePath;
}
