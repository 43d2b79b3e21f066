import { insertFactor } from '@site/db/factor';
import { bookingDefaults } from '@site/schema/booking';
import { expect, test } from 'vitest';
import { admin } from '../../testing/app.ts';
import { bodies, testAdmin } from '../../testing/content.ts';
import { addMedia } from '../../testing/uploads.ts';
import { restRoutes } from './rest.ts';
import type { RestRoute } from './rest-route.ts';

const FULL_TIME = '11:00 AM';
const confirmation = { currentPassword: admin.password };
const webhook = { url: 'https://hooks.example.com', events: ['lead.created'], ...confirmation };

/** A valid body for each route that needs one; the other routes accept an empty body. */
const validBodies: Record<string, object> = {
  'POST /api/services': bodies.service,
  'PATCH /api/services/:id': bodies.service,
  'POST /api/services/:id/enquiry': bodies.contact,
  'POST /api/portfolio': bodies.project,
  'PUT /api/portfolio/:id': bodies.project,
  'POST /api/case-studies': bodies.caseStudy,
  'PATCH /api/case-studies/:id': bodies.caseStudy,
  'POST /api/admin/blog-posts': bodies.post,
  'PUT /api/admin/blog-posts/:id': bodies.post,
  'POST /api/contact': bodies.contact,
  'PATCH /api/contact-submissions/:id/status': { contacted: true },
  'POST /api/schedule-call': bodies.call,
  'PATCH /api/call-schedules/:id/status': { contacted: true },
  'PATCH /api/contact-submissions/:id/stage': { stage: 'won' },
  'POST /api/contact-submissions/:id/notes': { text: 'Called' },
  'POST /api/contact-submissions/:id/reply': { subject: 'Your question', text: 'We can do that.' },
  'PATCH /api/call-schedules/:id/stage': { stage: 'won' },
  'POST /api/call-schedules/:id/notes': { text: 'Called' },
  'POST /api/call-schedules/:id/reply': { subject: 'Your question', text: 'We can do that.' },
  'PATCH /api/call-schedules/:id/appointment': {
    preferredDate: bodies.call.preferredDate,
    preferredTime: FULL_TIME,
  },
  'PATCH /api/call-schedules/:id/outcome': { outcome: null },
  'POST /api/leads/unblock-sender': { email: bodies.contact.email },
  'PUT /api/booking/settings': bookingDefaults,
  'PATCH /api/media/:id': { alt: 'Tea' },
  'PUT /api/media/:id/replacement': { by: 1 },
  'POST /api/admin/previews': { kind: 'post', id: 999 },
  'POST /api/admin/redirects': { from: '/taken', to: '/about' },
  'PUT /api/admin/redirects/:id': { from: '/taken', to: '/about' },
  'POST /api/webhooks': webhook,
  'PUT /api/webhooks/:id': webhook,
  'DELETE /api/webhooks/:id': confirmation,
  // Refused because it is too common, so that the session of the test stays open.
  'POST /api/admin/change-password': { ...confirmation, newPassword: 'Password1!', confirmPassword: 'Password1!' },
  'POST /api/admin/confirm': confirmation,
  'POST /api/admin/login': { ...admin, password: 'not the password' },
};

type OpenApiDocument = { paths: Record<string, Record<string, { responses: object }>> };
/** The same for all applications. Building it takes 25 ms. */
let document: OpenApiDocument | undefined;

type Method = RestRoute['method'];

const fill = (path: string, id: string, slug: string) => path.replace(':id', id).replace(':slug', slug);

/** A site in which each error can occur. */
async function preparedSite() {
  const site = await testAdmin();
  const { add, deps, sendAsAdmin } = site;
  const unconfirmed = await site.login();
  await site.confirm();
  // Its slug is that of `bodies.post`, so creating another post with that body answers 409.
  await add('post');
  const { id } = await add('post', { slug: 'another' });
  // Records with the same id, whose changes answer 412.
  for (const entity of ['project', 'caseStudy', 'service'] as const) {
    await add(entity);
    await add(entity);
  }
  // Three calls fill a slot, so another one answers 409, and so does a call that is moved there.
  let visitors = 0;
  const book = (preferredTime: string) => {
    visitors += 1;
    return add('call', { preferredTime, email: `ravi${visitors}@example.com`, phone: `+91 98100 1234${visitors}` });
  };
  for (const preferredTime of [bodies.call.preferredTime, FULL_TIME]) {
    for (let call = 0; call < 3; call++) await book(preferredTime);
  }
  // A fourth call takes the seat of a cancelled one, which therefore cannot be reinstated.
  await sendAsAdmin('POST', `/api/call-schedules/${id}/cancel`);
  await book(bodies.call.preferredTime);
  // The first redirect has the source path of the second request, which therefore answers 409.
  for (const from of ['/taken', '/other']) await sendAsAdmin('POST', '/api/admin/redirects', { from, to: '/about' });
  // A file that a record uses, so deleting it answers 409.
  await addMedia(deps, '1');
  await add('project', { imageUrl: (await addMedia(deps, '2')).url });
  // With a second factor, the password alone is no confirmation.
  const factor = {
    kind: 'totp' as const,
    name: 'Phone',
    secret: 'A'.repeat(32),
    credentialId: null,
    rpId: null,
    userHandle: null,
  };
  await insertFactor(deps.db, { ...factor, userId: 1, counter: 0, createdAt: deps.now() });
  return { ...site, unconfirmed, id: String(id) };
}

async function compareErrors(
  { app, session, unconfirmed, id }: Awaited<ReturnType<typeof preparedSite>>,
  method: Method,
  path: string,
) {
  const unknown = fill(path, '999', 'nobody');
  const known = fill(path, id, 'another');
  const json = { 'content-type': 'application/json' };
  const valid = validBodies[`${method} ${path}`] ?? {};
  const payload = JSON.stringify(valid);

  const statuses = new Set<string>();
  const send = async (url: string, headers: Record<string, string>, body = payload) => {
    const request = { method, url, headers, ...(method !== 'GET' && { payload: body }) };
    statuses.add(String((await app.inject(request)).statusCode));
  };
  await send(known, json);
  await send(fill(path, 'x', '%00'), { ...json, ...session });
  await send(`${known}?limit=0`, { ...json, ...session }, '{');
  await send(known, { ...json, ...session }, `"${'x'.repeat(513 * 1024)}"`);
  await send(known, { 'content-type': 'text/plain', ...session }, 'words');
  await send(unknown, { ...json, ...session });
  await send(known, { ...json, ...session, 'if-match': '"old"' }, JSON.stringify({ ...valid, slug: 'another' }));
  await send(known, { ...json, ...session });
  await send(known, { ...json, ...unconfirmed });

  document ??= (await app.inject('/api/openapi.json')).json<OpenApiDocument>();
  const documented = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.responses ?? {};
  const errors = (all: Iterable<string>) => [...all].filter((status) => status >= '4').toSorted();
  // Any route may answer 429 and 503.
  expect.soft(errors(Object.keys(documented)), path).toEqual(errors([...statuses, '429', '503']));
}

const writes = restRoutes.filter(({ method }) => method !== 'GET').map(({ method, path }) => [method, path] as const);

test.each(writes)('%s %s documents exactly the client errors that it returns', async (method, path) => {
  await compareErrors(await preparedSite(), method, path);
});

test('every GET route documents exactly the client errors that it returns', async () => {
  const site = await preparedSite();
  for (const { method, path } of restRoutes) if (method === 'GET') await compareErrors(site, method, path);
});
