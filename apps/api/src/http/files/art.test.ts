import { lookCopy } from '@site/schema/look-copy';
import { expect, test } from 'vitest';
import { fakeWeb, testApp } from '../../testing/app.ts';
import { testAdmin } from '../../testing/content.ts';
import type { ArtRequest } from '../../trpc/public-types.ts';

test('serves a picture for every seed', async () => {
  const { send } = await testApp();
  for (const seed of ['a', 'saffron-lane-case', '0-9', 'x'.repeat(100)]) {
    const { status, headers, text } = await send('GET', `/art/${seed}.svg`);
    expect([seed, status, headers['content-type']]).toEqual([seed, 200, 'image/svg+xml; charset=utf-8']);
    expect(text).toContain(`<title>${seed}</title>`);
    expect(headers['cache-control']).toBe('public, no-cache');
  }
});

test('answers 404 to file names that are not a valid seed', async () => {
  const { send } = await testApp();
  for (const file of [
    'A.svg',
    'a_b.svg',
    'a.png',
    'a',
    '.svg',
    `${'x'.repeat(101)}.svg`,
    'a%2Fb.svg',
    'a%00.svg',
    '%3Cb%3E.svg',
  ]) {
    expect([file, (await send('GET', `/art/${file}`)).status]).toEqual([file, 404]);
  }
});

test('answers 304 when the ETag matches', async () => {
  const { app } = await testApp();
  const { headers } = await app.inject('/art/a.svg');
  const again = await app.inject({ url: '/art/a.svg', headers: { 'if-none-match': String(headers.etag) } });
  expect(again.statusCode).toBe(304);
});

test('redraws the cover when the colours change or covers become plain', async () => {
  const pictures = { ...fakeWeb.pictures, art: async ({ look }: ArtRequest) => `<svg>${JSON.stringify(look)}</svg>` };
  const { app, sendAsAdmin } = await testAdmin({ deps: { web: { ...fakeWeb, pictures } } });
  const { headers, body } = await app.inject('/art/a.svg');
  expect(body).toBe('<svg>undefined</svg>');
  const values = lookCopy.parse({ colors: { teal: { dark: '#ffcc00' } } });
  await sendAsAdmin('POST', '/trpc/copy.save', { page: 'look', values });
  const again = await app.inject({ url: '/art/a.svg', headers: { 'if-none-match': String(headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([200, '<svg>{"colors":{"dark":{"teal":"#ffcc00"}}}</svg>']);
  const plain = lookCopy.parse({ covers: { plain: true }, colors: { teal: { dark: '#ffcc00' } } });
  await sendAsAdmin('POST', '/trpc/copy.save', { page: 'look', values: plain });
  expect((await app.inject('/art/a.svg')).body).toContain('"plainCovers":true');
});

test('draws the cover of the public record that has the URL as its image, until the record is unpublished', async () => {
  const pictures = { ...fakeWeb.pictures, art: async ({ page }: ArtRequest) => `<svg>${page}</svg>` };
  const { app, add, sendAsAdmin } = await testAdmin({ deps: { web: { ...fakeWeb, pictures } } });
  const draw = async (seed: string) => (await app.inject(`/art/${seed}.svg`)).body;
  const project = await add('project', { imageUrl: '/art/tea.svg' });
  const caseStudy = await add('caseStudy', { imageUrl: '/art/tea-case.svg' });
  const post = await add('post', { featuredImage: '/art/tea-post.svg' });
  expect(await draw('tea')).toBe(`<svg>/portfolio/${project.id}</svg>`);
  expect(await draw('tea-case')).toBe(`<svg>/case-studies/${caseStudy.id}</svg>`);
  expect(await draw('tea-post')).toBe(`<svg>/blog/${String(post.slug)}</svg>`);
  await sendAsAdmin('POST', '/trpc/post.setManyPublished', { ids: [post.id], published: false });
  expect(await draw('tea-post')).toBe('<svg>undefined</svg>');
});
