import { contactInput } from '@site/schema/contact';
import { postInput } from '@site/schema/post';
import { projectInput } from '@site/schema/project';
import { expect, test } from 'vitest';
import { uniqueViolation } from '../errors.ts';
import { insertContact } from '../leads/contact.ts';
import type { Db } from '../tables.ts';
import { testDatabase } from '../testing/database.ts';
import { findPost, findPublicPost, insertPost, listAllPosts } from './post.ts';
import { findProject, insertProject, listProjects } from './project.ts';
import { deleteFromTrash, emptyTrash, listTrash, moveToTrash, restoreFromTrash } from './trash.ts';

const day = (date: number) => new Date(Date.UTC(2025, 5, date, 10));

const train = {
  title: 'A shop for trains',
  description: 'Small trains, sold well.',
  imageUrl: '/art/trains.svg',
  category: 'E-commerce',
  technologies: ['React', 'C++'],
  featured: true,
};
const project = (db: Db, title = train.title) => insertProject(db, projectInput.parse({ ...train, title }), day(1));

const article = postInput.parse({
  title: 'On time',
  slug: 'on-time',
  excerpt: 'What it takes to keep to a timetable when everything is late.',
  content: `<p>${'Trains leave when they leave. '.repeat(8)}</p>`,
  tags: ['Trains'],
  hiddenTags: ['timetable'],
  published: true,
});

test('a deleted record is in no list and can be restored with its old id', async () => {
  const { db } = await testDatabase();
  const stored = await project(db);
  await project(db, 'Another shop');
  expect(await moveToTrash(db, 'project', [stored.id, 999], day(2))).toBe(1);
  expect(await findProject(db, stored.id)).toBeUndefined();
  expect((await listProjects(db, {})).items.map(({ title }) => title)).toEqual(['Another shop']);

  expect(await restoreFromTrash(db, { kind: 'project', recordId: stored.id }, day(9))).toBe(true);
  expect(await findProject(db, stored.id)).toEqual(stored);
  expect(await restoreFromTrash(db, { kind: 'project', recordId: stored.id }, day(9))).toBe(false);
  expect((await listTrash(db, day(0), {})).items).toEqual([]);
});

test('a restored post keeps its dates, lists and views', async () => {
  const { db } = await testDatabase();
  const stored = await insertPost(db, article, day(1));
  await moveToTrash(db, 'post', [stored.id], day(2));
  expect(await findPublicPost(db, 'on-time', day(3))).toBeUndefined();
  await restoreFromTrash(db, { kind: 'post', recordId: stored.id }, day(9));
  expect(await findPost(db, stored.id)).toEqual(stored);
});

test('a post stays in the trash when another post has taken its slug', async () => {
  const { db } = await testDatabase();
  const { id } = await insertPost(db, article, day(1));
  await moveToTrash(db, 'post', [id], day(2));
  await insertPost(db, article, day(3));
  const failure = await restoreFromTrash(db, { kind: 'post', recordId: id }, day(9)).catch((error: unknown) => error);
  expect(uniqueViolation(failure)).toEqual({ field: 'slug' });
  expect((await listTrash(db, day(0), {})).items).toMatchObject([{ kind: 'post', recordId: id, title: 'On time' }]);
  expect((await listAllPosts(db, {})).total).toBe(1);
});

test('lists the trash latest first, without records deleted before the given time', async () => {
  const { db } = await testDatabase();
  for (const [title, date] of Object.entries({ early: 2, late: 4, later: 5 })) {
    await moveToTrash(db, 'project', [(await project(db, title)).id], day(date));
  }
  const { items } = await listTrash(db, day(2), {});
  expect(items.map(({ title }) => title)).toEqual(['later', 'late']);
  expect(Object.keys(items[0] ?? {}).sort()).toEqual(['deletedAt', 'id', 'kind', 'recordId', 'title']);
});

test('finds deleted records by every word of a search, in any case and without wildcards', async () => {
  const { db } = await testDatabase();
  for (const title of ['A shop for trains', 'A shop for tea', '100% tea']) {
    await moveToTrash(db, 'project', [(await project(db, title)).id], day(2));
  }
  const found = async (search: string) => (await listTrash(db, day(0), { search })).items.map(({ title }) => title);
  expect(await found('tea SHOP')).toEqual(['A shop for tea']);
  expect(await found('0%')).toEqual(['100% tea']);
  expect(await found('_')).toEqual([]);
});

test('finds a deleted lead also by its address and its message, but not by the names of its fields', async () => {
  const { db } = await testDatabase();
  const input = contactInput.parse({
    name: 'Asha Rao',
    email: 'asha@example.com',
    message: 'We sell saris in Karol Bagh.',
  });
  const { id } = await insertContact(db, input, day(1));
  await moveToTrash(db, 'contact', [id], day(2));
  const found = async (search: string) => (await listTrash(db, day(0), { search })).total;
  expect(await Promise.all(['asha@example', 'SARIS karol', 'rao'].map(found))).toEqual([1, 1, 1]);
  expect(await Promise.all(['createdat', 'stage'].map(found))).toEqual([0, 0]);
});

test('emptying the trash deletes everything, or only what was deleted up to a given time', async () => {
  const { db } = await testDatabase();
  const ids: number[] = [];
  for (const date of [2, 3, 4]) {
    const { id } = await project(db);
    await moveToTrash(db, 'project', [id], day(date));
    ids.push(id);
  }
  expect(await emptyTrash(db, day(2))).toBe(1);
  expect(await deleteFromTrash(db, [{ kind: 'project', recordId: ids[1] as number }])).toBe(1);
  expect(await deleteFromTrash(db, [{ kind: 'post', recordId: ids[2] as number }])).toBe(0);
  expect(await emptyTrash(db)).toBe(1);
  expect(await restoreFromTrash(db, { kind: 'project', recordId: ids[2] as number }, day(9))).toBe(false);
});

test('only one of several concurrent deletions or restorations of a record succeeds', async () => {
  const { db } = await testDatabase();
  const { id } = await project(db);
  const deletions = await Promise.all(Array.from({ length: 5 }, () => moveToTrash(db, 'project', [id], day(2))));
  expect(deletions.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 1]);
  const restorations = await Promise.all(
    Array.from({ length: 5 }, () => restoreFromTrash(db, { kind: 'project', recordId: id }, day(9))),
  );
  expect(restorations.filter(Boolean)).toEqual([true]);
});
