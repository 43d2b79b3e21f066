import { expect, test } from 'vitest';
import { bodies, createPaths, testAdmin, without } from '../testing/content.ts';

const { post } = bodies;
const start = '2025-06-02T06:00:00.000Z';
const required = { title: post.title, slug: post.slug, excerpt: post.excerpt, content: post.content };
const defaults = {
  featuredImage: null,
  gallery: [],
  author: 'Ascent Digital Team',
  published: false,
  featured: false,
  tags: [],
  hiddenTags: [],
  metaTitle: null,
  metaDescription: null,
  metaKeywords: null,
  canonicalUrl: null,
  readingTime: 5,
  publishedAt: null,
};
const slugTaken = (free: string) => {
  const message = `This slug is already in use, but ${free} is free`;
  return { message, issues: [{ path: 'slug', message }] };
};

test('creating a post answers 201 with every field as sent, including the unsanitised content', async () => {
  const { sendAsAdmin } = await testAdmin();
  const created = await sendAsAdmin('POST', createPaths.post, post);
  expect(created.status).toBe(201);
  expect(created.body).toMatchObject({
    ...post,
    id: expect.any(Number),
    viewCount: 0,
    createdAt: start,
    updatedAt: start,
  });
  expect((await sendAsAdmin('GET', '/api/blog-posts')).body).toEqual([created.body]);
});

test('absent optional fields of a new post get their default', async () => {
  const { sendAsAdmin } = await testAdmin();
  const { body } = await sendAsAdmin('POST', createPaths.post, required);
  expect(body).toMatchObject({
    ...required,
    ...defaults,
    id: expect.any(Number),
    viewCount: 0,
    createdAt: start,
    updatedAt: start,
  });
});

test('id, view count and dates in the body of a post are ignored', async () => {
  const { add, sendAsAdmin } = await testAdmin();
  const own = { id: 4000, viewCount: 900, createdAt: '2001-01-01', updatedAt: '2001-01-01' };
  const created = await add('post', own);
  expect(created).toMatchObject({ viewCount: 0, createdAt: start, updatedAt: start });
  expect(created.id).not.toBe(4000);
  const replaced = await sendAsAdmin('PUT', `/api/admin/blog-posts/${created.id}`, { ...post, ...own });
  expect(replaced.body).toEqual(created);
});

test('PUT replaces a post, gives absent optional fields their default and keeps views and creation date', async () => {
  const { add, advance, deps, send, sendAsAdmin } = await testAdmin();
  const { id } = await add('post');
  const other = await add('post', { slug: 'another-post' });
  await send('POST', `/api/blog-posts/slug/${post.slug}/view`);
  await deps.views.flush();
  advance(60_000);
  const replaced = await sendAsAdmin('PUT', `/api/admin/blog-posts/${id}`, { ...required, title: 'A new title' });
  expect(replaced.status).toBe(200);
  expect(replaced.body).toMatchObject({
    ...required,
    ...defaults,
    title: 'A new title',
    id,
    viewCount: 1,
    createdAt: start,
    updatedAt: '2025-06-02T06:01:00.000Z',
  });
  const all: unknown[] = (await sendAsAdmin('GET', '/api/blog-posts')).body;
  expect(all).toHaveLength(2);
  expect(all).toContainEqual(other);
});

test('PUT without a required field answers 400 and changes nothing', async () => {
  const { add, sendAsAdmin } = await testAdmin();
  const before = await add('post');
  for (const field of ['title', 'slug', 'excerpt', 'content'] as const) {
    const response = await sendAsAdmin('PUT', `/api/admin/blog-posts/${before.id}`, without(post, field));
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ issues: [{ path: field }] });
  }
  expect((await sendAsAdmin('GET', '/api/blog-posts')).body).toEqual([before]);
});

test('POST and PUT answer 400 to a body without any field of a post', async () => {
  const { add, sendAsAdmin } = await testAdmin();
  const before = await add('post');
  for (const body of [{}, { colour: 'red' }, [], '"title"', '7', 'null', undefined]) {
    expect((await sendAsAdmin('POST', createPaths.post, body)).status).toBe(400);
    expect((await sendAsAdmin('PUT', `/api/admin/blog-posts/${before.id}`, body)).status).toBe(400);
  }
  expect((await sendAsAdmin('GET', '/api/blog-posts')).body).toEqual([before]);
});

test('creating a post with a slug that is in use answers 409 with an issue for slug', async () => {
  const { add, listField, sendAsAdmin } = await testAdmin();
  const { id } = await add('post', { published: false });
  const response = await sendAsAdmin('POST', createPaths.post, post);
  expect(response.status).toBe(409);
  expect(response.body).toEqual(slugTaken(`${post.slug}-2`));
  expect(await listField('/api/blog-posts', 'id')).toEqual([id]);
});

test('PUT answers 409 for the slug of another post, and a post may keep its own slug', async () => {
  const { add, sendAsAdmin } = await testAdmin();
  await add('post', { slug: 'taken-slug' });
  const { id } = await add('post');
  const response = await sendAsAdmin('PUT', `/api/admin/blog-posts/${id}`, { ...post, slug: 'taken-slug' });
  expect(response.status).toBe(409);
  expect(response.body).toEqual(slugTaken('taken-slug-2'));
  expect((await sendAsAdmin('PUT', `/api/admin/blog-posts/${id}`, post)).status).toBe(200);
});

test('a deleted post answers 404, and its slug can be used again', async () => {
  const { add, send, sendAsAdmin } = await testAdmin();
  const { id } = await add('post');
  const response = await sendAsAdmin('DELETE', `/api/admin/blog-posts/${id}`);
  expect(response.status).toBe(200);
  expect(response.body).toEqual({ message: 'Blog post deleted successfully' });
  expect((await send('GET', `/api/blog-posts/slug/${post.slug}`)).status).toBe(404);
  expect((await sendAsAdmin('DELETE', `/api/admin/blog-posts/${id}`)).status).toBe(404);
  expect((await sendAsAdmin('POST', createPaths.post, post)).status).toBe(201);
});

test('the admin list contains drafts, scheduled and published posts, with content and hidden tags', async () => {
  const { add, sendAsAdmin } = await testAdmin();
  const published = await add('post');
  const scheduled = await add('post', { slug: 'scheduled', publishedAt: '2025-07-01' });
  const draft = await add('post', { slug: 'draft', published: false, publishedAt: null });
  const all: unknown[] = (await sendAsAdmin('GET', '/api/blog-posts')).body;
  expect(all).toHaveLength(3);
  expect(all).toEqual(expect.arrayContaining([published, scheduled, draft]));
});

test('the admin list is sorted by publishedAt, newest first', async () => {
  const { add, listField } = await testAdmin();
  const days = ['2025-03-01', '2025-07-01', '2025-05-01'];
  for (const publishedAt of days) await add('post', { slug: `of-${publishedAt}`, publishedAt });
  expect(await listField('/api/blog-posts', 'slug')).toEqual(['of-2025-07-01', 'of-2025-05-01', 'of-2025-03-01']);
});
