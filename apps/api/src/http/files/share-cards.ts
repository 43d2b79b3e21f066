import { shareImage } from '@site/schema/site';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ContentChanges } from '../../content-changes.ts';
import type { Context } from '../../context.ts';
import type { Pictures } from '../../public-types.ts';
import { IMMUTABLE, REVALIDATE, sendFresh, tagOf } from '../cache/etag.ts';
import { keepPictures } from '../cache/picture-cache.ts';
import { sendError } from '../errors.ts';
import { localLink } from '../pages/local-link.ts';
import { renderPng } from './render-png.ts';

/*
 * The picture of a page where it is shared, at the page's own path under /share. Its address in the page carries the
 * version of what is on it: that one may be kept for ever.
 */

const KEEP_BYTES = 16 * 1024 * 1024;
const ADDRESS = /^\/share(\/[^?]+)\.png$/;

const KEEP_CARDS = 1000;

type Options = { pictures: Pictures; visitor: (request: FastifyRequest) => Context; content: ContentChanges };
type Card = ReturnType<Pictures['share']>;

export function serveShareCards(app: FastifyInstance, { pictures, visitor, content }: Options): void {
  const kept = keepPictures(KEEP_BYTES);
  const cards = new Map<string, Card>();
  content.subscribe((topic) => void (topic === 'content' && cards.clear()));

  // What a card says is found by rendering its page: once for all who ask, until content changes.
  function cardOf(path: string, request: FastifyRequest): Card {
    const known = cards.get(path);
    if (known) return known;
    const card = pictures.share({ path, link: localLink(visitor(request)) });
    if (cards.size >= KEEP_CARDS) cards.clear();
    cards.set(path, card);
    // A page that is missing may be there the next time, without anyone having written.
    const forget = () => void (cards.get(path) === card && cards.delete(path));
    card.then((found) => found ?? forget(), forget);
    return card;
  }

  app.get<{ Querystring: { v?: unknown } }>('/share/*', async (request, reply) => {
    const [, page] = ADDRESS.exec(request.url.split('?')[0] ?? '') ?? [];
    const card = page && (await cardOf(toPath(page), request));
    if (!card) return sendError(reply, { status: 404, message: 'Not found' });
    const { body, tag } = await kept(tagOf(card.svg), () => renderPng(card.svg, shareImage.width, pictures.fontFiles));
    const isNamed = request.query.v === card.version;
    return sendFresh(request, reply, { body, tag, type: 'image/png', cache: isNamed ? IMMUTABLE : REVALIDATE });
  });
}

function toPath(page: string): string {
  return page === '/home' ? '/' : page;
}
