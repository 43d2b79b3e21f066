import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { portOf } from '../../testing/listening-app.ts';

async function connections(count: number, env: Record<string, string> = {}) {
  const { app } = await testApp({ env });
  const port = await portOf(app);
  const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1').on('error', () => {}));
  onTestFinished(() => sockets.forEach((socket) => void socket.destroy()));
  const answered = sockets.map((socket) => {
    socket.write('GET /api/health HTTP/1.1\r\nhost: a\r\n\r\n');
    return new Promise<boolean>((resolve) => {
      socket.once('data', () => resolve(true)).once('close', () => resolve(false));
    });
  });
  return { app, port, sockets, answered: (await Promise.all(answered)).filter(Boolean).length };
}

test('one client has at most a hundred open connections', async () => {
  const { port, sockets, answered } = await connections(110);
  expect(answered).toBe(100);
  for (const socket of sockets) socket.destroy();
  const status = () => fetch(`http://127.0.0.1:${port}/api/health`).then((response) => response.status, String);
  await expect.poll(status).toBe(200);
});

test('behind a trusted proxy only the connections of all clients are limited', async () => {
  const { app, answered } = await connections(110, { TRUST_PROXY: '127.0.0.1' });
  expect([answered, app.server.maxConnections]).toEqual([110, 2_000]);
});
