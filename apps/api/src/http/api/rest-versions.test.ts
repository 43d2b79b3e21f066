import { expect, test } from 'vitest';
import { bodies, testAdmin } from '../../testing/content.ts';

async function adminSend() {
  const { send, session } = await testAdmin();
  return (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, body?: unknown, headers = {}) =>
    send(method, url, body, { ...session, ...headers });
}

const writes = [
  ['POST', '/api/portfolio', 'PUT', '/api/portfolio/1', bodies.project],
  ['POST', '/api/case-studies', 'PATCH', '/api/case-studies/1', bodies.caseStudy],
  ['POST', '/api/services', 'PATCH', '/api/services/1', bodies.service],
  ['POST', '/api/admin/blog-posts', 'PUT', '/api/admin/blog-posts/1', bodies.post],
] as const;

test.each(writes)(
  '%s %s and %s %s answer an ETag, and a change or a deletion with an old one is 412',
  async (...names) => {
    const [create, list, change, one, body] = names;
    const send = await adminSend();
    const created = await send(create, list, body);
    expect(created).toMatchObject({ status: 201, headers: { etag: expect.stringMatching(/^"[0-9a-f]{16}"$/) } });
    const first = { 'if-match': String(created.headers.etag) };
    const changed = await send(change, one, { ...body, title: 'Another title' }, first);
    expect(changed).toMatchObject({ status: 200, body: { title: 'Another title' } });
    expect(changed.headers.etag).not.toBe(created.headers.etag);
    const outdated = await send(change, one, { ...body, title: 'Overwritten' }, first);
    expect(outdated).toMatchObject({ status: 412, body: { message: expect.stringContaining('Read it again') } });
    expect((await send(change, one, body, { 'if-match': '*' })).status).toBe(200);
    expect((await send(change, one, { ...body, basedOn: ['other'], workingCopy: 'x' })).status).toBe(200);
    expect((await send('DELETE', one, undefined, { 'if-match': String(changed.headers.etag) })).status).toBe(412);
    expect((await send('DELETE', one, undefined, { 'if-match': '*' })).status).toBe(200);
  },
);

test.each([
  ['/api/case-studies', '/api/case-studies/1', 'PATCH', '/api/case-studies/1', bodies.caseStudy],
  [
    '/api/services',
    `/api/services/by-href/${bodies.service.href.split('/').at(-1)}`,
    'PATCH',
    '/api/services/1',
    bodies.service,
  ],
  ['/api/admin/blog-posts', `/api/blog-posts/slug/${bodies.post.slug}`, 'PUT', '/api/admin/blog-posts/1', bodies.post],
] as const)('the ETag of a read of %s is accepted in If-Match, also of a compressed response', async (...names) => {
  const [list, single, change, one, body] = names;
  const send = await adminSend();
  await send('POST', list, body);
  const etag = String((await send('GET', single)).headers.etag);
  for (const sent of [etag, `"other", W/${etag.replace(/"$/, '-br"')}`]) {
    expect((await send(change, one, body, { 'if-match': sent })).status).toBe(200);
  }
  expect(
    (await send('GET', single, undefined, { 'if-none-match': String((await send('GET', single)).headers.etag) }))
      .status,
  ).toBe(304);
});

test('the versions of a record can be listed, read and restored to a working copy, which changes no public answer', async () => {
  const send = await adminSend();
  await send('POST', '/api/portfolio', bodies.project);
  await send('PUT', '/api/portfolio/1', { ...bodies.project, title: 'Another title' });
  const list = await send('GET', '/api/admin/versions?kind=project&id=1');
  expect(list).toMatchObject({
    status: 200,
    headers: { 'x-total-count': '2' },
    body: [
      { number: 2, state: 'published', route: 'rest', changed: ['title'] },
      { number: 1, state: 'published', route: 'rest' },
    ],
  });
  const [, { id }] = list.body as { id: number }[] as [unknown, { id: number }];
  expect(await send('GET', `/api/admin/versions/${id}`)).toMatchObject({
    status: 200,
    body: { content: { title: bodies.project.title } },
  });
  expect(await send('POST', `/api/admin/versions/${id}/restore`, {})).toMatchObject({
    status: 200,
    body: { number: 3, state: 'working', route: 'restore', basedOn: 2 },
  });
  expect(await send('GET', '/api/portfolio')).toMatchObject({ body: [{ title: 'Another title' }] });
  const restore = (body: object) => send('POST', `/api/admin/versions/${id}/restore`, body);
  expect(await restore({})).toMatchObject({ status: 200, body: { number: 3 } });
  expect(await restore({ fields: ['title', 'nothing'] })).toMatchObject({
    status: 400,
    body: { message: 'Unknown field: nothing' },
  });
  await send('DELETE', '/api/portfolio/1');
  expect(await restore({})).toMatchObject({ status: 404, body: { message: expect.stringContaining('is deleted') } });
  expect(await send('GET', '/api/admin/versions/99')).toMatchObject({
    status: 404,
    body: { message: 'Version not found' },
  });
  expect(await send('GET', '/api/admin/versions?kind=contact&id=1')).toMatchObject({ status: 400 });
  expect(await send('GET', '/api/admin/versions')).toMatchObject({ status: 400 });
});
