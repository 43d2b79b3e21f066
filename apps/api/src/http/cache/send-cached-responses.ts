import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isOfApi } from '../guards/request-url.ts';
import { type CachedResponse, sendCacheableRaw } from './cached-response.ts';
import type { ResponseCache } from './response-cache.ts';

type Caches = { pages: ResponseCache; apiReads: ResponseCache };

/** Sends a GET or HEAD request its cached response before any handler runs. */
export function sendCachedResponses(app: FastifyInstance, { pages, apiReads }: Caches): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return done();
    const cached = (isOfApi(request.url) ? apiReads : pages).find(request.url);
    if (!cached || mayChooseAnother(request, cached)) return done();
    sendCacheableRaw(request, reply, cached);
  });
}

/** An article can also be requested as Markdown, a tRPC response as a stream. */
function mayChooseAnother({ headers }: FastifyRequest, { vary }: CachedResponse): boolean {
  if (vary === undefined) return false;
  return headers['trpc-accept'] !== undefined || /text\/markdown/i.test(headers.accept ?? '');
}
