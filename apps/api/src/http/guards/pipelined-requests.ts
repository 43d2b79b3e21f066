import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { CloseClient } from './connection-limits.ts';

/*
 * Answers the requests that a client sends without waiting for responses one after another, as proxies do. Node starts
 * them all at once: one connection with 64 KB of short requests would keep the server from everything else for 0.6 s,
 * and hold all their responses in memory if the client reads nothing.
 */

/** Of one connection. Browsers and proxies wait for each response before they send the next request. */
const MAX_WAITING_REQUESTS = 100;
const MAX_WAITING_BYTES = 128 * 1024;

type Connection = {
  last: ServerResponse;
  waiting: number;
  /** What the connection had received when no request waited. */
  bytesBefore: number;
};

/**
 * Call when the server has its listeners. They get a request once the response before it was sent. A client that sends
 * too much loses all its connections: on each, Node would parse the rest of 64 KB, which takes some 30 ms.
 */
export function limitPipelining(server: Server, closeClient: CloseClient): void {
  const listeners = server.listeners('request') as RequestListener[];
  const connections = new WeakMap<Socket, Connection>();
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    for (const listener of listeners) listener(request, response);
  };
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const { socket } = request;
    const connection = connections.get(socket);
    if (!connection || connection.last.closed) {
      connections.set(socket, { last: response, waiting: 0, bytesBefore: socket.bytesRead });
      return handle(request, response);
    }
    connection.waiting += 1;
    const waitingBytes = socket.bytesRead - connection.bytesBefore;
    const isTooMuch = connection.waiting > MAX_WAITING_REQUESTS || waitingBytes > MAX_WAITING_BYTES;
    // Nobody would read a body that waits.
    if (isTooMuch || hasBody(request)) return closeClient(socket);
    const { last } = connection;
    connection.last = response;
    last.once('close', () => {
      connection.waiting -= 1;
      // In a turn of the event loop of its own, so that other connections are served in between.
      setImmediate(() => {
        // A response with `Connection: close` was the last one.
        if (socket.writable) handle(request, response);
      });
    });
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
