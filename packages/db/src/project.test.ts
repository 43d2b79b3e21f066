import { projectInput } from '@site/schema/project';
import { expect, test } from 'vitest';
import { deleteProject, findProject, insertProject, listProjects, replaceProject } from './project.ts';
import { testDatabase } from './testing.ts';

const day = (date: number) => new Date(Date.UTC(2025, 5, date, 10));

const shop = {
  title: 'A shop for trains',
  description: 'Small trains, sold well.',
  imageUrl: '/art/trains.svg',
  category: 'E-commerce',
};
const input = (change: object = {}) => projectInput.parse({ ...shop, ...change });

test('a stored project comes back as the record it was made of', async () => {
  const { db } = await testDatabase();
  const full = input({ projectUrl: 'https://trains.example', technologies: ['React', 'C++'], featured: true });
  const { id } = await insertProject(db, full, day(1));
  expect(await findProject(db, id)).toEqual({ ...full, id, createdAt: day(1) });
});

test('lists projects newest first, and of one moment the last that came', async () => {
  const { db } = await testDatabase();
  for (const [title, date] of Object.entries({ third: 1, first: 3, later: 2, latest: 2 })) {
    await insertProject(db, input({ title }), day(date));
  }
  const { items, total } = await listProjects(db, {});
  expect(items.map(({ title }) => title)).toEqual(['first', 'latest', 'later', 'third']);
  expect(total).toBe(4);
  const window = await listProjects(db, { limit: 2, offset: 1 });
  expect(window).toEqual({ items: items.slice(1, 3), total: 4 });
});

test('replacing gives absent fields their default and keeps the age of the project', async () => {
  const { db } = await testDatabase();
  const { id } = await insertProject(db, input({ technologies: ['React'], projectUrl: '/x', featured: true }), day(1));
  expect(await replaceProject(db, id, input({ title: 'Another title' }))).toEqual({
    ...shop,
    id,
    title: 'Another title',
    technologies: [],
    projectUrl: null,
    featured: false,
    createdAt: day(1),
  });
});

test('an unknown project is neither found nor replaced, and one that is deleted is gone', async () => {
  const { db } = await testDatabase();
  const { id } = await insertProject(db, input(), day(1));
  expect(await findProject(db, id + 1)).toBeUndefined();
  expect(await replaceProject(db, id + 1, input())).toBeUndefined();
  expect(await deleteProject(db, id + 1)).toBe(false);
  expect(await deleteProject(db, id)).toBe(true);
  expect(await findProject(db, id)).toBeUndefined();
});
