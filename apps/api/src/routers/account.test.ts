import { expect, test } from 'vitest';
import { admin, testApp, testCaller } from '../testing/app.ts';
import { testAdmin } from '../testing/content.ts';

const me = '/api/admin/me';
const login = '/api/admin/login';
const newPassword = 'Another-horse-8!';
const change = { currentPassword: admin.password, newPassword, confirmPassword: newPassword };

test.each([
  ['a wrong password', { ...admin, password: 'Correct-horse-9?' }],
  ['a password in another letter case', { ...admin, password: admin.password.toUpperCase() }],
  ['an unknown user', { ...admin, username: 'nobody' }],
  ['a user name in another letter case', { ...admin, username: 'OWNER' }],
])('%s gets 401 without further details', async (_, credentials) => {
  const { send } = await testApp();
  const response = await send('POST', login, credentials);
  expect(response.status).toBe(401);
  expect(response.body).toEqual({ message: 'Invalid credentials' });
});

test('me returns the user of the session without the password', async () => {
  const { send, login: logIn } = await testApp();
  const response = await send('GET', me, undefined, await logIn());
  expect(response.status).toBe(200);
  expect(response.body).toEqual({ user: { id: expect.any(Number), username: admin.username } });
});

test('logging out ends this session and no other', async () => {
  const { send, login: logIn } = await testApp();
  const here = await logIn();
  const there = await logIn();
  const response = await send('POST', '/api/admin/logout', undefined, here);
  expect(response.status).toBe(200);
  expect(response.body).toEqual({ message: 'Logged out successfully' });
  expect((await send('GET', me, undefined, here)).status).toBe(401);
  expect((await send('GET', me, undefined, there)).status).toBe(200);
});

test('logging out accepts a JSON content type without a body', async () => {
  const { send, login: logIn } = await testApp();
  const headers = { ...(await logIn()), 'content-type': 'application/json' };
  expect((await send('POST', '/api/admin/logout', undefined, headers)).status).toBe(200);
});

test.each(['Password1!', 'P@ssw0rd', 'QWERTy123456&', '!Welcome1'])(
  'the common password %s is refused at its field',
  async (common) => {
    const { send, sendAsAdmin } = await testAdmin();
    const body = { ...change, newPassword: common, confirmPassword: common };
    const { status, body: answer } = await sendAsAdmin('POST', '/api/admin/change-password', body);
    const message = 'This password is too common. Choose another one.';
    expect([status, answer]).toEqual([400, { message, issues: [{ path: 'newPassword', message }] }]);
    expect((await send('POST', login, admin)).status).toBe(200);
  },
);

test('a changed password replaces the old one', async () => {
  const { send, sendAsAdmin } = await testAdmin();
  const response = await sendAsAdmin('POST', '/api/admin/change-password', change);
  expect(response.status).toBe(200);
  expect(response.body).toEqual({ message: 'Password changed successfully' });
  expect((await send('POST', login, admin)).status).toBe(401);
  expect((await send('POST', login, { ...admin, password: newPassword })).status).toBe(200);
});

test('changing the password ends all other sessions and keeps this one', async () => {
  const { login: logIn, send, sendAsAdmin } = await testAdmin();
  const other = await logIn();
  await sendAsAdmin('POST', '/api/admin/change-password', change);
  expect((await send('GET', me, undefined, other)).status).toBe(401);
  expect((await sendAsAdmin('GET', me)).status).toBe(200);
});

test('sessions that concurrent logins with the old password begin end with the change', async () => {
  const { login: logIn, send, sendAsAdmin } = await testAdmin();
  const sessions = [await logIn()];
  let isChanged = false;
  const changed = sendAsAdmin('POST', '/api/admin/change-password', change).finally(() => {
    isChanged = true;
  });
  const logInMeanwhile = async () => {
    while (!isChanged) {
      const { body }: { body: { sessionId?: string } } = await send('POST', login, admin);
      if (body.sessionId) sessions.push({ authorization: `Bearer ${body.sessionId}` });
    }
  };
  await Promise.all([logInMeanwhile(), logInMeanwhile(), logInMeanwhile()]);
  expect((await changed).status).toBe(200);
  for (const session of sessions) expect((await send('GET', me, undefined, session)).status).toBe(401);
});

test('of two concurrent password changes one succeeds and the other fails', async () => {
  const { login: logIn, send } = await testAdmin();
  const sessions = [await logIn(), await logIn()];
  const responses = await Promise.all(
    ['Another-horse-8!', 'Third-horse-8!'].map((password, nth) => {
      const body = { ...change, newPassword: password, confirmPassword: password };
      return send('POST', '/api/admin/change-password', body, sessions[nth]);
    }),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 400]));
});

test('a wrong current password answers 400 with an issue for its field, and changes nothing', async () => {
  const { login: logIn, send, sendAsAdmin } = await testAdmin();
  const other = await logIn();
  const message = 'Current password is incorrect';
  const response = await sendAsAdmin('POST', '/api/admin/change-password', { ...change, currentPassword: newPassword });
  expect(response.status).toBe(400);
  expect(response.body).toEqual({ message, issues: [{ path: 'currentPassword', message }] });
  expect((await send('GET', me, undefined, other)).status).toBe(200);
  expect((await send('POST', login, admin)).status).toBe(200);
});

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };

async function loggedInTwice() {
  const api = await testApp();
  const own = (await api.login()).authorization;
  const { body } = await api.send('POST', login, admin, browser);
  const other = `Bearer ${(body as { sessionId: string }).sessionId}`;
  const isIn = async (authorization: string) =>
    (await api.send('GET', me, undefined, { authorization })).status === 200;
  return { ...api, own, other, isIn, caller: testCaller(api, own) };
}

test('the list of sessions shows browser and IP address, but no token', async () => {
  const { caller } = await loggedInTwice();
  const sessions = await caller.account.sessions();
  expect(sessions).toMatchObject([
    { userAgent: browser['user-agent'], address: '127.0.0.1', isCurrent: false },
    { isCurrent: true },
  ]);
  for (const session of sessions) expect(session).not.toHaveProperty('sessionId');
});

test('endSession ends one other session', async () => {
  const { caller, isIn, own, other } = await loggedInTwice();
  const [{ id } = { id: 0 }] = await caller.account.sessions();
  await caller.account.endSession({ id });
  expect([await isIn(own), await isIn(other)]).toEqual([true, false]);
  await expect(caller.account.endSession({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('endOtherSessions ends all sessions except the current one', async () => {
  const { caller, isIn, own, other } = await loggedInTwice();
  await caller.account.endOtherSessions();
  expect([await isIn(own), await isIn(other)]).toEqual([true, false]);
});
