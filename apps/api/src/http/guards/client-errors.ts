import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const latest = new WeakMap<Socket, ServerResponse>();

/** Remembers which answer of a connection comes last. */
export function noteAnswer(socket: Socket, answer: ServerResponse): void {
  latest.set(socket, answer);
}

/** Answers what is no HTTP request at all, in the words of everything else, after the requests that came before it. */
export function refuseConnection(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const before = latest.get(socket);
  if (before?.req.complete && !before.writableFinished) {
    before.once('finish', () => refuseConnection(error, socket));
    return;
  }
  const [status, message] =
    answers[error.code ?? ''] ?? (['400 Bad Request', 'The request could not be understood'] as const);
  const body = JSON.stringify({ message });
  socket.end(
    [
      `HTTP/1.1 ${status}`,
      'Content-Type: application/json; charset=utf-8',
      'X-Content-Type-Options: nosniff',
      'Cache-Control: no-store',
      `Content-Length: ${body.length}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

const answers: Record<string, readonly [status: string, message: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers are too large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long'],
};
