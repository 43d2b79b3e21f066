import { defaultCopy } from '@site/schema/copy-pages';
import type { MovableKind } from '@site/schema/redirect';
import { expect, test } from 'vitest';
import { testCaller } from '../testing/app.ts';
import { bodies, testAdmin } from '../testing/content.ts';

async function site() {
  const admin = await testAdmin({ env: { PUBLIC_URL: 'https://agency.example' } });
  const caller = testCaller(admin, admin.session.authorization);
  const redirects = async () => {
    const { items } = await caller.redirect.listForAdmin();
    return Object.fromEntries(items.map(({ from, to, status }) => [from, to ?? status]));
  };
  /** Everything in which a link can be. */
  const texts = async () => {
    const { db } = admin.deps;
    const posts = await db.selectFrom('blogPosts').select(['slug', 'content', 'canonicalUrl']).orderBy('id').execute();
    const services = await db.selectFrom('services').select(['href', 'description']).orderBy('id').execute();
    const projects = await db.selectFrom('portfolioProjects').select('projectUrl').orderBy('id').execute();
    return { posts, services, projects, home: await caller.copy.findForAdmin({ page: 'home' }) };
  };
  return { ...admin, caller, redirects, texts };
}

const other = { ...bodies.post, canonicalUrl: null };
const words = 'Words about the work of an agency in Delhi. '.repeat(5);

test('a renamed post redirects, and its 40 links are rewritten; one undo restores everything', async () => {
  const { caller, redirects, texts, sendAsAdmin } = await site();
  const target = { ...other, slug: 'old-words', canonicalUrl: 'https://agency.example/blog/old-words' };
  const { id } = await caller.post.create(target);
  // 36 links in articles, one in the canonical URL of the post, three in a project, a service and the home page.
  const links =
    '<a href="/blog/old-words">1</a> <a href=\'https://agency.example/blog/old-words?a=b\'>2</a> <a href="/blog/old-words#three">3</a>';
  const alike = '<a href="/blog/old-words-two">x</a> <a href="https://elsewhere.example/blog/old-words">y</a>';
  for (let index = 0; index < 12; index++) {
    await caller.post.create({ ...other, slug: `other-${index}`, content: `<p>${words}</p>${links}${alike}` });
  }
  await caller.project.create({ ...bodies.project, projectUrl: '/blog/old-words' });
  await caller.service.create({
    ...bodies.service,
    description: 'As told in https://agency.example/blog/old-words, in full.',
  });
  const home = defaultCopy('home');
  const values = { ...home, hero: { ...home.hero, lead: 'Read [this](/blog/old-words).' } };
  await caller.copy.save({ page: 'home', values });
  const before = await texts();

  const move = { kind: 'post', id, key: 'new-words' } as const;
  const effect = {
    from: '/blog/old-words',
    to: '/blog/new-words',
    isRedirected: true,
    links: 40,
    records: 15,
    pages: 1,
    takenBy: null,
  };
  expect(await caller.redirect.describeMove(move)).toEqual(effect);
  expect(await texts()).toEqual(before);
  expect((await sendAsAdmin('PUT', `/api/admin/blog-posts/${id}`, { ...target, slug: 'new-words' })).status).toBe(200);
  const after = await texts();
  expect(await redirects()).toEqual({ '/blog/old-words': '/blog/new-words' });
  expect(JSON.stringify(after).match(/blog\/new-words/g)).toHaveLength(40);
  const rewritten = links.replaceAll('old-words', 'new-words');
  expect(after.posts[1]?.content).toBe(`<p>${words}</p>${rewritten}${alike}`);

  await caller.redirect.undoMove({ kind: 'post', id, key: 'old-words' });
  expect(await texts()).toEqual(before);
  expect(await redirects()).toEqual({});
});

test('the address of another record is named instead of a redirect', async () => {
  const { caller } = await site();
  const post = await caller.post.create({ ...other, slug: 'first' });
  await caller.post.create({ ...other, title: 'The draft of a guide', slug: 'second', published: false });
  const news = await caller.category.create({ name: 'News', slug: 'news' });
  await caller.category.create({ name: 'Events', slug: 'events' });
  const service = await caller.service.create({ ...bodies.service, href: '/services/first' });
  await caller.service.create({ ...bodies.service, title: 'Signals', href: 'second' });
  const takenBy = async (kind: MovableKind, id: number, key: string) =>
    (await caller.redirect.describeMove({ kind, id, key }))?.takenBy;
  expect(await takenBy('post', post.id, 'second')).toBe('The draft of a guide');
  expect(await takenBy('category', news.id, 'events')).toBe('Events');
  expect(await takenBy('service', service.id, '/services/second')).toBe('Signals');
});

