import { type FastifyTRPCPluginOptions, fastifyRequestHandler } from '@trpc/server/adapters/fastify';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import type { Context } from '../../context.ts';
import { describeFault } from '../../errors.ts';
import { type AppRouter, appRouter } from '../../router.ts';
import { sendKept } from '../cache/cached-response.ts';
import { REVALIDATE } from '../cache/etag.ts';
import type { AnswerCache, Make } from '../cache/response-cache.ts';
import { isDecodable } from '../guards/request-url.ts';
import { isJson, parseText } from './json-body.ts';
import { logFault, sendFault } from './rest-adapter.ts';

/*
 * tRPC over HTTP: JSON only, a bounded batch, and nothing in an error but what was written for the caller.
 */

const PREFIX = '/trpc';
const MAX_BATCH = 10;
/** Not TRACE: tRPC makes a Request of what came, which cannot be one. */
const METHODS: HTTPMethods[] = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'];

type Options = { contextOf: (request: FastifyRequest) => Context; answers: AnswerCache };
type Meta = NonNullable<FastifyTRPCPluginOptions<AppRouter>['trpcOptions']['responseMeta']>;

const procedures: Record<string, Procedure> = appRouter._def.procedures as never;
type Procedure = { _def: { type: string; meta?: { admin?: true } } };

export async function mountTrpc(app: FastifyInstance, { contextOf, answers }: Options): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (request.method === 'POST' && !isJson(request.headers['content-type'])) {
        return sendFault(reply, { status: 415, message: 'Send the body as application/json' });
      }
      const { path = '' } = request.params as { path?: string };
      // tRPC decodes the names of procedures once more, and stumbles.
      if (!isDecodable(path)) return sendFault(reply, { status: 404, message: 'Not found' });
      if (path.split(',').length > MAX_BATCH) {
        return sendFault(reply, { status: 400, message: `A batch holds at most ${MAX_BATCH} calls` });
      }
      reply.header('cache-control', 'no-store');
    });
    scope.addHook('preHandler', async (request, reply) => {
      const { path = '' } = request.params as { path?: string };
      if (!['GET', 'HEAD'].includes(request.method) || request.headers['trpc-accept'] !== undefined) return;
      if (!path.split(',').every(isPublicQuery)) return;
      const answer = await answers.get(request.url, makeRead(request.url, request.log));
      return sendKept(request, reply, answer);
    });
    // tRPC reads the text itself.
    scope.removeContentTypeParser('application/json');
    const read = parseText((_, text, done) => done(null, text));
    scope.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, read);
    scope.route<{ Params: { path: string } }>({
      method: METHODS,
      url: `${PREFIX}/:path`,
      handler(req, res) {
        // It asks for the type before it looks at the method, and knows it in small letters only.
        if (req.method !== 'GET') req.raw.headers['content-type'] = 'application/json';
        return fastifyRequestHandler({
          router: appRouter,
          req,
          res,
          path: req.params.path,
          createContext: () => contextOf(req),
          onError: ({ error }) => logFault(describeFault(error).status, error, req.log),
          responseMeta,
        });
      },
    });
  });
}

/** What any visitor may ask is answered alike to all of them. */
function isPublicQuery(path: string): boolean {
  const procedure = Object.hasOwn(procedures, path) ? procedures[path] : undefined;
  return procedure?._def.type === 'query' && !procedure._def.meta?.admin;
}

function makeRead(url: string, log: FastifyBaseLogger): Make {
  return async (context) => {
    const response = await fetchRequestHandler({
      endpoint: PREFIX,
      req: new Request(new URL(url, context.config.publicUrl)),
      router: appRouter,
      createContext: () => context,
      onError({ error }) {
        logFault(describeFault(error).status, error, log);
      },
      responseMeta,
    });
    const headers = { ...Object.fromEntries(response.headers), vary: 'trpc-accept' };
    return {
      status: response.status,
      body: await response.text(),
      headers: { ...headers, 'cache-control': response.ok ? REVALIDATE : 'no-store' },
    };
  };
}

const responseMeta: Meta = ({ errors }) => {
  const retryAfter = Math.max(0, ...errors.map((error) => retryAfterOf(error)));
  return retryAfter > 0 ? { headers: { 'retry-after': String(retryAfter) } } : {};
};

function retryAfterOf(error: { cause?: unknown }): number {
  const { cause } = error;
  return cause && typeof cause === 'object' && 'retryAfter' in cause ? Number(cause.retryAfter ?? 0) : 0;
}
