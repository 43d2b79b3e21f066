import { callAdminListQuery, callInput } from '@site/schema/call';
import { contactAdminListQuery, contactInput } from '@site/schema/contact';
import { postAdminListQuery, postInput } from '@site/schema/post';
import { serviceAdminListQuery, serviceInput } from '@site/schema/service';
import { expect, test } from 'vitest';
import { insertPost, listPostsForAdmin, setPostsPublished } from '../content/post.ts';
import { insertService, listServicesForAdmin, setServicesActive } from '../content/service.ts';
import { listCallsForAdmin, setCallContacted } from '../leads/call.ts';
import { insertContact, listContactsForAdmin } from '../leads/contact.ts';
import { setStage } from '../leads/lead.ts';
import type { Db } from '../tables.ts';
import { insertCall } from '../testing/calls.ts';
import { testDatabase } from '../testing/database.ts';

const day = (date: number) => new Date(Date.UTC(2025, 5, date, 10));
const now = day(1);

const contact = (db: Db, name: string, message: string, date = 1) =>
  insertContact(db, contactInput.parse({ name, email: 'a@b.example', message }), day(date));

const names = ({ items }: { items: { name: string }[] }) => items.map(({ name }) => name);
const titles = ({ items }: { items: { title: string }[] }) => items.map(({ title }) => title);

test('a search matches records that contain every word in some searched field, in any case', async () => {
  const { db } = await testDatabase();
  await contact(db, 'Asha Rao', 'A shop for 100% cotton', 1);
  await contact(db, 'Ravi', 'A shop for asha_lamps, please', 2);
  await contact(db, 'Meera', 'A website for a school', 3);
  const found = async (search: string) =>
    names(await listContactsForAdmin(db, contactAdminListQuery.parse({ search })));
  expect(await found('')).toEqual(['Meera', 'Ravi', 'Asha Rao']);
  expect(await found('  SHOP asha ')).toEqual(['Ravi', 'Asha Rao']);
  expect(await found('shop school')).toEqual([]);
  expect(await found('100%')).toEqual(['Asha Rao']);
  expect(await found('a_l')).toEqual(['Ravi']);
  expect(await found('%')).toEqual(['Asha Rao']);
  expect(await found('\\')).toEqual([]);
});

test('sorts in both directions, text case-insensitively', async () => {
  const { db } = await testDatabase();
  for (const [index, name] of ['beta', 'Alpha', 'gamma', 'alpha'].entries()) {
    await contact(db, name, 'A message of some length', index + 1);
  }
  const ordered = async (query: object) => names(await listContactsForAdmin(db, contactAdminListQuery.parse(query)));
  expect(await ordered({ sort: 'name' })).toEqual(['Alpha', 'alpha', 'beta', 'gamma']);
  expect(await ordered({ sort: 'name', descending: true })).toEqual(['gamma', 'beta', 'alpha', 'Alpha']);
  expect(await ordered({ sort: 'createdAt' })).toEqual(['beta', 'Alpha', 'gamma', 'alpha']);
});

test('the total counts all matches, not only those of the page', async () => {
  const { db } = await testDatabase();
  for (const name of ['One', 'Two', 'Three']) await contact(db, name, 'About trains and tickets');
  await contact(db, 'Four', 'About something else');
  const { items, total } = await listContactsForAdmin(
    db,
    contactAdminListQuery.parse({ search: 'trains', limit: 2, offset: 2 }),
  );
  expect([items.length, total]).toEqual([1, 3]);
});

test('filters leads by status and changes the status of several', async () => {
  const { db } = await testDatabase();
  const [one, two] = [
    await contact(db, 'One', 'A message of some length'),
    await contact(db, 'Two', 'Another message'),
  ];
  const change = { kind: 'contact', now: day(2) } as const;
  expect(await setStage(db, { ...change, ids: [one.id, two.id, 999], stage: 'won' })).toEqual([one.id, two.id]);
  expect(await setStage(db, { ...change, ids: [one.id], stage: 'new' })).toEqual([one.id]);
  expect(names(await listContactsForAdmin(db, contactAdminListQuery.parse({ contacted: true })))).toEqual(['Two']);
  expect(names(await listContactsForAdmin(db, contactAdminListQuery.parse({ contacted: false })))).toEqual(['One']);
});

test('searches calls by phone and company and sorts them by appointment', async () => {
  const { db } = await testDatabase();
  const call = (name: string, preferredDate: string, company: string | null) =>
    insertCall(
      db,
      callInput.parse({
        name,
        phone: '+91 98100 00000',
        email: 'a@b.example',
        company,
        preferredDate,
        preferredTime: '9:00 AM',
      }),
      day(1),
    );
  const late = await call('Late', '2025-07-09', 'Lamps & Co');
  await call('Early', '2025-07-01', null);
  expect(names(await listCallsForAdmin(db, callAdminListQuery.parse({ sort: 'startsAt' }), now))).toEqual([
    'Early',
    'Late',
  ]);
  expect(names(await listCallsForAdmin(db, callAdminListQuery.parse({ search: 'lamps 98100' }), now))).toEqual([
    'Late',
  ]);
  await setCallContacted(db, late.id, true, day(2));
  expect(names(await listCallsForAdmin(db, callAdminListQuery.parse({ contacted: false }), now))).toEqual(['Early']);
});

