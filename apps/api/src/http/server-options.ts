import { maxHeaderSize, type Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';
import type { Config } from '../config.ts';
import { loggerOptions, RequestLog } from '../log.ts';
import { handleClientErrors } from './guards/client-errors.ts';
import { normalizeRequestUrl } from './guards/request-url.ts';

type Options = {
  config: Config;
  /** The headers that every response has. */
  headers: Record<string, string>;
  /** Receives log lines instead of standard output. */
  logTo?: { write(line: string): void } | undefined;
};

const BODY_LIMIT = 512 * 1024;
/** The timeout for headers is checked every 5 s, the timeout for bodies continuously. */
export const STALLED_REQUEST_MS = 30_000;
/** 50 MB over a slow line. `limitBodyTime` limits all other bodies. */
const UPLOAD_MS = 300_000;

/**
 * An idle connection is closed after this time, at the latest after twice the time. It is longer than the wait for a
 * render (`render-queue.ts`) and than the timeout after which a stalled request is answered 408.
 */
const STALLED_CONNECTION_MS = 66_000;

export function serverOptions({ config, headers, logTo }: Options) {
  return {
    logger: loggerOptions(config, logTo),
    logController: new RequestLog(),
    // A child logger for each request would only add its id, which the log lines contain anyway.
    childLoggerFactory: (logger) => logger,
    bodyLimit: BODY_LIMIT,
    requestTimeout: UPLOAD_MS,
    connectionTimeout: STALLED_CONNECTION_MS,
    http: {
      headersTimeout: STALLED_REQUEST_MS,
      requireHostHeader: false,
      connectionsCheckingInterval: 5_000,
      // Node creates no body stream for requests without a body: a fifth more cached pages per second.
      optimizeEmptyRequests: true,
    },
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    // Node limits the length of the request already, so routes accept parameters of any length and answer 404 to them.
    routerOptions: { maxParamLength: maxHeaderSize },
    forceCloseConnections: 'idle',
    // Requests that were sent before the stop but read after it are handled as usual.
    return503OnClosing: false,
    genReqId: () => crypto.randomUUID(),
    rewriteUrl: ({ url = '/' }) => normalizeRequestUrl(url),
    clientErrorHandler: handleClientErrors(headers),
  } satisfies FastifyHttpOptions<Server>;
}
