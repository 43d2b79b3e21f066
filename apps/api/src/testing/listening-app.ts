import { once } from 'node:events';
import { request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { testAdmin } from './content.ts';

/*
 * Sends requests over a socket, for tests of raw bytes and of open connections, which `inject` bypasses.
 */

export type HttpResponse = { status: number; headers: Record<string, unknown>; body: Buffer };

type HttpRequest = { path: string; method?: string; headers?: Record<string, string> | string[]; body?: string };

export async function listeningApp(options?: Parameters<typeof testAdmin>[0]) {
  const site = await testAdmin(options);
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    sendRequest(site.app, { path, headers, method });
  /** Sends exactly these lines as a request and returns the status of the response. */
  const sendLines = async (...lines: string[]) => {
    const received = await sendBytes(site.app, [...lines, 'host: 127.0.0.1', 'connection: close', '', ''].join('\r\n'));
    return Number(received.split(' ')[1]);
  };
  return { ...site, get, sendLines };
}

/** Returns the port of an application; the first call makes it listen. */
export async function portOf(app: FastifyInstance): Promise<number> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

export async function sendRequest(app: FastifyInstance, { body, ...options }: HttpRequest): Promise<HttpResponse> {
  const sent = request({ port: await portOf(app), host: '127.0.0.1', agent: false, ...options });
  const [response] = await once(sent.end(body), 'response');
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

/** Sends these bytes and returns everything that the server sends until it closes the connection. */
export async function sendBytes(app: FastifyInstance, bytes: string): Promise<string> {
  const socket = connect(await portOf(app), '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

const changingHeaders = [
  'date',
  'x-request-id',
  'connection',
  'keep-alive',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
];

/** The headers that are equal in two responses with the same content. */
export const stableHeaders = ({ headers }: HttpResponse) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !changingHeaders.includes(name)));
