import { caseStudyInput } from '@site/schema/case-study';
import { projectAdminListQuery, projectInput } from '@site/schema/project';
import { expect, test } from 'vitest';
import { browseCaseStudies, insertCaseStudy, listCaseStudies, moveFeaturedCaseStudy } from '../content/case-study.ts';
import {
  browseProjects,
  insertProject,
  listProjects,
  listProjectsForAdmin,
  listShowcase,
  moveFeaturedProject,
  setProjectsFeatured,
} from '../content/project.ts';
import { moveToTrash, restoreFromTrash } from '../content/trash.ts';
import { testDatabase } from '../testing/database.ts';

const day = (date: number) => new Date(Date.UTC(2025, 5, date, 10));
const titlesOf = ({ items }: { items: { title: string }[] }) => items.map(({ title }) => title);
const onlyFeatured = projectAdminListQuery.parse({ featured: true });

/** Five projects, the newest last; the third is not featured. */
async function addProjects() {
  const { db } = await testDatabase();
  const ids: number[] = [];
  for (const [index, title] of ['One', 'Two', 'Three', 'Four', 'Five'].entries()) {
    const input = { title, description: 'Small trains.', imageUrl: '/art/a.svg', category: 'Shops' };
    const project = projectInput.parse({ ...input, featured: title !== 'Three' });
    ids.push((await insertProject(db, project, day(index + 1))).id);
  }
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = ids;
  return { db, one, two, three, four, five };
}

test('lists featured projects in the order set by the administrator, before other projects', async () => {
  const { db, one, two, three, five } = await addProjects();
  expect(titlesOf(await browseProjects(db, {}))).toEqual(['Five', 'Four', 'Two', 'One', 'Three']);
  expect(await moveFeaturedProject(db, { id: one, side: 'before', otherId: five })).toBe(true);
  expect(await moveFeaturedProject(db, { id: five, side: 'after', otherId: two })).toBe(true);
  const order = ['One', 'Four', 'Two', 'Five', 'Three'];
  expect(titlesOf(await browseProjects(db, { category: 'Shops', limit: 5 }))).toEqual(order);
  expect(titlesOf({ items: await listShowcase(db, 3) })).toEqual(order.slice(0, 3));
  expect(titlesOf(await listProjectsForAdmin(db, onlyFeatured))).toEqual(order.slice(0, 4));
  expect(titlesOf(await listProjects(db, {}))).toEqual(['Five', 'Four', 'Three', 'Two', 'One']);

  const refused = [
    { id: three, side: 'before', otherId: one },
    { id: one, side: 'after', otherId: three },
    { id: one, side: 'after', otherId: 999 },
  ] as const;
  for (const move of refused) expect(await moveFeaturedProject(db, move)).toBe(false);
});

test('a project that becomes featured comes first; one that is featured or restored again returns to its old position', async () => {
  const { db, one, two, three, five } = await addProjects();
  await moveFeaturedProject(db, { id: one, side: 'before', otherId: five });
  await setProjectsFeatured(db, [three], true);
  expect(titlesOf(await browseProjects(db, {}))).toEqual(['Three', 'One', 'Five', 'Four', 'Two']);

  await setProjectsFeatured(db, [one, two], false);
  expect(titlesOf(await browseProjects(db, {}))).toEqual(['Three', 'Five', 'Four', 'Two', 'One']);
  await setProjectsFeatured(db, [one, two], true);
  await moveToTrash(db, 'project', [five], day(9));
  await restoreFromTrash(db, { kind: 'project', recordId: five }, day(9));
  expect(titlesOf(await browseProjects(db, {}))).toEqual(['Three', 'One', 'Five', 'Four', 'Two']);
});

test('featured case studies have an order of their own, which REST lists ignore', async () => {
  const { db } = await testDatabase();
  const study = { clientName: 'Line', industry: 'Transport', imageUrl: '/art/a.svg', duration: '3 months' };
  const texts = { challenge: 'Nobody knew when.', solution: 'A table of times.', results: 'Everybody knows.' };
  const add = (title: string, date: number, featured: boolean) =>
    insertCaseStudy(db, caseStudyInput.parse({ ...study, ...texts, title, featured }), day(date));
  const old = await add('Old one', 1, true);
  const recent = await add('Recent', 2, true);
  await add('Plain', 3, false);
  expect(titlesOf(await browseCaseStudies(db, {}))).toEqual(['Recent', 'Old one', 'Plain']);
  expect(await moveFeaturedCaseStudy(db, { id: recent.id, side: 'after', otherId: old.id })).toBe(true);
  expect(titlesOf(await browseCaseStudies(db, { limit: 3 }))).toEqual(['Old one', 'Recent', 'Plain']);
  expect(titlesOf(await listCaseStudies(db, {}))).toEqual(['Plain', 'Recent', 'Old one']);
});