test('moves in turn lead to the last address in one hop, and a page that is back wins', async () => {
  const { caller, redirects } = await site();
  const { id } = await caller.post.create({ ...other, slug: 'aaa' });
  for (const slug of ['bbb', 'ccc']) await caller.post.replace({ ...other, id, slug });
  expect(await redirects()).toEqual({ '/blog/aaa': '/blog/ccc', '/blog/bbb': '/blog/ccc' });
  await caller.post.replace({ ...other, id, slug: 'aaa' });
  expect(await redirects()).toMatchObject({ '/blog/ccc': '/blog/aaa', '/blog/bbb': '/blog/aaa' });
  await caller.redirect.undoMove({ kind: 'post', id, key: 'ccc' });
  expect(await redirects()).toMatchObject({ '/blog/bbb': '/blog/ccc' });
});

test('a category and a service redirect too, and default texts are rewritten; a draft and a shared path do not', async () => {
  const { caller, redirects } = await site();
  const category = await caller.category.create({ name: 'News', slug: 'news' });
  await caller.category.update({ id: category.id, name: 'News', slug: 'events' });
  const landing = await caller.copy.findForAdmin({ page: 'web-app-development' });
  const href = /"(\/services\/[\w-]+)"/.exec(JSON.stringify(landing))?.[1] ?? '';
  const { id } = await caller.service.create({ ...bodies.service, href });
  await caller.service.update({ id, href: '/services/renamed' });
  const rewritten = JSON.stringify(await caller.copy.findForAdmin({ page: 'web-app-development' }));
  expect([rewritten.includes(`"${href}"`), rewritten.includes('"/services/renamed"')]).toEqual([false, true]);
  const expected = { '/blog/category/news': '/blog/category/events', [href]: '/services/renamed' };
  expect(await redirects()).toEqual(expected);

  await caller.service.create({ ...bodies.service, href: '/services/renamed' });
  await caller.service.update({ id, href: '/services/alone' });
  const draft = await caller.post.create({ ...other, published: false });
  await caller.post.replace({ ...other, id: draft.id, slug: 'another', published: false });
  expect(await redirects()).toEqual(expected);
});

test('a deleted record can redirect or be gone; restored, it needs no redirect and keeps those of its moves', async () => {
  const { caller, redirects } = await site();
  const study = await caller.caseStudy.create(bodies.caseStudy);
  await caller.caseStudy.removeMany({ ids: [study.id], redirect: { to: null } });
  expect(await redirects()).toEqual({ '/case-studies/1': 410 });
  await caller.trash.restore({ kind: 'caseStudy', recordId: study.id });
  expect(await redirects()).toEqual({});

  const { id } = await caller.post.create({ ...other, slug: 'first' });
  await caller.post.replace({ ...other, id, slug: 'second' });
  const loop = caller.post.removeMany({ ids: [id], redirect: { to: '/blog/second' } });
  await expect(loop).rejects.toThrow('leads back to');
  expect((await caller.post.byId({ id })).slug).toBe('second');
  await caller.post.removeMany({ ids: [id], redirect: { to: '/about' } });
  expect(await redirects()).toEqual({ '/blog/first': '/about', '/blog/second': '/about' });
});

test('a deleted category can redirect or be gone; a redirect in a loop is refused and deletes nothing', async () => {
  const { caller, redirects } = await site();
  const { id } = await caller.category.create({ name: 'News', slug: 'news' });
  await caller.category.update({ id, name: 'News', slug: 'events' });
  const loop = caller.category.remove({ id, redirect: { to: '/blog/category/events' } });
  await expect(loop).rejects.toThrow('leads back to');
  expect(await caller.category.listForAdmin()).toHaveLength(1);
  await caller.category.remove({ id, redirect: { to: '/blog' } });
  expect(await redirects()).toEqual({ '/blog/category/news': '/blog', '/blog/category/events': '/blog' });
  const other = await caller.category.create({ name: 'Maps', slug: 'maps' });
  await caller.category.remove({ id: other.id, redirect: { to: null } });
  expect(await redirects()).toMatchObject({ '/blog/category/maps': 410 });
});

test('a post that is restored with a free slug keeps the redirects of its moves', async () => {
  const { caller, redirects } = await site();
  const { id } = await caller.post.create({ ...other, slug: 'first' });
  await caller.post.replace({ ...other, id, slug: 'second' });
  await caller.post.removeMany({ ids: [id] });
  await caller.post.create({ ...other, slug: 'second' });
  await caller.trash.restore({ kind: 'post', recordId: id, slug: 'second-2' });
  expect(await redirects()).toEqual({ '/blog/first': '/blog/second-2' });
});
