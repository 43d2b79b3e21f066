import { shareImage } from '@site/schema/site';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ContentChanges } from '../../content-changes.ts';
import type { Context } from '../../context.ts';
import type { Pictures } from '../../public-types.ts';
import { IMMUTABLE, REVALIDATE } from '../cache/cache-control.ts';
import { etagOf, sendCacheable, uncompressedResponse } from '../cache/cached-response.ts';
import { createPictureCache } from '../cache/picture-cache.ts';
import { sendError } from '../errors.ts';
import { localLink } from '../pages/local-link.ts';
import { renderPng } from './render-png.ts';

/*
 * The preview picture of a page on social networks, at the page's own path under /share. Its URL in the page carries
 * the version of its content, so that this URL never changes what it shows.
 */

const MAX_PNG_BYTES = 16 * 1024 * 1024;
const MAX_CARDS = 1000;
const PATH = /^\/share(\/[^?]+)\.png$/;

type Options = { pictures: Pictures; visitor: (request: FastifyRequest) => Context; content: ContentChanges };
type Card = NonNullable<Awaited<ReturnType<Pictures['share']>>>;

export function serveShareCards(app: FastifyInstance, { pictures, visitor, content }: Options): void {
  const cachedPng = createPictureCache(MAX_PNG_BYTES);
  // A missing page has no card, which lru-cache does not store.
  const cards = new LRUCache<string, Card, Context>({
    max: MAX_CARDS,
    ignoreFetchAbort: true,
    fetchMethod: (path, _, { context }) => pictures.share({ path, link: localLink(context) }),
  });
  content.subscribe((topic) => topic === 'content' && cards.clear());

  app.get<{ Querystring: { v?: unknown } }>('/share/*', async (request, reply) => {
    const [, page] = PATH.exec(request.url.split('?')[0] ?? '') ?? [];
    const card = page && (await cards.fetch(toPath(page), { context: visitor(request) }));
    if (!card) return sendError(reply, { status: 404, message: 'Not found' });
    const draw = () => renderPng(card.svg, shareImage.width, pictures.fontFiles);
    const { body, tag } = await cachedPng(etagOf(card.svg), draw);
    const isCurrentVersion = request.query.v === card.version;
    const headers = { 'content-type': 'image/png', 'cache-control': isCurrentVersion ? IMMUTABLE : REVALIDATE };
    return sendCacheable(request, reply, uncompressedResponse(body, tag, headers));
  });
}

function toPath(page: string): string {
  return page === '/home' ? '/' : page;
}
