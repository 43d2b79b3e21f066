import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import pino from 'pino';
import type { Config } from './config.ts';
import { limitOutages } from './outage-log.ts';
import { createRefusalCounts } from './refusal-counts.ts';

/*
 * Log lines contain a request id, but no body, header, query string, token or personal data, with two exceptions: failed
 * logins, rejected requests and requests for missing paths are logged with the IP address of the client, and the warning
 * about an untrusted proxy contains the IP address of the proxy. Errors are logged with their type, code, message and
 * stack only.
 */

const MAX_PATH_LENGTH = 200;
/** The most characters buffered while standard output is not read; further lines are dropped. */
const MAX_BUFFERED_CHARACTERS = 1024 * 1024;

export function loggerOptions(
  { logLevel, databaseUrl }: Pick<Config, 'logLevel' | 'databaseUrl'>,
  stream?: { write(line: string): void },
) {
  return {
    level: logLevel,
    hooks: { logMethod: limitOutages(databaseUrl) },
    stream: stream ?? pino.destination({ dest: 1, maxLength: MAX_BUFFERED_CHARACTERS }),
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: withoutSecret(request.url?.split('?')[0])?.slice(0, MAX_PATH_LENGTH),
      }),
      err: (error: Error) => ({
        type: error.name,
        code: (error as NodeJS.ErrnoException).code,
        message: error.message,
        stack: error.stack ?? '',
      }),
    },
  } satisfies FastifyServerOptions['logger'];
}

/** The addresses of private calendars, bookings, backups and previews contain a secret. */
function withoutSecret(path: string | undefined) {
  return path?.replace(/(\/(?:booking|calendar|backup|preview)\/).+/, '$1...');
}

/** The error code of a stream that was closed before its end. */
export const ABORTED = 'ERR_STREAM_PREMATURE_CLOSE';

const isReading = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/**
 * Logs one line per request. Successful reads, which are most requests, are logged at `debug`, as are downloads that
 * the client aborts. Requests that are refused by a rate limit or a full queue, and requests for missing files and
 * unknown paths, are counted instead: one line per client and minute.
 */
export class RequestLog extends LogController {
  private readonly countRefusal = createRefusalCounts();

  /** Fastify reports no end of a request whose client closes the connection before the response. */
  override incomingRequest(request: FastifyRequest, reply: FastifyReply) {
    if (isReading(request)) return;
    reply.raw.once('close', () => {
      const fields = { reqId: request.id, req: request, responseTime: reply.elapsedTime };
      if (!reply.sent) request.log.info(fields, 'request aborted');
    });
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    const { statusCode } = reply;
    const isMissing =
      statusCode === 404 && ((request.is404 && !isReading(request)) || /^\/(assets|media)\//.test(request.url));
    if (statusCode === 429 || statusCode === 503 || isMissing) return this.countRefusal(request.clientKey, request.log);
    const fields = { reqId: request.id, req: request, res: reply, responseTime: reply.elapsedTime };
    if (error && 'code' in error && error.code === ABORTED) return request.log.debug(fields, 'request aborted');
    const level = isReading(request) && statusCode < 400 && !error ? 'debug' : 'info';
    request.log[level](error ? { ...fields, err: error } : fields, 'request completed');
  }

  override streamError(error: Error & { code?: string }, request: FastifyRequest, reply: FastifyReply) {
    if (error.code !== ABORTED) super.streamError(error, request, reply);
  }
}
