import type { InjectOptions } from 'fastify';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import { sendRequest } from './listening-app.ts';

/*
 * Checks that every response to a hostile request has a status below 500, a message of our own, and no details of the
 * software.
 */

export const LEAKS =
  /zod|kysely|sqlite|postgres|\bpg\b|fastify|trpcerror|superjson|argon|FST_|ECONN|ERR_|node_modules|node:|\bat \/|\n\s+at |\.ts\b|select .* from|insert into|syntax error|stack/i;

type Result = { status: number; message: string };
type RawResponse = { status: number; text: string; headers: Record<string, unknown> };

export async function sendHostile(site: TestApp, request: InjectOptions): Promise<Result> {
  const { statusCode, body, headers } = await site.app.inject({ method: 'POST', ...request });
  return expectHarmless({ status: statusCode, text: body, headers }, JSON.stringify(request));
}

/** Sends the request over a socket, for malformed paths and repeated headers, which `inject` would correct. */
export async function sendHostileOverSocket(
  site: TestApp,
  path: string,
  headers: string[] = [],
  method = 'GET',
  body = '',
): Promise<Result> {
  const response = await sendRequest(site.app, { path, method, headers: ['Host', 'site.example', ...headers], body });
  return expectHarmless({ ...response, text: response.body.toString() }, `${method} ${path}`);
}

function expectHarmless({ status, text, headers }: RawResponse, request: string): Result {
  const about = `${request.slice(0, 300)} answered ${status} ${text.slice(0, 300)}`;
  expect(status, about).toBeLessThan(500);
  expect(text, about).not.toMatch(LEAKS);
  expect(JSON.stringify(headers), about).not.toMatch(LEAKS);
  if (!String(headers['content-type']).startsWith('application/json')) return { status, message: '' };
  return { status, message: messageOf(JSON.parse(text), status, about) };
}

// REST sends { message }; tRPC wraps it, and sends a list for a batch.
function messageOf(body: unknown, status: number, about: string): string {
  const first = (Array.isArray(body) && status >= 400 ? body[0] : body) as Record<string, never>;
  const error = (first?.error as { json: object } | undefined)?.json ?? first;
  const { message = '' } = (error ?? {}) as { message?: string };
  if (status >= 400) expect(message, about).toMatch(/^[A-Z][^{}<>\n\\]{3,90}$|^(limit|offset) must be /);
  return message;
}
