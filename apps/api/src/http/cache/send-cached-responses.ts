import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { append as appendVary } from 'vary';
import { isApiUrl } from '../guards/request-url.ts';
import { type CachedResponse, selectRepresentation } from './cached-response.ts';
import { negotiable } from './content-encoding.ts';
import type { ResponseCache } from './response-cache.ts';

/*
 * Sends a cached response before any handler runs. `reply.send` of Fastify would take most of the time, so the
 * response is written directly, with headers prepared once as the flat list that Node writes fastest.
 */

type Headers = Record<string, string>;

type Options = {
  pages: ResponseCache;
  apiReads: ResponseCache;
  /** The headers that every response carries. */
  headers: Headers;
};

export function sendCachedResponses(app: FastifyInstance, { pages, apiReads, headers: common }: Options): void {
  const prepared = new WeakMap<Headers, string[]>();

  function prepare(headers: Headers): string[] {
    const list = prepared.get(headers) ?? Object.entries({ ...common, ...headers }).flat();
    prepared.set(headers, list);
    return list;
  }

  /** Adds the headers that CORS and the rate limit have set on the reply. */
  function merge(reply: FastifyReply, headers: Headers): string[] {
    const added = reply.getHeaders() as Headers;
    if (Object.keys(added).length === 0) return prepare(headers);
    const vary = added.vary && headers.vary ? { vary: appendVary(added.vary, headers.vary) } : {};
    return Object.entries({ ...common, ...added, ...headers, ...vary }).flatMap(([name, value]) => [
      name,
      String(value),
    ]);
  }

  app.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return done();
    const cached = (isApiUrl(request.url) ? apiReads : pages).find(request.url);
    if (!cached || mayNeedAnotherResponse(request, cached)) return done();
    const { status, headers, body } = selectRepresentation(request, cached);
    const list = merge(reply, headers);
    reply.hijack();
    reply.raw.writeHead(status, list).end(body);
  });
}

/** Articles can also be requested as Markdown. */
function mayNeedAnotherResponse({ headers }: FastifyRequest, { vary }: CachedResponse): boolean {
  return vary !== undefined && /text\/markdown/i.test(negotiable(headers.accept) ?? '');
}
