import { contentTag } from '@site/db/content';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MediaFiles } from '../../media/media-files.ts';
import type { Upload } from '../../media/upload.ts';
import type { Context } from '../../trpc/context.ts';
import { type Caller, createCaller } from '../../trpc/router.ts';
import { REVALIDATE } from '../cache/cache-control.ts';
import { sendCacheable } from '../cache/cached-response.ts';
import type { Render, ResponseCache } from '../cache/response-cache.ts';
import { acceptUploads, withUpload } from './receive-upload.ts';
import { restRoutes } from './rest.ts';
import { answersTag, isObject, isPublicRead, type PagedRoute, type RestCall, type RestRoute } from './rest-route.ts';

/*
 * Mounts the table of REST routes on Fastify: each request calls a procedure, and its result is sent. The procedures
 * validate and authorise.
 */

type Options = { contextOf: (request: FastifyRequest) => Context; cache: ResponseCache };

export function mountRest(app: FastifyInstance, { contextOf, cache }: Options): void {
  for (const route of restRoutes.filter(({ takesFile }) => !takesFile)) {
    app.route({
      method: route.method,
      url: route.path,
      handler: isPublicRead(route)
        ? (request, reply) => sendCachedRead(route, request, reply, cache)
        : (request, reply) => callAndSend(route, request, reply, contextOf(request)),
    });
  }
}

type UploadOptions = { contextOf: (request: FastifyRequest) => Context; media: MediaFiles };

export async function mountUploads(app: FastifyInstance, { contextOf, media }: UploadOptions): Promise<void> {
  await app.register(async (scope) => {
    await acceptUploads(scope);
    for (const route of restRoutes.filter(({ takesFile }) => takesFile)) {
      scope.route({
        method: route.method,
        url: route.path,
        config: { acceptsUploads: true },
        handler: async (request, reply) => {
          const context = contextOf(request);
          // Refuses visitors before the file is received.
          await createCaller(context).account.me();
          return withUpload(request, media, (upload) => callAndSend(route, request, reply, context, upload));
        },
      });
    }
  });
}

async function sendCachedRead(route: RestRoute, request: FastifyRequest, reply: FastifyReply, cache: ResponseCache) {
  const call = readCall(route, request);
  return sendCacheable(
    request,
    reply,
    await cache.getOrRender(cacheKey(route, request, call), renderRead(route, call), { clientKey: request.clientKey }),
  );
}

/** The path and query in a normalised form, so that equal reads share one cache key. */
function cacheKey({ path }: RestRoute, { params }: FastifyRequest, { query, parameters: others }: RestCall): string {
  const filledPath = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((params as Record<string, string>)[name] ?? ''),
  );
  const parameters = Object.entries({ ...query, ...others }).map(
    ([name, value]) => `${name}=${encodeURIComponent(String(value))}`,
  );
  return parameters.length > 0 ? `${filledPath}?${parameters.join('&')}` : filledPath;
}

function renderRead(route: RestRoute, call: RestCall): Render {
  return async (context) => {
    const caller = createCaller(context);
    const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': REVALIDATE };
    if (!route.paged) {
      const result = await route.run(caller, call);
      const tag = route.hasTag && { contentTag: contentTag(result as object) };
      return { status: 200, body: JSON.stringify(result), headers, ...tag };
    }
    if (call.query.limit !== undefined || call.query.offset !== undefined) {
      const { items, total } = await route.run(caller, call);
      return { status: 200, body: JSON.stringify(items), headers: { ...headers, 'x-total-count': String(total) } };
    }
    const { body, total } = await readWholeList(route, caller, call);
    return { status: 200, body, headers: { ...headers, 'x-total-count': String(total) } };
  };
}

const PART_SIZE = 100;

/**
 * Reads a list that was requested without limit and offset in batches, and serves other requests in between. Concurrent
 * requests for the same list share the result, even if it is too large for the cache.
 */
async function readWholeList(route: PagedRoute, caller: Caller, call: RestCall) {
  const parts: string[] = [];
  let offset = 0;
  for (;;) {
    const query = { ...call.query, limit: PART_SIZE, offset };
    const { items, total } = await route.run(caller, { ...call, query });
    if (items.length > 0) parts.push(JSON.stringify(items).slice(1, -1));
    if (items.length < PART_SIZE || offset + items.length >= total) return { body: `[${parts.join(',')}]`, total };
    offset += PART_SIZE;
  }
}

async function callAndSend(
  route: RestRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
  upload?: Upload,
) {
  const caller = createCaller(context);
  const call = { ...readCall(route, request), ...(upload && { upload }) };
  reply.header('cache-control', 'no-store');
  if (!route.paged) {
    const result = await route.run(caller, call);
    if (answersTag(route)) reply.header('etag', `"${contentTag(result as object)}"`);
    return reply.code(route.status ?? 200).send(result);
  }
  const { items, total } = await route.run(caller, call);
  return reply.header('x-total-count', total).send(items);
}

function readCall(route: RestRoute, request: FastifyRequest) {
  const { parameters = [] } = route;
  const params = request.params as Record<string, string | undefined>;
  const { limit, offset, ...others } = request.query as Record<string, unknown>;
  const sent = parameters.map((name) => [name, others[name]]);
  return {
    id: toNumber(params.id, /^[1-9]\d{0,8}$/),
    slug: params.slug ?? '',
    query: {
      ...(limit !== undefined && { limit: toNumber(limit, /^\d{1,9}$/) }),
      ...(offset !== undefined && { offset: toNumber(offset, /^\d{1,9}$/) }),
    },
    parameters: Object.fromEntries(sent.filter(([, value]) => typeof value === 'string')) as Record<string, string>,
    body: bodyOf(route, request) as never,
  };
}

/** The body, with the tags of If-Match. */
function bodyOf({ hasTag }: RestRoute, { body, headers }: FastifyRequest): unknown {
  const sent = body ?? {};
  if (!hasTag || !isObject(sent)) return sent;
  const expected = headers['if-match'];
  const basedOn = expected === undefined || expected === '*' ? undefined : expected.split(',').map(readTag);
  return { ...sent, basedOn, workingCopy: undefined };
}

/** The tag of the content within an ETag, which ends with a hash of the response. A proxy may have made it weak. */
const readTag = (etag: string) => /^\s*(?:W\/)?"([^"-]*)/.exec(etag)?.[1] ?? '';

// Number would also read '', '1e3' and '0x10'.
function toNumber(value: unknown, pattern: RegExp): number {
  return typeof value === 'string' && pattern.test(value) ? Number(value) : Number.NaN;
}
