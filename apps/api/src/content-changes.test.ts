import { insertUser } from '@site/db/account';
import { openDatabase } from '@site/db/open';
import { emptyDatabaseUrl, engine } from '@site/db/testing/database';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { hashPassword } from './auth/passwords.ts';
import { createContentChanges } from './content-changes.ts';
import { admin, testApp } from './testing/app.ts';
import { bodies, testAdmin } from './testing/content.ts';

type Admin = Awaited<ReturnType<typeof testAdmin>>;

/** Sends a request and returns its status and by how much it increased the revision. */
async function revisionsAdded({ deps }: Admin, work: () => Promise<{ status: number }>) {
  const before = deps.content.revision;
  const { status } = await work();
  return { status, by: deps.content.revision - before };
}

const published = { ...bodies.post, published: true, publishedAt: '2025-01-01' };

describe('a mutation of content', () => {
  test.each([
    ['service', '/api/services', 'PATCH', { title: 'Another title' }],
    ['project', '/api/portfolio', 'PUT', { ...bodies.project, title: 'Another title' }],
    ['caseStudy', '/api/case-studies', 'PATCH', { title: 'Another title' }],
    ['post', '/api/admin/blog-posts', 'PUT', { ...bodies.post, title: 'Another title' }],
  ] as const)(
    'increases the revision once when a %s is added, changed or removed',
    async (entity, path, method, change) => {
      const site = await testAdmin();
      const write = (...request: Parameters<typeof site.sendAsAdmin>) =>
        revisionsAdded(site, () => site.sendAsAdmin(...request));
      expect(await write('POST', path, bodies[entity])).toEqual({ status: 201, by: 1 });
      const [id] = (await site.listField(entity === 'post' ? '/api/blog-posts' : path, 'id')) as number[];
      expect(await write(method, `${path}/${id}`, change)).toEqual({ status: 200, by: 1 });
      expect(await write('DELETE', `${path}/${id}`)).toEqual({ status: 200, by: 1 });
    },
  );

  test('increases the revision once for each call of a tRPC batch', async () => {
    const site = await testAdmin();
    const batch = { 0: bodies.project, 1: bodies.service };
    const url = '/trpc/project.create,service.create?batch=1';
    expect(await revisionsAdded(site, () => site.sendAsAdmin('POST', url, batch))).toEqual({ status: 200, by: 2 });
  });

  test('notifies the caches before the response is sent', async () => {
    const site = await testAdmin();
    const topics: string[] = [];
    site.deps.content.subscribe((topic) => topics.push(topic));
    await site.add('project');
    expect(topics).toEqual(['content']);
    await site.add('project');
    expect(topics).toEqual(['content', 'content']);
  });

  test('that fails does not increase the revision', async () => {
    const site = await testAdmin();
    const { id } = await site.add('post');
    await site.add('post', { slug: 'another-slug' });
    const { send, sendAsAdmin } = site;
    const failures: [number, () => Promise<{ status: number }>][] = [
      [400, () => sendAsAdmin('POST', '/api/portfolio', {})],
      [400, () => sendAsAdmin('POST', '/api/portfolio', '{')],
      [400, () => sendAsAdmin('PATCH', '/api/services/1', {})],
      [400, () => sendAsAdmin('DELETE', '/api/services/x')],
      [401, () => send('POST', '/api/portfolio', bodies.project)],
      [401, () => send('DELETE', `/api/admin/blog-posts/${id}`)],
      [404, () => sendAsAdmin('PATCH', '/api/services/77', { title: 'Another title' })],
      [404, () => sendAsAdmin('PUT', '/api/portfolio/77', bodies.project)],
      [404, () => sendAsAdmin('DELETE', '/api/case-studies/77')],
      [409, () => sendAsAdmin('POST', '/api/admin/blog-posts', bodies.post)],
      [409, () => sendAsAdmin('PUT', `/api/admin/blog-posts/${id}`, { ...bodies.post, slug: 'another-slug' })],
    ];
    for (const [status, work] of failures)
      expect(await revisionsAdded(site, work), String(work)).toEqual({ status, by: 0 });
  });
});

