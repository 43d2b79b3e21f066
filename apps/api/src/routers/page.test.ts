import { defaultCopy } from '@site/schema/copy-pages';
import { isReservedSlug } from '@site/schema/own-address';
import { expect, test } from 'vitest';
import { testCaller } from '../testing/app.ts';
import { pageBody, testAdmin } from '../testing/content.ts';

async function site() {
  const admin = await testAdmin({ env: { PUBLIC_URL: 'https://agency.example' } });
  const owner = testCaller(admin, admin.session.authorization);
  const visitor = testCaller(admin);
  const footer = async () => (await visitor.site.facts()).navigation?.footer.map(({ to }) => to).at(-1);
  return { ...admin, owner, visitor, footer };
}

test('visitors read a page in sections, with the first paragraph as its description', async () => {
  const { owner, visitor } = await site();
  const content = `${pageBody.content}<p><a href="/terms">Terms</a><script>alert(1)</script></p>`;
  await owner.page.create({ ...pageBody, content });
  const shown = await visitor.page.article({ slug: 'careers' });
  expect(shown).toMatchObject({ title: 'Careers', metaDescription: 'We are hiring.' });
  expect(shown.sections).toEqual([{ id: 'section-designer', title: 'Designer' }]);
  expect(shown.html).not.toContain('script');
  expect(shown).not.toHaveProperty('content');
  expect((await visitor.copy.notFound()).added).toEqual([{ name: 'Careers', path: '/careers' }]);
  expect(await owner.sitemap.search({ search: 'car' })).toEqual([{ kind: 'page', title: 'Careers', path: '/careers' }]);
  await expect(visitor.page.article({ slug: 'jobs' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a page has the language of its text, and a word that is no language is refused', async () => {
  const { owner, visitor } = await site();
  const { id } = await owner.page.create({ ...pageBody, lang: 'pt-BR' });
  expect(await visitor.page.article({ slug: 'careers' })).toMatchObject({ lang: 'pt-BR' });
  await owner.page.replace({ ...pageBody, id });
  expect(await visitor.page.article({ slug: 'careers' })).toMatchObject({ lang: null });
  const refused = owner.page.replace({ ...pageBody, id, lang: 'Portuguese (Brazil)' });
  await expect(refused).rejects.toThrow('Language of this text must be a code such as pt-BR');
});

test('a page is in the footer while it is public, and nowhere when it is unpublished or in the trash', async () => {
  const { owner, visitor, footer } = await site();
  const { id } = await owner.page.create(pageBody);
  expect((await visitor.site.facts()).navigation).toBeUndefined();
  await owner.page.replace({ ...pageBody, id, inFooter: true });
  expect(await footer()).toBe('/careers');
  await owner.version.unpublish({ kind: 'page', id });
  expect(await footer()).toBeUndefined();
  await owner.version.publish({ kind: 'page', key: String(id) });
  expect(await footer()).toBe('/careers');
  await owner.page.removeMany({ ids: [id] });
  expect(await footer()).toBeUndefined();
  await owner.trash.restore({ kind: 'page', recordId: id });
  expect(await footer()).toBe('/careers');
});

test('an entry by hand for a page is shown while the page is public or its address is redirected', async () => {
  const { owner, footer } = await site();
  const copy = defaultCopy('navigation');
  const menus = { ...copy.menus, footer: [...copy.menus.footer, { label: 'Jobs', to: '/careers' }] };
  await owner.copy.save({ page: 'navigation', values: { ...copy, menus } });
  expect(await footer()).toBeUndefined();
  const { id } = await owner.page.create(pageBody);
  expect(await footer()).toBe('/careers');
  await owner.page.removeMany({ ids: [id], redirect: { to: null } });
  expect(await footer()).toBeUndefined();
  await owner.trash.restore({ kind: 'page', recordId: id });
  await owner.page.removeMany({ ids: [id], redirect: { to: '/about' } });
  expect(await footer()).toBe('/careers');
});

test('a slug that another page has is refused with a free one, also in the trash', async () => {
  const { owner } = await site();
  const { id } = await owner.page.create(pageBody);
  await expect(owner.page.create(pageBody)).rejects.toThrow('This slug is already in use, but careers-2 is free');
  await owner.page.removeMany({ ids: [id] });
  await owner.page.create({ ...pageBody, title: 'Jobs' });
  expect(await owner.trash.conflict({ kind: 'page', recordId: id })).toEqual({ title: 'Jobs', free: 'careers-2' });
  await expect(owner.trash.restore({ kind: 'page', recordId: id })).rejects.toThrow(
    'The page "Jobs" has the slug "careers" now. Change that slug, then restore this page.',
  );
});

test('the first segment of every route of the server is a reserved slug', async () => {
  const { app } = await site();
  const routes = app.printRoutes({ commonPrefix: false }).split('\n');
  const onTop = routes.flatMap((line) => /^[├└]── \/([a-z0-9-]+)(?=[/ ])/.exec(line)?.[1] ?? []);
  expect(onTop.length).toBeGreaterThan(5);
  expect(onTop.filter((slug) => !isReservedSlug(slug))).toEqual([]);
});