test('sorts calls of one day by time of day', async () => {
  const { db } = await testDatabase();
  const clock = ['9:00 AM', '9:30 AM', '10:00 AM', '11:30 AM', '12:00 PM', '12:30 PM', '1:00 PM', '5:30 PM'];
  const unsorted = ['12:30 PM', '9:30 AM', '5:30 PM', '11:30 AM', '1:00 PM', '10:00 AM', '12:00 PM', '9:00 AM'];
  for (const [index, preferredTime] of unsorted.entries()) {
    const call = { name: preferredTime, phone: `+91 98100 0000${index}`, preferredDate: '2025-07-09', preferredTime };
    await insertCall(db, callInput.parse({ ...call, email: `${index}@b.example` }), day(1));
  }
  const inOrder = async (asked: object) =>
    names(await listCallsForAdmin(db, callAdminListQuery.parse({ sort: 'startsAt', ...asked }), now));
  expect(await inOrder({})).toEqual(clock);
  expect(await inOrder({ contacted: false })).toEqual(clock);
  expect(await inOrder({ descending: true })).toEqual(clock.toReversed());
});

test('filters posts by state, and publishing several sets the date of those without one', async () => {
  const { db } = await testDatabase();
  const post = (slug: string, change: object) =>
    insertPost(
      db,
      postInput.parse({ title: slug, slug, excerpt: 'x'.repeat(60), content: 'y'.repeat(120), ...change }),
      day(1),
    );
  const draft = await post('draft', {});
  const dated = await post('dated', { publishedAt: day(2).toISOString() });
  await post('scheduled', { published: true, publishedAt: day(20).toISOString() });
  await post('public', { published: true });
  const inState = async (state?: string) =>
    titles(await listPostsForAdmin(db, day(10), postAdminListQuery.parse({ state, sort: 'title' })));
  expect(await inState()).toEqual(['dated', 'draft', 'public', 'scheduled']);
  expect(await inState('draft')).toEqual(['dated', 'draft']);
  expect(await inState('scheduled')).toEqual(['scheduled']);
  expect(await inState('published')).toEqual(['public']);

  expect(await setPostsPublished(db, [draft.id, dated.id], true, day(10))).toBe(2);
  const { items } = await listPostsForAdmin(
    db,
    day(10),
    postAdminListQuery.parse({ state: 'published', sort: 'title' }),
  );
  expect(items.map(({ title, publishedAt }) => [title, publishedAt])).toEqual([
    ['dated', day(2)],
    ['draft', day(10)],
    ['public', day(1)],
  ]);
  await setPostsPublished(db, [draft.id], false, day(11));
  expect(await inState('draft')).toEqual(['draft']);
});

test('searches services by feature and deactivates several', async () => {
  const { db } = await testDatabase();
  const service = (title: string, features: string[], sortOrder: number) =>
    insertService(
      db,
      serviceInput.parse({
        title,
        description: 'What it is and what it does.',
        icon: 'code',
        features,
        gradient: 'from-blue-500 to-purple-600',
        color: 'text-blue-600',
        href: `/services/${title.toLowerCase()}`,
        sortOrder,
      }),
      day(1),
    );
  const lamps = await service('Lamps', ['Bright', 'Cheap'], 2);
  await service('Rails', ['Straight'], 1);
  const found = async (query: object) => titles(await listServicesForAdmin(db, serviceAdminListQuery.parse(query)));
  expect(await found({})).toEqual(['Rails', 'Lamps']);
  expect(await found({ search: 'cheap' })).toEqual(['Lamps']);
  expect(await setServicesActive(db, [lamps.id], false, day(2))).toBe(1);
  expect(await found({ active: true })).toEqual(['Rails']);
  expect(await found({ active: false })).toEqual(['Lamps']);
});

test('lists upcoming calls first, the next one on top, and then past calls, the last one on top, over all pages', async () => {
  const { db } = await testDatabase();
  for (const [name, preferredDate] of [
    ['long ago', '2025-05-01'],
    ['later', '2025-09-01'],
    ['next', '2025-06-02'],
    ['just now', '2025-05-31'],
  ]) {
    const call = { name, phone: '+91 98100 00000', email: 'a@b.example', preferredDate, preferredTime: '9:00 AM' };
    await insertCall(db, callInput.parse(call), day(1));
  }
  const list = (part: object) => listCallsForAdmin(db, callAdminListQuery.parse(part), now);
  expect(names(await list({}))).toEqual(['next', 'later', 'just now', 'long ago']);
  const pages = [0, 1, 2, 3, 4].map(async (offset) => names(await list({ limit: 2, offset })));
  expect(await Promise.all(pages)).toEqual([
    ['next', 'later'],
    ['later', 'just now'],
    ['just now', 'long ago'],
    ['long ago'],
    [],
  ]);
  expect((await list({ limit: 1, offset: 3 })).total).toBe(4);
});
