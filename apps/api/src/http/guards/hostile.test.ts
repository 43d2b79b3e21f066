import { describe, expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { bodies, createPaths, testAdmin } from '../../testing/content.ts';
import { sendHostile } from '../../testing/hostile.ts';

const NOT_JSON = 'The body is not valid JSON';
const NOT_AN_OBJECT = 'Send a JSON object';
const NOT_UNDERSTOOD = 'The request could not be understood';
const WRONG_TYPE = 'Send the body as application/json';
const TOO_LARGE = 'The body is too large: at most 64 KiB are accepted without logging in';
const UNSTORABLE = 'contains characters that cannot be stored';

const json = { 'content-type': 'application/json' };
const publicPosts = ['/api/contact', '/api/schedule-call', '/api/services/1/enquiry', '/api/admin/login'];
const KIB = 1024;
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

describe('a body', () => {
  test('that is not JSON answers 400 over REST and tRPC', async () => {
    const site = await testApp();
    for (const payload of ['{', '{"name":}', '<xml/>', 'name=Asha', '{} {}', "{'name':'Asha'}", '\u0000', '\ufffe']) {
      for (const url of publicPosts) {
        expect(await sendHostile(site, { url, payload, headers: json })).toEqual({ status: 400, message: NOT_JSON });
      }
      const trpc = await sendHostile(site, { url: '/trpc/contact.send', payload, headers: json });
      expect(trpc).toEqual({ status: 400, message: NOT_UNDERSTOOD });
    }
  });

  test('that is a list, a string, a number or a boolean answers that an object is required', async () => {
    const site = await testApp();
    for (const payload of ['[]', '[{}]', '"text"', '0', '1e999', 'true', 'false']) {
      for (const url of ['/api/contact', '/api/schedule-call', '/api/admin/login', '/trpc/contact.send']) {
        const response = await sendHostile(site, { url, payload, headers: json });
        expect(response, `${url} ${payload}`).toEqual({ status: 400, message: NOT_AN_OBJECT });
      }
    }
  });

  test('with more than 32 levels answers 400 over REST and tRPC, as does such an input in a URL', async () => {
    const site = await testApp();
    const tooDeep = { status: 400, message: 'The JSON has too many levels' };
    for (const payload of [nested(33), nested(5_000), nested(30_000), '{"a":'.repeat(5_000), `{"\\"":${nested(32)}}`]) {
      for (const url of [...publicPosts, '/trpc/contact.send', '/trpc/contact.send,contact.send?batch=1']) {
        const response = await sendHostile(site, { url, payload, headers: json });
        expect(response, `${url} ${payload.slice(0, 50)}`).toEqual(tooDeep);
      }
      if (payload.length > 12_000) continue;
      for (const url of [
        '/trpc/service.bySlug?input=',
        '/trpc/account.me?input=',
        '/trpc/service.list?batch=1&input=',
      ]) {
        expect(await sendHostile(site, { method: 'GET', url: url + encodeURI(payload) }), url).toEqual(tooDeep);
      }
    }
  });

  test('may contain any brackets in its texts', async () => {
    const site = await testApp();
    const payload = { ...bodies.contact, message: `\\"${'[{'.repeat(100)}` };
    expect((await site.send('POST', '/api/contact', payload)).status).toBe(201);
    expect((await site.send('POST', '/api/contact', nested(32))).body).toMatchObject({ message: NOT_AN_OBJECT });
  });

  test('that is null or empty answers with the first missing field', async () => {
    const site = await testApp();
    for (const payload of ['null', '', ' \n ', '{}']) {
      const name = { status: 400, message: 'Name must be at least 2 characters' };
      expect(await sendHostile(site, { url: '/api/contact', payload, headers: json }), payload).toEqual(name);
      const user = { status: 400, message: 'Username is required' };
      expect(await sendHostile(site, { url: '/api/admin/login', payload, headers: json }), payload).toEqual(user);
    }
  });

  test('may be empty for logout and DELETE with a JSON content type', async () => {
    const { add, session, ...site } = await testAdmin();
    const { id } = await add('project');
    for (const payload of ['', '  ']) {
      const login = (await site.login()).authorization;
      const logout = { url: '/api/admin/logout', payload, headers: { ...json, authorization: login } };
      expect(await sendHostile(site, logout)).toEqual({ status: 200, message: 'Logged out successfully' });
    }
    const gone = {
      method: 'DELETE',
      url: `/api/portfolio/${id}`,
      payload: '',
      headers: { ...json, ...session },
    } as const;
    expect(await sendHostile(site, gone)).toEqual({ status: 200, message: 'Project deleted successfully' });
  });

  test('of any other content type answers 415, with or without a session', async () => {
    const { session, ...site } = await testAdmin();
    const types = [
      'text/plain',
      'text/plain; charset=application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/xml',
      'application/jsonp',
      'application/vnd.api+json',
      'json',
      '*/*',
      ';',
    ];
    for (const type of types) {
      const headers = { ...session, 'content-type': type };
      for (const url of [
        ...publicPosts,
        '/api/portfolio',
        '/trpc/contact.send',
        '/trpc/project.create,post.create?batch=1',
      ]) {
        const response = await sendHostile(site, { url, payload: '{}', headers });
        expect(response, `${url} ${type}`).toEqual({ status: 415, message: WRONG_TYPE });
      }
      for (const [method, url] of [
        ['PUT', '/api/portfolio/1'],
        ['PATCH', '/api/services/1'],
        ['DELETE', '/api/services/1'],
      ] as const) {
        expect(await sendHostile(site, { method, url, payload: '{}', headers }), type).toEqual({
          status: 415,
          message: WRONG_TYPE,
        });
      }
    }
  });

  test('over 64 KiB answers 413, and one of exactly 64 KiB is read', async () => {
    const site = await testApp();
    const sized = (bytes: number) => `{"name":"${'a'.repeat(bytes - 11)}"}`;
    for (const url of ['/api/contact', '/api/admin/login', '/trpc/contact.send', '/trpc/contact.send?batch=1']) {
      const over = await sendHostile(site, { url, payload: sized(64 * KIB + 1), headers: json });
      expect(over, url).toEqual({ status: 413, message: TOO_LARGE });
      const exact = await sendHostile(site, { url, payload: sized(64 * KIB), headers: json });
      expect(exact.status, url).not.toBe(413);
    }
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/octet-stream']) {
      for (const url of ['/api/contact', '/trpc/contact.send']) {
        const response = await sendHostile(site, {
          url,
          payload: 'a'.repeat(600 * KIB),
          headers: { 'content-type': type },
        });
        expect(response, type).toEqual({ status: 415, message: WRONG_TYPE });
      }
    }
  });

  test('cannot change a prototype', async () => {
    const { session, ...site } = await testAdmin();
    const { name, email, message } = bodies.contact;
    const valid = JSON.stringify({ name, email, message }).slice(1);
    for (const payload of [
      `{"__proto__":{"contacted":true},${valid}`,
      `{"constructor":{"prototype":{"id":7}},${valid}`,
    ]) {
      expect(await sendHostile(site, { url: '/api/contact', payload, headers: json })).toEqual({
        status: 400,
        message: NOT_JSON,
      });
      expect((await sendHostile(site, { url: '/trpc/contact.send', payload, headers: json })).status).toBe(200);
    }
    for (const key of ['constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', 'toJSON', 'length']) {
      const payload = `{"${key}":"x",${valid}`;
      expect((await sendHostile(site, { url: '/api/contact', payload, headers: json })).status, key).toBe(201);
    }
    const stored = (await site.send('GET', '/api/contact-submissions', undefined, session)).body as object[];
    expect(stored).toHaveLength(9);
    for (const lead of stored) expect(lead).toMatchObject({ ...bodies.contact, contacted: false, service: null });
    expect(({} as { contacted?: boolean }).contacted).toBeUndefined();
  });
});

