import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import type { Config } from './config.ts';

/*
 * Log lines contain a request id, but no body, header, query string, token or personal data. The line of a failed login
 * also contains the IP address of the client. An error is logged with its type, code, message and stack only.
 */

export function loggerOptions(level: Config['logLevel'], stream?: { write(line: string): void }) {
  return {
    level,
    ...(stream && { stream }),
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: withoutSecret(request.url?.split('?')[0]) }),
      err: (error: Error) => ({
        type: error.name,
        code: (error as NodeJS.ErrnoException).code,
        message: error.message,
        stack: error.stack ?? '',
      }),
    },
  } satisfies FastifyServerOptions['logger'];
}

/** The addresses of private calendars and bookings contain a secret. */
function withoutSecret(path: string | undefined) {
  return path?.replace(/^(\/(?:booking|calendar)\/).+/, '$1...');
}

/** Logs one line per request. Successful reads, which are most requests, are logged at `debug`. */
export class RequestLog extends LogController {
  override incomingRequest() {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const level = isReading && reply.statusCode < 400 && !error ? 'debug' : 'info';
    const fields = { reqId: request.id, req: request, res: reply, responseTime: reply.elapsedTime };
    request.log[level](error ? { ...fields, err: error } : fields, 'request completed');
  }
}
