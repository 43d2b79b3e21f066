import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { siteKey } from './client-key.ts';

/*
 * Limits open connections: a client that reads nothing keeps a response of each in memory. That takes up to 120 KB of this
 * process, and 160 KB of the kernel with the limit of the send buffer in deploy/compose.yaml (4 MB with the default of
 * Linux), so 2,000 of them fit into a container of 1 GB.
 */

const MAX_CONNECTIONS = 2_000;
/** A browser opens six; an office behind one address has many browsers. */
const MAX_CONNECTIONS_OF_CLIENT = 64;
/** This machine may run a proxy that nobody listed in TRUST_PROXY. */
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** Behind a trusted proxy, whose connections carry the requests of everyone, only their total is limited. */
export function limitConnections(app: FastifyInstance, { hasProxy }: { hasProxy: boolean }): void {
  app.server.maxConnections = MAX_CONNECTIONS;
  if (!hasProxy) limitEachClient(app.server);
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
