import { maxHeaderSize } from 'node:http';
import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import { findNextPublication } from '@site/db/post';
import type { Db } from '@site/db/tables';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { sessionReader } from './auth/sessions.ts';
import type { Config } from './config.ts';
import type { ContentChanges } from './content-changes.ts';
import type { Context, Services } from './context.ts';
import { serveDocs } from './http/api/docs.ts';
import { parseText } from './http/api/json-body.ts';
import { mountRest } from './http/api/rest-adapter.ts';
import { mountTrpc } from './http/api/trpc.ts';
import { emptyBodies, serverWithFront } from './http/cache/front.ts';
import { createAnswerCache } from './http/cache/response-cache.ts';
import { handleError, sendError } from './http/errors.ts';
import { serveArt } from './http/files/art.ts';
import { serveArticleMarkdown } from './http/files/article-markdown.ts';
import { serveAssets, shelveAssets } from './http/files/assets.ts';
import { serveFeeds } from './http/files/feeds.ts';
import { serveIcons } from './http/files/icons.ts';
import { serveShareCards } from './http/files/share-cards.ts';
import { refuseConnection } from './http/guards/client-errors.ts';
import { clientKey, rawClientKey } from './http/guards/client-key.ts';
import { isOfApi, readableUrl } from './http/guards/request-url.ts';
import { securityHeaders } from './http/guards/security-headers.ts';
import { meterOf, sharedLimit, storeOf } from './http/guards/shared-limit.ts';
import { acceptForms } from './http/pages/forms.ts';
import { servePages } from './http/pages/pages.ts';
import { serveRedirects } from './http/pages/redirects.ts';
import type { Lifecycle } from './lifecycle.ts';
import { loggerOptions, OneLineAnAnswer } from './log.ts';
import type { WebApplication } from './public-types.ts';
import { tooMany } from './rate-limits.ts';
import type { ViewCounter } from './view-counter.ts';

export type Deps = {
  config: Config;
  db: Db;
  now: () => Date;
  content: ContentChanges;
  views: ViewCounter;
  leadArrived: () => void;
  lifecycle: Lifecycle;
  web: WebApplication;
  /** Where log lines go; standard output when left out. */
  logTo?: { write(line: string): void };
};

const BODY_LIMIT = 512 * 1024;
const PAGES = { maxEntries: 5_000, maxBytes: 64 * 1024 * 1024 };
const READS = { maxEntries: 5_000, maxBytes: 32 * 1024 * 1024 };

export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const { config, lifecycle, web, db, content, now } = deps;
  const sources = {
    content,
    now,
    nextPublication: () => findNextPublication(db, now()),
    context: () => createContext(deps),
  };
  const pages = createAnswerCache(sources, PAGES);
  const reads = createAnswerCache(sources, READS);
  const headers = securityHeaders({ publicUrl: config.publicUrl, inlineScripts: web.inlineScripts });
  const logs = new OneLineAnAnswer();
  const limit =
    config.limits.api > 0
      ? sharedLimit({
          db,
          now,
          max: config.limits.api,
          failed: (error) => app.log.warn({ err: error }, 'requests are counted here alone'),
        })
      : undefined;
  const isStopping = () => lifecycle.phase === 'stopping';
  const app = Fastify({
    logger: loggerOptions(config.logLevel, deps.logTo),
    logController: logs,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    // Node limits the request line as a whole: a name of any length that it lets through finds nothing, as others do.
    routerOptions: { maxParamLength: maxHeaderSize },
    forceCloseConnections: 'idle',
    // What was sent before the stop and is read after it is answered like the rest: nothing is closed before that is done.
    return503OnClosing: false,
    serverFactory: serverWithFront({
      shelves: web.isChanging ? [] : [pages, shelveAssets(web.folder)],
      reads,
      meter: limit && meterOf(limit, rawClientKey(config.trustProxy)),
      headers,
      vary: config.corsOrigins.length > 0 ? 'Origin' : undefined,
      isStopping,
    }),
    genReqId: () => crypto.randomUUID(),
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    // Raised before routing, where no hook runs.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers).header('x-request-id', request.id);
      handleError(error, request, reply as never);
      logs.requestCompleted(error, request as never, reply as never);
    },
    clientErrorHandler: refuseConnection,
  });

  app.setErrorHandler(handleError);
  readJsonOnly(app);
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(headers).header('x-request-id', request.id);
    next();
  });

  app.addHook('onSend', (_, reply, payload, next) => {
    // Asked before the stop and answered in it: nobody is to wait for another request on this connection.
    if (isStopping()) reply.raw.shouldKeepAlive = false;
    next(null, payload);
  });

  app.addHook('preParsing', emptyBodies);

  app.get('/api/health', { config: { rateLimit: false }, logLevel: 'warn' }, (_, reply) => {
    reply.header('cache-control', 'no-store');
    if (lifecycle.phase === 'ready') return reply.send({ status: 'ok' });
    return reply.code(503).header('retry-after', 1).send({ status: lifecycle.phase });
  });
  app.addHook('onRequest', async (request, reply) => {
    if (lifecycle.phase !== 'starting' || request.routeOptions.url === '/api/health') return;
    return sendError(reply, { status: 503, message: 'The service is starting. Please try again.', retryAfter: 1 });
  });

  if (config.corsOrigins.length > 0) {
    await app.register(cors, {
      delegator: ({ headers: asked }, done) =>
        done(null, {
          origin: config.corsOrigins,
          methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
          exposedHeaders: ['X-Total-Count', 'Retry-After'],
          // Any other OPTIONS would be refused in plain text, on paths that are not there too.
          preflight: asked.origin !== undefined && asked['access-control-request-method'] !== undefined,
        }),
    });
  }
  if (limit) {
    await app.register(rateLimit, {
      max: limit.max,
      timeWindow: limit.windowMs,
      store: storeOf(limit),
      keyGenerator: (request) => clientKey(request.ip),
      allowList: (request) => !isOfApi(request.url),
      errorResponseBuilder: (_, { ttl }) => tooMany('requests', Math.ceil(ttl / 1000)),
    });
  }

  const contextOf = (request: FastifyRequest) => createContext(deps, request, request.headers.authorization);
  await mountTrpc(app, { contextOf, answers: reads });
  mountRest(app, { contextOf, answers: reads });

  serveDocs(app, config);

  await serveAssets(app, web.folder);
  // Pages are rendered as a visitor sees them, whoever asks.
  const visitor = (request: FastifyRequest) => createContext(deps, request);
  serveRedirects(app);
  serveFeeds(app, { config, answers: pages });
  serveArticleMarkdown(app, { answers: pages });
  serveArt(app, web.pictures);
  serveIcons(app, { pictures: web.pictures, answers: pages });
  serveShareCards(app, { pictures: web.pictures, visitor, content: deps.content });
  await acceptForms(app, { render: web.render, visitor, config });
  servePages(app, { web, visitor, answers: pages });
  return app;
}

/** Without a request: what is made for whoever asks. */
function createContext(services: Services, request?: FastifyRequest, authorization?: string): Context {
  return {
    ...services,
    client: request ? clientKey(request.ip) : 'anyone',
    userAgent: request?.headers['user-agent'],
    shown: { views: false },
    session: sessionReader(services.db, authorization, services.now),
  };
}

function readJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  const read = parseText((request, text, done) => {
    // Logout and DELETE come with the header of JSON and nothing in it.
    if (text.trim() === '') return done(null, undefined);
    void parse(request, text, done);
  });
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, read);
}
