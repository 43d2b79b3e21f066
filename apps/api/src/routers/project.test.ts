import { projectInput } from '@site/schema/project';
import { expect, test } from 'vitest';
import { testCaller } from '../testing/app.ts';
import { bodies, createPaths, testAdmin, without } from '../testing/content.ts';

const { project } = bodies;
const start = '2025-06-02T06:00:00.000Z';
const optional = ['projectUrl', 'technologies', 'featured', 'caseStudyId', 'serviceId'] as const;
const required = without(project, ...optional);
/** The expected record for a request body: with the schema's defaults for missing fields, and without a gallery, steps and a chosen object. */
const recordFrom = (body: object) => ({
  ...projectInput.parse(body),
  ...body,
  gallery: undefined,
  coverObject: undefined,
  before: undefined,
  after: undefined,
  id: expect.any(Number),
  createdAt: start,
});
const defaults = { projectUrl: null, technologies: [], featured: false, caseStudyId: null, serviceId: null };

test('creating a project answers 201 with every field as sent, and it is listed publicly', async () => {
  const { send, sendAsAdmin } = await testAdmin();
  const created = await sendAsAdmin('POST', createPaths.project, project);
  expect(created.status).toBe(201);
  expect(created.body).toEqual(recordFrom(project));
  expect((await send('GET', '/api/portfolio')).body).toEqual([created.body]);
});

test('absent optional fields of a new project get their default', async () => {
  const { sendAsAdmin } = await testAdmin();
  const { body } = await sendAsAdmin('POST', createPaths.project, required);
  expect(body).toEqual({ ...recordFrom(required), ...defaults });
});

test('projects are listed newest first, and by descending id at the same time, featured or not', async () => {
  const { add, advance, listField } = await testAdmin();
  await add('project', { title: 'Oldest', featured: true });
  advance(1);
  await add('project', { title: 'Middle one', featured: false });
  await add('project', { title: 'Middle two', featured: true });
  advance(1);
  await add('project', { title: 'Newest', featured: false });
  expect(await listField('/api/portfolio', 'title')).toEqual(['Newest', 'Middle two', 'Middle one', 'Oldest']);
});

test('PUT replaces a project, gives absent optional fields their default and keeps the creation date', async () => {
  const { add, advance, sendAsAdmin } = await testAdmin();
  const { id } = await add('project');
  const other = await add('project', { title: 'Another project' });
  advance(60_000);
  const replaced = await sendAsAdmin('PUT', `/api/portfolio/${id}`, {
    ...required,
    title: 'A new title',
    id: 77,
    createdAt: 0,
  });
  expect(replaced.status).toBe(200);
  expect(replaced.body).toEqual({ ...recordFrom(required), ...defaults, title: 'A new title', id });
  expect((await sendAsAdmin('GET', '/api/portfolio')).body).toEqual([other, replaced.body]);
});

test('PUT without a required field answers 400 and changes nothing', async () => {
  const { add, sendAsAdmin } = await testAdmin();
  const before = await add('project');
  for (const field of ['title', 'description', 'imageUrl', 'category'] as const) {
    const response = await sendAsAdmin('PUT', `/api/portfolio/${before.id}`, without(project, field));
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ issues: [{ path: field }] });
  }
  expect((await sendAsAdmin('GET', '/api/portfolio')).body).toEqual([before]);
});

test('POST and PUT answer 400 to a body without any field of a project', async () => {
  const { add, sendAsAdmin } = await testAdmin();
  const before = await add('project');
  for (const body of [{}, { colour: 'red' }, [], '"title"', '7', 'null', undefined]) {
    expect((await sendAsAdmin('POST', createPaths.project, body)).status).toBe(400);
    expect((await sendAsAdmin('PUT', `/api/portfolio/${before.id}`, body)).status).toBe(400);
  }
  expect((await sendAsAdmin('GET', '/api/portfolio')).body).toEqual([before]);
});

test('a deleted project is not listed, and deleting it again answers 404', async () => {
  const { add, listField, sendAsAdmin } = await testAdmin();
  const { id } = await add('project');
  const other = await add('project');
  const response = await sendAsAdmin('DELETE', `/api/portfolio/${id}`);
  expect(response.status).toBe(200);
  expect(response.body).toEqual({ message: 'Project deleted successfully' });
  expect(await listField('/api/portfolio', 'id')).toEqual([other.id]);
  expect((await sendAsAdmin('DELETE', `/api/portfolio/${id}`)).status).toBe(404);
});

test('a visitor can read a project by its id, and an id that does not exist is answered with NOT_FOUND', async () => {
  const api = await testAdmin();
  const { id } = await api.add('project');
  const visitor = testCaller(api);
  expect(await visitor.project.detail({ id })).toEqual({
    project: { ...recordFrom(project), id, createdAt: new Date(start) },
    related: [],
    caseStudy: null,
    service: null,
    altTexts: {},
  });
  await expect(visitor.project.detail({ id: id + 1 })).rejects.toMatchObject({
    code: 'NOT_FOUND',
    message: 'Project not found',
  });
});

test('POST and PUT store links to existing records, and answer 400 at the field to links to others', async () => {
  const { add, sendAsAdmin } = await testAdmin();
  const links = { caseStudyId: (await add('caseStudy')).id, serviceId: (await add('service')).id };
  const { id } = await add('project', links);
  const path = `/api/portfolio/${id}`;
  expect((await sendAsAdmin('PUT', path, { ...project, ...links })).body).toMatchObject({ id, ...links });
  const missing = [
    [{ ...links, caseStudyId: 999 }, 'caseStudyId', 'This case study does not exist'],
    [{ ...links, serviceId: 999 }, 'serviceId', 'This service does not exist'],
    [{ caseStudyId: 'x' }, 'caseStudyId', 'Invalid case study ID'],
  ] as const;
  for (const [change, field, message] of missing) {
    for (const [method, url] of [['POST', createPaths.project] as const, ['PUT', path] as const]) {
      const { status, body } = await sendAsAdmin(method, url, { ...project, ...change });
      expect([status, body]).toEqual([400, { message, issues: [{ path: field, message }] }]);
    }
  }
  expect((await sendAsAdmin('PUT', path, project)).body).toMatchObject({ caseStudyId: null, serviceId: null });
});
