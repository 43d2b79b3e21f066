import { saveCopy } from '@site/db/copy';
import { defaultCopy } from '@site/schema/copy-pages';
import { serviceInput } from '@site/schema/service';
import { expect, test } from 'vitest';
import { testCaller } from '../testing/app.ts';
import { bodies, createPaths, testAdmin, without } from '../testing/content.ts';

const { service } = bodies;
const start = '2025-06-02T06:00:00.000Z';
const optional = [
  'metaTitle',
  'metaDescription',
  'heroTitle',
  'heroDescription',
  'serviceDetails',
  'priceFrom',
  'duration',
  'leadTime',
  'imageUrl',
  'active',
  'sortOrder',
] as const;
const server = { id: expect.any(Number), createdAt: start, updatedAt: start };
/** The expected record for a request body, with the schema's defaults for missing fields, and without a chosen object. */
const recordFrom = (body: object) => ({ ...serviceInput.parse(body), coverObject: undefined, ...body, ...server });

test('creating a service answers 201 with every field as sent, and it is listed publicly', async () => {
  const { send, sendAsAdmin } = await testAdmin();
  const created = await sendAsAdmin('POST', createPaths.service, service);
  expect(created.status).toBe(201);
  expect(created.body).toEqual(recordFrom(service));
  expect((await send('GET', '/api/services')).body).toEqual([created.body]);
});

test('absent optional fields of a new service get their default', async () => {
  const { add } = await testAdmin();
  expect(await add('service', Object.fromEntries(optional.map((field) => [field, undefined])))).toEqual({
    ...recordFrom(without(service, ...optional)),
    metaTitle: null,
    metaDescription: null,
    heroTitle: null,
    heroDescription: null,
    serviceDetails: [],
    priceFrom: null,
    duration: null,
    leadTime: null,
    imageUrl: null,
    active: true,
    sortOrder: 0,
  });
});

test('id and dates in the body of a service are ignored', async () => {
  const { add } = await testAdmin();
  const { id, createdAt, updatedAt } = await add('service', { id: 4000, createdAt: '2001-01-01', updatedAt: 1 });
  expect(id).not.toBe(4000);
  expect([createdAt, updatedAt]).toEqual([start, start]);
});

test.each(['/api/services', '/api/admin/services'])('%s is sorted by sortOrder, then by id', async (url) => {
  const { add, listField, advance } = await testAdmin();
  await add('service', { title: 'Last of all', sortOrder: 2 });
  await add('service', { title: 'First of two', sortOrder: 1 });
  await add('service', { title: 'Second of two', sortOrder: 1 });
  advance(60_000);
  await add('service', { title: 'Before all', sortOrder: 0 });
  expect(await listField(url, 'title')).toEqual(['Before all', 'First of two', 'Second of two', 'Last of all']);
});

test('an inactive service is hidden from the public list and route, but not from the admin list', async () => {
  const { add, send, listField, sendAsAdmin } = await testAdmin();
  const { id } = await add('service', { active: false });
  expect(await send('GET', '/api/services')).toMatchObject({ status: 200, body: [] });
  expect(await sendAsAdmin('GET', '/api/services')).toMatchObject({ status: 200, body: [] });
  expect((await sendAsAdmin('GET', '/api/services/by-href/seo-optimization')).status).toBe(404);
  expect(await listField('/api/admin/services', 'id')).toEqual([id]);

  await sendAsAdmin('PATCH', `/api/services/${id}`, { active: true });
  expect(await send('GET', '/api/services/by-href/seo-optimization')).toMatchObject({ status: 200, body: { id } });
});

test.each(['/services/seo', 'seo'])('by-href/seo finds the service whose href is %s', async (href) => {
  const { add, send } = await testAdmin();
  await add('service', { href: '/services/another', sortOrder: 0 });
  const wanted = await add('service', { href });
  const response = await send('GET', '/api/services/by-href/seo');
  expect(response.status).toBe(200);
  expect(response.body).toEqual(wanted);
});

test('by-href/seo finds no service whose href is only similar', async () => {
  const { add, send } = await testAdmin();
  const others = ['/seo', '/services/seo-more', '/services/SEO', 'https://example.com/services/seo', '#seo', 'seo-'];
  for (const href of others) await add('service', { href });
  const response = await send('GET', '/api/services/by-href/seo');
  expect(response.status).toBe(404);
  expect(response.body).toEqual({ message: 'Service not found' });
});

