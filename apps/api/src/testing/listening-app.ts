import { request } from 'node:http';
import { connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { testAdmin } from './content.ts';

/*
 * The application on a port of its own, for what `inject` goes around: the front, and bytes as they are sent.
 */

export type Wire = { status: number; headers: Record<string, unknown>; body: Buffer };

export async function listeningApp(options?: Parameters<typeof testAdmin>[0]) {
  const site = await testAdmin(options);
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const address = site.app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Wire>((resolve, reject) => {
      const asked = request({ port, host: '127.0.0.1', path, headers, method, agent: false }, (answer) => {
        buffer(answer).then(
          (body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }),
          reject,
        );
      });
      asked.on('error', reject).end();
    });
  /** The status of the answer to exactly these lines. */
  const speak = async (...lines: string[]) => {
    const socket = connect(port, '127.0.0.1');
    socket.write([...lines, 'host: 127.0.0.1', 'connection: close', '', ''].join('\r\n'));
    return Number((await text(socket)).split(' ')[1]);
  };
  return { ...site, get, speak };
}

const passing = ['date', 'x-request-id', 'connection', 'keep-alive', 'x-ratelimit-remaining'];

/** The headers that two answers with the same content have in common. */
export const lasting = ({ headers }: Wire) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !passing.includes(name)));
