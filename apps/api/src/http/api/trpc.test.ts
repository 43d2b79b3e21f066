import superjson from 'superjson';
import { expect, test, vi } from 'vitest';
import { admin, type TestApp, testApp } from '../../testing/app.ts';
import { bodies, testAdmin } from '../../testing/content.ts';

const start = new Date('2025-06-02T06:00:00.000Z');

type Envelope = { result?: { data: never }; error?: never };
/** An error from before tRPC runs has its message in the REST form and in the tRPC form. */
const errorBody = (message: string) => ({ message, error: { json: { message } } });

type ErrorBody = { message: string; data: Record<string, unknown> };

/** Deserialises the result or the error of a call, like the browser does. */
function read({ result, error }: Envelope): unknown {
  return error ? superjson.deserialize(error) : superjson.deserialize(result?.data as never);
}

const inputOf = (input: unknown) => `input=${encodeURIComponent(JSON.stringify(input))}`;
const stored = async ({ database }: TestApp) => database.db.selectFrom('contactSubmissions').select('name').execute();

test('GET runs a query and returns dates as dates', async () => {
  const { add, send } = await testAdmin();
  const { id } = await add('caseStudy');
  const response = await send('GET', `/trpc/caseStudy.byId?${inputOf({ id })}`);
  expect(response.status).toBe(200);
  expect(read(response.body)).toMatchObject({ ...bodies.caseStudy, id, createdAt: start });
});

test('a query needs no input parameter when all its input is optional', async () => {
  const { add, send } = await testAdmin();
  await add('service');
  const response = await send('GET', '/trpc/service.list');
  expect(response.status).toBe(200);
  expect(read(response.body)).toMatchObject({ total: 1, items: [{ createdAt: start, updatedAt: start }] });
});

test('POST runs a mutation and returns dates as dates', async () => {
  const { send } = await testApp();
  const response = await send('POST', '/trpc/account.login', admin);
  expect(response.status).toBe(200);
  expect(read(response.body)).toMatchObject({
    expiresAt: new Date('2025-06-02T14:00:00.000Z'),
    user: { username: admin.username },
  });
});

test('the session is read from the Bearer header', async () => {
  const { sendAsAdmin } = await testAdmin();
  const response = await sendAsAdmin('POST', '/trpc/post.create', bodies.post);
  expect(response.status).toBe(200);
  expect(read(response.body)).toMatchObject({
    slug: bodies.post.slug,
    publishedAt: new Date('2025-05-01T09:30:00.000Z'),
  });
});

test('input is plain JSON, with dates as strings', async () => {
  const { send, listField } = await testAdmin();
  const response = await send('POST', '/trpc/callRequest.schedule', { ...bodies.call, preferredDate: '2025-06-12' });
  expect(response.status).toBe(200);
  expect(await listField('/api/call-schedules', 'preferredDate')).toEqual(['2025-06-12T00:00:00.000Z']);
});

test('input in superjson form is rejected', async () => {
  const api = await testApp();
  const response = await api.send('POST', '/trpc/contact.send', superjson.serialize(bodies.contact));
  expect(response.status).toBe(400);
  expect(read(response.body)).toMatchObject({ message: 'Name must be at least 2 characters' });
  expect(await stored(api)).toEqual([]);
});

test('a batch returns one result or error for each call', async () => {
  const { send } = await testApp();
  const calls = { 0: { limit: 5 }, 1: { slug: 'no-such-post' }, 2: { limit: 0 } };
  const response = await send('GET', `/trpc/service.list,post.bySlug,project.list?batch=1&${inputOf(calls)}`);
  expect(response.status).toBe(207);
  const [services, post, projects] = (response.body as Envelope[]).map(read);
  expect(services).toEqual({ items: [], total: 0 });
  expect(post).toMatchObject({ message: 'Blog post not found', data: { httpStatus: 404 } });
  expect(projects).toMatchObject({ data: { httpStatus: 400, issues: [{ path: 'limit' }] } });
});

test('a batch runs each of its mutations', async () => {
  const api = await testApp();
  const calls = { 0: bodies.contact, 1: { ...bodies.contact, name: 'Asha Rao' } };
  expect((await api.send('POST', '/trpc/contact.send,contact.send?batch=1', calls)).status).toBe(200);
  expect((await stored(api)).map(({ name }) => name).toSorted()).toEqual(['Asha Rao', 'Ravi Kumar']);
});