test('an href below /services/ that no page could have answers 400', async () => {
  const { add, sendAsAdmin } = await testAdmin();
  const { id } = await add('service');
  const oneSegment = 'A path below /services/ has one segment of letters, digits and -._~, such as /services/seo';
  const noDots = 'URL path must not contain the segments "." and ".."';
  for (const [href, message] of [
    ['/services/', oneSegment],
    ['/services/a/b', oneSegment],
    ['/services/zz%20sp', oneSegment],
    ['/services/..', noDots],
  ]) {
    const refused = { status: 400, body: { message, issues: [{ path: 'href', message }] } };
    expect(await sendAsAdmin('POST', '/api/services', { ...service, href })).toMatchObject(refused);
    expect(await sendAsAdmin('PATCH', `/api/services/${id}`, { href })).toMatchObject(refused);
  }
});

test('by-href ignores an inactive service with the same href as an active one', async () => {
  const { add, send } = await testAdmin();
  await add('service', { active: false, sortOrder: 0 });
  const { id } = await add('service', { sortOrder: 1 });
  expect(await send('GET', '/api/services/by-href/seo-optimization')).toMatchObject({ status: 200, body: { id } });
});

test('PATCH changes only the fields that are sent', async () => {
  const { add, advance, sendAsAdmin } = await testAdmin();
  const before = await add('service');
  const other = await add('service', { title: 'Another service' });
  advance(60_000);
  const change = { title: 'A new title', metaTitle: null, features: ['One'] };
  const changed = await sendAsAdmin('PATCH', `/api/services/${before.id}`, { ...change, id: 77, createdAt: 0 });
  expect(changed.status).toBe(200);
  expect(changed.body).toEqual({ ...before, ...change, updatedAt: '2025-06-02T06:01:00.000Z' });
  expect((await sendAsAdmin('GET', '/api/admin/services')).body).toEqual([changed.body, other]);
});

test('PATCH answers 400 to a body without any field of a service', async () => {
  const { add, sendAsAdmin } = await testAdmin();
  const before = await add('service');
  const message = 'Send at least one field to change';
  for (const body of [{}, { colour: 'red' }, { id: 1, createdAt: start }, undefined]) {
    const response = await sendAsAdmin('PATCH', `/api/services/${before.id}`, body);
    expect(response.status).toBe(400);
    expect(response.body).toEqual({ message, issues: [{ path: '', message }] });
  }
  const list = await sendAsAdmin('PATCH', `/api/services/${before.id}`, ['title']);
  expect([list.status, (list.body as { message: string }).message]).toEqual([400, 'Send a JSON object']);
  expect((await sendAsAdmin('GET', '/api/admin/services')).body).toEqual([before]);
});

test('PATCH applies the rules of the whole record', async () => {
  const { add, sendAsAdmin } = await testAdmin();
  const before = await add('service');
  const response = await sendAsAdmin('PATCH', `/api/services/${before.id}`, { title: 'Good title', features: [] });
  expect(response.status).toBe(400);
  expect(response.body).toEqual({
    message: 'At least one feature required',
    issues: [{ path: 'features', message: 'At least one feature required' }],
  });
  expect((await sendAsAdmin('GET', '/api/admin/services')).body).toEqual([before]);
});

test('a deleted service is not listed, and deleting it again answers 404', async () => {
  const { add, listField, sendAsAdmin } = await testAdmin();
  const { id } = await add('service');
  const other = await add('service');
  const response = await sendAsAdmin('DELETE', `/api/services/${id}`);
  expect(response.status).toBe(200);
  expect(response.body).toEqual({ message: 'Service deleted successfully' });
  expect(await listField('/api/admin/services', 'id')).toEqual([other.id]);
  expect((await sendAsAdmin('DELETE', `/api/services/${id}`)).status).toBe(404);
});

test('an enquiry about a service is stored as a contact with the title of the service', async () => {
  const { add, send, sendAsAdmin } = await testAdmin();
  const { id } = await add('service');
  const response = await send('POST', `/api/services/${id}/enquiry`, { ...bodies.contact, email: 'Ravi@Example.com' });
  expect(response.status).toBe(201);
  expect(response.body).toEqual({ message: expect.stringContaining('within 24 hours'), id: expect.any(Number) });
  const { id: leadId }: { id: number } = response.body;
  const lead = { ...bodies.contact, id: leadId, service: 'SEO Optimization', contacted: false, createdAt: start };
  expect((await sendAsAdmin('GET', '/api/contact-submissions')).body).toEqual([lead]);
});

test('an enquiry about an unknown or inactive service answers 404 and is not stored', async () => {
  const { add, send, listField } = await testAdmin();
  const { id } = await add('service', { active: false });
  for (const unknown of [id, id + 1]) {
    const response = await send('POST', `/api/services/${unknown}/enquiry`, bodies.contact);
    expect(response.status).toBe(404);
    expect(response.body).toEqual({ message: 'Service not found' });
  }
  expect(await listField('/api/contact-submissions', 'id')).toEqual([]);
});

