import { expect, test } from 'vitest';
import { testCaller } from '../testing/app.ts';
import { bodies, createPaths, testAdmin } from '../testing/content.ts';

const DAY = 24 * 60 * 60 * 1000;

async function adminCaller() {
  const api = await testAdmin();
  return { ...api, caller: testCaller(api, (await api.login()).authorization) };
}

test.each([
  ['project', '/api/portfolio'],
  ['caseStudy', '/api/case-studies'],
  ['service', '/api/services'],
  ['post', '/api/blog-posts/published'],
] as const)('a deleted %s is hidden from visitors and can be restored unchanged', async (kind, list) => {
  const { add, send, sendAsAdmin, caller, deps } = await adminCaller();
  const { id } = await add(kind);
  const { body: before } = await send('GET', list);
  await sendAsAdmin('DELETE', `${createPaths[kind]}/${id}`);
  expect((await send('GET', list)).body).toEqual([]);
  expect((await caller.trash.listForAdmin({})).items).toMatchObject([{ kind, recordId: id }]);

  const revision = deps.content.revision;
  await caller.trash.restore({ kind, recordId: id });
  expect((await send('GET', list)).body).toEqual(before);
  expect(deps.content.revision).toBeGreaterThan(revision);
  await expect(caller.trash.restore({ kind, recordId: id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
    message: 'This is no longer in the trash',
  });
});

test('removeMany deletes several records and counts only existing ones', async () => {
  const { add, caller } = await adminCaller();
  const ids = [(await add('project')).id, (await add('project')).id];
  expect(await caller.project.removeMany({ ids: [...ids, 999] })).toEqual({ removed: 2 });
  expect((await caller.trash.listForAdmin({})).total).toBe(2);
});

test('restoring a post whose slug is in use is refused with the slug and its new post, and the post stays in the trash', async () => {
  const { add, sendAsAdmin, caller } = await adminCaller();
  const { id } = await add('post');
  await sendAsAdmin('DELETE', `${createPaths.post}/${id}`);
  await sendAsAdmin('POST', createPaths.post, { ...bodies.post, title: 'Words, again' });
  const message = `The post "Words, again" has the slug "${bodies.post.slug}" now. Change that slug, then restore this post.`;
  await expect(caller.trash.restore({ kind: 'post', recordId: id })).rejects.toMatchObject({
    code: 'CONFLICT',
    cause: { issues: [{ path: 'slug', message }] },
  });
  expect((await caller.trash.listForAdmin({})).total).toBe(1);
});

test('a post is restored with the next free slug when its own is taken', async () => {
  const { add, send, sendAsAdmin, caller } = await adminCaller();
  const { id } = await add('post');
  const ref = { kind: 'post', recordId: id } as const;
  await sendAsAdmin('DELETE', `${createPaths.post}/${id}`);
  expect(await caller.trash.conflict(ref)).toBeNull();
  await sendAsAdmin('POST', createPaths.post, { ...bodies.post, title: 'Words, again' });
  const free = `${bodies.post.slug}-2`;
  expect(await caller.trash.conflict(ref)).toEqual({ title: 'Words, again', free });
  await caller.trash.restore({ ...ref, slug: free });
  expect((await send('GET', `/api/blog-posts/slug/${free}`)).body).toMatchObject({ id, title: bodies.post.title });
});

test('the redirects to a restored post lead to its new slug', async () => {
  const { add, sendAsAdmin, caller } = await adminCaller();
  const { id } = await add('post');
  const old = bodies.post.slug;
  // Renamed before its deletion, so that a redirect leads to it.
  await caller.post.replace({ ...bodies.post, id, slug: 'renamed' });
  await sendAsAdmin('DELETE', `${createPaths.post}/${id}`);
  await sendAsAdmin('POST', createPaths.post, { ...bodies.post, slug: 'renamed' });
  await caller.trash.restore({ kind: 'post', recordId: id, slug: 'renamed-2' });
  expect((await caller.redirect.listForAdmin({})).items.map(({ from, to }) => [from, to])).toEqual([
    [`/blog/${old}`, '/blog/renamed-2'],
  ]);
});

test('several records are restored at once, inactive services as inactive, except posts whose slug is taken', async () => {
  const { add, sendAsAdmin, caller } = await adminCaller();
  const post = (await add('post')).id;
  const service = (await add('service')).id;
  await caller.service.setManyActive({ ids: [service], active: false });
  await caller.post.removeMany({ ids: [post] });
  await caller.service.removeMany({ ids: [service] });
  await sendAsAdmin('POST', createPaths.post, { ...bodies.post, title: 'Words, again' });
  const items = [
    { kind: 'post', recordId: post } as const,
    { kind: 'service', recordId: service } as const,
    { kind: 'project', recordId: 999 } as const,
  ];
  expect(await caller.trash.restoreMany({ items })).toEqual({ restored: [items[1]], taken: 1 });
  expect(await caller.service.byId({ id: service })).toMatchObject({ active: false });
  expect((await caller.trash.listForAdmin({})).items).toMatchObject([{ kind: 'post' }]);
});

test('an active service stays in the trash while another active one has its path', async () => {
  const { add, caller } = await adminCaller();
  const { id } = await add('service');
  const inactive = (await add('service', { active: false })).id;
  await caller.service.removeMany({ ids: [id, inactive] });
  const other = (await add('service', { title: 'The new one' })).id;
  const message =
    'The service "The new one" has the path /services/seo-optimization now. Change that path, then restore "SEO Optimization".';
  const refs = [id, inactive].map((recordId) => ({ kind: 'service', recordId }) as const);
  await expect(caller.trash.restore({ kind: 'service', recordId: id })).rejects.toMatchObject({
    code: 'CONFLICT',
    message,
  });
  expect(await caller.trash.restoreMany({ items: refs })).toEqual({ restored: [refs[1]], taken: 1 });
  const ref = { kind: 'service', recordId: id } as const;
  const free = '/services/seo-optimization-2';
  expect(await caller.trash.conflict(ref)).toEqual({ title: 'The new one', free });
  await expect(caller.trash.restore({ ...ref, href: '/services/seo-optimization' })).rejects.toMatchObject({ message });
  expect(await caller.trash.restore({ ...ref, href: free })).toEqual({ message: 'Restored' });
  expect(await caller.service.byId({ id })).toMatchObject({ href: free, active: true });
  await caller.service.removeMany({ ids: [id] });
  await caller.service.setManyActive({ ids: [other], active: false });
  expect(await caller.trash.restore(ref)).toEqual({ message: 'Restored' });
});

test('a deleted lead is listed with its address, its message and the time of its call', async () => {
  const { add, caller } = await adminCaller();
  const { id } = await add('call');
  await caller.lead.removeMany({ kind: 'call', ids: [id] });
  const { email, message, preferredTime } = bodies.call;
  expect((await caller.trash.listForAdmin({})).items).toMatchObject([
    { kind: 'call', lead: { email, message, preferredTime, preferredDate: expect.any(Date) } },
  ]);
});

test('the trash lists deleted records for 30 days', async () => {
  const api = await adminCaller();
  const { id } = await api.add('project');
  await api.caller.project.remove({ id });
  api.advance(30 * DAY - 1);
  const caller = testCaller(api, (await api.login()).authorization);
  expect((await caller.trash.listForAdmin({})).total).toBe(1);
  api.advance(1);
  expect((await caller.trash.listForAdmin({})).total).toBe(0);
});

test('removeMany deletes records of the trash permanently and counts them, and empty deletes the others', async () => {
  const { add, caller } = await adminCaller();
  const ids = [(await add('project')).id, (await add('project')).id, (await add('project')).id] as const;
  await caller.project.removeMany({ ids: [...ids] });
  const items = [ids[0], ids[1], 999].map((recordId) => ({ kind: 'project', recordId }) as const);
  expect(await caller.trash.removeMany({ items })).toEqual({ removed: 2 });
  expect((await caller.trash.listForAdmin({})).items).toMatchObject([{ recordId: ids[2] }]);
  expect(await caller.trash.empty()).toEqual({ removed: 1 });
  expect((await caller.trash.listForAdmin({})).total).toBe(0);
});
