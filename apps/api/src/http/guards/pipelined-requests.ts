import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { CloseClient } from './connection-limits.ts';

/*
 * Handles pipelined requests one at a time, as proxies do. Node starts them all at once: one connection with 64 KB of
 * short requests would block the server for 0.6 s, and keep all their responses in memory if the client does not read.
 */

/** Per connection. Browsers and proxies wait for each response before they send the next request. */
const MAX_WAITING_REQUESTS = 100;
const MAX_WAITING_BYTES = 128 * 1024;

type Connection = {
  last: ServerResponse;
  waiting: number;
  /** The number of bytes that the connection had received when the current request was read. */
  bytesBefore: number;
  /** True if no more requests are read: the connection is closed after the responses to earlier requests. */
  isClosing: boolean;
};

/**
 * Call after the listeners of the server are added. They get a request after the previous response was sent. All
 * connections of a client that sends too much are closed: on each, Node would parse the rest of 64 KB, which takes some
 * 30 ms.
 */
export function limitPipelining(server: Server, closeClient: CloseClient): void {
  const listeners = server.listeners('request') as RequestListener[];
  const connections = new WeakMap<Socket, Connection>();
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    // After a response with `Connection: close`, later requests get no response.
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
      // In a separate turn of the event loop, so that other connections are served in between.
      setImmediate(handle, request, response);
    });
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
