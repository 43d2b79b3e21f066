import { defaultCopy } from '@site/schema/copy-pages';
import { picturesOf } from '@site/schema/gallery';
import { light } from '@site/schema/palette';
import { readingTime } from '@site/schema/post';
import { projectCategories, show } from '@site/schema/site';
import { expect, onTestFinished, test } from 'vitest';
import { listCaseStudies } from '../content/case-study.ts';
import { listPublicCategories } from '../content/category.ts';
import { findLines } from '../content/line-of-service.ts';
import { listAllPosts, listPublicPosts } from '../content/post.ts';
import { withCategories } from '../content/post-terms.ts';
import { listProjects } from '../content/project.ts';
import { listActiveServices, listAllServices } from '../content/service.ts';
import { moveToTrash } from '../content/trash.ts';
import { listAllCalls } from '../leads/call.ts';
import { listAllContacts } from '../leads/contact.ts';
import { findAltTexts } from '../media/media.ts';
import { openDatabase } from '../open.ts';
import type { Db } from '../tables.ts';
import { emptyDatabaseUrl, testDatabase } from '../testing/database.ts';
import { caseStudies } from './case-studies.ts';
import { seedDemo } from './demo.ts';
import { services } from './services.ts';

const now = new Date('2026-01-01T10:00:00.000Z');

// The landing pages of the specification, card by card.
const landingCards = [
  ['Website Development', '/services/website-development'],
  ['E-commerce Development', '/services/ecommerce-development'],
  ['SaaS & CMS Solutions', '/services/saas-cms-solutions'],
  ['Chatbots & AI Assistants', '/services/chatbots-ai-assistants'],
  ['Brand Strategy & Identity', '/services/brand-strategy-identity'],
  ['Graphic Design', '/services/graphic-design'],
  ['Video Editing & Motion Graphics', '/services/video-editing-motion-graphics'],
  ['Product Branding', '/services/product-branding'],
  ['SEO Optimization', '/services/seo-optimization'],
  ['Social Media Management', '/services/social-media-management'],
  ['Influencer Marketing', '/services/influencer-marketing'],
  ['AI-Powered Ad Generation', '/services/ai-powered-ad-generation'],
  ['AI Agents for Automotive & Sales', '/services/ai-agents-automotive-sales'],
  ['AI Content & Ad Generation', '/services/ai-content-ad-generation'],
  ['Smart Chatbots & Virtual Assistants', '/services/smart-chatbots-virtual-assistants'],
];

const storeNothing = async () => {};

async function seeded(storeFile: Parameters<typeof seedDemo>[2] = storeNothing): Promise<Db> {
  const { db } = await testDatabase();
  expect(await seedDemo(db, now, storeFile)).toBe(true);
  return db;
}

async function contentOf(db: Db) {
  return {
    services: (await listAllServices(db, {})).items,
    projects: (await listProjects(db, {})).items,
    caseStudies: (await listCaseStudies(db, {})).items,
    posts: (await listAllPosts(db, {})).items,
  };
}

async function clear(db: Db, keep: 'service' | 'project' | 'case study' | 'post' | 'none'): Promise<void> {
  const { services, projects, caseStudies, posts } = await contentOf(db);
  const rest = (kind: typeof keep) => (kind === keep ? 1 : 0);
  for (const { id } of services.slice(rest('service'))) await moveToTrash(db, 'service', [id], now);
  for (const { id } of projects.slice(rest('project'))) await moveToTrash(db, 'project', [id], now);
  for (const { id } of caseStudies.slice(rest('case study'))) await moveToTrash(db, 'caseStudy', [id], now);
  for (const { id } of posts.slice(rest('post'))) await moveToTrash(db, 'post', [id], now);
}

