import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { statusMessage } from '../../errors.ts';

const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Sends an error response to bytes that Node cannot parse as an HTTP request, and closes the connection. */
export const handleClientErrors = (common: Record<string, string>) =>
  function handleClientError({ code = '' }: Error & { code?: string }, socket: Socket): void {
    if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const status = statuses[code] ?? 400;
    const body = JSON.stringify({ message: statusMessage(status) });
    const headers = {
      ...common,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-length': body.length,
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  };
