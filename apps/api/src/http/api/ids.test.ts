import { expect, test } from 'vitest';
import { admin } from '../../testing/app.ts';
import { bodies, testAdmin } from '../../testing/content.ts';
import { restRoutes } from './rest.ts';

const { service, project, caseStudy, post, contact } = bodies;
const status = { contacted: true };
const reply = { subject: 'Your question', text: 'We can do that.' };
const slot = { preferredDate: '2025-06-12', preferredTime: '9:00 AM' };
const confirmation = { currentPassword: admin.password };
const webhook = { url: 'https://hooks.example.com', events: ['lead.created'], ...confirmation };

const routes: [
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body: object | undefined,
  name: string,
][] = [
  ['PATCH', '/api/services/:id', service, 'service'],
  ['DELETE', '/api/services/:id', undefined, 'service'],
  ['POST', '/api/services/:id/enquiry', contact, 'service'],
  ['PUT', '/api/portfolio/:id', project, 'project'],
  ['DELETE', '/api/portfolio/:id', undefined, 'project'],
  ['GET', '/api/case-studies/:id', undefined, 'case study'],
  ['PATCH', '/api/case-studies/:id', caseStudy, 'case study'],
  ['DELETE', '/api/case-studies/:id', undefined, 'case study'],
  ['PUT', '/api/admin/blog-posts/:id', post, 'blog post'],
  ['DELETE', '/api/admin/blog-posts/:id', undefined, 'blog post'],
  ['PATCH', '/api/contact-submissions/:id/status', status, 'contact'],
  ['PATCH', '/api/call-schedules/:id/status', status, 'call'],
  ['GET', '/api/contact-submissions/:id', undefined, 'lead'],
  ['DELETE', '/api/contact-submissions/:id', undefined, 'lead'],
  ['GET', '/api/contact-submissions/:id/person', undefined, 'lead'],
  ['DELETE', '/api/contact-submissions/:id/person', undefined, 'lead'],
  ['PATCH', '/api/contact-submissions/:id/stage', { stage: 'won' }, 'lead'],
  ['POST', '/api/contact-submissions/:id/notes', { text: 'Called' }, 'lead'],
  ['POST', '/api/contact-submissions/:id/reply', reply, 'lead'],
  ['POST', '/api/contact-submissions/:id/block', undefined, 'lead'],
  ['GET', '/api/call-schedules/:id', undefined, 'lead'],
  ['DELETE', '/api/call-schedules/:id', undefined, 'lead'],
  ['GET', '/api/call-schedules/:id/person', undefined, 'lead'],
  ['DELETE', '/api/call-schedules/:id/person', undefined, 'lead'],
  ['PATCH', '/api/call-schedules/:id/stage', { stage: 'won' }, 'lead'],
  ['POST', '/api/call-schedules/:id/notes', { text: 'Called' }, 'lead'],
  ['POST', '/api/call-schedules/:id/reply', reply, 'lead'],
  ['POST', '/api/call-schedules/:id/block', undefined, 'lead'],
  ['PATCH', '/api/call-schedules/:id/appointment', slot, 'call'],
  ['PATCH', '/api/call-schedules/:id/outcome', { outcome: 'held' }, 'call'],
  ['POST', '/api/call-schedules/:id/confirm', undefined, 'call'],
  ['POST', '/api/call-schedules/:id/undo-confirm', undefined, 'call'],
  ['POST', '/api/call-schedules/:id/cancel', undefined, 'call'],
  ['POST', '/api/call-schedules/:id/reinstate', undefined, 'call'],
  ['PUT', '/api/webhooks/:id', webhook, 'webhook'],
  ['DELETE', '/api/webhooks/:id', confirmation, 'webhook'],
  ['GET', '/api/webhooks/:id/deliveries', undefined, 'webhook'],
  ['POST', '/api/webhook-deliveries/:id/repeat', undefined, 'delivery'],
  ['GET', '/api/media/:id', undefined, 'file'],
  ['PATCH', '/api/media/:id', { alt: 'Tea' }, 'file'],
  ['DELETE', '/api/media/:id', undefined, 'file'],
  ['GET', '/api/media/:id/uses', undefined, 'file'],
  ['PUT', '/api/media/:id/replacement', { by: 2 }, 'file'],
  ['PUT', '/api/admin/redirects/:id', { from: '/old', to: '/new' }, 'redirect'],
  ['DELETE', '/api/admin/redirects/:id', undefined, 'redirect'],
  ['DELETE', '/api/admin/previews/:id', undefined, 'preview'],
  ['GET', '/api/admin/versions/:id', undefined, 'version'],
  ['POST', '/api/admin/versions/:id/restore', undefined, 'version'],
];

const invalidIds = [
  '0',
  '01',
  '-1',
  '+1',
  '1e3',
  'abc',
  '1234567890',
  '1.5',
  '0x10',
  '%31x',
  '1%20',
  '%201',
  'NaN',
  '1,2',
];

test('this file tests every route with an id', () => {
  const withId = restRoutes.filter(({ path }) => path.includes(':id')).map(({ method, path }) => `${method} ${path}`);
  expect(routes.map(([method, path]) => `${method} ${path}`).toSorted()).toEqual(withId.toSorted());
});

test('every route answers 400 to an invalid id', async () => {
  const { confirm, sendAsAdmin } = await testAdmin();
  await confirm();
  for (const [method, path, body, name] of routes) {
    const message = `Invalid ${name} ID`;
    for (const id of invalidIds) {
      const response = await sendAsAdmin(method, path.replace(':id', id), body);
      expect.soft(response.status, `${method} ${path} ${id}`).toBe(400);
      expect.soft(response.body, `${method} ${path} ${id}`).toEqual({ message, issues: [{ path: 'id', message }] });
    }
  }
});

test('every route answers 404 to an unknown id', async () => {
  const { confirm, sendAsAdmin } = await testAdmin();
  await confirm();
  for (const [method, path, body, name] of routes) {
    const message = `${name.charAt(0).toUpperCase()}${name.slice(1)} not found`;
    for (const id of ['1', '999999999']) {
      const response = await sendAsAdmin(method, path.replace(':id', id), body);
      expect.soft(response.status, `${method} ${path} ${id}`).toBe(404);
      expect.soft(response.body, `${method} ${path} ${id}`).toEqual({ message });
    }
  }
});

test('an id in the body does not override the id in the path', async () => {
  const { add, listField, sendAsAdmin } = await testAdmin();
  const first = await add('project', { title: 'The first' });
  const second = await add('project', { title: 'The second' });
  const body = { ...project, title: 'The third', id: second.id };
  expect((await sendAsAdmin('PUT', `/api/portfolio/${first.id}`, body)).status).toBe(200);
  expect(await listField('/api/portfolio', 'title')).toEqual(['The second', 'The third']);
  expect((await sendAsAdmin('PUT', '/api/portfolio/abc', body)).status).toBe(400);
});

test('an id may contain escaped digits', async () => {
  const { add, send } = await testAdmin();
  const { id } = await add('caseStudy');
  expect(id).toBe(1);
  expect(await send('GET', '/api/case-studies/%31')).toMatchObject({ status: 200, body: { id } });
});
