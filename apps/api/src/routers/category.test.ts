import { expect, test } from 'vitest';
import { bodies, testAdmin } from '../testing/content.ts';

async function open() {
  const api = await testAdmin();
  const read = async (procedure: string, input?: object) => {
    const query = input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : '';
    return api.send('GET', `/trpc/${procedure}${query}`, undefined, api.session);
  };
  return {
    ...api,
    read,
    data: async (procedure: string, input?: object) => resultOf(await read(procedure, input)),
    write: (procedure: string, input: object) => api.sendAsAdmin('POST', `/trpc/${procedure}`, input),
  };
}

const resultOf = ({ body }: { body: unknown }) => (body as { result: { data: { json: unknown } } }).result.data.json;
const errorOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { error: { json: { data: { issues?: unknown } } } }).error.json.data.issues,
];

test('a name or slug that another category has is a conflict at its field', async () => {
  const { addCategory, write } = await open();
  await addCategory('Maps');
  const id = await addCategory('Trains');
  const clash = { name: 'Maps', slug: 'plans' };
  expect(errorOf(await write('category.create', clash))).toEqual([
    409,
    [{ path: 'name', message: 'This name is already in use' }],
  ]);
  expect(errorOf(await write('category.update', { id, name: 'Plans', slug: 'maps' }))).toEqual([
    409,
    [{ path: 'slug', message: 'This slug is already in use' }],
  ]);
});

test('visitors see a category once it has a public post, and every change at once', async () => {
  const { add, addCategory, data, write } = await open();
  const id = await addCategory('Maps');
  expect(await data('category.list')).toEqual([]);
  await add('post', { categoryIds: [id] });
  await add('post', { slug: 'draft', published: false, categoryIds: [id] });
  expect(await data('category.list')).toEqual([{ name: 'Maps', slug: 'maps', color: '#3B82F6', posts: 1 }]);
  expect(await data('category.listForAdmin')).toMatchObject([{ id, name: 'Maps', postCount: 2 }]);
  const change = { name: 'Plans', slug: 'plans', description: 'Of lines', color: '#0b6e78' };
  await write('category.update', { id, ...change });
  expect(await data('category.list')).toEqual([{ name: 'Plans', slug: 'plans', color: '#0b6e78', posts: 1 }]);
  expect(await data('category.bySlug', { slug: 'plans' })).toEqual(change);
  expect(await data('post.article', { slug: bodies.post.slug })).toMatchObject({ categories: [{ name: 'Plans' }] });
  expect(resultOf(await write('category.remove', { id }))).toEqual({ message: 'Category deleted successfully' });
  expect(await data('category.list')).toEqual([]);
  expect(await data('post.browse')).toMatchObject({ items: [{ slug: bodies.post.slug, categories: [] }], total: 1 });
});

test('a category that does not exist is not found', async () => {
  const { read, write } = await open();
  const fields = { name: 'Maps', slug: 'maps' };
  expect((await read('category.bySlug', { slug: 'maps' })).status).toBe(404);
  expect((await write('category.update', { id: 7, ...fields })).status).toBe(404);
  expect((await write('category.remove', { id: 7 })).status).toBe(404);
});

test('the cards of posts have their categories, and neither articles nor hidden tags', async () => {
  const { add, addCategory, data } = await open();
  await add('post', { categoryIds: [await addCategory('Maps')] });
  const { items } = (await data('post.browse', { category: 'maps' })) as { items: object[] };
  expect(items).toMatchObject([{ tags: ['Writing'], categories: [{ name: 'Maps', slug: 'maps', color: '#3B82F6' }] }]);
  for (const field of ['content', 'hiddenTags']) expect(Object.keys(items[0] ?? {})).not.toContain(field);
});

test('REST takes the categories of a post, keeps them when they are not sent, and does not return them', async () => {
  const { add, addCategory, data, sendAsAdmin } = await open();
  const maps = await addCategory('Maps');
  const stored = await add('post', { categoryIds: [maps] });
  expect(Object.keys(stored)).not.toContain('categoryIds');
  const categoryIds = async () =>
    ((await data('post.byId', { id: stored.id })) as { categoryIds: number[] }).categoryIds;
  const put = (change: object) =>
    sendAsAdmin('PUT', `/api/admin/blog-posts/${stored.id}`, { ...bodies.post, ...change });
  await put({ title: 'Another title' });
  expect(await categoryIds()).toEqual([maps]);
  const { status, body } = await put({ title: 'Not stored', categoryIds: [maps, 99] });
  expect([status, body]).toEqual([
    400,
    {
      message: 'A chosen category no longer exists',
      issues: [{ path: 'categoryIds', message: 'A chosen category no longer exists' }],
    },
  ]);
  expect(await data('post.byId', { id: stored.id })).toMatchObject({ title: 'Another title', categoryIds: [maps] });
  await put({ categoryIds: [] });
  expect(await categoryIds()).toEqual([]);
});
