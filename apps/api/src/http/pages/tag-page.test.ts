import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';

test.each([
  ['/blog/tag/Local%20SEO', '/blog/tag/local-seo'],
  ['/blog/tag/local+seo?page=2', '/blog/tag/local%2Bseo?page=2'],
  ['/blog/tag/caf%c3%a9', '/blog/tag/caf%C3%A9'],
  ['/blog/tag/A%2FB', '/blog/tag/a%2Fb'],
])('%s is redirected to the address of the tag', async (url, address) => {
  const { send } = await testApp();
  const { status, headers } = await send('GET', url);
  expect([status, headers.location]).toEqual([301, address]);
  const page = await send('GET', address);
  expect([page.status, page.text]).toEqual([200, `<p>${address}</p>`]);
});

test('an empty tag is answered with the 404 page', async () => {
  const { send } = await testApp();
  expect((await send('GET', '/blog/tag/%20')).text).toBe('<p>/blog/tag/%20</p>');
});
