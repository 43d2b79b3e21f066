import { callInput } from '@site/schema/call';
import { contactInput } from '@site/schema/contact';
import { postInput } from '@site/schema/post';
import type { VersionKind } from '@site/schema/version';
import { expect, test } from 'vitest';
import { addViews, insertPost } from './content/post.ts';
import { moveToTrash } from './content/trash.ts';
import { cancelCall } from './leads/appointment.ts';
import { insertContact } from './leads/contact.ts';
import { setStage } from './leads/lead.ts';
import { readOverview } from './overview.ts';
import type { Db } from './tables.ts';
import { insertCall, TIME_ZONE } from './testing/calls.ts';
import { testDatabase } from './testing/database.ts';
import { saveWorkingCopy } from './versions/versions.ts';

// 3:30 PM in India.
const now = new Date('2025-06-02T10:00:00.000Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);

const contact = (db: Db, name: string, arrival: object = {}) =>
  insertContact(
    db,
    contactInput.parse({ name, email: `${name}@example.com`, message: 'We need a site.' }),
    now,
    arrival,
  );

const call = (db: Db, name: string, preferredDate: string, preferredTime: string, arrival: object = {}) =>
  insertCall(
    db,
    callInput.parse({ name, phone: '+91 98765 43210', email: `${name}@example.com`, preferredDate, preferredTime }),
    now,
    arrival,
  );

const post = (db: Db, slug: string, change: object = {}) =>
  insertPost(
    db,
    postInput.parse({ title: slug, slug, excerpt: 'e'.repeat(60), content: `<p>${'word '.repeat(40)}</p>`, ...change }),
    now,
  );

test('an empty site has an empty overview', async () => {
  const { db } = await testDatabase();
  const nothing = { items: [], total: 0 };
  expect(await readOverview(db, TIME_ZONE, now)).toEqual({
    calls: nothing,
    leads: nothing,
    followUps: [],
    answers: [],
    drafts: [],
    scheduled: [],
    topPosts: [],
  });
});

test('lists the calls of today in India and the later ones, the next one first, without spam and cancelled calls', async () => {
  const { db } = await testDatabase();
  await call(db, 'tomorrow', '2025-06-03', '9:00 AM');
  await call(db, 'earlier', '2025-06-02', '9:00 AM');
  await call(db, 'yesterday', '2025-06-01', '5:30 PM');
  await call(db, 'spam', '2025-06-02', '4:00 PM', { spamReason: 'A link' });
  const cancelled = await call(db, 'cancelled', '2025-06-02', '4:30 PM');
  await cancelCall(db, cancelled.id, now);
  const { calls } = await readOverview(db, TIME_ZONE, now);
  expect(calls.items.map(({ name }) => name)).toEqual(['earlier', 'tomorrow']);
  expect(calls.total).toBe(2);
});

test('lists the unanswered leads of both kinds, the most overdue first', async () => {
  const { db } = await testDatabase();
  const answered = await contact(db, 'answered', { replyDueAt: hours(-9) });
  await setStage(db, { kind: 'contact', ids: [answered.id], stage: 'contacted', now });
  await contact(db, 'later', { replyDueAt: hours(5) });
  await call(db, 'overdue', '2025-06-09', '9:00 AM', { replyDueAt: hours(-5) });
  await contact(db, 'soon', { replyDueAt: hours(1) });
  const { leads } = await readOverview(db, TIME_ZONE, now);
  expect(leads.items.map(({ kind, name }) => [kind, name])).toEqual([
    ['call', 'overdue'],
    ['contact', 'soon'],
    ['contact', 'later'],
  ]);
  expect(leads.total).toBe(3);
});

test('lists drafts, scheduled posts by date, and the public posts with the most views', async () => {
  const { db } = await testDatabase();
  await post(db, 'a-draft');
  await post(db, 'next-week', { published: true, publishedAt: hours(168).toISOString() });
  await post(db, 'tomorrow', { published: true, publishedAt: hours(24).toISOString() });
  await post(db, 'unread', { published: true });
  const read = await post(db, 'read', { published: true });
  const popular = await post(db, 'popular', { published: true });
  await addViews(
    db,
    new Map([
      [read.id, 3],
      [popular.id, 40],
    ]),
  );
  const { drafts, scheduled, topPosts } = await readOverview(db, TIME_ZONE, now);
  expect(drafts.map(({ title }) => title)).toEqual(['a-draft']);
  expect(scheduled.map(({ title }) => title)).toEqual(['tomorrow', 'next-week']);
  expect(topPosts.map(({ slug }) => slug)).toEqual(['popular', 'read']);
});

test('lists working copies of all kinds among drafts and scheduled content, each once and none of the trash', async () => {
  const { db } = await testDatabase();
  const { id } = await post(db, 'draft', {});
  await post(db, 'next-week', { published: true, publishedAt: hours(168).toISOString() });
  const save = (kind: VersionKind, key: string | undefined, title: string, at: number) =>
    saveWorkingCopy(db, { kind, key }, { content: { title }, route: 'form', now: hours(at) });
  await save('post', String(id), 'Typed in the draft', 1);
  await save('copy', 'home', '', 2);
  const scheduled = await save('service', undefined, 'Tomorrow', 3);
  await db
    .updateTable('versions')
    .set({ publishAt: hours(24) })
    .where('id', '=', Number(scheduled?.id))
    .execute();
  const deleted = await post(db, 'deleted', { published: true });
  await save('post', String(deleted.id), 'In the trash', 4);
  await moveToTrash(db, 'post', [deleted.id], now);
  const overview = await readOverview(db, TIME_ZONE, now);
  expect(overview.drafts).toMatchObject([
    { kind: 'copy', key: 'home', title: 'Home' },
    { kind: 'post', key: String(id), title: 'Typed in the draft', updatedAt: hours(1) },
  ]);
  expect(overview.scheduled).toMatchObject([
    { kind: 'service', title: 'Tomorrow', publishAt: hours(24) },
    { kind: 'post', title: 'next-week' },
  ]);
});
