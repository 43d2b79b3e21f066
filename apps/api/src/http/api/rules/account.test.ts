import { expect, test } from 'vitest';
import { admin } from '../../../testing/app.ts';
import { testAdmin } from '../../../testing/content.ts';
import { absent, type RejectedValue, textOfLength } from '../../../testing/rules.ts';

const mixed = 'Password must contain uppercase, lowercase, number, and special character';
const tooShort = 'Password must be at least 8 characters';
const mismatch = "Passwords don't match";
const specials = ['@', '$', '!', '%', '*', '?', '&'];
const change = { currentPassword: admin.password, newPassword: 'Another-1!', confirmPassword: 'Another-1!' };

const missing = (message: string): RejectedValue[] => [absent, null, 7, ''].map((value) => [value, message]);

test.each<[string, RejectedValue[]]>([
  ['username', [...missing('Username is required'), [textOfLength(101), 'Username too long']]],
  ['password', [...missing('Password is required'), [textOfLength(257), 'Password too long']]],
])('logging in rejects an invalid %s', async (field, rejected) => {
  const { send } = await testAdmin();
  expect((await send('POST', '/api/admin/login', admin)).status).toBe(200);
  for (const [value, message] of rejected) {
    const response = await send('POST', '/api/admin/login', { ...admin, [field]: value });
    expect.soft(response.status, String(value)).toBe(400);
    expect.soft(response.body, String(value)).toEqual({ message, issues: [{ path: field, message }] });
  }
});

test('an empty login lists the errors of both fields', async () => {
  const { send } = await testAdmin();
  expect((await send('POST', '/api/admin/login', {})).body).toEqual({
    message: 'Username is required',
    issues: [
      { path: 'username', message: 'Username is required' },
      { path: 'password', message: 'Password is required' },
    ],
  });
});

test('the longest user name and password are valid input', async () => {
  const { send } = await testAdmin();
  const longest = { username: textOfLength(100), password: textOfLength(256) };
  expect((await send('POST', '/api/admin/login', longest)).status).toBe(401);
});

test.each<[string, RejectedValue[]]>([
  ['currentPassword', [...missing('Current password is required'), [textOfLength(257), 'Password too long']]],
  [
    'newPassword',
    [
      ...missing(tooShort),
      ['Aa1!567', tooShort],
      ['another-1!', mixed],
      ['ANOTHER-1!', mixed],
      ['Another-x!', mixed],
      ['Another-11', mixed],
      ['Another#11', mixed],
      [`Aa1!${textOfLength(253)}`, 'Password too long'],
    ],
  ],
  [
    'confirmPassword',
    [...missing('Please confirm your new password'), ['another-1!', mismatch], ['Another-1! ', mismatch]],
  ],
])('changing the password rejects an invalid %s', async (field, rejected) => {
  const { send, sendAsAdmin } = await testAdmin();
  for (const [value, message] of rejected) {
    const response = await sendAsAdmin('POST', '/api/admin/change-password', { ...change, [field]: value });
    const { issues = [], ...rest }: { issues?: unknown[] } = response.body;
    expect.soft(response.status, String(value)).toBe(400);
    expect.soft(rest, String(value)).toEqual({ message });
    expect.soft(issues[0], String(value)).toEqual({ path: field, message });
  }
  expect((await send('POST', '/api/admin/login', admin)).status).toBe(200);
});

test('a password may contain each special character of the rule, and have the maximum length', async () => {
  const { send, sendAsAdmin } = await testAdmin();
  let currentPassword = admin.password;
  for (const newPassword of [...specials.map((special) => `Aa1${special}5678`), `Aa1!${textOfLength(252)}`]) {
    const sent = { currentPassword, newPassword, confirmPassword: newPassword };
    expect((await sendAsAdmin('POST', '/api/admin/change-password', sent)).status, newPassword).toBe(200);
    currentPassword = newPassword;
  }
  expect((await send('POST', '/api/admin/login', { ...admin, password: currentPassword })).status).toBe(200);
});
