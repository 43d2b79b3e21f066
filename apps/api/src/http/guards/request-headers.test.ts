import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { sendBytes } from '../../testing/listening-app.ts';

async function send(...lines: string[]) {
  const { app } = await testApp();
  const received = await sendBytes(app, [...lines, 'Connection: close', '', ''].join('\r\n'));
  const [headers = '', body = ''] = received.split('\r\n\r\n');
  return { headers, body, status: Number(headers.split(' ')[1]) };
}

test.each([
  [400, 'without Host', ['GET /api/services HTTP/1.1']],
  [400, 'with two Host headers', ['GET /api/services HTTP/1.1', 'Host: site.example', 'hOST: site.example']],
  [400, 'with two Host headers in HTTP/1.0', ['GET /api/services HTTP/1.0', 'Host: site.example', 'Host: a.example']],
  [417, 'with an unknown Expect', ['GET /api/services HTTP/1.1', 'Host: site.example', 'Expect: a-miracle']],
])('answers %i to a request %s, in JSON and with the security headers', async (status, _, lines) => {
  const response = await send(...lines);
  expect(response.status).toBe(status);
  for (const line of ["content-security-policy: default-src 'none'", 'content-type: application/json', 'x-request-id'])
    expect(response.headers).toContain(line);
  expect(JSON.parse(response.body)).toEqual({ message: 'The request could not be understood' });
});

test.each([
  ['HTTP/1.0 without Host', ['GET /api/services HTTP/1.0']],
  ['HTTP/1.0 with Expect', ['GET /api/services HTTP/1.0', 'Expect: a-miracle']],
  ['an empty Host', ['GET /api/services HTTP/1.1', 'Host:']],
])('answers 200 to %s', async (_, lines) => {
  expect((await send(...lines)).status).toBe(200);
});

test('answers Expect: 100-continue with 100 and then the response', async () => {
  const { headers, body } = await send('GET /api/services HTTP/1.1', 'Host: site.example', 'Expect: 100-Continue');
  expect([headers, body.split('\r\n')[0]]).toEqual(['HTTP/1.1 100 Continue', 'HTTP/1.1 200 OK']);
});

test.each([
  ['is not trusted', {}, 1],
  ['is trusted', { TRUST_PROXY: '127.0.0.1' }, 0],
])('warns once about X-Forwarded-For when the proxy on this machine %s', async (_, env, warnings) => {
  const site = await testApp({ env });
  for (const address of ['203.0.113.7', '203.0.113.8', '127.0.0.1'])
    await site.send('GET', '/api/services', undefined, { 'x-forwarded-for': address });
  const warned = site.log.map((line) => JSON.parse(line)).filter(({ level }) => level === 40);
  expect(warned).toHaveLength(warnings);
  for (const line of warned)
    expect(line).toMatchObject({ proxy: '127.0.0.1', msg: expect.stringContaining('TRUST_PROXY') });
});

test('does not warn about X-Forwarded-For from an address on the internet', async () => {
  const site = await testApp();
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  await site.app.inject({ url: '/api/services', headers, remoteAddress: '198.51.100.4' });
  expect(site.log).toEqual([]);
});
