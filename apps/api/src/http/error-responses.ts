import { STATUS_CODES } from 'node:http';
import { TRPCError } from '@trpc/server';
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../content/escape-html.ts';
import {
  type ErrorDetails,
  fromDatabaseError,
  INVALID_JSON,
  PublicError,
  publicDetails,
  statusMessage,
} from '../errors.ts';
import { ABORTED } from '../log.ts';
import { isMachinePath, isTrpcUrl } from './guards/request-url.ts';

/*
 * Converts errors to HTTP responses, and logs those that the operator must act on.
 */

export function handleError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const details = toHttpError(error);
  removeFileHeaders(reply);
  if (!isAborted(error, reply)) logError(details.status, error, request);
  return sendError(reply, details);
}

type StatusOrDetails = Pick<ErrorDetails, 'status'> & Partial<ErrorDetails>;

export function sendError(reply: FastifyReply, details: StatusOrDetails) {
  const { status, message = statusMessage(status), issues, retryAfter, slots, secondFactor } = details;
  if (retryAfter) reply.header('retry-after', retryAfter);
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  reply.code(status).header('cache-control', 'no-store');
  if (isPageRequest(reply)) return reply.type('text/html; charset=utf-8').send(errorPage(status, message));
  return reply.type('application/json; charset=utf-8').send({
    message,
    ...(issues && { issues }),
    ...(slots && { slots }),
    ...(secondFactor && { secondFactor }),
    ...(isTrpc(reply) && trpcEnvelope(status, message)),
  });
}

/** Removes the headers that a failed file response has set, also on Node's response. */
function removeFileHeaders(reply: FastifyReply) {
  if (reply.raw.headersSent) return;
  for (const name of [
    'content-length',
    'content-range',
    'content-disposition',
    'accept-ranges',
    'etag',
    'last-modified',
  ]) {
    reply.removeHeader(name);
    reply.raw.removeHeader(name);
  }
}

/** Whether the client closed the connection during a download. */
const isAborted = (error: Error, reply: FastifyReply) =>
  'code' in error && error.code === ABORTED && reply.raw.destroyed;

/** The public part of an error from a procedure, Fastify or a plugin. */
export function toHttpError(error: FastifyError | Error): ErrorDetails {
  const known = error instanceof TRPCError ? error : fromDatabaseError(error);
  if (known) return publicDetails(known);
  const status = ('statusCode' in error && error.statusCode) || 500;
  if (status >= 500) return { status: status === 503 ? 503 : 500, message: statusMessage(status) };
  return { status, message: status === 400 ? INVALID_JSON : statusMessage(status) };
}

/** A request, or the application for a render that no request has started. */
export type ErrorSource = { id?: string; log: FastifyBaseLogger };

/**
 * Logs bugs as errors and an unavailable database as a warning. Errors of the caller and requests
 * that are refused because of a full queue are not logged, because a client could fill the disk with them.
 */
export function logError(status: number, error: Error, { id, log }: ErrorSource) {
  const cause = rootCause(error);
  const fields = { reqId: id, err: cause ?? error };
  if (status === 500) log.error(fields, 'request failed');
  if (status === 503 && cause) log.warn(fields, 'service unavailable');
}

function rootCause(error: Error): unknown {
  const { cause } = error;
  return cause instanceof PublicError ? cause.cause : cause;
}

// The tRPC client can read errors only in this form, also those raised before tRPC runs.
function trpcEnvelope(status: number, message: string) {
  return { error: { json: { code: -32_000, message, data: { code: 'CLIENT_ERROR', httpStatus: status } } } };
}

/** True for requests of a browser for a page. */
function isPageRequest({ request: { url, headers } }: FastifyReply): boolean {
  return /text\/html/i.test(headers.accept ?? '') && !isMachinePath(url.split('?')[0] ?? url);
}

const errorPage = (status: number, message: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${STATUS_CODES[status]}</title>
<style>body { max-width: 40em; margin: 4em auto; padding: 0 1em; font: 1.125em/1.5 system-ui, sans-serif }</style>
<h1>${STATUS_CODES[status]}</h1>
<p>${escapeHtml(message)}</p>
</html>
`;

function isTrpc({ request }: FastifyReply): boolean {
  return isTrpcUrl(request.url);
}
