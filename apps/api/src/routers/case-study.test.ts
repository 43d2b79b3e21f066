import { caseStudyInput } from '@site/schema/case-study';
import { expect, test } from 'vitest';
import { testCaller } from '../testing/app.ts';
import { bodies, createPaths, testAdmin, without } from '../testing/content.ts';

const { caseStudy } = bodies;
const start = '2025-06-02T06:00:00.000Z';
const optional = [
  'projectUrl',
  'budget',
  'technologies',
  'testimonial',
  'testimonialAuthor',
  'featured',
  'serviceId',
] as const;
/** The expected record for a request body: with the schema's defaults for missing fields, and without a gallery, steps and a chosen object. */
const recordFrom = (body: object) => ({
  ...caseStudyInput.parse(body),
  ...body,
  gallery: undefined,
  coverObject: undefined,
  before: undefined,
  after: undefined,
  id: expect.any(Number),
  createdAt: start,
});

test('creating a case study answers 201 with every field as sent, and it is listed publicly', async () => {
  const { send, sendAsAdmin } = await testAdmin();
  const created = await sendAsAdmin('POST', createPaths.caseStudy, caseStudy);
  expect(created.status).toBe(201);
  expect(created.body).toEqual(recordFrom(caseStudy));
  expect((await send('GET', '/api/case-studies')).body).toEqual([created.body]);
});

test('absent optional fields of a new case study get their default', async () => {
  const { sendAsAdmin } = await testAdmin();
  const required = without(caseStudy, ...optional);
  const { body } = await sendAsAdmin('POST', createPaths.caseStudy, required);
  expect(body).toEqual({
    ...recordFrom(required),
    projectUrl: null,
    budget: null,
    technologies: [],
    testimonial: null,
    testimonialAuthor: null,
    featured: false,
    serviceId: null,
  });
});

test('a visitor can read a case study by its id', async () => {
  const { add, send } = await testAdmin();
  const wanted = await add('caseStudy');
  await add('caseStudy', { title: 'Another study' });
  const response = await send('GET', `/api/case-studies/${wanted.id}`);
  expect(response.status).toBe(200);
  expect(response.body).toEqual(wanted);
});

test('case studies are listed newest first, and by descending id at the same time, featured or not', async () => {
  const { add, advance, listField } = await testAdmin();
  await add('caseStudy', { title: 'Oldest', featured: true });
  advance(1);
  await add('caseStudy', { title: 'Middle one', featured: false });
  await add('caseStudy', { title: 'Middle two', featured: true });
  advance(1);
  await add('caseStudy', { title: 'Newest', featured: false });
  expect(await listField('/api/case-studies', 'title')).toEqual(['Newest', 'Middle two', 'Middle one', 'Oldest']);
});

test('PATCH changes only the fields that are sent', async () => {
  const { add, advance, sendAsAdmin } = await testAdmin();
  const before = await add('caseStudy');
  const other = await add('caseStudy', { title: 'Another study' });
  advance(60_000);
  const change = { title: 'A new title', budget: null, technologies: [], featured: false };
  const changed = await sendAsAdmin('PATCH', `/api/case-studies/${before.id}`, { ...change, id: 77, createdAt: 0 });
  expect(changed.status).toBe(200);
  expect(changed.body).toEqual({ ...before, ...change });
  expect((await sendAsAdmin('GET', '/api/case-studies')).body).toEqual([other, changed.body]);
});

test('PATCH answers 400 to a body without any field of a case study', async () => {
  const { add, send, sendAsAdmin } = await testAdmin();
  const before = await add('caseStudy');
  const message = 'Send at least one field to change';
  for (const body of [{}, { colour: 'red' }, { id: 1, createdAt: start }, undefined]) {
    const response = await sendAsAdmin('PATCH', `/api/case-studies/${before.id}`, body);
    expect(response.status).toBe(400);
    expect(response.body).toEqual({ message, issues: [{ path: '', message }] });
  }
  const list = await sendAsAdmin('PATCH', `/api/case-studies/${before.id}`, ['title']);
  expect([list.status, (list.body as { message: string }).message]).toEqual([400, 'Send a JSON object']);
  expect((await send('GET', '/api/case-studies')).body).toEqual([before]);
});

test('PATCH applies the rules of the whole record', async () => {
  const { add, send, sendAsAdmin } = await testAdmin();
  const before = await add('caseStudy');
  const response = await sendAsAdmin('PATCH', `/api/case-studies/${before.id}`, { title: 'Good title', duration: '' });
  expect(response.status).toBe(400);
  expect(response.body).toEqual({
    message: 'Duration is required',
    issues: [{ path: 'duration', message: 'Duration is required' }],
  });
  expect((await send('GET', `/api/case-studies/${before.id}`)).body).toEqual(before);
});

test('a deleted case study answers 404 and is not listed, and deleting it again answers 404', async () => {
  const { add, send, sendAsAdmin } = await testAdmin();
  const { id } = await add('caseStudy');
  const other = await add('caseStudy');
  const response = await sendAsAdmin('DELETE', `/api/case-studies/${id}`);
  expect(response.status).toBe(200);
  expect(response.body).toEqual({ message: 'Case study deleted successfully' });
  const gone = await send('GET', `/api/case-studies/${id}`);
  expect(gone.status).toBe(404);
  expect(gone.body).toEqual({ message: 'Case study not found' });
  expect((await send('GET', '/api/case-studies')).body).toEqual([other]);
  expect((await sendAsAdmin('DELETE', `/api/case-studies/${id}`)).status).toBe(404);
});

test('POST and PATCH answer 400 to a service that does not exist, and the page of a case study links to its own', async () => {
  const api = await testAdmin();
  const { add, sendAsAdmin } = api;
  const { id } = await add('caseStudy');
  const path = `/api/case-studies/${id}`;
  const message = 'This service does not exist';
  const refused = [400, { message, issues: [{ path: 'serviceId', message }] }];
  const patch = await sendAsAdmin('PATCH', path, { serviceId: 999 });
  const post = await sendAsAdmin('POST', createPaths.caseStudy, { ...caseStudy, serviceId: 999 });
  for (const { status, body } of [patch, post]) expect([status, body]).toEqual(refused);

  const service = await add('service');
  expect((await sendAsAdmin('PATCH', path, { serviceId: service.id })).status).toBe(200);
  const visitor = testCaller(api);
  expect(await visitor.caseStudy.detail({ id })).toMatchObject({ service: { title: service.title } });
  expect(await visitor.service.detail({ slug: 'seo-optimization' })).toMatchObject({ caseStudy: { id }, projects: [] });
});

test('pages of a case study and a service that do not exist are answered with NOT_FOUND', async () => {
  const visitor = testCaller(await testAdmin());
  await expect(visitor.caseStudy.detail({ id: 999 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(visitor.service.detail({ slug: 'none' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
