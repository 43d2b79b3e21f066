import { maxHeaderSize } from 'node:http';
import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';
import { loggerOptions, RequestLog } from '../log.ts';
import { handleError } from './errors.ts';
import { handleClientError } from './guards/client-errors.ts';
import { normalizeRequestUrl } from './guards/request-url.ts';

type Options = {
  config: Config;
  /** The headers that every response carries. */
  headers: Record<string, string>;
  /** Receives log lines instead of standard output. */
  logTo?: { write(line: string): void } | undefined;
};

const BODY_LIMIT = 512 * 1024;

export function serverOptions({ config, headers, logTo }: Options) {
  const logController = new RequestLog();
  return {
    logger: loggerOptions(config.logLevel, logTo),
    logController,
    // A child logger for each request would only add its id, which the log lines contain anyway.
    childLoggerFactory: (logger) => logger,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    // Node limits the length of the request already, so routes accept parameters of any length and answer 404 to them.
    routerOptions: { maxParamLength: maxHeaderSize },
    forceCloseConnections: 'idle',
    // Requests that were sent before the stop but read after it are handled as usual.
    return503OnClosing: false,
    genReqId: () => crypto.randomUUID(),
    rewriteUrl: ({ url = '/' }) => normalizeRequestUrl(url),
    // Handles errors before routing, for which no hook runs.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers).header('x-request-id', request.id);
      handleError(error, request, reply as never);
      logController.requestCompleted(error, request as never, reply as never);
    },
    clientErrorHandler: handleClientError,
  } satisfies FastifyServerOptions;
}