test('a batch may contain ten calls, and one of eleven calls is answered with 400', async () => {
  const api = await testApp();
  const batch = (name: string, size: number, comma = ',') => `/trpc/${Array(size).fill(name).join(comma)}?batch=1`;
  const calls = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [index, bodies.contact]));
  const ten = await api.send('GET', `${batch('service.list', 10)}&${inputOf({})}`);
  expect(ten.status).toBe(200);
  expect(ten.body).toHaveLength(10);
  for (const comma of [',', '%2C']) {
    for (const response of [
      await api.send('GET', `${batch('service.list', 11, comma)}&${inputOf({})}`),
      await api.send('POST', batch('contact.send', 11, comma), calls),
    ]) {
      expect(response.status).toBe(400);
      expect(response.body).toMatchObject(errorBody('A batch holds at most 10 calls'));
    }
  }
  expect(await stored(api)).toEqual([]);
});

test('answers 404 to procedure names with escaped commas, and to internal procedures', async () => {
  const { send } = await testApp();
  for (const comma of ['%252C', '%25252C', '%252c']) {
    const url = `/trpc/${Array(50).fill('post.list').join(comma)}?batch=1&${inputOf({})}`;
    expect((await send('GET', url)).status, comma).toBe(404);
  }
  for (const name of ['sitemap.posts', 'sitemap.pages', 'post.feed', 'service.list,post.feed']) {
    expect((await send('GET', `/trpc/${name}?batch=1&${inputOf({})}`)).status, name).toBe(404);
  }
});

test('answers invalid input with the issues of its fields', async () => {
  const { send } = await testApp();
  const response = await send('POST', '/trpc/contact.send', { ...bodies.contact, name: 'R', email: 'nobody' });
  expect(response.status).toBe(400);
  expect((read(response.body) as ErrorBody).data).toEqual({
    code: 'BAD_REQUEST',
    httpStatus: 400,
    issues: [
      { path: 'name', message: 'Name must be at least 2 characters' },
      { path: 'email', message: 'Invalid email format' },
    ],
  });
});

test('no error contains a stack or a procedure path', async () => {
  const { send } = await testApp();
  for (const [method, url, body, status] of [
    ['GET', `/trpc/service.list?${inputOf({ limit: 0 })}`, undefined, 400],
    ['GET', '/trpc/account.me', undefined, 401],
    ['POST', '/trpc/account.login', { ...admin, password: 'wrong' }, 401],
    ['GET', `/trpc/post.bySlug?${inputOf({ slug: 'none' })}`, undefined, 404],
    ['GET', '/trpc/nothing.here', undefined, 404],
    ['GET', '/trpc/__proto__', undefined, 404],
    ['POST', '/trpc/service.list', {}, 405],
    ['GET', '/trpc/contact.send', undefined, 405],
  ] as const) {
    const response = await send(method, url, body);
    expect(response.status, url).toBe(status);
    const { message, data, ...rest } = read(response.body) as ErrorBody & { code: number };
    expect(message, url).toMatch(/^[A-Z][\w ]+$|^limit must be/);
    const present = Object.keys(data).filter((key) => data[key] !== undefined && key !== 'issues');
    expect([...present, data.httpStatus], url).toEqual(['code', 'httpStatus', status]);
    expect(Object.keys(rest), url).toEqual(['code']);
    expect(response.text, url).not.toMatch(/stack|node_modules|\.ts\b|"path":"(account|service|post|contact|nothing)/);
  }
});

test('no response is streamed', async () => {
  const { send } = await testApp();
  const url = `/trpc/nothing.here,account.me,project.list?batch=1&${inputOf({ 2: { limit: 0 } })}`;
  const { body } = await send('GET', url, undefined, { 'trpc-accept': 'application/jsonl' });
  const messages = (body as Envelope[]).map((call) => (read(call) as ErrorBody).message);
  expect(messages).toEqual(['Not found', 'Please log in to continue', expect.stringMatching('^limit must be')]);
});

test('answers 400 to a repeated parameter', async () => {
  const { send } = await testApp();
  const input = inputOf({});
  for (const search of [`batch=1&batch=1&${input}`, `batch=1&${input}&${input}`, `${input}&${input}`]) {
    const response = await send('GET', `/trpc/service.list?${search}`);
    expect(response.status, search).toBe(400);
    expect(response.body, search).toMatchObject(errorBody('Send each parameter once'));
  }
});

test('equal invalid inputs share one answer, which is not cached', async () => {
  const site = await testApp();
  const url = `/trpc/service.list,service.list?batch=1&${inputOf({ 0: { limit: 0 }, 1: {} })}`;
  const list = vi.spyOn(site.deps.db, 'selectFrom');
  const before = list.mock.calls.length;
  const responses = await Promise.all(Array.from({ length: 10 }, () => site.send('GET', url)));
  expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(207));
  const readsOfOne = list.mock.calls.length - before;
  await site.send('GET', url);
  expect(list.mock.calls.length - before).toBe(readsOfOne * 2);
});

