import { caseStudyInput, caseStudyProof } from '@site/schema/case-study';
import { projectInput } from '@site/schema/project';
import { serviceInput } from '@site/schema/service';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { browseCaseStudies, insertCaseStudy, listProofs } from './case-study.ts';
import { findCaseStudyPage, findProjectPage, findServicePage, listMissingLinks } from './links.ts';
import { browseProjects, insertProject, listShowcase } from './project.ts';
import { insertService, setServicesActive } from './service.ts';
import { deleteFromTrash, emptyTrash, moveToTrash, restoreFromTrash } from './trash.ts';

const day = (date: number) => new Date(Date.UTC(2025, 5, date, 10));
const now = day(9);
const PROJECT_URL = '/art/trains.svg';

/** A service, a case study that links to it, and a project that links to both. */
async function linkedRecords() {
  const { db } = await testDatabase();
  const service = await insertService(
    db,
    serviceInput.parse({
      title: 'Online shops',
      description: 'Shops that sell on phones.',
      icon: 'code',
      features: ['Checkout'],
      gradient: 'from-blue-500',
      color: 'text-blue-600',
      href: '/services/shops',
    }),
    day(1),
  );
  const addCaseStudy = (title: string, date: number, change: object = {}) => {
    const text = 'Trains sold slowly.';
    const texts = { challenge: text, solution: text, results: text, imageUrl: PROJECT_URL, duration: '3 months' };
    const input = { title, clientName: 'Rail & Co', industry: 'Retail', ...texts, serviceId: service.id, ...change };
    return insertCaseStudy(db, caseStudyInput.parse(input), day(date));
  };
  const study = await addCaseStudy('Twice the trains', 1);
  const addProject = (title: string, date: number, change: object = {}) => {
    const input = { title, description: 'Small trains, sold well.', imageUrl: PROJECT_URL, category: 'E-commerce' };
    const links = { caseStudyId: study.id, serviceId: service.id };
    return insertProject(db, projectInput.parse({ ...input, ...links, ...change }), day(date));
  };
  const project = await addProject('A shop for trains', 1);
  const kinds = { project: project.id, caseStudy: study.id, service: service.id };
  const remove = (kind: keyof typeof kinds) => moveToTrash(db, kind, [kinds[kind]], now);
  const restore = (kind: keyof typeof kinds) => restoreFromTrash(db, { kind, recordId: kinds[kind] }, now);
  const linksOfProject = async () => {
    const page = await findProjectPage(db, project.id);
    return page && { caseStudy: page.caseStudy?.title ?? null, service: page.service?.title ?? null };
  };
  return { db, service, study, project, addCaseStudy, addProject, remove, restore, linksOfProject };
}

test('the pages of a project, a case study and a service contain their links in both directions', async () => {
  const { db, service, study, project } = await linkedRecords();
  const { id, title, href, icon, color, gradient, family, priceFrom, duration, leadTime } = service;
  const linked = { id, title, href, icon, color, gradient, family, priceFrom, duration, leadTime };
  const line = 'blue';
  expect(await findProjectPage(db, project.id)).toEqual({
    project: { ...project, line },
    related: [],
    caseStudy: {
      id: study.id,
      title: 'Twice the trains',
      clientName: 'Rail & Co',
      duration: '3 months',
      budget: null,
      testimonial: null,
      testimonialAuthor: null,
    },
    service: linked,
  });
  expect(await findCaseStudyPage(db, study.id)).toEqual({
    caseStudy: { ...study, line },
    projects: [{ ...project, line }],
    service: linked,
  });
  expect(await findServicePage(db, 'shops')).toEqual({
    service,
    caseStudy: { ...caseStudyProof.parse(study), line },
    projects: [{ id: project.id, title: 'A shop for trains', category: 'E-commerce' }],
  });
});

test('projects and case studies have the line colour of their service in all lists, and none without a service', async () => {
  const { db, addProject } = await linkedRecords();
  await addProject('Alone', 2, { serviceId: null });
  const lines = (items: readonly { title: string; line?: string }[]) =>
    Object.fromEntries(items.map(({ title, line }) => [title, line]));
  const expected = { 'A shop for trains': 'blue', Alone: undefined };
  expect(lines((await browseProjects(db, {})).items)).toEqual(expected);
  expect(lines(await listShowcase(db, 6))).toEqual(expected);
  expect(lines((await browseCaseStudies(db, {})).items)).toEqual({ 'Twice the trains': 'blue' });
  expect(lines(await listProofs(db, 2))).toEqual({ 'Twice the trains': 'blue' });
});

