import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { bodies } from '../../testing/content.ts';

/** The statuses that come back for these bytes, until the server closes the connection. */
async function statusesOf({ app }: TestApp, bytes: string): Promise<string[]> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  return [...(await text(socket)).matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status ?? '');
}

const lead = JSON.stringify(bodies.contact);
const head = (method: string, path: string, ...lines: string[]) =>
  [`${method} ${path} HTTP/1.1`, 'Host: site.example', ...lines, '', ''].join('\r\n');
const post = (path: string, body: string) =>
  head('POST', path, 'Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`) + body;

test('what comes before bytes that are no request is answered first, and as what became of it', async () => {
  const site = await testApp();
  for (const path of ['/api/contact', '/trpc/contact.send']) {
    const [stored] = await statusesOf(site, `${post(path, lead)}x`);
    expect(stored, path).toMatch(/^20[01]$/);
  }
  expect(await statusesOf(site, `${post('/api/contact', lead)}${post('/api/contact', lead)}GET nothing\r\n`)).toEqual([
    '201',
    '201',
    '400',
  ]);
  expect(await site.database.db.selectFrom('contactSubmissions').select('id').execute()).toHaveLength(4);
});

test('bytes that are no request, or end one in its middle, are refused at once', async () => {
  const site = await testApp();
  expect(await statusesOf(site, 'nothing\r\n\r\n')).toEqual(['400']);
  const chunks = head('POST', '/api/contact', 'Content-Type: application/json', 'Transfer-Encoding: chunked');
  expect(await statusesOf(site, `${chunks}zz\r\n`)).toEqual(['400']);
  expect(await statusesOf(site, head('GET', '/api/services', `X-Long: ${'a'.repeat(20_000)}`))).toEqual(['431']);
});
