import { expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { bodies, createPaths, testAdmin } from '../../testing/content.ts';
import { appRouter } from '../../trpc/router.ts';
import { restRoutes } from './rest.ts';
import type { RestRoute } from './rest-route.ts';

/* The procedures and routes that need no session. */
const publicProcedures = [
  'account.login',
  'account.loginWithPasskey',
  'account.passkeyOptions',
  'booking.availability',
  'booking.byToken',
  'booking.cancelByToken',
  'booking.feedFile',
  'booking.fileByToken',
  'booking.rescheduleByToken',
  'callRequest.schedule',
  'caseStudy.browse',
  'caseStudy.byId',
  'caseStudy.detail',
  'caseStudy.list',
  'caseStudy.proofs',
  'category.bySlug',
  'category.list',
  'contact.send',
  'copy.about',
  'copy.blog',
  'copy.caseStudies',
  'copy.contact',
  'copy.home',
  'copy.landing',
  'copy.notFound',
  'copy.portfolio',
  'copy.privacy',
  'copy.scheduleCall',
  'copy.seoAnalysis',
  'copy.service',
  'copy.services',
  'copy.sitemap',
  'copy.terms',
  'page.article',
  'post.article',
  'post.browse',
  'post.bySlug',
  'post.feed',
  'post.list',
  'post.view',
  'preview.answer',
  'preview.byToken',
  'project.browse',
  'project.detail',
  'project.list',
  'project.showcase',
  'service.bySlug',
  'service.detail',
  'service.fares',
  'service.ofLanding',
  'service.enquire',
  'service.list',
  'site.facts',
  'sitemap.count',
  'sitemap.pages',
  'sitemap.posts',
  'sitemap.read',
];
/* Not served over HTTP: `receive-upload.ts` calls it. */
const internalProcedures = ['media.add'];
const publicRoutes = [
  'GET /api/blog-posts/published',
  'GET /api/blog-posts/slug/:slug',
  'GET /api/blog/posts',
  'GET /api/booking/availability',
  'GET /api/case-studies',
  'GET /api/case-studies/:id',
  'GET /api/portfolio',
  'GET /api/services',
  'GET /api/services/by-href/:slug',
  'POST /api/admin/login',
  'POST /api/blog-posts/slug/:slug/view',
  'POST /api/contact',
  'POST /api/schedule-call',
  'POST /api/services/:id/enquiry',
];

type Declared = { _def: { type: 'query' | 'mutation'; meta?: { admin?: true; internal?: true } } };
const declared = Object.entries(appRouter._def.procedures as unknown as Record<string, Declared>);
const procedures = declared.map(([name, { _def }]) => ({ name, type: _def.type, meta: _def.meta ?? {} }));
const nameOf = ({ method, path }: RestRoute) => `${method} ${path}`;
const HOUR = 60 * 60 * 1000;

type Headers = Record<string, string>;
const unknownToken = 'A'.repeat(43);
const visitors: [name: string, headersOf: (api: TestApp) => Promise<Headers> | Headers][] = [
  ['nobody', () => ({})],
  ['a garbage token', () => ({ authorization: 'Bearer garbage' })],
  ['an unknown token', () => ({ authorization: `Bearer ${unknownToken}` })],
  ['an empty token', () => ({ authorization: 'Bearer ' })],
  ['a password', () => ({ authorization: `Basic ${Buffer.from('owner:Correct-horse-9!').toString('base64')}` })],
  ['a session in a cookie', async ({ login }) => ({ cookie: `sessionId=${(await login()).authorization.slice(7)}` })],
  ['a session without its scheme', async ({ login }) => ({ authorization: (await login()).authorization.slice(7) })],
  [
    'an expired session',
    async ({ advance, login, send }) => {
      const session = await login();
      // Used regularly, so that it expires because of its age and not because it is idle.
      for (let halves = 1; halves < 16; halves++) {
        advance(HOUR / 2);
        expect((await send('GET', '/api/admin/me', undefined, session)).status).toBe(200);
      }
      advance(HOUR / 2);
      return session;
    },
  ],
  [
    'an idle session',
    async ({ advance, login }) => {
      const session = await login();
      advance(HOUR);
      return session;
    },
  ],
  [
    'a session that was logged out',
    async ({ login, send }) => {
      const session = await login();
      expect((await send('POST', '/api/admin/logout', undefined, session)).status).toBe(200);
      return session;
    },
  ],
];

// Authorisation comes before validation, so invalid inputs get 401 too.
const inputs: { id: string; input: unknown }[] = [
  { id: '1', input: { id: 1, contacted: true } },
  { id: 'abc', input: { id: 'abc', title: 7 } },
  { id: '1', input: [] },
  { id: '0', input: 'nonsense' },
  { id: '1', input: null },
];

test.each(visitors)(
  '%s is answered 401 by every tRPC procedure and REST route of the administrator, and by no other',
  async (visitor, headersOf) => {
    const api = await testApp();
    const headers = await headersOf(api);
    const closedProcedures = procedures.filter(({ meta }) => meta.admin && !meta.internal).map(({ name }) => name);
    const closedRoutes = restRoutes.filter(({ admin }) => admin).map(nameOf);
    // The body of a request is read after its session was checked.
    for (const { id, input } of visitor === 'nobody' ? inputs : inputs.slice(0, 1)) {
      expect((await proceduresWith401(api, headers, input)).toSorted()).toEqual(closedProcedures.toSorted());
      expect((await routesWith401(api, headers, id, input)).toSorted()).toEqual(closedRoutes.toSorted());
    }
  },
);

async function proceduresWith401({ send }: TestApp, headers: Headers, input: unknown): Promise<string[]> {
  const names: string[] = [];
  for (const { name, type } of procedures) {
    const json = JSON.stringify(input);
    const response =
      type === 'query'
        ? await send('GET', `/trpc/${name}?input=${encodeURIComponent(json)}`, undefined, headers)
        : await send('POST', `/trpc/${name}`, json, headers);
    if (response.status !== 401) continue;
    names.push(name);
    expect(response.body, name).toMatchObject({
      error: { json: { message: 'Please log in to continue', data: { code: 'UNAUTHORIZED', httpStatus: 401 } } },
    });
  }
  return names;
}

async function routesWith401({ send }: TestApp, headers: Headers, id: string, input: unknown): Promise<string[]> {
  const names: string[] = [];
  for (const route of restRoutes) {
    const url = route.path.replace(':id', id).replace(':slug', 'some-slug');
    const body = route.method === 'GET' ? undefined : JSON.stringify(input);
    const response = await send(route.method, `${url}?limit=0`, body, headers);
    if (response.status !== 401) continue;
    names.push(nameOf(route));
    expect(response.body, nameOf(route)).toEqual({ message: 'Please log in to continue' });
  }
  return names;
}

test('every procedure that is open to visitors is in the list of public procedures', () => {
  const open = procedures.filter(({ meta }) => !meta.admin).map(({ name }) => name);
  expect(
    open.toSorted(),
    'Make a procedure that is missing in the list an adminProcedure, or add it to publicProcedures in this file.',
  ).toEqual(publicProcedures.toSorted());
  const internal = procedures.filter(({ meta }) => meta.admin && meta.internal).map(({ name }) => name);
  expect(internal, 'These procedures are not served over HTTP.').toEqual(internalProcedures);
});

test('the route table marks exactly the routes that need a session as admin', () => {
  const open = restRoutes.filter(({ admin }) => !admin).map(nameOf);
  expect(open.toSorted()).toEqual(publicRoutes.toSorted());
});

test('no route answers 401 to the administrator', async () => {
  const { send, session } = await testAdmin();
  // Logging out comes last, because it ends the session.
  const isLogout = ({ path }: RestRoute) => path === '/api/admin/logout';
  for (const route of restRoutes.toSorted((a, b) => Number(isLogout(a)) - Number(isLogout(b)))) {
    const url = route.path.replace(':id', '1').replace(':slug', 'some-slug');
    expect((await send(route.method, url, undefined, session)).status, nameOf(route)).not.toBe(401);
  }
});

test('a request that is answered with 401 changes nothing', async () => {
  const { add, send, sendAsAdmin } = await testAdmin();
  const lists = restRoutes.filter(({ admin, paged }) => admin && paged).map(({ path }) => path);
  lists.push(createPaths.project, createPaths.caseStudy);
  const everything = () => Promise.all(lists.map(async (path) => (await sendAsAdmin('GET', path)).body));
  for (const entity of ['service', 'project', 'caseStudy', 'post', 'contact', 'call'] as const) {
    expect((await add(entity)).id).toBe(1);
  }
  const before = await everything();
  const { slug: _, ...fields } = bodies.post;
  const valid = {
    ...bodies.service,
    ...bodies.project,
    ...bodies.caseStudy,
    ...fields,
    slug: 'new-slug',
    contacted: true,
  };
  for (const route of restRoutes.filter(({ admin }) => admin)) {
    const body = route.method === 'GET' ? undefined : { ...valid, title: 'Seized' };
    expect((await send(route.method, route.path.replace(':id', '1'), body)).status, nameOf(route)).toBe(401);
  }
  expect(await everything()).toEqual(before);
});