test('a record without links has none on its page', async () => {
  const { db, service, addCaseStudy, addProject, remove } = await linkedRecords();
  const none = { caseStudyId: null, serviceId: null };
  const project = await addProject('Alone', 2, none);
  const study = await addCaseStudy('Alone too', 2, none);
  expect(await findProjectPage(db, project.id)).toMatchObject({ caseStudy: null, service: null });
  expect(await findCaseStudyPage(db, study.id)).toMatchObject({ projects: [], service: null });
  await remove('project');
  await remove('caseStudy');
  expect(await findServicePage(db, 'shops')).toEqual({ service, caseStudy: null, projects: [] });
});

test('a service page has the featured case study, then the newest, and at most three projects in that order', async () => {
  const { db, addCaseStudy, addProject } = await linkedRecords();
  await addCaseStudy('Newer', 3);
  expect(await findServicePage(db, 'shops')).toMatchObject({ caseStudy: { title: 'Newer' } });
  await addCaseStudy('Featured', 2, { featured: true });
  for (const [index, title] of ['Second', 'Third', 'Fourth'].entries()) await addProject(title, 2 + index);
  await addProject('Featured', 1, { featured: true });
  const page = await findServicePage(db, 'shops');
  expect(page?.caseStudy?.title).toBe('Featured');
  expect(page?.projects.map(({ title }) => title)).toEqual(['Featured', 'Fourth', 'Third']);
});

test('a link to an inactive service is hidden until the service is active again', async () => {
  const { db, service, study, linksOfProject } = await linkedRecords();
  await setServicesActive(db, [service.id], false, now);
  expect(await linksOfProject()).toEqual({ caseStudy: 'Twice the trains', service: null });
  expect(await findCaseStudyPage(db, study.id)).toMatchObject({ service: null });
  await setServicesActive(db, [service.id], true, now);
  expect(await linksOfProject()).toEqual({ caseStudy: 'Twice the trains', service: 'Online shops' });
});

test.each([
  ['project', 'caseStudy', 'service'],
  ['service', 'caseStudy', 'project'],
] as const)('records in the trash are no links; restored in the order %s, %s, %s they link again', async (...order) => {
  const { remove, restore, linksOfProject } = await linkedRecords();
  await remove('caseStudy');
  expect(await linksOfProject()).toEqual({ caseStudy: null, service: 'Online shops' });
  await remove('service');
  expect(await linksOfProject()).toEqual({ caseStudy: null, service: null });
  await remove('project');
  for (const kind of order) expect(await restore(kind)).toBe(true);
  expect(await linksOfProject()).toEqual({ caseStudy: 'Twice the trains', service: 'Online shops' });
});

test.each(['deleteFromTrash', 'emptyTrash'])('%s removes the links to what it deletes', async (name) => {
  const { db, study, project, remove } = await linkedRecords();
  await remove('caseStudy');
  expect((await findProjectPage(db, project.id))?.project).toEqual({ ...project, line: 'blue' });
  if (name === 'emptyTrash') await emptyTrash(db);
  else await deleteFromTrash(db, [{ kind: 'caseStudy', recordId: study.id }]);
  expect((await findProjectPage(db, project.id))?.project).toEqual({ ...project, caseStudyId: null, line: 'blue' });
});

test('a restored record loses links to records that were deleted permanently in the meantime', async () => {
  const { db, service, project, remove, restore } = await linkedRecords();
  await remove('project');
  await remove('service');
  await deleteFromTrash(db, [{ kind: 'service', recordId: service.id }]);
  await restore('project');
  expect((await findProjectPage(db, project.id))?.project).toEqual({ ...project, serviceId: null });
});

test('a link is missing when its record neither exists nor is in the trash', async () => {
  const { db, study, service, remove } = await linkedRecords();
  expect(await listMissingLinks(db, { caseStudyId: 999, serviceId: 999 })).toEqual(['caseStudyId', 'serviceId']);
  await remove('caseStudy');
  expect(await listMissingLinks(db, { caseStudyId: study.id, serviceId: service.id })).toEqual([]);
  expect(await listMissingLinks(db, { caseStudyId: null })).toEqual([]);
});
