import { expect, test } from 'vitest';
import { admin } from '../../testing/app.ts';
import { bodies, createPaths, type Entity, testAdmin } from '../../testing/content.ts';

/*
 * How REST reports invalid input and returns what was stored. The rules of each field are tested in packages/schema.
 */

type Case = { invalid: object; path: string; message: string; sent: object; stored: object };

const cases: Record<Entity, Case> = {
  service: {
    invalid: { features: ['Audit', ''] },
    path: 'features.1',
    message: 'Feature is required',
    sent: { metaTitle: ' ', serviceDetails: null },
    stored: { metaTitle: null, serviceDetails: [] },
  },
  project: {
    invalid: { technologies: ['React', 7] },
    path: 'technologies.1',
    message: 'Technology is required',
    sent: { projectUrl: '' },
    stored: { projectUrl: null },
  },
  caseStudy: {
    invalid: { imageUrl: 'nowhere' },
    path: 'imageUrl',
    message: 'Invalid image URL',
    sent: { budget: '  ', results: ' First line\nSecond line\r\n' },
    stored: { budget: null, results: ' First line\nSecond line\r\n' },
  },
  post: {
    invalid: { gallery: ['/art/one.svg', 'nowhere'] },
    path: 'gallery.1',
    message: 'Invalid image URL',
    sent: { content: '₹'.repeat(50_000), publishedAt: '2025-06-02T10:00:00+05:30' },
    stored: { content: '₹'.repeat(50_000), publishedAt: '2025-06-02T04:30:00.000Z' },
  },
  contact: {
    invalid: { name: 'Ravi\r\nBcc: all@example.com' },
    path: 'name',
    message: 'Name must be a single line',
    sent: { name: '  Ravi Kumar\n', email: 'Ravi.Kumar@Example.COM' },
    stored: { name: 'Ravi Kumar', email: 'ravi.kumar@example.com' },
  },
  call: {
    invalid: { phone: '12345+67890' },
    path: 'phone',
    message: 'Invalid phone number format',
    sent: { preferredDate: '1900-01-01', company: '' },
    stored: { preferredDate: '1900-01-01T00:00:00.000Z', company: null },
  },
};

const changes: Partial<Record<Entity, readonly [method: 'PUT' | 'PATCH', path: string]>> = {
  service: ['PATCH', '/api/services'],
  project: ['PUT', '/api/portfolio'],
  caseStudy: ['PATCH', '/api/case-studies'],
  post: ['PUT', '/api/admin/blog-posts'],
};

/** The lists of the records whose POST response contains only an id. */
const lists: Partial<Record<Entity, string>> = { contact: '/api/contact-submissions', call: '/api/call-schedules' };

const entities = Object.entries(cases) as [Entity, Case][];

test.each(entities)('an invalid %s answers 400 with the message and the path of the issue', async (entity, rule) => {
  const { add, sendAsAdmin } = await testAdmin();
  const { id } = await add(entity);
  const { invalid, path, message } = rule;
  const body = { ...bodies[entity], ...invalid };
  const responses = [await sendAsAdmin('POST', createPaths[entity], body)];
  const [method, url] = changes[entity] ?? [];
  if (method) responses.push(await sendAsAdmin(method, `${url}/${id}`, method === 'PUT' ? body : invalid));
  for (const { status, body: error } of responses) {
    expect([status, error]).toEqual([400, { message, issues: [{ path, message }] }]);
  }
});

test.each(entities)('a stored %s has the normalised values of what was sent', async (entity, { sent, stored }) => {
  const { add, sendAsAdmin } = await testAdmin();
  const added = await add(entity, sent);
  const list = lists[entity];
  expect(list ? (await sendAsAdmin('GET', list)).body[0] : added).toMatchObject(stored);
});

test('several invalid fields have an issue each, the first also as message', async () => {
  const { sendAsAdmin } = await testAdmin();
  const bad = { ...bodies.post, title: 'ab', excerpt: 'short', readingTime: 0 };
  const response = await sendAsAdmin('POST', createPaths.post, bad);
  expect([response.status, response.body]).toEqual([
    400,
    {
      message: 'Title must be at least 3 characters',
      issues: [
        { path: 'title', message: 'Title must be at least 3 characters' },
        { path: 'excerpt', message: 'Excerpt must be at least 50 characters' },
        { path: 'readingTime', message: 'Reading time must be a whole number from 1 to 60' },
      ],
    },
  ]);
});

test('an empty login answers 400 with an issue for each field', async () => {
  const { send } = await testAdmin();
  const response = await send('POST', '/api/admin/login', {});
  expect([response.status, response.body]).toEqual([
    400,
    {
      message: 'Username is required',
      issues: [
        { path: 'username', message: 'Username is required' },
        { path: 'password', message: 'Password is required' },
      ],
    },
  ]);
});

test('an invalid new password answers 400 with its issue, and the old one stays', async () => {
  const { send, sendAsAdmin } = await testAdmin();
  const change = { currentPassword: admin.password, newPassword: 'Aa1!567', confirmPassword: 'Aa1!567' };
  const message = 'Password must be at least 8 characters';
  const response = await sendAsAdmin('POST', '/api/admin/change-password', change);
  expect([response.status, response.body]).toEqual([400, { message, issues: [{ path: 'newPassword', message }] }]);
  expect((await send('POST', '/api/admin/login', admin)).status).toBe(200);
});
