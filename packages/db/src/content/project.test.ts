import { projectInput } from '@site/schema/project';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import {
  browseProjects,
  findProject,
  findProjectWithRelated,
  insertProject,
  listProjectCategories,
  listProjects,
  listShowcase,
  replaceProject,
} from './project.ts';
import { moveToTrash } from './trash.ts';

const day = (date: number) => new Date(Date.UTC(2025, 5, date, 10));

const shop = {
  title: 'A shop for trains',
  description: 'Small trains, sold well.',
  imageUrl: '/art/trains.svg',
  category: 'E-commerce',
};
const gallery = [{ image: `/media/${'0'.repeat(24)}-1600x900-aabbcc/tea.jpg`, caption: 'The hall' }];
const steps = { before: [{ label: 'Queue', value: '40 min' }], after: [{ label: 'Train', value: '' }] };
const input = (change: object = {}) => projectInput.parse({ ...shop, ...change });

test('a stored project is returned as it was sent', async () => {
  const { db } = await testDatabase();
  const more = { projectUrl: 'https://trains.example', technologies: ['React', 'C++'], featured: true };
  const full = input({ ...more, gallery, coverObject: 'cup', ...steps });
  const { id } = await insertProject(db, full, day(1));
  expect(await findProject(db, id)).toEqual({ ...full, id, createdAt: day(1) });
});

test('lists projects newest first, and by descending id when they are equally old', async () => {
  const { db } = await testDatabase();
  for (const [title, date] of Object.entries({ third: 1, first: 3, later: 2, latest: 2 })) {
    await insertProject(db, input({ title }), day(date));
  }
  const { items, total } = await listProjects(db, {});
  expect(items.map(({ title }) => title)).toEqual(['first', 'latest', 'later', 'third']);
  expect(total).toBe(4);
  const page = await listProjects(db, { limit: 2, offset: 1 });
  expect(page).toEqual({ items: items.slice(1, 3), total: 4 });
});

test('lists and counts only the projects of a category', async () => {
  const { db } = await testDatabase();
  for (const [title, category] of Object.entries({
    one: 'Mobile',
    two: 'Website',
    three: 'Mobile',
    four: 'Mobile app',
  })) {
    await insertProject(db, input({ title, category }), day(1));
  }
  const { items, total } = await listProjects(db, { category: 'Mobile', limit: 1 });
  expect(items.map(({ title }) => title)).toEqual(['three']);
  expect(total).toBe(2);
  expect(await listProjects(db, { category: 'mobile' })).toEqual({ items: [], total: 0 });
});

test('the showcase lists featured projects first, then the newest, up to the limit', async () => {
  const { db } = await testDatabase();
  for (const [title, date] of Object.entries({ third: 4, first: 3, fourth: 2, second: 1 })) {
    await insertProject(db, input({ title, featured: title === 'first' || title === 'second' }), day(date));
  }
  expect((await listShowcase(db, 3)).map(({ title }) => title)).toEqual(['first', 'second', 'third']);
});

test('lists each project category once, by name', async () => {
  const { db } = await testDatabase();
  for (const category of ['Website', 'Mobile', 'Website']) await insertProject(db, input({ category }), day(1));
  expect(await listProjectCategories(db)).toEqual(['Mobile', 'Website']);
});

test('replacing a project gives absent fields their default and keeps the creation date', async () => {
  const { db } = await testDatabase();
  const { id } = await insertProject(db, input({ technologies: ['React'], projectUrl: '/x', featured: true }), day(1));
  expect(await replaceProject(db, id, input({ title: 'Another title' }))).toEqual({
    ...input(),
    id,
    title: 'Another title',
    technologies: [],
    projectUrl: null,
    featured: false,
    caseStudyId: null,
    serviceId: null,
    createdAt: day(1),
    gallery: undefined,
    coverObject: undefined,
    before: undefined,
    after: undefined,
  });
});

test('a project has no empty gallery or steps and no object unless one is chosen, and the lists of pages have neither gallery nor steps', async () => {
  const { db } = await testDatabase();
  const { id } = await insertProject(db, input({ gallery, ...steps }), day(1));
  const other = await insertProject(db, input(), day(2));
  expect(other).not.toHaveProperty('gallery');
  for (const field of ['coverObject', 'before', 'after']) expect(other).not.toHaveProperty(field);
  const { items } = await listProjects(db, {});
  expect(items.map((project) => project.gallery)).toEqual([undefined, gallery]);
  const lists = [(await browseProjects(db, {})).items, await listShowcase(db, 6)];
  const related = (await findProjectWithRelated(db, other.id, 3))?.related ?? [];
  for (const list of [...lists, related]) {
    expect(list.map((project) => project.id)).toContain(id);
    for (const project of list) {
      for (const field of ['gallery', 'before', 'after']) expect(project).not.toHaveProperty(field);
    }
  }
});

test('a project that does not exist or was deleted is neither found nor replaced', async () => {
  const { db } = await testDatabase();
  const { id } = await insertProject(db, input(), day(1));
  expect(await findProject(db, id + 1)).toBeUndefined();
  expect(await replaceProject(db, id + 1, input())).toBeUndefined();
  expect(await moveToTrash(db, 'project', [id + 1], day(9))).toBe(0);
  expect(await moveToTrash(db, 'project', [id], day(9))).toBe(1);
  expect(await findProject(db, id)).toBeUndefined();
});

test('browseProjects lists featured projects first, counts those of the category, and returns every category', async () => {
  const { db } = await testDatabase();
  const titles = ['Plain old', 'Featured old', 'Plain new', 'Featured new'];
  for (const [index, title] of titles.entries()) {
    await insertProject(db, input({ title, category: 'Mobile', featured: title.startsWith('F') }), day(index + 1));
  }
  await insertProject(db, input({ category: 'Website' }), day(9));
  const { items, total, categories } = await browseProjects(db, { category: 'Mobile', limit: 3 });
  expect(items.map(({ title }) => title)).toEqual(['Featured new', 'Featured old', 'Plain new']);
  expect({ total, categories }).toEqual({ total: 4, categories: ['Mobile', 'Website'] });
});

test('related projects are other projects, of the same category first, then the newest', async () => {
  const { db } = await testDatabase();
  const categories = ['Mobile', 'Website', 'Mobile', 'Website', 'Dashboard'];
  const ids: number[] = [];
  for (const [index, category] of categories.entries()) {
    ids.push((await insertProject(db, input({ category }), day(index + 1))).id);
  }
  const [own, , twin, second, newest] = ids;
  const found = await findProjectWithRelated(db, own as number, 3);
  expect(found?.project.id).toBe(own);
  expect(found?.related.map(({ id }) => id)).toEqual([twin, newest, second]);
  expect(await findProjectWithRelated(db, 999, 3)).toBeUndefined();
});
