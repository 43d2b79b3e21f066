import { createTRPCClient } from '@trpc/client';
import { expect, test } from 'vitest';
import { fakeWeb, testCaller } from '../../testing/app.ts';
import { bodies, testAdmin } from '../../testing/content.ts';
import { HOST, ORIGIN } from '../../testing/forms.ts';
import type { AppRouter, PageRenderer } from '../../trpc/public-types.ts';

/** Renders the title of a project, or what the banner says. */
const render: PageRenderer = async ({ url, link, form, preview }) => {
  if (preview === 'gone') return { status: 404, html: 'gone' };
  if (form) return { status: 200, html: JSON.stringify(form) };
  const id = Number(url.split('/').at(-1));
  const { project } = await createTRPCClient<AppRouter>({ links: [link] }).project.detail.query({ id });
  return { status: 200, html: `${project.title} ${preview?.versionNumber}${preview?.isSent ? ' sent' : ''}` };
};

/** A published project with a working copy. */
async function shared(env: Record<string, string> = {}) {
  const site = await testAdmin({ env, deps: { web: { ...fakeWeb, render } } });
  const owner = testCaller(site, site.session.authorization);
  const { id } = await owner.project.create({ ...bodies.project, title: 'Published' });
  const subject = { kind: 'project', key: String(id) } as const;
  const type = (title: string) => owner.version.save({ ...subject, content: { title } });
  const share = async (more: { version?: number; days?: number } = {}) => {
    const { url } = await owner.preview.create({ kind: 'project', id: String(id), ...more });
    return new URL(url).pathname;
  };
  const open = async (url: string, method: 'GET' | 'HEAD' = 'GET') => {
    const { statusCode, body, headers } = await site.app.inject({ method, url });
    return { status: statusCode, body, headers };
  };
  const answer = (url: string, fields: Record<string, string>, headers = {}) =>
    site.app.inject({
      method: 'POST',
      url,
      headers: { host: HOST, origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  return { ...site, owner, id, subject, type, share, open, answer };
}

const gone = { status: 404, body: 'gone' };

test('a link shows the published content, then the newest working copy; a link to a version shows that alone', async () => {
  const { owner, subject, type, share, open } = await shared();
  const live = await share();
  expect(await open(live)).toMatchObject({ status: 200, body: 'Published 1' });
  const { items } = await owner.version.listForAdmin({ kind: 'project', id: subject.key });
  const pinned = await share({ version: Number(items[0]?.id) });
  await type('Half a');
  expect((await open(live)).body).toBe('Half a 2');
  await type('Half a title');
  expect((await open(live)).body).toBe('Half a title 2');
  expect((await open(pinned)).body).toBe('Published 1');
  expect((await owner.project.listForAdmin({})).items[0]?.title).toBe('Published');
});

test('what a link shows or a reader has answered about stays as it was, also when it is published', async () => {
  const { owner, id, subject, type, share, open, answer } = await shared();
  await type('First');
  const working = await owner.version.working(subject);
  const pinned = await share({ version: Number(working?.id) });
  await type('Second');
  await answer(await share(), { name: 'Ravi', verdict: 'approved' });
  await type('Third');
  const numbers = async () => {
    const { items } = await owner.version.listForAdmin({ kind: 'project', id: subject.key });
    return items.map(({ number, state }) => `${number} ${state}`);
  };
  expect(await numbers()).toEqual(['4 working', '3 kept', '2 kept', '1 published']);
  expect((await open(pinned)).body).toBe('First 2');
  await answer(await share(), { name: 'Ravi', verdict: 'approved' });
  await owner.project.replace({ ...bodies.project, title: 'Third', id, workingCopy: subject.key });
  expect(await numbers()).toEqual(['5 published', '4 kept', '3 kept', '2 kept', '1 published']);
  expect(await owner.preview.listAnswers(subject)).toMatchObject([{ versionNumber: 4 }, { versionNumber: 3 }]);
});

test('the page of a link is neither stored nor indexed nor sent as a referrer, and its token is in no log', async () => {
  const { share, open, log } = await shared({ LOG_LEVEL: 'debug' });
  const page = await share();
  for (const url of [page, `${page.slice(0, -1)}x`]) {
    const { headers } = await open(url);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    expect(headers).not.toHaveProperty('etag');
  }
  const token = page.slice('/preview/'.length, -1);
  expect(log.join('')).toContain('/preview/...');
  expect(log.join('')).not.toContain(token);
});

test('an expired, a revoked and an unknown link, and one of a deleted record, have the same page', async () => {
  const { owner, id, share, open, advance } = await shared();
  const [day, week, other] = [await share({ days: 1 }), await share(), await share()];
  advance(24 * 3_600_000);
  expect(await open(day)).toMatchObject(gone);
  const { items, total } = await owner.preview.list({});
  expect(total).toBe(2);
  await owner.preview.revoke({ id: Number(items[1]?.id) });
  await expect(owner.preview.revoke({ id: Number(items[1]?.id) })).rejects.toThrow('Preview not found');
  expect(await open(week)).toMatchObject(gone);
  expect(await open('/preview/unknown')).toMatchObject(gone);
  await owner.version.unpublish({ kind: 'project', id });
  expect((await open(other)).status).toBe(200);
  await owner.version.publish({ kind: 'project', key: String(id) });
  await owner.version.save({ kind: 'project', key: String(id), content: { title: 'Draft' } });
  await owner.project.remove({ id });
  expect(await open(other)).toMatchObject(gone);
});

test('the links of a record are deleted with it, and those of a new one follow it when it is published', async () => {
  const { owner, app, database, open } = await shared();
  const { key } = await owner.version.save({ kind: 'project', content: { title: 'New' } });
  const { url } = await owner.preview.create({ kind: 'project', id: key });
  const page = new URL(url).pathname;
  expect((await open(page)).body).toBe('New 1');
  const { id } = await owner.project.create({ ...bodies.project, title: 'Newer', workingCopy: key });
  expect((await open(page)).body).toMatch(/^Newer /);
  await owner.project.remove({ id });
  await owner.trash.empty();
  expect(await database.db.selectFrom('previews').select('id').execute()).toEqual([]);
  await app.close();
});

test('GET counts an opening, HEAD does not', async () => {
  const { app, database, share, open } = await shared();
  const page = await share();
  await open(page, 'HEAD');
  await open(page);
  await open(page);
  await app.close();
  const { openedCount, lastOpenedAt } = await database.db
    .selectFrom('previews')
    .select(['openedCount', 'lastOpenedAt'])
    .executeTakeFirstOrThrow();
  expect([openedCount, lastOpenedAt !== null]).toEqual([2, true]);
});

test('a reader asks for a change to a version, which is stored, mailed and in the audit log', async () => {
  const { owner, subject, type, share, open, answer, database } = await shared({ SMTP_URL: 'smtp://127.0.0.1:1' });
  await type('Draft');
  const page = await share();
  const change = { name: 'Ravi', verdict: 'changes', comment: 'Longer,\r\nplease' };
  const { statusCode, headers } = await answer(page, change);
  expect([statusCode, headers.location]).toEqual([303, `${page}?sent=answer`]);
  expect((await open(String(headers.location))).body).toBe('Draft 2 sent');
  await answer(page, { ...change, website: 'filled in' });
  expect(await owner.preview.listAnswers(subject)).toMatchObject([
    { verdict: 'changes', name: 'Ravi', comment: 'Longer,\nplease', versionNumber: 2, seenAt: null },
  ]);
  const mails = await database.db.selectFrom('outbox').select(['template', 'payload']).execute();
  expect(mails.map(({ template, payload }) => ({ template, ...JSON.parse(payload ?? '') }))).toMatchObject([
    { template: 'answer', title: 'Draft', versionNumber: 2, adminPath: 'portfolio?edit=1' },
  ]);
  const [entry] = (await owner.audit.listForAdmin({ area: 'content' })).items;
  expect(entry).toMatchObject({ action: 'preview.askForChange', actor: 'visitor', title: 'Draft' });
});

test('an answer is in the overview until it is marked as seen or its record is in the trash, also if its link is revoked', async () => {
  const { owner, id, share, answer } = await shared();
  const [page, other] = [await share(), await share()];
  for (const url of [page, page, other]) await answer(url, { name: 'Ravi', verdict: 'approved' });
  const unseen = async () => (await owner.overview.read()).answers.map((one) => [one.id, one.title]);
  expect(await unseen()).toEqual([3, 2, 1].map((answerId) => [answerId, 'Published']));
  await owner.preview.markAnswerSeen({ id: 1 });
  await expect(owner.preview.markAnswerSeen({ id: 1 })).rejects.toThrow('Answer not found');
  expect(await unseen()).toEqual([3, 2].map((answerId) => [answerId, 'Published']));
  await owner.preview.revoke({ id: 1 });
  expect(await unseen()).toEqual([3, 2].map((answerId) => [answerId, 'Published']));
  await owner.project.remove({ id });
  expect(await unseen()).toEqual([]);
});

test('a link to content without a version makes its first one, which answers name', async () => {
  const { owner, subject, share, answer, database } = await shared();
  await database.db.deleteFrom('versions').execute();
  await answer(await share(), { name: 'Ravi', verdict: 'approved' });
  expect(await owner.preview.listAnswers(subject)).toMatchObject([{ versionNumber: 1 }]);
  expect(await owner.version.listForAdmin({ kind: 'project', id: subject.key })).toMatchObject({
    items: [{ number: 1, state: 'published', route: 'import' }],
  });
});

test('refuses an answer that asks for a change without a comment, comes from another site, exceeds the rate limit or uses a revoked link', async () => {
  const { owner, share, answer } = await shared({ RATE_LIMIT_LEADS: '3' });
  const page = await share();
  const refused = await answer(page, { name: 'Ravi', verdict: 'changes', comment: ' ' });
  expect([refused.statusCode, refused.headers['referrer-policy']]).toEqual([400, 'no-referrer']);
  expect(refused.json()).toMatchObject({
    values: { name: 'Ravi' },
    issues: [{ path: 'comment', message: 'Please write what should be changed' }],
  });
  const approval = { name: 'Ravi', verdict: 'approved' };
  expect((await answer(page, approval, { origin: 'https://other.example' })).statusCode).toBe(403);
  const attempts = [];
  for (let count = 0; count < 4; count++) attempts.push((await answer(page, approval)).statusCode);
  expect(attempts).toEqual([303, 303, 303, 429]);
  const { items } = await owner.preview.list({});
  await owner.preview.revoke({ id: Number(items[0]?.id) });
  expect(await answer(page, approval)).toMatchObject({ statusCode: 404, body: 'gone' });
});

test('REST creates, lists and revokes preview links, and answers invalid requests with a message', async () => {
  const { sendAsAdmin, send, id } = await shared();
  const url = '/api/admin/previews';
  const made = await sendAsAdmin('POST', url, { kind: 'project', id, days: 90 });
  expect(made).toMatchObject({
    status: 201,
    body: { id: 1, url: expect.stringMatching(/\/preview\/[\w-]{43}$/), expiresAt: expect.any(String) },
  });
  expect(await sendAsAdmin('GET', `${url}?limit=1`)).toMatchObject({
    status: 200,
    headers: { 'x-total-count': '1' },
    body: [{ kind: 'project', key: String(id), versionId: null, openedCount: 0, lastOpenedAt: null }],
  });
  for (const [body, message] of [
    [{ kind: 'project', id, days: 91 }, 'Days must be a whole number from 1 to 90'],
    [{ kind: 'project' }, 'Id is required'],
    [{ kind: 'project', id, version: 99 }, 'This is not a version of this content'],
    [{ kind: 'copy', id: 'mail' }, 'Mails have no page to preview'],
    [{ kind: 'setting', id: 'booking' }, 'There is no preview of this'],
  ] as const) {
    expect(await sendAsAdmin('POST', url, body)).toMatchObject({ status: 400, body: { message } });
  }
  for (const unknown of [99, 'abc', '01']) {
    expect(await sendAsAdmin('POST', url, { kind: 'project', id: unknown })).toMatchObject({ status: 404 });
  }
  expect(await sendAsAdmin('DELETE', `${url}/1`)).toMatchObject({
    status: 200,
    body: { message: 'Preview link revoked' },
  });
  expect((await sendAsAdmin('DELETE', `${url}/1`)).status).toBe(404);
  expect((await send('POST', url, { kind: 'project', id })).status).toBe(401);
});
