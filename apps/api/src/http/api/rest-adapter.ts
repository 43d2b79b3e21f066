import { TRPCError } from '@trpc/server';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { describeFault, type Fault, Refusal } from '../../errors.ts';
import { createCaller } from '../../router.ts';
import { sendKept } from '../cache/cached-response.ts';
import { REVALIDATE } from '../cache/etag.ts';
import type { AnswerCache, Make } from '../cache/response-cache.ts';
import { isPublicRead, type RestCall, type RestRoute, restRoutes } from './rest.ts';

/*
 * Mounts the table on Fastify: reads a request into a call, answers a result or a fault. Nothing is decided here.
 */

type Options = { contextOf: (request: FastifyRequest) => Context; answers: AnswerCache };

export function mountRest(app: FastifyInstance, { contextOf, answers }: Options): void {
  for (const route of restRoutes) {
    app.route({
      method: route.method,
      url: route.path,
      handler: isPublicRead(route)
        ? (request, reply) => answerKept(route, request, reply, answers)
        : (request, reply) => answer(route, request, reply, contextOf(request)),
    });
  }
}

async function answerKept(route: RestRoute, request: FastifyRequest, reply: FastifyReply, answers: AnswerCache) {
  const call = readCall(request);
  return sendKept(request, reply, await answers.get(addressOf(route, request, call), makeRead(route, call)));
}

/** The one way of writing what is asked: the front knows an answer by its address. */
function addressOf({ path }: RestRoute, { params }: FastifyRequest, { window }: RestCall): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((params as Record<string, string>)[name] ?? ''),
  );
  const query = Object.entries(window).map(([name, value]) => `${name}=${value}`);
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled;
}

function makeRead(route: RestRoute, call: RestCall): Make {
  return async (context) => {
    const caller = createCaller(context);
    const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': REVALIDATE };
    if (!route.paged) return { status: 200, body: JSON.stringify(await route.run(caller, call)), headers };
    const { items, total } = await route.run(caller, call);
    return { status: 200, body: JSON.stringify(items), headers: { ...headers, 'x-total-count': String(total) } };
  };
}

async function answer(route: RestRoute, request: FastifyRequest, reply: FastifyReply, context: Context) {
  const caller = createCaller(context);
  const call = readCall(request);
  reply.header('cache-control', 'no-store');
  if (!route.paged) return reply.code(route.status ?? 200).send(await route.run(caller, call));
  const { items, total } = await route.run(caller, call);
  return reply.header('x-total-count', total).send(items);
}

function readCall(request: FastifyRequest) {
  const params = request.params as Record<string, string | undefined>;
  const query = request.query as Record<string, unknown>;
  return {
    id: toNumber(params.id, /^[1-9]\d{0,8}$/),
    slug: params.slug ?? '',
    window: {
      ...(query.limit !== undefined && { limit: toNumber(query.limit, /^\d{1,9}$/) }),
      ...(query.offset !== undefined && { offset: toNumber(query.offset, /^\d{1,9}$/) }),
    },
    body: (request.body ?? {}) as never,
  };
}

// Number would also read '', '1e3' and '0x10'.
function toNumber(value: unknown, pattern: RegExp): number {
  return typeof value === 'string' && pattern.test(value) ? Number(value) : Number.NaN;
}

/** The one place where an error becomes an answer outside tRPC. */
export function handleError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const fault = toFault(error);
  logFault(fault.status, error, request.log);
  return sendFault(reply, fault);
}

/** A bug is logged whole; a database that is away is named, so that the operator sees why visitors wait. */
export function logFault(status: number, error: Error, log: FastifyBaseLogger) {
  if (status === 500) log.error({ err: causeOf(error) }, 'request failed');
  if (status === 503) log.warn({ err: causeOf(error) }, 'could not answer for now');
}

function causeOf(error: Error): unknown {
  const { cause } = error;
  return (cause instanceof Refusal ? cause.because : cause) ?? error;
}

export function sendFault(reply: FastifyReply, { status, message, issues, retryAfter }: Fault) {
  if (retryAfter) reply.header('retry-after', retryAfter);
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ message, ...(issues && { issues }), ...(isTrpc(reply) && trpcEnvelope(status, message)) });
}

// What stops a request before tRPC sees it must still be an error that its client can read.
function trpcEnvelope(status: number, message: string) {
  return { error: { json: { code: -32_000, message, data: { code: 'CLIENT_ERROR', httpStatus: status } } } };
}

function isTrpc({ request }: FastifyReply): boolean {
  return request.url.startsWith('/trpc/');
}

/** What may be said about an error outside tRPC. */
export function toFault(error: FastifyError | Error): Fault {
  if (error instanceof TRPCError) return describeFault(error);
  const status = ('statusCode' in error && error.statusCode) || 500;
  if (status >= 500) return { status: status === 503 ? 503 : 500, message: 'Something went wrong' };
  return { status, message: clientErrors[status] ?? 'The request could not be understood' };
}

const clientErrors: Record<number, string> = {
  400: 'The body is not valid JSON',
  404: 'Not found',
  408: 'The request took too long',
  413: 'The body is too large: at most 512 KiB are taken',
  414: 'The address is too long',
  415: 'Send the body as application/json',
  429: 'Too many requests. Please try again in a moment.',
};
