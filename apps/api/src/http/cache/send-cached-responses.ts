import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { append as appendVary } from 'vary';
import { isOfApi } from '../guards/request-url.ts';
import { type CachedResponse, selectRepresentation } from './cached-response.ts';
import type { ResponseCache } from './response-cache.ts';

/*
 * Sends a cached response before any handler runs. Fastify's own way of sending would take longer than all the rest,
 * so the headers of each response are prepared once, as the flat list that Node writes fastest.
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

  /** With the headers that CORS and the rate limit have set on the reply. */
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
    const cached = (isOfApi(request.url) ? apiReads : pages).find(request.url);
    if (!cached || mayChooseAnother(request, cached)) return done();
    const { status, headers, body } = selectRepresentation(request, cached);
    const list = merge(reply, headers);
    reply.hijack();
    reply.raw.writeHead(status, list).end(body);
  });
}

/** An article can also be requested as Markdown, a tRPC response as a stream. */
function mayChooseAnother({ headers }: FastifyRequest, { vary }: CachedResponse): boolean {
  if (vary === undefined) return false;
  return headers['trpc-accept'] !== undefined || /text\/markdown/i.test(headers.accept ?? '');
}