test('an unknown procedure answers 404 without repeating its name', async () => {
  const { send } = await testApp();
  for (const name of ['nothing.here', 'service', 'service.nothing', 'constructor', 'toString', '']) {
    const response = await send('GET', `/trpc/${name}`);
    expect(response.status, name).toBe(404);
    expect(read(response.body), name).toMatchObject({
      message: 'Not found',
      data: { code: 'NOT_FOUND', httpStatus: 404 },
    });
  }
});

test('HEAD is answered like GET, and other methods answer 404 or 405', async () => {
  const { app, send } = await testApp();
  const url = `/trpc/service.list?${inputOf({ limit: 1 })}`;
  const [head, get] = [await app.inject({ method: 'HEAD', url }), await app.inject({ method: 'GET', url })];
  expect([head.statusCode, head.headers.etag, head.body]).toEqual([200, get.headers.etag, '']);
  for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const) {
    for (const headers of [{}, { 'content-type': 'application/json' }]) {
      for (const path of ['service.list', 'contact.send', 'account.me']) {
        const { status, text } = await send(method, `/trpc/${path}`, undefined, headers);
        expect(status, `${method} ${path}`).toBe(method === 'TRACE' ? 404 : 405);
        expect(text, `${method} ${path}`).toMatch(/"message":"(Not found|This method is not supported here)"/);
      }
    }
  }
});

test('answers 415 to a body that is not JSON', async () => {
  const api = await testApp();
  const json = JSON.stringify(bodies.contact);
  const part = '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nRavi\r\n--x--\r\n';
  for (const [type, body] of [
    ['multipart/form-data; boundary=x', part],
    ['text/plain', json],
    ['application/x-www-form-urlencoded', new URLSearchParams(bodies.contact).toString()],
    ['application/octet-stream', json],
    ['application/jsonp', json],
    ['text/plain; application/json', json],
    ['', json],
  ] as const) {
    for (const url of ['/trpc/contact.send', '/trpc/contact.send?batch=1', '/trpc/nothing.here']) {
      const response = await api.send('POST', url, body, { 'content-type': type });
      expect(response.status, `${type} ${url}`).toBe(415);
      expect(response.body, `${type} ${url}`).toMatchObject(errorBody('Send the body as application/json'));
    }
  }
  expect(await stored(api)).toEqual([]);
});

test('accepts a content type with charset=utf-8', async () => {
  const { send } = await testApp();
  for (const type of ['application/json; charset=utf-8', 'application/json;charset=UTF-8']) {
    expect((await send('POST', '/trpc/contact.send', bodies.contact, { 'content-type': type })).status, type).toBe(200);
  }
});

test('answers invalid JSON with our own message', async () => {
  const { send } = await testApp();
  const message = 'The request could not be understood';
  const bad = ['{"name":', 'name=Ravi', '', "{'name': 'Ravi'}", '{"name":"Ravi"}}'];
  for (const [method, url, body] of [
    ...bad.map((text) => ['POST', '/trpc/contact.send', text] as const),
    ...bad
      .slice(0, 2)
      .map((text) => ['GET', `/trpc/service.list?input=${encodeURIComponent(text)}`, undefined] as const),
  ]) {
    const response = await send(method, url, body);
    expect(response.status, `${url} ${body}`).toBe(400);
    expect(read(response.body), `${url} ${body}`).toMatchObject({
      message,
      data: { code: 'BAD_REQUEST', httpStatus: 400 },
    });
  }
});

test('answers a batch that is not an object with our own message', async () => {
  const { send } = await testApp();
  for (const body of ['{"0":', '5', 'null', '[]', '"text"']) {
    const response = await send('POST', '/trpc/contact.send?batch=1', body);
    expect(response.status, body).toBe(400);
    expect((response.body as Envelope[]).map(read), body).toMatchObject([{ data: { httpStatus: 400 } }]);
    expect(response.text, body).not.toMatch(/stack|Unexpected|Zod/);
  }
});

test('responses that contain a private procedure are sent with no-store', async () => {
  const { send } = await testApp();
  const mixed = '/trpc/service.list,account.me?batch=1';
  for (const url of ['/trpc/account.me', '/trpc/post.listAll', mixed, '/trpc/nothing.here']) {
    expect((await send('GET', url)).headers['cache-control'], url).toBe('no-store');
  }
});
