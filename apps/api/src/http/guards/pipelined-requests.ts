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
  /** What the connection had received when the request was read that is being handled. */
  bytesBefore: number;
  /** True when nothing more is read: the connection is closed after the responses to what was read before. */
  isClosing: boolean;
};

/**
 * Call when the server has its listeners. They get a request once the response before it was sent. A client that sends
 * too much loses all its connections: on each, Node would parse the rest of 64 KB, which takes some 30 ms.
 */
export function limitPipelining(server: Server, closeClient: CloseClient): void {
  const listeners = server.listeners('request') as RequestListener[];
  const connections = new WeakMap<Socket, Connection>();
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    // After a response with `Connection: close` there is nobody to answer.
    if (!request.socket.writable) return;
    for (const listener of listeners) listener(request, response);
  };
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const { socket } = request;
    const { bytesRead } = socket;
    // Node parses everything that it has read, also after the connection was closed.
    if (socket.destroyed) return;
    const connection = connections.get(socket);
    if (connection?.isClosing) return;
    if (!connection || connection.last.closed) {
      connections.set(socket, { last: response, waiting: 0, bytesBefore: bytesRead, isClosing: false });
      return handle(request, response);
    }
    const { last } = connection;
    if (hasBody(request)) {
      // The body of this request is never read: the connection closes after the response to the request before it.
      connection.isClosing = true;
      socket.pause();
      last.once('close', () => socket.destroySoon());
      return;
    }
    connection.waiting += 1;
    const waitingBytes = bytesRead - connection.bytesBefore;
    if (connection.waiting > MAX_WAITING_REQUESTS || waitingBytes > MAX_WAITING_BYTES) return closeClient(socket);
    connection.last = response;
    last.once('close', () => {
      connection.waiting -= 1;
      connection.bytesBefore = bytesRead;
      // In a turn of the event loop of its own, so that other connections are served in between.
      setImmediate(handle, request, response);
    });
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
