import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { siteKey } from './client-key.ts';

/*
 * Limits open connections: a client that does not read keeps one response per connection in memory. That takes up to
 * 120 KB of this process, and 160 KB of the kernel with the limit of the send buffer in deploy/compose.yaml (4 MB with
 * the default of Linux), so 2,000 of them fit into a container of 1 GB.
 */

const MAX_CONNECTIONS = 2_000;
/** A browser opens six, a link checker 100; an office behind one address has many browsers. */
const MAX_CONNECTIONS_OF_CLIENT = 160;
/** Not limited: this machine may run a proxy that is missing in TRUST_PROXY. */
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** Closes all connections of the client that owns this one. */
export type CloseClient = (socket: Socket) => void;

/** Connections of a trusted proxy carry the requests of all visitors, so only their total is limited. */
export function limitConnections({ server }: FastifyInstance, { hasProxy }: { hasProxy: boolean }): CloseClient {
  server.maxConnections = MAX_CONNECTIONS;
  return hasProxy ? closeOne : limitEachClient(server);
}

const closeOne: CloseClient = (socket) => void socket.destroy();

function limitEachClient(server: Server): CloseClient {
  const open = new Map<string, Set<Socket>>();
  server.prependListener('connection', (socket) => {
    if (LOOPBACK.test(socket.remoteAddress ?? '')) return;
    const client = siteKey(socket.remoteAddress);
    const connections = open.get(client) ?? new Set();
    if (connections.size >= MAX_CONNECTIONS_OF_CLIENT) return socket.destroy();
    open.set(client, connections.add(socket));
    socket.once('close', () => {
      connections.delete(socket);
      if (connections.size === 0) open.delete(client);
    });
  });
  return (socket) => {
    for (const connection of [socket, ...(open.get(siteKey(socket.remoteAddress)) ?? [])]) connection.destroy();
  };
}
