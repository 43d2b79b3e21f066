import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { sendBytes } from '../../testing/listening-app.ts';
import { limitBodyTime } from './body-timeout.ts';
import { handleClientErrors } from './client-errors.ts';

test('a body that does not arrive in time is answered 408, except where uploads are accepted', async () => {
  const app = Fastify({ clientErrorHandler: handleClientErrors({}) });
  onTestFinished(() => app.close());
  limitBodyTime(app, 50);
  app.post('/form', async () => 'received');
  app.post('/upload', { config: { acceptsUploads: true } }, async () => 'received');
  const begin = (path: string, rest: string) =>
    `POST ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: application/json\r\n${rest}`;
  expect(await sendBytes(app, begin('/form', 'content-length: 9\r\n\r\n{"a"'))).toMatch(/^HTTP\/1\.1 408 /);
  expect(await sendBytes(app, begin('/form', 'transfer-encoding: chunked\r\n\r\n'))).toMatch(/^HTTP\/1\.1 408 /);
  expect(await sendBytes(app, begin('/form', 'content-length: 2\r\n\r\n{}'))).toMatch(/^HTTP\/1\.1 200 /);
  const upload = sendBytes(app, begin('/upload', 'content-length: 9\r\n\r\n{"a"'));
  expect(await sendBytes(app, begin('/form', 'content-length: 9\r\n\r\n{"a"'))).toMatch(/^HTTP\/1\.1 408 /);
  app.server.closeAllConnections();
  expect(await upload).toBe('');
});
