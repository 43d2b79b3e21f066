import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { bodies } from '../../testing/content.ts';
import { sendBytes } from '../../testing/listening-app.ts';

const head = (method: string, path: string, ...lines: string[]) =>
  [`${method} ${path} HTTP/1.1`, 'Host: site.example', ...lines, '', ''].join('\r\n');
const chunked = head('POST', '/api/contact', 'Content-Type: application/json', 'Transfer-Encoding: chunked');

test.each([
  ['400', 'bytes that are no request', 'nothing\r\n\r\n'],
  ['400', 'a body with invalid chunks', `${chunked}zz\r\n`],
  ['431', 'headers of more than 16 KB', head('GET', '/api/services', `X-Long: ${'a'.repeat(20_000)}`)],
])('answers %s in JSON to %s, and closes the connection', async (status, _, bytes) => {
  const { app } = await testApp();
  const [headers = '', body = ''] = (await sendBytes(app, bytes)).split('\r\n\r\n');
  expect(headers).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  for (const line of [
    'content-type: application/json',
    'connection: close',
    "content-security-policy: default-src 'none'",
  ]) {
    expect(headers).toContain(line);
  }
  expect(JSON.parse(body)).toEqual({ message: expect.stringMatching(/^[A-Z]/) });
});

test('stores a lead that is followed by invalid bytes on the same connection', async () => {
  const { app, database } = await testApp();
  const lead = JSON.stringify(bodies.contact);
  const length = `Content-Length: ${Buffer.byteLength(lead)}`;
  await sendBytes(app, `${head('POST', '/api/contact', 'Content-Type: application/json', length)}${lead}x`);
  await app.close();
  expect(await database.db.selectFrom('contactSubmissions').select('id').execute()).toHaveLength(1);
});
