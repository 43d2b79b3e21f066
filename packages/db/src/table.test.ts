import { callInput } from '@site/schema/call';
import { caseStudyInput } from '@site/schema/case-study';
import { categoryInput } from '@site/schema/category';
import { contactInput } from '@site/schema/contact';
import { postInput } from '@site/schema/post';
import { projectInput } from '@site/schema/project';
import { serviceInput } from '@site/schema/service';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { findUserById, insertSession, insertUser, touchSession } from './account.ts';
import { findCaseStudy, insertCaseStudy } from './content/case-study.ts';
import { insertCategory, listCategories } from './content/category.ts';
import { insertPost, listAllPosts } from './content/post.ts';
import { findProject, insertProject } from './content/project.ts';
import { insertService, listAllServices } from './content/service.ts';
import { findCall } from './leads/call.ts';
import { findContact, insertContact } from './leads/contact.ts';
import type { Db } from './tables.ts';
import { insertCall } from './testing/calls.ts';
import { engine, testDatabase } from './testing/database.ts';

const now = new Date('2025-06-01T10:00:00.123Z');

// Texts that look like other types, contain quotes or are long.
const odd = [
  `"double" 'single' \`back\` \\ {}`,
  'नमस्ते, ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ, 日本, e\u0301 and \u00e9',
  '👩‍👩‍👧 🚆',
  '["not", "a list"]',
  'null',
  'true',
  '2025-06-01T10:00:00.000Z',
  '100%_?$1:name',
  '  two\r\nlines\ttab  ',
];
const [quoted = '', foreign = '', family = '', json = '', nothing = '', yes = '', day = ''] = odd;
const long = odd.join('\n').padEnd(100, '.');

type Entity = { bare: () => Promise<void>; full: () => Promise<void> };

function entity<I extends object>(
  input: { parse(value: unknown): I },
  store: (db: Db, sent: I) => Promise<{ id: number }>,
  read: (db: Db, id: number) => Promise<object | undefined>,
  [bare, more]: [bare: object, more: object],
): Entity {
  const roundTrip = async (value: object) => {
    const { db } = await testDatabase();
    const sent = input.parse(value);
    const { id } = await store(db, sent);
    expect(await read(db, id)).toMatchObject(sent);
  };
  return { bare: () => roundTrip(bare), full: () => roundTrip({ ...bare, ...more }) };
}

const lead = { name: `O'Brien "Bob" ${family}`, email: 'bob@example.com' };
const work = { title: quoted, description: long, imageUrl: '/art/x.svg' };

const tea = `/media/${'0'.repeat(24)}-1600x900-aabbcc/tea.jpg`;
const steps = [
  { label: quoted, value: json },
  { label: family, value: '' },
];
const gallery = [
  { image: tea, caption: quoted },
  { image: tea, caption: '' },
];
/** Empty galleries and steps and a missing object are left out. */
const withAbsent = (find: (db: Db, id: number) => Promise<object | undefined>) => async (db: Db, id: number) => ({
  gallery: [],
  before: [],
  after: [],
  coverObject: null,
  ...(await find(db, id)),
});

const meta = { metaTitle: json, metaDescription: day, metaKeywords: nothing, canonicalUrl: 'https://x.example/x' };
const publication = { published: true, featured: true, readingTime: 60, publishedAt: '2024-02-29T23:59:59.999Z' };

