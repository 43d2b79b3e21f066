import { type FastifyTRPCPluginOptions, fastifyRequestHandler } from '@trpc/server/adapters/fastify';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import type { z } from 'zod';
import { publicDetails } from '../../errors.ts';
import type { RenderQueue } from '../../render-queue.ts';
import type { Context } from '../../trpc/context.ts';
import { type AppRouter, appRouter } from '../../trpc/router.ts';
import { REVALIDATE } from '../cache/cache-control.ts';
import { sendCacheable } from '../cache/cached-response.ts';
import type { Render, ResponseCache } from '../cache/response-cache.ts';
import { logError, sendError } from '../error-responses.ts';
import { isJson, isTooDeep, parseText, TOO_DEEP } from './json-body.ts';

/*
 * tRPC over HTTP: accepts only JSON bodies and at most 10 calls in a batch; the response cache answers public queries.
 */

const PREFIX = '/trpc';
const MAX_BATCH = 10;
/** Excludes TRACE: tRPC constructs a Request, which cannot have that method. */
const METHODS: HTTPMethods[] = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'];

type Options = { contextOf: (request: FastifyRequest) => Context; cache: ResponseCache; queue: RenderQueue };
type Query = { batch?: string | string[]; input?: string | string[] };
type Meta = NonNullable<FastifyTRPCPluginOptions<AppRouter>['trpcOptions']['responseMeta']>;

const procedures: Record<string, Procedure> = appRouter._def.procedures as never;
type Procedure = { _def: { type: string; meta?: { admin?: true; internal?: true }; inputs: z.ZodType[] } };

export async function mountTrpc(app: FastifyInstance, { contextOf, cache, queue }: Options): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (request.method === 'POST' && !isJson(request.headers['content-type'])) {
        return sendError(reply, { status: 415 });
      }
      const { path = '' } = request.params as { path?: string };
      // tRPC decodes the path again, so an escaped comma (%252C) would add calls after the batch size was checked.
      if (path.includes('%') || path.split(',').some(isInternal)) return sendError(reply, { status: 404 });
      if (path.split(',').length > MAX_BATCH) {
        return sendError(reply, { status: 400, message: `A batch holds at most ${MAX_BATCH} calls` });
      }
      const { batch, input } = request.query as Query;
      if (Array.isArray(batch) || Array.isArray(input)) {
        return sendError(reply, { status: 400, message: 'Send each parameter once' });
      }
      if (input !== undefined && isTooDeep(input)) return sendError(reply, { status: 400, message: TOO_DEEP });
      // This header requests a stream, which could not be cached.
      delete request.headers['trpc-accept'];
      reply.header('cache-control', 'no-store');
    });
    scope.addHook('preHandler', async (request, reply) => {
      if (!isRead(request)) return;
      const url = canonicalUrl(request);
      if (url === undefined) return;
      const response = await cache.getOrRender(url, renderRead(request, url), { clientKey: request.clientKey });
      return sendCacheable(request, reply, response);
    });
    // tRPC parses the text itself.
    scope.removeContentTypeParser('application/json');
    const read = parseText((_, text, done) => done(null, text));
    scope.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, read);
    scope.route<{ Params: { path: string } }>({
      method: METHODS,
      url: `${PREFIX}/:path`,
      handler(req, res) {
        // tRPC checks the content type before the method, and accepts only lower case.
        if (req.method !== 'GET') req.raw.headers['content-type'] = 'application/json';
        const answer = () =>
          fastifyRequestHandler({
            router: appRouter,
            req,
            res,
            path: req.params.path,
            maxBatchSize: MAX_BATCH,
            createContext: () => contextOf(req),
            onError: ({ error }) => logError(publicDetails(error).status, error, req),
            responseMeta,
          });
        // A batch that mixes public and private queries is not cached.
        const readsUncached = isRead(req) && req.params.path.split(',').some(isPublicQuery);
        return readsUncached ? queue(answer, req.clientKey) : answer();
      },
    });
  });
}

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/**
 * The URL that the client would send for the same public queries with the same validated inputs, so that equal requests
 * share one cache entry; undefined for other procedures.
 */
function canonicalUrl({ params, query }: FastifyRequest): string | undefined {
  const { path = '' } = params as { path?: string };
  const { batch, input } = query as Query;
  const names = path.split(',');
  const isBatch = batch === '1';
  if ((!isBatch && names.length > 1) || !names.every(isPublicQuery)) return undefined;
  const sent = readInput(input, isBatch);
  if (sent === INVALID) return undefined;
  const inputs = names.map((name, call) =>
    usedInput(name, isBatch ? (sent as Record<number, unknown> | undefined)?.[call] : sent),
  );
  const used = isBatch ? Object.fromEntries(inputs.map((one, call) => [call, one])) : inputs[0];
  const json = JSON.stringify(used);
  const search = [...(isBatch ? ['batch=1'] : []), ...(json ? [`input=${encodeURIComponent(json)}`] : [])].join('&');
  return `${PREFIX}/${path}${search && `?${search}`}`;
}

const INVALID = Symbol('invalid input');

/** The input of a call, or the inputs of a batch by number; undefined if nothing was sent. */
function readInput(text: unknown, isBatch: boolean): unknown {
  if (text === undefined) return undefined;
  if (typeof text !== 'string') return INVALID;
  try {
    const sent: unknown = JSON.parse(text);
    const isObject = typeof sent === 'object' && sent !== null && !Array.isArray(sent);
    return isBatch && !isObject ? INVALID : sent;
  } catch {
    return INVALID;
  }
}

/**
 * The input without fields that the procedure does not use. An invalid input stays unchanged; its error is not cached.
 */
function usedInput(name: string, input: unknown): unknown {
  const [parser, ...more] = procedures[name]?._def.inputs ?? [];
  if (!parser || input === undefined) return undefined;
  if (more.length > 0) return input;
  const { success, data } = parser.safeParse(input);
  return success ? data : input;
}

/** Every visitor gets the same response to a public query, so it may be cached. */
function isPublicQuery(name: string): boolean {
  const procedure = Object.hasOwn(procedures, name) ? procedures[name] : undefined;
  return procedure?._def.type === 'query' && !procedure._def.meta?.admin;
}

/** True for procedures that only this server calls: their results are too large for visitors. */
function isInternal(name: string): boolean {
  return Object.hasOwn(procedures, name) && procedures[name]?._def.meta?.internal === true;
}

function renderRead(request: FastifyRequest, url: string): Render {
  return async (context) => {
    const response = await fetchRequestHandler({
      endpoint: PREFIX,
      maxBatchSize: MAX_BATCH,
      req: new Request(new URL(url, context.config.publicUrl)),
      router: appRouter,
      createContext: () => context,
      onError: ({ error }) => logError(publicDetails(error).status, error, request),
      responseMeta,
    });
    return {
      status: response.status,
      body: await response.text(),
      headers: { ...Object.fromEntries(response.headers), 'cache-control': response.ok ? REVALIDATE : 'no-store' },
    };
  };
}

const responseMeta: Meta = ({ errors }) => {
  const retryAfter = Math.max(0, ...errors.map((error) => publicDetails(error).retryAfter ?? 0));
  return retryAfter > 0 ? { headers: { 'retry-after': String(retryAfter) } } : {};
};
