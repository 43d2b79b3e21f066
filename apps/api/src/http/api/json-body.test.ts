import { gzipSync } from 'node:zlib';
import { listAllContacts } from '@site/db/contact';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { bodies } from '../../testing/content.ts';

/*
 * Bodies in other encodings than UTF-8 are rejected, because decoding them as UTF-8 would change the text.
 */

const urls = ['/api/contact', '/trpc/contact.send'];
const latin = Buffer.from(JSON.stringify({ ...bodies.contact, name: 'Andr\xe9' }), 'latin1');

async function open() {
  const { app, deps } = await testApp();
  return {
    async post(url: string, payload: Buffer | string, type = 'application/json', more: Record<string, string> = {}) {
      const headers = { 'content-type': type, ...more };
      const response = await app.inject({ method: 'POST', url, payload, headers });
      return { status: response.statusCode, message: response.json().message };
    },
    stored: async () => (await listAllContacts(deps.db, {})).items,
  };
}

test.each(urls)('%s rejects a body that is not UTF-8 with 400', async (url) => {
  const { post, stored } = await open();
  expect((await post(url, latin)).status).toBe(400);
  expect(await stored()).toEqual([]);
});

test.each(urls)('%s rejects another charset with 415', async (url) => {
  const { post, stored } = await open();
  for (const type of ['application/json; charset=iso-8859-1', 'application/json;charset="utf-16"']) {
    expect((await post(url, latin, type)).status, type).toBe(415);
  }
  expect(await stored()).toEqual([]);
});

test.each(urls)('%s rejects a compressed body with 415', async (url) => {
  const { post, stored } = await open();
  const packed = gzipSync(JSON.stringify(bodies.contact));
  const { status, message } = await post(url, packed, 'application/json', { 'content-encoding': 'gzip' });
  expect([status, message]).toEqual([415, 'Send the body as application/json']);
  expect(await stored()).toEqual([]);
});

test.each(urls)('%s accepts UTF-8 under each of its names, in any letter case', async (url) => {
  const { post, stored } = await open();
  const types = [
    'application/json; charset=utf-8',
    'application/json; Charset="UTF-8"',
    'Application/JSON;charset=utf8',
  ];
  for (const type of types) {
    const { status } = await post(
      url,
      JSON.stringify({ ...bodies.contact, name: 'Zo\u00eb \ud83d\ude80 \u092e\u0940\u0930\u093e' }),
      type,
    );
    expect(status, type).toBe(url.startsWith('/trpc') ? 200 : 201);
  }
  expect((await stored()).map(({ name }) => name)).toEqual(
    types.map(() => 'Zo\u00eb \ud83d\ude80 \u092e\u0940\u0930\u093e'),
  );
});
