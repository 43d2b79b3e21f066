import { findNextPublication } from '@site/db/post';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { createLookReader } from './content/look-reader.ts';
import { serveDocs } from './http/api/docs.ts';
import { readMissingBodies } from './http/api/empty-body.ts';
import { serveHealth } from './http/api/health.ts';
import { parseJsonOnly } from './http/api/json-body.ts';
import { mountRest, mountUploads } from './http/api/rest-adapter.ts';
import { mountTrpc } from './http/api/trpc.ts';
import { createResponseCache } from './http/cache/response-cache.ts';
import { sendCachedResponses } from './http/cache/send-cached-responses.ts';
import { handleError } from './http/error-responses.ts';
import { serveArt } from './http/files/art.ts';
import { serveAssets } from './http/files/assets.ts';
import { serveBackups } from './http/files/backups.ts';
import { serveCalendars } from './http/files/calendars.ts';
import { serveCrawlerFiles } from './http/files/crawler-files.ts';
import { serveFeeds } from './http/files/feeds.ts';
import { serveIcons } from './http/files/icons.ts';
import { serveMedia } from './http/files/media.ts';
import { serveShareCards } from './http/files/share-cards.ts';
import { limitVisitorBodies } from './http/guards/body-size.ts';
import { limitBodyTime } from './http/guards/body-timeout.ts';
import { limitChunks } from './http/guards/chunked-bodies.ts';
import { limitConnections } from './http/guards/connection-limits.ts';
import { allowOrigins } from './http/guards/cors.ts';
import { followLifecycle, type Lifecycle } from './http/guards/lifecycle.ts';
import { limitPipelining } from './http/guards/pipelined-requests.ts';
import { checkRequestHeaders, warnAboutUntrustedProxy } from './http/guards/request-headers.ts';
import { limitRequests } from './http/guards/request-limits.ts';
import { addSecurityHeaders, securityHeaders } from './http/guards/security-headers.ts';
import { acceptForms } from './http/pages/forms.ts';
import { servePages } from './http/pages/pages.ts';
import { servePosts } from './http/pages/post-page.ts';
import { servePreviews } from './http/pages/preview-page.ts';
import { serveRedirects } from './http/pages/redirects.ts';
import { serveTags } from './http/pages/tag-page.ts';
import { sharedContext, userContext, visitorContext } from './http/request-context.ts';
import { STALLED_REQUEST_MS, serverOptions } from './http/server-options.ts';
import { createRenderQueue } from './render-queue.ts';
import type { ProcedureDeps } from './trpc/context.ts';
import type { WebApplication } from './trpc/public-types.ts';

export type Deps = ProcedureDeps & {
  lifecycle: Lifecycle;
  web: WebApplication;
  /** Receives log lines instead of standard output. */
  logTo?: { write(line: string): void };
};

const MEGABYTE = 1024 * 1024;

export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const { config, db, now, content, lifecycle, web } = deps;
  const headers = securityHeaders({ ...config, inlineScripts: web.inlineScripts });
  const queue = createRenderQueue();
  const cacheSources = {
    content,
    now,
    nextPublication: () => findNextPublication(db, now()),
    createContext: () => sharedContext(deps),
    queue,
    isEnabled: !web.isDevelopment,
  };
  const pages = createResponseCache(cacheSources, {
    maxEntries: 5_000,
    maxBytes: 64 * MEGABYTE,
    lastVersionMs: 60_000,
  });
  // Clients that write and then read must see what they wrote.
  const apiReads = createResponseCache(cacheSources, {
    maxEntries: 5_000,
    maxBytes: 32 * MEGABYTE,
    lastVersionMs: 0,
  });
  const user = (request: FastifyRequest) => userContext(deps, request);
  const visitor = (request: FastifyRequest) => visitorContext(deps, request);

  const app = Fastify(serverOptions({ config, headers, logTo: deps.logTo }));
  const closeClient = limitConnections(app, { hasProxy: config.trustProxy.length > 0 });
  limitPipelining(app.server, closeClient);
  app.setErrorHandler(handleError);
  parseJsonOnly(app);
  readMissingBodies(app);

  addSecurityHeaders(app, headers);
  // These hooks run in this order, so that the rate limit also counts API reads that are sent from the cache.
  checkRequestHeaders(app);
  warnAboutUntrustedProxy(app);
  limitChunks(app, closeClient);
  limitBodyTime(app, STALLED_REQUEST_MS);
  followLifecycle(app, lifecycle);
  await allowOrigins(app, config.corsOrigins);
  await limitRequests(app, config.limits);
  limitVisitorBodies(app, user);
  sendCachedResponses(app, { pages, apiReads, headers });

  await mountTrpc(app, { contextOf: user, cache: apiReads, queue });
  mountRest(app, { contextOf: user, cache: apiReads });
  await mountUploads(app, { contextOf: user, media: deps.media });
  serveDocs(app, config);
  serveHealth(app, deps);

  await serveAssets(app, web.folder);
  serveRedirects(app);
  serveCrawlerFiles(app, { config, cache: pages });
  serveFeeds(app, { cache: pages, redirects: deps.redirects });
  serveCalendars(app, { visitor });
  serveBackups(app, deps);
  serveMedia(app, deps);
  const readLook = createLookReader(db, content);
  serveArt(app, { pictures: web.pictures, readLook, visitor, queue });
  serveIcons(app, { pictures: web.pictures, cache: pages, media: deps.media, readLook });
  serveShareCards(app, { pictures: web.pictures, visitor, content, queue });

  servePreviews(app, { deps, render: web.render, visitor, queue });
  await acceptForms(app, { render: web.render, visitor, config, queue });
  servePosts(app, { cache: pages });
  serveTags(app);
  servePages(app, { web, cache: pages, visitor, queue, redirects: deps.redirects, config });
  return app;
}
