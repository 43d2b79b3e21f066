import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { testApp } from './testing/app.ts';

test('what is read after the stop has begun, on a connection from before it, is answered like the rest', async () => {
  const { app } = await testApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(app.server, 'connection');
  const closed = app.close();
  await vi.waitUntil(() => !app.server.listening);
  socket.write('GET /api/services HTTP/1.1\r\nHost: site.example\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  await closed;
});
