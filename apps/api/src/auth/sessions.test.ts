import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { admin, type TestApp, testApp } from '../testing/app.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SECOND = 1_000;

const me = async ({ send }: TestApp, headers: Record<string, string>) =>
  (await send('GET', '/api/admin/me', undefined, headers)).status;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function logIn({ send }: TestApp) {
  const { body } = await send('POST', '/api/admin/login', admin);
  return body as { sessionId: string; expiresAt: string; user: object };
}

describe('a session token', () => {
  test('has 43 base64url characters and differs for each login', async () => {
    const site = await testApp();
    const [first, second] = [await logIn(site), await logIn(site)];
    expect(first).toEqual({
      sessionId: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      expiresAt: '2025-06-02T14:00:00.000Z',
      user: { id: expect.any(Number), username: admin.username },
    });
    expect(Buffer.from(first.sessionId, 'base64url')).toHaveLength(32);
    expect(second.sessionId).not.toBe(first.sessionId);
  });

  test('is stored only as its SHA-256 hash', async () => {
    const site = await testApp();
    const { sessionId: token } = await logIn(site);
    const rows = await site.database.db.selectFrom('adminSessions').selectAll().execute();
    expect(rows.map((row) => row.sessionId)).toEqual([createHash('sha256').update(token).digest('hex')]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('cannot be replaced by the stored hash, which is answered with 401', async () => {
    const site = await testApp();
    const { sessionId: token } = await logIn(site);
    const hash = createHash('sha256').update(token).digest();
    expect(await me(site, bearer(hash.toString('hex')))).toBe(401);
    expect(await me(site, bearer(hash.toString('base64url')))).toBe(401);
  });
});

describe('a session', () => {
  test('ends an hour after the last request of a person, despite background requests of the browser', async () => {
    const site = await testApp();
    const session = await site.login();
    const unattended = { ...session, 'x-unattended': '1' };
    site.advance(59 * MINUTE);
    expect(await me(site, unattended)).toBe(200);
    site.advance(MINUTE);
    expect(await me(site, unattended)).toBe(401);
    expect(await me(site, session)).toBe(401);
  });

  test('ends 8 hours after the login, even with regular requests', async () => {
    const site = await testApp();
    const session = await site.login();
    for (let passed = 0; passed < 8 * HOUR - 30 * MINUTE; passed += 30 * MINUTE) {
      site.advance(30 * MINUTE);
      expect(await me(site, session), `after ${passed / HOUR} h`).toBe(200);
    }
    site.advance(30 * MINUTE - SECOND);
    expect(await me(site, session)).toBe(200);
    site.advance(SECOND);
    expect(await me(site, session)).toBe(401);
  });

  test('ends after 60 minutes without a request', async () => {
    const site = await testApp();
    const session = await site.login();
    site.advance(HOUR - SECOND);
    expect(await me(site, session)).toBe(200);
    site.advance(HOUR);
    expect(await me(site, session)).toBe(401);
  });

  test('is kept alive by authenticated requests over REST and tRPC', async () => {
    const site = await testApp();
    const session = await site.login();
    for (const url of ['/api/admin/services', '/trpc/account.me', '/api/call-schedules']) {
      site.advance(50 * MINUTE);
      expect((await site.send('GET', url, undefined, session)).status, url).toBe(200);
    }
  });

  test('is not kept alive by requests for public data', async () => {
    const site = await testApp();
    const session = await site.login();
    for (let times = 0; times < 2; times++) {
      site.advance(30 * MINUTE);
      expect((await site.send('GET', '/api/services', undefined, session)).status).toBe(200);
    }
    expect(await me(site, session)).toBe(401);
  });
});

test('a failed login has the same response for an unknown user and a wrong password', async () => {
  const site = await testApp();
  const attempt = async (credentials: object) => {
    const { status, text, headers } = await site.send('POST', '/api/admin/login', credentials);
    return { status, text, headers: { ...headers, date: '', 'x-request-id': '' } };
  };
  const wrong = await attempt({ ...admin, password: 'not-the-password' });
  expect(wrong).toMatchObject({ status: 401, text: '{"message":"Invalid credentials"}' });
  for (const username of ['nobody', ' owner', 'OWNER', "owner' --"]) {
    expect(await attempt({ username, password: admin.password }), username).toEqual(wrong);
  }
  expect(await site.database.db.selectFrom('adminSessions').select('id').execute()).toEqual([]);
});

describe('the Bearer header', () => {
  test('is the only credential', async () => {
    const site = await testApp();
    const { sessionId: token } = await logIn(site);
    const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` });
    const rejected: Record<string, string>[] = [
      {},
      { cookie: `adminSession=${token}` },
      { cookie: `sessionId=${token}; session=${token}; token=${token}; Authorization=Bearer ${token}` },
      basic(`${admin.username}:${admin.password}`),
      basic(`${admin.username}:${token}`),
      basic(`${token}:`),
      { 'proxy-authorization': `Bearer ${token}` },
      { 'x-session-id': token, 'x-auth-token': token, 'x-api-key': token, sessionid: token },
      { authorization: token },
      { authorization: `Token ${token}` },
      { authorization: `Bearer: ${token}` },
      { authorization: `Bearer "${token}"` },
      { authorization: `Bearer\t${token}` },
      { authorization: `Bearer ${token.slice(0, -1)}` },
      { authorization: `Bearer ${token}A` },
      { authorization: `Bearer ${token}, Bearer ${token}` },
      { authorization: `Bearer ${'A'.repeat(43)}` },
      { authorization: 'Bearer ' },
      { authorization: 'Bearer undefined' },
    ];
    for (const headers of rejected) expect(await me(site, headers), JSON.stringify(headers)).toBe(401);
    expect(await me(site, bearer(token))).toBe(200);
  });

  test('is not read from the query or the body', async () => {
    const site = await testApp();
    const { sessionId: token } = await logIn(site);
    for (const name of ['sessionId', 'token', 'access_token', 'authorization', 'adminSession']) {
      for (const value of [token, `Bearer%20${token}`]) {
        const url = `/api/admin/me?${name}=${value}`;
        expect((await site.send('GET', url)).status, url).toBe(401);
        expect((await site.send('GET', `/trpc/account.me?${name}=${value}`)).status, url).toBe(401);
      }
    }
    const body = { sessionId: token, token, authorization: `Bearer ${token}` };
    expect((await site.send('POST', '/api/admin/logout', body)).status).toBe(401);
  });

  test('accepts its scheme in any letter case', async () => {
    const site = await testApp();
    const { sessionId: token } = await logIn(site);
    for (const scheme of ['bearer', 'BEARER'])
      expect(await me(site, { authorization: `${scheme} ${token}` })).toBe(200);
  });

  test('is named by WWW-Authenticate in a 401 response', async () => {
    const { send } = await testApp();
    const { status, headers, body } = await send('GET', '/api/admin/me');
    expect({ status, body, scheme: headers['www-authenticate'] }).toEqual({
      status: 401,
      body: { message: 'Please log in to continue' },
      scheme: 'Bearer',
    });
  });
});

test('no response sets a cookie', async () => {
  const site = await testApp();
  const session = await site.login();
  const responses = [
    await site.send('POST', '/api/admin/login', admin),
    await site.send('POST', '/api/admin/login', { ...admin, password: 'wrong' }),
    await site.send('POST', '/trpc/account.login', admin),
    await site.send('GET', '/api/admin/me', undefined, { ...session, cookie: 'a=b' }),
    await site.send('GET', '/api/admin/me'),
    await site.send('GET', '/api/services'),
    await site.send('GET', '/api/nothing'),
    await site.send('GET', '/'),
    await site.send('GET', '/admin'),
    await site.send('POST', '/api/contact', '{'),
    await site.send('POST', '/api/admin/logout', undefined, session),
  ];
  expect(responses.map(({ status }) => status)).toEqual([200, 401, 200, 200, 401, 200, 404, 200, 200, 400, 200]);
  for (const { headers } of responses) expect(headers).not.toHaveProperty('set-cookie');
});