test('an enquiry about a service is validated like the contact form', async () => {
  const { add, send, listField } = await testAdmin();
  const { id } = await add('service');
  const response = await send('POST', `/api/services/${id}/enquiry`, { ...bodies.contact, name: ' R ' });
  expect(response.status).toBe(400);
  expect(response.body).toEqual({
    message: 'Name must be at least 2 characters',
    issues: [{ path: 'name', message: 'Name must be at least 2 characters' }],
  });
  expect(await listField('/api/contact-submissions', 'id')).toEqual([]);
});

test('by-href answers 404 for the slug of a landing page', async () => {
  const { add, send } = await testAdmin();
  await add('service', { href: '/services/digital-marketing' });
  expect((await send('GET', '/api/services/by-href/digital-marketing')).status).toBe(404);
});

test('the form of the admin refuses the path of another active service; REST accepts it', async () => {
  const admin = await testAdmin();
  const caller = testCaller(admin, admin.session.authorization);
  const { active: _, ...sent } = service;
  const { id } = await caller.service.create({ ...sent, needsFreePath: true });
  const message = 'The service "SEO Optimization" has the path /services/seo-optimization already';
  const taken = { ...sent, title: 'Another', href: 'seo-optimization', needsFreePath: true };
  const refused = { code: 'CONFLICT', message };
  await expect(caller.service.create(taken)).rejects.toMatchObject(refused);
  const inactive = await caller.service.create({ ...taken, active: false });
  await expect(caller.service.update({ ...taken, id: inactive.id, active: true })).rejects.toMatchObject(refused);
  const elsewhere = await caller.service.create({ ...taken, href: '/contact' });
  await expect(caller.service.update({ ...taken, id: elsewhere.id })).rejects.toMatchObject(refused);
  await caller.service.create({ ...taken, href: '/contact' });

  // Two services that share a path already can be edited.
  const { id: second } = await caller.service.create({ ...sent, title: 'Second' });
  for (const shared of [id, second]) {
    expect(await caller.service.update({ ...sent, id: shared, needsFreePath: true })).toMatchObject({ id: shared });
  }
});

test('activating services is refused when one has the path of another, and then changes none', async () => {
  const admin = await testAdmin();
  const caller = testCaller(admin, admin.session.authorization);
  const add = (title: string, change: object) => caller.service.create({ ...service, title, ...change });
  const [first, second, other, linked] = [
    await add('First one', { active: false }),
    await add('Second one', { active: false, href: 'seo-optimization' }),
    await add('Other path', { active: false, href: '/services/other' }),
    await add('Linked', { active: false, href: '/contact' }),
  ];
  await add('Also linked', { href: '/contact' });
  const message = (a: string, b: string) =>
    `"${a}" and "${b}" have the same path /services/seo-optimization. Change one of the two first.`;
  const activate = (...ids: number[]) => caller.service.setManyActive({ ids, active: true });
  const both = activate(other.id, first.id, second.id);
  await expect(both).rejects.toMatchObject({ code: 'CONFLICT', message: message('Second one', 'First one') });
  expect(await caller.service.byId({ id: other.id })).toMatchObject({ active: false });
  expect(await activate(first.id, other.id, linked.id)).toEqual({ changed: 3 });
  await expect(activate(second.id)).rejects.toMatchObject({ message: message('Second one', 'First one') });
  // Nothing changes for a service that is active already.
  expect(await activate(first.id)).toEqual({ changed: 1 });
});

test('refuses a family that the site does not have, and saves a service whose family the owner has deleted', async () => {
  const { add, sendAsAdmin, deps } = await testAdmin();
  const { families, ...others } = defaultCopy('navigation');
  const all = families.families.map(({ key }) => key).join(', ');
  const refusal = (path: string) => ({
    status: 400,
    body: { issues: [{ path, message: `There is no family "robots". The families are ${all}` }] },
  });
  const wrong = await sendAsAdmin('POST', createPaths.service, { ...service, family: 'robots' });
  expect(wrong).toMatchObject(refusal('family'));
  const created = await add('service', { family: 'ai-automation' });
  const path = `/api/services/${created.id}`;
  expect(await sendAsAdmin('PATCH', path, { family: 'robots' })).toMatchObject(refusal('family'));

  await saveCopy(deps.db, 'navigation', { ...others, families: { ...families, families: [] } });
  const saved = await sendAsAdmin('PATCH', path, { title: 'Agents', family: 'ai-automation' });
  expect(saved).toMatchObject({ status: 200, body: { title: 'Agents', family: 'ai-automation' } });
  expect((await sendAsAdmin('PATCH', path, { family: 'branding-creative' })).body).toMatchObject({
    message: 'There is no family "branding-creative". The site has no families',
  });
  expect((await sendAsAdmin('PATCH', path, { family: null })).status).toBe(200);
});
