import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { InjectOptions } from 'fastify';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';

/*
 * What every answer to a hostile request has in common: it is no failure of ours, says one sentence that we wrote,
 * and gives away nothing of what the server is made of.
 */

export const LEAKS =
  /zod|kysely|sqlite|postgres|\bpg\b|fastify|trpcerror|superjson|argon|FST_|ECONN|ERR_|node_modules|node:|\bat \/|\n\s+at |\.ts\b|select .* from|insert into|syntax error|stack/i;

type Said = { status: number; message: string };
type Raw = { status: number; text: string; headers: Record<string, unknown> };

export async function hostile(site: TestApp, request: InjectOptions): Promise<Said> {
  const answer = await site.app.inject({ method: 'POST', ...request });
  return harmless({ status: answer.statusCode, text: answer.body, headers: answer.headers }, JSON.stringify(request));
}

/** The same over a socket, for what `inject` would put right on its way: odd paths, and headers sent twice. */
export async function hostileOverWire(site: TestApp, path: string, headers: string[] = [], method = 'GET', body = '') {
  if (!site.app.server.listening) await site.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = site.app.server.address() as AddressInfo;
  const raw = await new Promise<Raw>((resolve, reject) => {
    const options = { port, path, method, agent: false, headers: ['Host', 'site.example', ...headers] };
    const request = httpRequest(options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text, headers: response.headers }));
    });
    request.on('error', reject).end(body);
  });
  return harmless(raw, `${method} ${path}`);
}

function harmless({ status, text, headers }: Raw, request: string): Said {
  const about = `${request.slice(0, 300)} answered ${status} ${text.slice(0, 300)}`;
  expect(status, about).toBeLessThan(500);
  expect(text, about).not.toMatch(LEAKS);
  expect(JSON.stringify(headers), about).not.toMatch(LEAKS);
  if (!String(headers['content-type']).startsWith('application/json')) return { status, message: '' };
  return { status, message: sentence(JSON.parse(text), status, about) };
}

// REST says { message }; tRPC wraps it, in a list when asked in a batch.
function sentence(body: unknown, status: number, about: string): string {
  const first = (Array.isArray(body) && status >= 400 ? body[0] : body) as Record<string, never>;
  const fault = (first?.error as { json: object } | undefined)?.json ?? first;
  const { message = '' } = (fault ?? {}) as { message?: string };
  if (status >= 400) expect(message, about).toMatch(/^[A-Z][^{}<>\n\\]{3,90}$|^(limit|offset) must be /);
  return message;
}
