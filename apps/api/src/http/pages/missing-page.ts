import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Referrer } from '../../content/miss-counter.ts';
import type { Redirects } from '../../content/redirects.ts';
import { type CachedResponse, sendCacheable } from '../cache/cached-response.ts';

/*
 * Answers requests for addresses without a page: with a redirect if there is one, otherwise with the page "not found".
 */

type Options = { redirects: Redirects; publicUrl: string };

export async function sendMissing(
  request: FastifyRequest,
  reply: FastifyReply,
  notFound: CachedResponse,
  { redirects, publicUrl }: Options,
) {
  const [path = '/'] = request.url.split('?');
  const redirect = await redirects.find(path);
  if (!redirect) {
    redirects.miss(path, referrerOf(request, publicUrl));
    return sendCacheable(request, reply, notFound);
  }
  redirects.hit(redirect.id);
  if (redirect.to === null) return sendCacheable(request, reply, { ...notFound, status: 410 });
  // Otherwise a browser would cache a 301 permanently, even after the page is restored.
  reply.header('cache-control', 'no-cache');
  return reply.redirect(withQuery(redirect.to, request.url.slice(path.length + 1)), redirect.status);
}

function withQuery(target: string, query: string): string {
  if (query === '') return target;
  const [address = '', fragment] = target.split('#');
  return `${address}${address.includes('?') ? '&' : '?'}${query}${fragment === undefined ? '' : `#${fragment}`}`;
}

function referrerOf({ headers: { referer = '' }, host }: FastifyRequest, publicUrl: string): Referrer {
  if (!URL.canParse(referer)) return 'direct';
  const page = new URL(referer);
  return page.origin === publicUrl || page.host === host ? 'internal' : 'external';
}
