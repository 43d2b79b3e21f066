import { caseStudyInput } from '@site/schema/case-study';
import { categoryInput } from '@site/schema/category';
import { pageInput } from '@site/schema/page';
import { postInput } from '@site/schema/post';
import { projectInput } from '@site/schema/project';
import { serviceInput } from '@site/schema/service';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { insertCaseStudy } from './case-study.ts';
import { insertCategory } from './category.ts';
import { insertPage } from './page.ts';
import { insertPost } from './post.ts';
import { insertProject } from './project.ts';
import { insertService } from './service.ts';
import {
  countPublicPosts,
  countSitemap,
  findNewestPostChange,
  listSitemapPosts,
  listTermAddresses,
  readPublicWorks,
  readSitemap,
  searchPages,
} from './sitemap.ts';

const day = (date: number) => new Date(Date.UTC(2025, 5, date, 10));
const now = day(20);

const text = 'Some words that say enough to be stored, and then a few more of them.'.padEnd(100, '.');
const work = { title: 'Trains', description: text, imageUrl: '/art/x.svg' };
const post = (slug: string, change: object) =>
  postInput.parse({ title: slug, slug, excerpt: text, content: text, ...change });
const page = (slug: string) => pageInput.parse({ title: slug, slug, content: text });
const card = { ...work, icon: 'code', features: ['x'], gradient: 'x', color: 'x' };
const service = (title: string, change: object = {}) => serviceInput.parse({ ...card, title, href: title, ...change });
const story = { challenge: text, solution: text, results: text, industry: 'Transport', duration: '1' };
const study = (title: string) => caseStudyInput.parse({ ...work, ...story, title, clientName: 'Northern Line' });

test('a new site has an empty sitemap', async () => {
  const { db } = await testDatabase();
  expect(await readSitemap(db, now)).toEqual({
    page: [],
    service: [],
    project: [],
    caseStudy: [],
    post: [],
    postTotal: 0,
  });
});

test('lists only public content, newest first', async () => {
  const { db } = await testDatabase();
  await insertService(db, service('search'), now);
  await insertService(db, service('hidden', { active: false }), now);
  const projects = [];
  const studies = [];
  for (const date of [1, 2]) {
    const title = `work ${date}`;
    const { id } = await insertProject(db, projectInput.parse({ ...work, title, category: 'Mobile' }), day(date));
    projects.unshift({ title, path: `/portfolio/${id}` });
    const { id: studyId } = await insertCaseStudy(db, study(title), day(date));
    studies.unshift({ title, path: `/case-studies/${studyId}`, clientName: 'Northern Line' });
  }
  await insertPage(db, page('careers'), now);
  await insertPost(db, post('older', { published: true, publishedAt: day(1).toISOString() }), now);
  await insertPost(db, post('newer', { published: true, publishedAt: day(2).toISOString() }), now);
  await insertPost(db, post('scheduled', { published: true, publishedAt: day(21).toISOString() }), now);
  await insertPost(db, post('draft', {}), now);
  expect(await readSitemap(db, now)).toEqual({
    page: [{ title: 'careers', path: '/careers' }],
    service: [{ title: 'search', path: '/services/search', color: 'x', gradient: 'x' }],
    project: projects,
    caseStudy: studies,
    post: [
      { title: 'newer', path: '/blog/newer' },
      { title: 'older', path: '/blog/older' },
    ],
    postTotal: 2,
  });
});

test('lists ten posts and the total', async () => {
  const { db } = await testDatabase();
  for (let index = 0; index < 11; index++) await insertPost(db, post(`post-${index}`, { published: true }), now);
  const { post: posts, postTotal } = await readSitemap(db, now);
  expect(posts).toHaveLength(10);
  expect(postTotal).toBe(11);
});

test('lists every public record for the XML sitemap with its last change', async () => {
  const { db } = await testDatabase();
  await insertService(db, service('search'), day(1));
  await insertService(db, service('hidden', { active: false }), day(1));
  const { id: projectId } = await insertProject(db, projectInput.parse({ ...work, category: 'Mobile' }), day(2));
  const { id: studyId } = await insertCaseStudy(db, study('work'), day(3));
  await insertPage(db, page('careers'), day(7));
  await insertPost(db, post('public', { published: true, publishedAt: day(4).toISOString() }), day(5));
  await insertPost(db, post('scheduled', { published: true, publishedAt: day(21).toISOString() }), now);
  await insertPost(db, post('draft', {}), now);
  expect(await readPublicWorks(db, now)).toEqual({
    page: [{ path: '/careers', changed: day(7) }],
    service: [{ path: '/services/search', changed: day(1) }],
    project: [{ path: `/portfolio/${projectId}`, changed: day(2) }],
    caseStudy: [{ path: `/case-studies/${studyId}`, changed: day(3) }],
  });
  await insertPost(db, post('rewritten', { published: true, publishedAt: day(3).toISOString() }), day(6));
  const canonicalUrl = 'https://elsewhere.example/announced';
  await insertPost(db, post('announced', { published: true, publishedAt: day(9).toISOString(), canonicalUrl }), day(2));
  const addresses = [
    { slug: 'announced', canonicalUrl, changed: day(9).toISOString() },
    { slug: 'public', canonicalUrl: null, changed: day(5).toISOString() },
    { slug: 'rewritten', canonicalUrl: null, changed: day(6).toISOString() },
  ];
  expect(await countPublicPosts(db, now)).toBe(3);
  expect(await listSitemapPosts(db, now, { limit: 10, offset: 0 })).toEqual(addresses);
  expect(await listSitemapPosts(db, now, { limit: 1, offset: 1 })).toEqual(addresses.slice(1, 2));
});

