import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { bodies, testAdmin } from '../../testing/content.ts';

const KIB = 1024;
const TOO_LARGE = 'The body is too large: at most 64 KiB are accepted without logging in';
/** Not valid JSON, so that parsing it answers 400. */
const invalidJson = (kib: number) => `{${'x'.repeat(kib * KIB)}`;
const json = { 'content-type': 'application/json' };
const urls = ['/api/contact', '/trpc/contact.send', '/trpc/post.create', '/api/admin/blog-posts', '/api/nothing'];

test.each(urls)('%s refuses a body of more than 64 KiB without a live session before it is parsed', async (url) => {
  const { send } = await testAdmin();
  const unknown = { authorization: `Bearer ${'A'.repeat(43)}` };
  for (const headers of [{}, unknown]) {
    const { status, body } = await send('POST', url, invalidJson(65), headers);
    expect([status, (body as { message: string }).message]).toEqual([413, TOO_LARGE]);
  }
  expect((await send('POST', url, invalidJson(63))).status).not.toBe(413);
});

test('a body without a length is read up to 64 KiB without a live session', async () => {
  const { app, session } = await testAdmin();
  const send = async (kib: number, headers = {}) => {
    const payload = Readable.from(Array.from({ length: kib }, (_, part) => invalidJson(1).slice(part === 0 ? 0 : 1)));
    const chunked = { ...json, 'transfer-encoding': 'chunked', ...headers };
    return (await app.inject({ method: 'POST', url: '/api/contact', headers: chunked, payload })).statusCode;
  };
  expect([await send(63), await send(66), await send(66, session)]).toEqual([400, 413, 400]);
});

test('an administrator sends up to 512 KiB', async () => {
  const { sendAsAdmin } = await testAdmin();
  for (const url of ['/api/admin/blog-posts', '/trpc/post.create']) {
    expect((await sendAsAdmin('POST', url, invalidJson(511))).status).toBe(400);
    expect((await sendAsAdmin('POST', url, invalidJson(513))).status).toBe(413);
  }
});

test('a large body counts as several requests', async () => {
  const { send } = await testAdmin({ env: { RATE_LIMIT_API: '10' } });
  // Counts as four requests. The login of the administrator counts too.
  const body = { ...bodies.contact, more: 'x'.repeat(60 * KIB) };
  expect((await send('POST', '/api/contact', body)).status).toBe(201);
  expect((await send('POST', '/api/contact', body)).status).toBe(201);
  expect((await send('POST', '/api/contact', body)).status).toBe(429);
});