test('seeds the fifteen active services of the landing pages with all details', async () => {
  const optional = [
    'metaTitle',
    'metaDescription',
    'heroTitle',
    'heroDescription',
    'priceFrom',
    'duration',
    'leadTime',
    'imageUrl',
  ];
  const { items } = await listActiveServices(await seeded(), {});
  expect(items.map(({ title, href }) => [title, href])).toEqual(landingCards);
  for (const service of items) {
    const details = Object.fromEntries(optional.map((field) => [field, expect.any(String)]));
    expect.soft(service, service.title).toMatchObject(details);
    expect.soft(service.features.length, service.title).toBeGreaterThanOrEqual(4);
    expect.soft(service.serviceDetails.length, service.title).toBeGreaterThanOrEqual(4);
  }
});

test('seeds nine projects in six categories, four of them featured', async () => {
  const { items } = await listProjects(await seeded(), {});
  expect(items).toHaveLength(9);
  expect(new Set(items.map(({ category }) => category))).toEqual(new Set(projectCategories));
  expect(items.filter(({ featured }) => featured)).toHaveLength(4);
});

test('seeds six case studies, two of them featured', async () => {
  const { items } = await listCaseStudies(await seeded(), {});
  expect(items).toHaveLength(6);
  expect(items.filter(({ featured }) => featured)).toHaveLength(2);
});

test('links every project and case study to a service, and the projects of four clients to their case studies', async () => {
  const db = await seeded();
  const { projects: ofSeed, caseStudies: studies, services: active } = await contentOf(db);
  const clients = new Map(studies.map(({ id, clientName }) => [id, clientName]));
  const linked = ofSeed.flatMap(({ title, caseStudyId }) =>
    caseStudyId === null ? [] : [[title, clients.get(caseStudyId)]],
  );
  expect(linked.length).toBe(4);
  for (const [title, client] of linked) expect.soft(client).toBe(title);
  const ids = active.map(({ id }) => id);
  for (const { title, serviceId } of [...ofSeed, ...studies]) expect.soft(ids, title).toContain(serviceId);
});

test('texts that cards cut have the end of a phrase at the cut', () => {
  const cuts = [
    ...[...services, ...defaultCopy('home').carousel.cards].map(({ description }) => ({
      text: description,
      length: show.serviceCardText,
    })),
    ...caseStudies.flatMap(({ challenge }) =>
      Object.values(show.challenge).map((length) => ({ text: challenge, length })),
    ),
  ];
  for (const { text, length } of cuts) {
    const [shown, rest] = [text.slice(0, length), text.slice(length)];
    expect.soft(`${shown}|${rest}`).toMatch(/[\p{L}\p{N}]\|[,.:;] |\|$/u);
  }
});

test('seeds fourteen published posts and two drafts of 400 words or more', async () => {
  const db = await seeded();
  const { items } = await listAllPosts(db, {});
  expect((await listPublicPosts(db, now, {})).total).toBe(14);
  expect(items.filter(({ published }) => !published)).toHaveLength(2);
  expect(items).toHaveLength(16);
  for (const { slug, content, readingTime: minutes } of items) {
    const words = content.replace(/<[^>]*>/g, ' ').match(/\S+/g) ?? [];
    expect.soft(words.length, slug).toBeGreaterThanOrEqual(400);
    expect.soft(minutes, slug).toBe(readingTime(content));
  }
});

test('seeds six categories with public posts, one or two of them for each post', async () => {
  const db = await seeded();
  const categories = await listPublicCategories(db, now);
  expect(categories).toHaveLength(6);
  for (const { name, posts } of categories) expect.soft(posts, name).toBeGreaterThanOrEqual(2);
  const { items } = await listAllPosts(db, {});
  for (const { slug, categories: own } of await withCategories(db, items)) {
    expect.soft(own.length, slug).toBeGreaterThanOrEqual(1);
    expect.soft(own.length, slug).toBeLessThanOrEqual(2);
  }
});

test('seeds no leads', async () => {
  const db = await seeded();
  expect((await listAllContacts(db, {})).total).toBe(0);
  expect((await listAllCalls(db, {})).total).toBe(0);
});

