import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { siteKey } from './client-key.ts';

/*
 * Limits open connections, and the requests that wait on each of them: a client that reads nothing keeps its responses
 * in memory. A full connection takes 120 KB of this process, and 160 KB of the kernel with the limit of the send buffer
 * in deploy/compose.yaml (4 MB with the default of Linux), so 2,000 of them fit into a container of 1 GB. Without a limit
 * of waiting requests, 200 connections that had sent 75 KB each took 2.5 GB.
 */

const MAX_CONNECTIONS = 2_000;
/** A browser opens six; an office behind one address has many browsers. */
const MAX_CONNECTIONS_OF_CLIENT = 256;
/** On one connection. Browsers and proxies wait for each response before they send the next request. */
const MAX_WAITING_RESPONSES = 20;
/** This machine may run a proxy that nobody listed in TRUST_PROXY. */
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** Behind a trusted proxy, whose connections carry the requests of everyone, only their total is limited. */
export function limitConnections(app: FastifyInstance, { hasProxy }: { hasProxy: boolean }): void {
  app.server.maxConnections = MAX_CONNECTIONS;
  if (!hasProxy) limitEachClient(app.server);
  limitPipelining(app.server);
}

function limitEachClient(server: Server): void {
  const open = new Map<string, number>();
  server.prependListener('connection', (socket) => {
    if (LOOPBACK.test(socket.remoteAddress ?? '')) return;
    const client = siteKey(socket.remoteAddress);
    const connections = (open.get(client) ?? 0) + 1;
    if (connections > MAX_CONNECTIONS_OF_CLIENT) return socket.destroy();
    open.set(client, connections);
    socket.once('close', () => {
      const others = (open.get(client) ?? 1) - 1;
      if (others > 0) open.set(client, others);
      else open.delete(client);
    });
  });
}

/**
 * Closes a connection on which too many requests were sent before the responses to earlier ones were read. Checked
 * before Fastify gets a request, because Node reads 64 KB of requests at once.
 */
function limitPipelining(server: Server): void {
  const handlers = server.listeners('request') as RequestListener[];
  const waiting = new WeakMap<Socket, number>();
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const { socket } = request;
    // Node assigns a response to its connection once the response before it has been sent.
    if (!response.socket) {
      const count = (waiting.get(socket) ?? 0) + 1;
      if (count > MAX_WAITING_RESPONSES) return socket.destroy();
      waiting.set(socket, count);
      response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    }
    for (const handle of handlers) handle(request, response);
  });
}
