import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { listeningApp, portOf, sendBytes } from '../../testing/listening-app.ts';

const contact = { name: 'Asha Rao', email: 'asha@example.com', message: 'Please call me about a shop.' };

const head = (method: string, path: string) =>
  `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`;
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

test('accepts a body in chunks of ordinary size', async () => {
  const { app } = await listeningApp();
  const chunks = JSON.stringify(contact).match(/.{1,16}/g) ?? [];
  const received = await sendBytes(app, `${head('POST', '/api/contact')}${chunks.map(chunk).join('')}0\r\n\r\n`);
  expect(received).toMatch(/^HTTP\/1.1 201 /);
});

const isAlive = async (site: Awaited<ReturnType<typeof listeningApp>>) => (await site.get('/api/health')).status;

test.each([
  ['POST', '/api/contact'],
  ['POST', '/trpc/contact.send'],
  ['POST', '/contact'],
  ['POST', '/nope'],
  ['GET', '/nope'],
])('closes the connection of %s %s with a body in thousands of chunks', async (method, path) => {
  const site = await listeningApp();
  const received = await sendBytes(site.app, head(method, path) + chunk(' ').repeat(3_000)).catch(() => '');
  expect(received).not.toMatch(/^HTTP\/1.1 2/);
  expect(await isAlive(site)).toBe(200);
});

test.each(['/nope', '/api/contact'])('survives a client that leaves within the body of %s', async (path) => {
  const site = await listeningApp();
  const socket = connect(await portOf(site.app), '127.0.0.1');
  socket.write(head('POST', path) + chunk(' '), () => socket.destroy());
  await once(socket, 'close');
  expect(await isAlive(site)).toBe(200);
});

test.each([
  ['GET', '/api/services'],
  ['GET', '/nope'],
])('closes the connection of %s %s before the end of its body', async (method, path) => {
  const { app } = await listeningApp();
  const socket = connect(await portOf(app), '127.0.0.1');
  socket.on('error', () => {});
  socket.write(head(method, path) + chunk(' '));
  socket.resume();
  await once(socket, 'close');
});