test('lists the categories and tags of public posts with the last change of any of these', async () => {
  const { db } = await testDatabase();
  const add = async (slug: string) => (await insertCategory(db, categoryInput.parse({ name: slug, slug }), now)).id;
  const [maps, trains] = [await add('maps'), await add('trains')];
  await add('unused');
  const published = (date: number) => ({ published: true, publishedAt: day(date).toISOString() });
  const tagged = { tags: ['Local SEO', 'Maps'], hiddenTags: ['Secret'], categoryIds: [maps] };
  await insertPost(db, post('old', { ...published(1), ...tagged }), day(2));
  await insertPost(db, post('new', { ...published(4), tags: ['local seo'], categoryIds: [maps, trains] }), day(3));
  await insertPost(db, post('scheduled', { ...published(21), tags: ['Soon'], categoryIds: [trains] }), now);
  await insertPost(db, post('draft', { tags: ['Never'] }), now);
  expect(await listTermAddresses(db, now)).toEqual({
    categories: [
      { slug: 'maps', changed: day(4) },
      { slug: 'trains', changed: day(4) },
    ],
    tags: [
      { slug: 'local-seo', changed: day(4) },
      { slug: 'maps', changed: day(2) },
    ],
  });
  // Two public posts, three categories, and the tags of all posts.
  expect(await countSitemap(db, now)).toBe(2 + 3 + 4);
});

test('finds the latest edit or publication of any public post', async () => {
  const { db } = await testDatabase();
  expect(await findNewestPostChange(db, now)).toBeUndefined();
  await insertPost(db, post('last', { published: true, publishedAt: day(9).toISOString() }), day(2));
  await insertPost(db, post('first', { published: true, publishedAt: day(3).toISOString() }), day(5));
  await insertPost(db, post('scheduled', { published: true, publishedAt: day(21).toISOString() }), day(19));
  await insertPost(db, post('draft', { publishedAt: day(10).toISOString() }), day(19));
  expect(await findNewestPostChange(db, now)).toEqual(day(9));
  await insertPost(db, post('rewritten', { published: true, publishedAt: day(1).toISOString() }), day(12));
  expect(await findNewestPostChange(db, now)).toEqual(day(12));
});

test('finds the pages of public records by every word of their titles', async () => {
  const { db } = await testDatabase();
  await insertService(db, service('Signals 100%', { href: '/services/signals' }), now);
  await insertService(db, service('Signals, hidden', { href: 'hidden', active: false }), now);
  const { id } = await insertProject(
    db,
    projectInput.parse({ ...work, title: 'New signals', category: 'Mobile' }),
    now,
  );
  const { id: studyId } = await insertCaseStudy(db, study('Old Signals'), now);
  await insertPost(
    db,
    post('signals-today', { title: 'Signals today', published: true, publishedAt: day(1).toISOString() }),
    now,
  );
  await insertPost(db, post('signals-draft', { title: 'Signals draft' }), now);
  await insertPost(
    db,
    post('later', { title: 'Signals later', published: true, publishedAt: day(25).toISOString() }),
    now,
  );
  expect(await searchPages(db, now, 'SIGNALS')).toEqual([
    { kind: 'post', title: 'Signals today', path: '/blog/signals-today' },
    { kind: 'service', title: 'Signals 100%', path: '/services/signals' },
    { kind: 'caseStudy', title: 'Old Signals', path: `/case-studies/${studyId}` },
    { kind: 'project', title: 'New signals', path: `/portfolio/${id}` },
  ]);
  expect((await searchPages(db, now, 'today sign')).map(({ title }) => title)).toEqual(['Signals today']);
  expect((await searchPages(db, now, '100%')).map(({ title }) => title)).toEqual(['Signals 100%']);
  expect(await searchPages(db, now, 'signals%today')).toEqual([]);
});
