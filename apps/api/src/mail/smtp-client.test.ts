import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createSmtpClient } from './smtp-client.ts';

test('a connection to a server that sends only a few bytes now and then is closed after the time limit', async () => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    const trickle = setInterval(() => socket.write('220-'), 20);
    socket.once('close', () => clearInterval(trickle)).on('error', () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const client = createSmtpClient(`smtp://127.0.0.1:${port}`, 200);
  const mail = { from: 'a@example.com', to: 'b@example.com', text: 'Hello' };
  await expect(client.send(mail)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  const [socket] = sockets;
  if (socket && !socket.closed) await once(socket, 'close');
  // The next mail gets a new connection.
  await expect(client.send(mail)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  expect(sockets).toHaveLength(2);
});