const entities: Record<string, Entity> = {
  project: entity(projectInput, (db, sent) => insertProject(db, sent, now), withAbsent(findProject), [
    { ...work, category: foreign },
    {
      projectUrl: 'https://example.com/?q="x"',
      technologies: odd,
      featured: true,
      gallery,
      coverObject: 'jar',
      before: steps,
    },
  ]),
  'case study': entity(caseStudyInput, (db, sent) => insertCaseStudy(db, sent, now), withAbsent(findCaseStudy), [
    { ...work, clientName: nothing, industry: yes, challenge: json, solution: day, results: long, duration: '1' },
    {
      projectUrl: '/x',
      budget: nothing,
      technologies: odd,
      testimonial: json,
      testimonialAuthor: day,
      featured: true,
      gallery,
      coverObject: 'jar',
      before: steps,
      after: steps.slice(1),
    },
  ]),
  service: entity(
    serviceInput,
    (db, sent) => insertService(db, sent, now),
    withAbsent(async (db) => (await listAllServices(db, {})).items[0]),
    [
      { ...work, icon: yes, features: odd, gradient: family, color: foreign, href: 'x' },
      {
        ...meta,
        imageUrl: null,
        heroTitle: foreign,
        heroDescription: long,
        serviceDetails: odd,
        active: false,
        coverObject: 'lamp',
      },
    ],
  ),
  post: entity(
    postInput,
    (db, sent) => insertPost(db, sent, now),
    withAbsent(async (db) => (await listAllPosts(db, {})).items[0]),
    [
      { title: yes, slug: '2025', excerpt: long, content: long, author: foreign },
      {
        ...meta,
        ...publication,
        gallery: ['/a', 'https://x.example/b?c=%22'],
        tags: odd,
        hiddenTags: [quoted],
        coverObject: 'book',
      },
    ],
  ),
  category: entity(
    categoryInput,
    (db, sent) => insertCategory(db, sent, now),
    async (db) => (await listCategories(db, {})).items[0],
    [
      { name: quoted, slug: '10' },
      { description: json, color: '#aBcDeF' },
    ],
  ),
  contact: entity(contactInput, (db, sent) => insertContact(db, sent, now), findContact, [
    { ...lead, message: json },
    { message: long },
  ]),
  call: entity(callInput, (db, sent) => insertCall(db, sent, now), findCall, [
    { ...lead, phone: '+91 (98765) 432', preferredDate: '2024-02-29T00:00:00Z', preferredTime: '9:00 AM' },
    { company: nothing, message: json, preferredDate: '1999-12-31T23:59:59.999+05:30' },
  ]),
};

test.each(Object.entries(entities))('a %s with every field is returned exactly as stored', (_, { full }) => full());

test.each(Object.entries(entities))('a %s with only required fields is returned with its defaults', (_, { bare }) =>
  bare(),
);

test('a user and a session are returned as they were stored', async () => {
  const { db } = await testDatabase();
  const user = await insertUser(db, { username: foreign, password: quoted });
  expect(await findUserById(db, user.id)).toEqual({ id: user.id, username: foreign, password: quoted });
  const session = {
    userId: user.id,
    expiresAt: new Date('2025-06-01T18:00:00.001Z'),
    userAgent: 'Browser ✓ 1.0',
    address: '203.0.113.9',
  };
  const { id } = await insertSession(db, { ...session, tokenHash: 'hash', now });
  const seen = new Date('2025-06-01T10:00:01.000Z');
  expect(await touchSession(db, id, seen)).toEqual({
    ...session,
    id,
    sessionId: 'hash',
    createdAt: now,
    lastSeenAt: seen,
    confirmedAt: null,
  });
});

const filled = {
  title: quoted,
  slug: 'x-1',
  excerpt: long,
  content: long,
  tags: ['a', 'b'],
  published: true,
  publishedAt: '2024-02-29T23:59:59.999Z',
};

test.runIf(engine() === 'postgres')('PostgreSQL stores booleans, lists and instants in native types', async () => {
  const { db } = await testDatabase();
  await insertPost(db, postInput.parse(filled), now);
  const { rows } = await sql`
    select pg_typeof(published)::text as flag, published, pg_typeof(tags)::text as list, jsonb_typeof(tags) as inside,
      jsonb_array_length(tags) as length, jsonb_typeof(gallery) as unfilled, pg_typeof(published_at)::text as instant,
      published_at = '2024-02-29T23:59:59.999Z' as same
    from blog_posts`.execute(db);
  expect(rows).toEqual([
    {
      flag: 'boolean',
      published: true,
      list: 'jsonb',
      inside: 'array',
      length: 2,
      unfilled: 'array',
      instant: 'timestamp with time zone',
      same: true,
    },
  ]);
});

test.runIf(engine() === 'sqlite')(
  'SQLite stores flags as 1 and 0, lists as JSON and instants as ISO text',
  async () => {
    const { db } = await testDatabase();
    await insertPost(db, postInput.parse(filled), now);
    const { rows } = await sql`
    select typeof(published) as flag, published, featured, typeof(tags) as list, tags, gallery,
      typeof(published_at) as instant, published_at from blog_posts`.execute(db);
    expect(rows).toEqual([
      {
        flag: 'integer',
        published: 1,
        featured: 0,
        list: 'text',
        tags: '["a","b"]',
        gallery: '[]',
        instant: 'text',
        publishedAt: '2024-02-29T23:59:59.999Z',
      },
    ]);
  },
);
