import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { testApp } from './testing/app.ts';
import { portOf } from './testing/listening-app.ts';

test('answers a request on an open connection after the server has begun to close', async () => {
  const { app } = await testApp();
  const socket = connect(await portOf(app), '127.0.0.1');
  await once(app.server, 'connection');
  const closed = app.close();
  await vi.waitUntil(() => !app.server.listening);
  socket.write('GET /api/services HTTP/1.1\r\nHost: site.example\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  await closed;
});