describe('text', () => {
  test.each([
    ['NUL', 'a \u0000 b and more'],
    ['a lone high surrogate', 'a \ud800 b and more'],
    ['a lone low surrogate', 'a \udfff b and more'],
  ])('with %s answers 400 and names the field', async (_, text) => {
    const site = await testApp();
    const cases: [keyof typeof createPaths, string, string][] = [
      ['contact', 'name', `Name ${UNSTORABLE}`],
      ['contact', 'message', `Message ${UNSTORABLE}`],
      ['contact', 'email', 'Invalid email format'],
      ['call', 'company', `Company ${UNSTORABLE}`],
      ['call', 'phone', 'Invalid phone number format'],
      ['call', 'preferredDate', 'Please select a preferred date'],
    ];
    for (const [entity, field, message] of cases) {
      const payload = { ...bodies[entity], [field]: text };
      expect(await sendHostile(site, { url: createPaths[entity], payload, headers: json }), field).toEqual({
        status: 400,
        message,
      });
    }
  });

  test('that looks like SQL or markup is stored as text', async () => {
    const { session, ...site } = await testAdmin();
    const text = `'); drop table contact_submissions; -- <script>alert("1")</script> \${x} {{x}} %s 💥 \u202e`;
    const payload = { ...bodies.contact, name: "Robert'); DROP TABLE users;--", message: text };
    expect((await sendHostile(site, { url: '/api/contact', payload, headers: json })).status).toBe(201);
    const stored = (await site.send('GET', '/api/contact-submissions', undefined, session)).body;
    expect(stored).toMatchObject([{ name: payload.name, message: text }]);
  });
});

test('lists one issue for each field', async () => {
  const { app } = await testApp();
  const payload = { name: ['Bob'], email: 'a@client.example', message: 'hello hello' };
  const response = await app.inject({ method: 'POST', url: '/api/contact', payload });
  expect(response.json().issues).toEqual([{ path: 'name', message: 'Name must be at least 2 characters' }]);
});