test('uses only images of this site', async () => {
  const { services, projects, caseStudies, posts } = await contentOf(await seeded());
  const pictures = [...services, ...projects, ...caseStudies].map(({ imageUrl }) => imageUrl);
  const inPosts = posts.flatMap(({ featuredImage, gallery }) => [featuredImage, ...gallery]);
  for (const picture of [...pictures, ...inPosts]) expect.soft(picture).toMatch(/^\/[^/]/);
  for (const { slug, content } of posts) expect.soft(content, slug).not.toMatch(/\bsrc="(?!\/[^/])/);
});

test('seeds drawn screens as the galleries of all case studies and projects, with alternative texts', async () => {
  const files = new Map<string, string>();
  const db = await seeded(async (name, content) => void files.set(name, content));
  const { projects: ofSeed, caseStudies: studies } = await contentOf(db);
  for (const { title, gallery = [] } of [...ofSeed, ...studies]) {
    expect.soft(gallery.length, title).toBeGreaterThanOrEqual(2);
    const alts = await findAltTexts(db, picturesOf({ imageUrl: '', gallery }));
    for (const { image, caption } of gallery) {
      expect.soft(caption, image).toMatch(/^Schematic drawing: /);
      expect.soft(alts[image]).toMatch(/^Drawing of /);
      const [, folder = ''] = image.split(/\/media\/|\/(?=[^/]+$)/);
      const svg = files.get(`${folder}/original.svg`) ?? '';
      expect.soft(svg).toMatch(/^<svg .*prefers-color-scheme:dark.*<\/svg>$/);
      expect.soft(svg, 'text in a font of the visitor').not.toContain('<text');
      expect.soft(svg.length, image).toBeLessThan(12 * 1024);
    }
  }
});

test('draws the screens of a record in the colour of its service', async () => {
  const files = new Map<string, string>();
  const db = await seeded(async (name, content) => void files.set(name, content));
  const { projects: ofSeed, caseStudies: studies } = await contentOf(db);
  const records = [...ofSeed, ...studies];
  for (const { gallery = [], line, title } of records.map(await findLines(db, records))) {
    for (const { image } of gallery) {
      const [, folder = ''] = image.split(/\/media\/|\/(?=[^/]+$)/);
      expect.soft(files.get(`${folder}/original.svg`), title).toContain(`--line:${line && light[line]}`);
    }
  }
});

test('seeds steps for all case studies, and for the projects without one', async () => {
  const { projects: ofSeed, caseStudies: studies } = await contentOf(await seeded());
  for (const { title, before = [], after = [] } of [...studies, ...ofSeed.filter(({ caseStudyId }) => !caseStudyId)]) {
    expect.soft(before.length, title).toBeGreaterThanOrEqual(2);
    expect.soft(after.length, title).toBeGreaterThanOrEqual(1);
  }
});

test('seeding again adds nothing', async () => {
  const db = await seeded();
  const before = await contentOf(db);
  expect(await seedDemo(db, now, storeNothing)).toBe(false);
  expect(await contentOf(db)).toEqual(before);
});

test('does not seed again after all demo content was deleted', async () => {
  const db = await seeded();
  await clear(db, 'none');
  expect(await seedDemo(db, now, storeNothing)).toBe(false);
  expect(await contentOf(db)).toEqual({ services: [], projects: [], caseStudies: [], posts: [] });
});

test.each(['service', 'project', 'case study', 'post'] as const)(
  'does not seed a database with one %s',
  async (kind) => {
    const db = await seeded();
    await clear(db, kind);
    await db.deleteFrom('settings').execute();
    const before = await contentOf(db);
    expect(Object.values(before).flat()).toHaveLength(1);
    expect(await seedDemo(db, now, storeNothing)).toBe(false);
    expect(await contentOf(db)).toEqual(before);
  },
);

test('two processes that start at the same time seed once', async () => {
  const url = await emptyDatabaseUrl();
  const [first, second] = [openDatabase(url), openDatabase(url)];
  for (const { close } of [first, second]) onTestFinished(close);
  await first.migrate();
  await second.migrate();
  const starts = [first, second].map(({ exclusively }) => exclusively((db) => seedDemo(db, now, storeNothing)));
  const seeders = (await Promise.all(starts)).filter(Boolean);
  expect(seeders).toHaveLength(1);
  expect((await listAllServices(first.db, {})).total).toBe(15);
});