test('requests without an effect for visitors do not increase the revision', async () => {
  const site = await testAdmin();
  const { send, sendAsAdmin } = site;
  await site.add('post', published);
  const service = await site.add('service');
  const contact = await site.add('contact');
  const call = await site.add('call');
  const next = {
    currentPassword: admin.password,
    newPassword: 'Another-horse-7!',
    confirmPassword: 'Another-horse-7!',
  };
  const requests: (() => Promise<{ status: number }>)[] = [
    ...['/', '/api/services', '/api/portfolio', '/api/case-studies', '/api/blog-posts/published', '/api/health'].map(
      (url) => () => send('GET', url),
    ),
    ...['/api/blog-posts', '/api/admin/services', '/api/contact-submissions', '/trpc/post.listAll'].map(
      (url) => () => sendAsAdmin('GET', url),
    ),
    () => send('POST', '/api/contact', bodies.contact),
    () => send('POST', '/api/schedule-call', bodies.call),
    () => send('POST', `/api/services/${service.id}/enquiry`, bodies.contact),
    () => send('POST', `/api/blog-posts/slug/${published.slug}/view`),
    () => sendAsAdmin('PATCH', `/api/contact-submissions/${contact.id}/status`, { contacted: true }),
    () => sendAsAdmin('PATCH', `/api/call-schedules/${call.id}/status`, { contacted: true }),
    () => send('POST', '/api/admin/login', admin),
    () => sendAsAdmin('GET', '/api/admin/me'),
    () => sendAsAdmin('POST', '/api/admin/change-password', next),
    () => sendAsAdmin('POST', '/api/admin/logout'),
  ];
  for (const work of requests) {
    const { status, by } = await revisionsAdded(site, work);
    expect([status < 300, by], String(work)).toEqual([true, 0]);
  }
});

test('a write succeeds when the other processes cannot be notified', async () => {
  const warnings: string[] = [];
  const failing = { notify: () => Promise.reject(new Error('failed')), async subscribe() {} };
  const content = createContentChanges(failing, { debug() {}, info() {}, warn: (_, text) => warnings.push(text) });
  const site = await testAdmin({ deps: { content } });
  expect(await revisionsAdded(site, () => site.sendAsAdmin('POST', '/api/portfolio', bodies.project))).toEqual({
    status: 201,
    by: 1,
  });
  expect(warnings).toEqual(['could not notify other processes of a content change']);
});

describe.runIf(engine() === 'postgres')('two processes on one database', () => {
  async function twoProcesses(env: Record<string, string> = {}) {
    const url = await emptyDatabaseUrl();
    const start = async () => {
      const database = openDatabase(url);
      onTestFinished(() => database.close());
      await database.migrate();
      const content = createContentChanges(database.notifier, { debug() {}, info() {}, warn() {} });
      await content.connect();
      return testApp({ database, env, deps: { content } });
    };
    const [one, other] = [await start(), await start()];
    await insertUser(one.database.db, { username: admin.username, password: await hashPassword(admin.password) });
    return { one, other };
  }

  test('are notified once of each write of the other', async () => {
    const { one, other } = await twoProcesses();
    const session = await one.login();
    const revisions = () => [one.deps.content.revision, other.deps.content.revision];
    for (let writes = 0; writes < 5; writes++) await one.send('POST', '/api/portfolio', bodies.project, session);
    await vi.waitFor(() => expect(revisions()).toEqual([5, 5]));
    await other.send('POST', '/api/services', bodies.service, session);
    await vi.waitFor(() => expect(revisions()).toEqual([6, 6]));
  });

  test('show the writes of the other, and share sessions', async () => {
    const { one, other } = await twoProcesses();
    const session = await one.login();
    expect((await other.send('POST', '/api/portfolio', bodies.project, session)).status).toBe(201);
    await expect.poll(async () => (await one.send('GET', '/api/portfolio')).body).toHaveLength(1);
    expect((await other.send('POST', '/api/admin/logout', undefined, session)).status).toBe(200);
    expect((await one.send('GET', '/api/admin/me', undefined, session)).status).toBe(401);
  });

  test('count leads and logins together', async () => {
    const { one, other } = await twoProcesses({ RATE_LIMIT_LEADS: '2', RATE_LIMIT_LOGIN: '2' });
    const everywhere = async (url: string, body: object) => {
      const statuses = [];
      for (const { send } of [one, other, one, other]) statuses.push((await send('POST', url, body)).status);
      return statuses;
    };
    expect(await everywhere('/api/contact', bodies.contact)).toEqual([201, 201, 429, 429]);
    const wrong = { ...admin, password: 'not-the-password' };
    expect(await everywhere('/api/admin/login', wrong)).toEqual([401, 401, 429, 429]);
  });
});
