import { expect, test } from 'vitest';
import { testCaller } from '../testing/app.ts';
import { testAdmin } from '../testing/content.ts';

const url = '/api/admin/redirects';

test('redirects are added, listed, replaced and deleted over REST', async () => {
  const { sendAsAdmin } = await testAdmin();
  const added = await sendAsAdmin('POST', url, { from: ' /alt/%7Euser/ ', to: '/about' });
  expect(added).toMatchObject({
    status: 201,
    body: { id: 1, from: '/alt/~user', to: '/about', status: 301, hits: 0, lastHitAt: null },
  });
  const gone = await sendAsAdmin('PUT', `${url}/1`, { from: '/alt', to: null, status: 410 });
  expect(gone).toMatchObject({ status: 200, body: { id: 1, from: '/alt', to: null, status: 410 } });
  const listed = await sendAsAdmin('GET', url);
  expect(listed).toMatchObject({ status: 200, body: [gone.body], headers: { 'x-total-count': '1' } });
  expect(await sendAsAdmin('DELETE', `${url}/1`)).toMatchObject({
    status: 200,
    body: { message: 'Redirect deleted successfully' },
  });
  for (const method of ['PUT', 'DELETE'] as const) {
    const body = method === 'PUT' ? { from: '/alt', to: '/about' } : undefined;
    expect(await sendAsAdmin(method, `${url}/1`, body)).toMatchObject({
      status: 404,
      body: { message: 'Redirect not found' },
    });
  }
});

test('a second redirect of an address is refused at its field', async () => {
  const { sendAsAdmin } = await testAdmin();
  await sendAsAdmin('POST', url, { from: '/old', to: '/about' });
  await sendAsAdmin('POST', url, { from: '/other', to: '/about' });
  expect(await sendAsAdmin('POST', url, { from: '/old/', to: '/contact' })).toMatchObject({
    status: 409,
    body: { issues: [{ path: 'from', message: 'This address has a redirect already' }] },
  });
  expect(await sendAsAdmin('PUT', `${url}/2`, { from: '/old', to: '/contact' })).toMatchObject({ status: 409 });
});

test('a redirect of an address that has a page is accepted with a note', async () => {
  const { sendAsAdmin } = await testAdmin();
  const added = await sendAsAdmin('POST', url, { from: '/about', to: '/contact' });
  expect(added).toMatchObject({ status: 201, body: { hasPage: true } });
  expect(await sendAsAdmin('GET', url)).toMatchObject({ body: [{ hasPage: true }] });
  expect(await sendAsAdmin('PUT', `${url}/1`, { from: '/old', to: '/about' })).toMatchObject({
    body: { hasPage: false },
  });
});

test.each([
  [{ to: '/about' }, 'from', 'Old address is required'],
  [{ from: '/', to: '/about' }, 'from', 'This address belongs to the system and cannot be redirected'],
  [{ from: '/*', to: '/about' }, 'from', 'This address belongs to the system and cannot be redirected'],
  [{ from: '/admin/old', to: '/about' }, 'from', 'This address belongs to the system and cannot be redirected'],
  [{ from: '/API', to: '/about' }, 'from', 'This address belongs to the system and cannot be redirected'],
  [{ from: '/preview/old', to: '/about' }, 'from', 'This address belongs to the system and cannot be redirected'],
  [{ from: '/old page', to: '/about' }, 'from', 'An address has no spaces. Write %20 for each of them'],
  [{ from: '/old?id=1', to: '/about' }, 'from', expect.stringContaining('such as /old-page')],
  [{ from: '//evil.example', to: '/about' }, 'from', expect.stringContaining('such as /old-page')],
  [{ from: '/old/*/more', to: '/about' }, 'from', expect.stringContaining('such as /old-page')],
  [{ from: '/old' }, 'to', 'Enter the new address, or choose 410 for a page that is gone for good'],
  [{ from: '/old', to: '/about', status: 410 }, 'to', 'A page that is gone for good (410) has no new address'],
  [{ from: '/old', to: '//evil.example' }, 'to', expect.stringContaining('a full web address')],
  [{ from: '/old', to: 'javascript:alert(1)' }, 'to', expect.stringContaining('a full web address')],
  [{ from: '/old', to: '/new/*' }, 'to', expect.stringContaining('can end in /*')],
  [{ from: '/old', to: '/about', status: 303 }, 'status', 'Status must be 301, 302, 307, 308 or 410'],
  [{ from: '/old', to: '/old#top' }, 'to', '/old#top leads back to /old: choose another new address'],
])('refuses %j', async (body, path, message) => {
  const { sendAsAdmin } = await testAdmin();
  const { status, body: answer } = await sendAsAdmin('POST', url, body);
  expect([status, answer]).toMatchObject([400, { issues: [{ path, message }] }]);
});

test('a deleted redirect is restored with its hits', async () => {
  const site = await testAdmin();
  const caller = testCaller(site, site.session.authorization);
  const { id } = await caller.redirect.create({ from: '/old', to: '/about' });
  site.deps.redirects.hit(id);
  await site.deps.redirects.flush();
  const { lastHitAt, createdAt, ...deleted } = await caller.redirect.remove({ id });
  const restored = { ...deleted, lastHitAt: lastHitAt?.toISOString() ?? null, createdAt: createdAt.toISOString() };
  await caller.redirect.restore(restored);
  const [listed] = (await caller.redirect.listForAdmin()).items;
  expect(listed).toEqual({ ...deleted, hits: 1, lastHitAt, createdAt, hasPage: false });
});
