import { expect, test } from 'vitest';
import { type Entity, testAdmin } from '../../testing/content.ts';
import { addMedia } from '../../testing/uploads.ts';
import { restRoutes } from './rest.ts';

const lists: [path: string, entity: Entity | 'media' | 'audit' | 'redirect' | 'miss' | 'version' | 'preview'][] = [
  ['/api/services', 'service'],
  ['/api/admin/services', 'service'],
  ['/api/portfolio', 'project'],
  ['/api/case-studies', 'caseStudy'],
  ['/api/blog-posts/published', 'post'],
  ['/api/blog/posts', 'post'],
  ['/api/blog-posts', 'post'],
  ['/api/contact-submissions', 'contact'],
  ['/api/call-schedules', 'call'],
  ['/api/media', 'media'],
  ['/api/admin/audit', 'audit'],
  ['/api/admin/redirects', 'redirect'],
  ['/api/admin/not-found', 'miss'],
  ['/api/admin/versions', 'version'],
  ['/api/admin/previews', 'preview'],
];

/** The versions of one record are a list. */
const urlOf = (path: string, query: string) =>
  path.endsWith('versions') ? `${path}?kind=service&id=1${query.replace('?', '&')}` : `${path}${query}`;

const badLimit = 'limit must be a whole number from 1 to 100';
const badOffset = 'offset must be a whole number from 0 to 999999999';

test('this file tests every list', () => {
  const paged = restRoutes.map(({ path, paged }) => (paged && !path.includes(':') ? path : '')).filter(Boolean);
  expect(lists.map(([path]) => path).toSorted()).toEqual(paged.toSorted());
});

test.each(lists)(
  '%s returns the requested part of its records, and the total in X-Total-Count',
  async (path, entity) => {
    const { add, deps, sendAsAdmin } = await testAdmin();
    for (let index = 0; index < 5; index++) {
      // A slug is unique, and a slot has few seats.
      const distinct = { slug: `post-${index}`, preferredTime: `${index + 1}:00 PM` };
      if (entity === 'media') await addMedia(deps, `${index}`);
      else if (entity === 'redirect')
        await sendAsAdmin('POST', '/api/admin/redirects', { from: `/old-${index}`, to: '/about' });
      else if (entity === 'preview') await sendAsAdmin('POST', '/api/admin/previews', { kind: 'copy', id: 'blog' });
      else if (entity === 'miss') deps.redirects.miss(`/lost-${index}`, 'direct');
      else if (entity === 'version' && index > 0)
        await sendAsAdmin('PATCH', '/api/services/1', { title: `Title ${index}` });
      else if (entity === 'version') await add('service');
      else if (entity !== 'audit') await add(entity, distinct);
      // The first entry is the login.
      else if (index > 0) await add('service');
    }
    const all: unknown[] = (await sendAsAdmin('GET', urlOf(path, ''))).body;
    expect(all).toHaveLength(5);

    const pages: [query: string, start: number, end: number][] = [
      ['', 0, 5],
      ['?limit=2', 0, 2],
      ['?limit=2&offset=0', 0, 2],
      ['?limit=2&offset=2', 2, 4],
      ['?limit=2&offset=4', 4, 5],
      ['?offset=3', 3, 5],
      ['?offset=5', 5, 5],
      ['?limit=100&offset=999999999', 5, 5],
      ['?limit=100', 0, 5],
      ['?limit=1', 0, 1],
      ['?page=2&sort=title', 0, 5],
    ];
    for (const [query, start, end] of pages) {
      const { status, body, headers } = await sendAsAdmin('GET', urlOf(path, query));
      expect.soft(status, query).toBe(200);
      expect.soft(body, query).toEqual(all.slice(start, end));
      expect.soft(headers['x-total-count'], query).toBe('5');
    }
  },
);

test('every list answers 400 to an invalid limit or offset', async () => {
  const { sendAsAdmin } = await testAdmin();
  const limits = ['0', '101', 'abc', '', '1e1', '-1', '1.5', '%2B1', '0x1', '1%20', '1234567890', '1&limit=2'];
  const offsets = ['-1', 'abc', '', '1e1', '1.5', '1234567890', '0&offset=1'];
  const rejected = [
    ...limits.map((limit) => [`?limit=${limit}`, 'limit', badLimit] as const),
    ...offsets.map((offset) => [`?offset=${offset}`, 'offset', badOffset] as const),
  ];
  for (const [path] of lists) {
    for (const [query, field, message] of rejected) {
      const response = await sendAsAdmin('GET', urlOf(path, query));
      expect.soft(response.status, `${path}${query}`).toBe(400);
      expect.soft(response.body, `${path}${query}`).toEqual({ message, issues: [{ path: field, message }] });
    }
  }
});

test('the total of a public list excludes hidden records', async () => {
  const { add, send } = await testAdmin();
  await add('service');
  await add('service', { active: false });
  await add('post');
  await add('post', { slug: 'a-draft', published: false });
  await add('post', { slug: 'a-scheduled-post', publishedAt: '2025-07-01' });
  for (const path of ['/api/services', '/api/blog-posts/published', '/api/blog/posts']) {
    for (const query of ['', '?limit=1', '?offset=1']) {
      expect((await send('GET', `${path}${query}`)).headers['x-total-count'], `${path}${query}`).toBe('1');
    }
  }
});

test('a list without records is empty and has a total of 0', async () => {
  const { sendAsAdmin } = await testAdmin();
  // The audit log contains the login.
  for (const [path] of lists.filter(([, entity]) => entity !== 'audit')) {
    const response = await sendAsAdmin('GET', urlOf(path, ''));
    expect(response.status).toBe(200);
    expect(response.body).toEqual([]);
    expect(response.headers['x-total-count']).toBe('0');
  }
});
