import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { describeFault } from '../refusal.ts';
import { type AppRouter, appRouter } from '../router.ts';
import { isDecodable } from './address.ts';
import { logFault, sendFault } from './rest-adapter.ts';

/*
 * tRPC over HTTP: JSON only, a bounded batch, and nothing in an error but what was written for the caller.
 */

const PREFIX = '/trpc';
const MAX_BATCH = 10;

export async function mountTrpc(app: FastifyInstance, contextOf: (request: FastifyRequest) => Context): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      const type = request.headers['content-type'];
      if (request.method !== 'GET' && !/^application\/json\s*(;|$)/i.test(type ?? '')) {
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
    const options: FastifyTRPCPluginOptions<AppRouter> = {
      prefix: PREFIX,
      trpcOptions: {
        router: appRouter,
        createContext: ({ req }) => contextOf(req),
        onError({ error, req }) {
          logFault(describeFault(error).status, error, req.log);
        },
        responseMeta({ errors }) {
          const retryAfter = Math.max(0, ...errors.map((error) => retryAfterOf(error)));
          return retryAfter > 0 ? { headers: { 'retry-after': String(retryAfter) } } : {};
        },
      },
    };
    await scope.register(fastifyTRPCPlugin, options);
  });
}

function retryAfterOf(error: { cause?: unknown }): number {
  const { cause } = error;
  return cause && typeof cause === 'object' && 'retryAfter' in cause ? Number(cause.retryAfter ?? 0) : 0;
}
