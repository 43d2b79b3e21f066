import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { account, loginInput, loginResponse, passwordChange, session, user } from './account.ts';
import { forEvery, refusal } from './testing/samples.ts';

describe('login', () => {
  const sent = { username: 'admin', password: 'a' };
  test('takes a username of 1 to 100 characters and a password of 1 to 256', () => {
    for (const login of [
      sent,
      { username: 'a', password: 'secret' },
      { username: 'a'.repeat(100), password: ' '.repeat(256) },
    ])
      expect(loginInput.parse({ ...login, role: 'admin' })).toEqual(login);
  });
  test.each([
    ['username', 'Username is required', 101, 'Username too long'],
    ['password', 'Password is required', 257, 'Password too long'],
  ])(
    'refuses a %s that is missing with "%s", and one of %i characters with "%s"',
    (field, missing, length, tooLong) => {
      for (const value of [undefined, null, '', 5, []])
        expect(refusal(loginInput, { ...sent, [field]: value })).toBe(`${field}: ${missing}`);
      expect(refusal(loginInput, { ...sent, [field]: 'a'.repeat(length) })).toBe(`${field}: ${tooLong}`);
    },
  );
});

test('refuses a username that no database can look up', () => {
  for (const username of ['ad\u0000min', '\ud800'])
    expect(refusal(loginInput, { username, password: 'a' })).toBe(
      'username: Username contains characters that cannot be stored',
    );
});

describe('password change', () => {
  const weak = 'newPassword: Password must contain uppercase, lowercase, number, and special character';
  const short = 'newPassword: Password must be at least 8 characters';
  const change = (newPassword: unknown, more: object = {}) => ({
    currentPassword: 'old',
    newPassword,
    confirmPassword: newPassword,
    ...more,
  });
  const classes = ['abcxyz', 'ABCXYZ', '0189', '@$!%*?&'].map((characters) => characters.split(''));
  const shuffled = (parts: string[]) =>
    fc.shuffledSubarray(parts, { minLength: parts.length, maxLength: parts.length }).map((all) => all.join(''));

  test('accepts any password of 8 to 256 characters that holds one of each kind', () => {
    const one = fc.tuple(...classes.map((characters) => fc.constantFrom(...characters)));
    const rest = fc.array(fc.constantFrom('a', 'Z', '5', '#', ' ', '\n', 'é', 'न', '~'), {
      minLength: 4,
      maxLength: 252,
    });
    const passwords = fc.tuple(one, rest).chain(([kinds, filler]) => shuffled([...kinds, ...filler]));
    const edges = ['Abcdef1!', 'Aa1@'.repeat(64), 'aB3\n45678&'];
    forEvery(passwords, (password) => expect(passwordChange.parse(change(password))).toEqual(change(password)), edges);
  });
  test('accepts each of the seven special characters, and no other in their stead', () => {
    for (const special of '@$!%*?&') expect(refusal(passwordChange, change(`Abcdef1${special}`))).toBeUndefined();
    for (const other of '#^-_=+.,:;/~ ₹') expect(refusal(passwordChange, change(`Abcdef1${other}`))).toBe(weak);
  });
  test.each([
    ['a lowercase letter', 0],
    ['an uppercase letter', 1],
    ['a digit', 2],
    ['a special character', 3],
  ])('refuses a password without %s', (_, missing) => {
    const others = classes.filter((_characters, index) => index !== missing).flat();
    const passwords = fc.string({ unit: fc.constantFrom(...others, 'é', ' ', '#'), minLength: 8, maxLength: 256 });
    const edge = ['a', 'A', '1', '!']
      .filter((_character, index) => index !== missing)
      .join('')
      .repeat(3);
    forEvery(passwords, (password) => expect(refusal(passwordChange, change(password))).toBe(weak), [edge]);
  });
  test('refuses fewer than 8 characters and more than 256', () => {
    for (const password of ['Abcde1!', '', undefined, null, 12_345_678])
      expect(refusal(passwordChange, change(password, { confirmPassword: 'x' }))).toBe(short);
    expect(refusal(passwordChange, change(`${'Aa1@'.repeat(64)}a`))).toBe('newPassword: Password too long');
  });
  test('refuses to go without the current password, or with one of more than 256 characters', () => {
    for (const currentPassword of [undefined, null, '', 5])
      expect(refusal(passwordChange, change('Abcdef1!', { currentPassword }))).toBe(
        'currentPassword: Current password is required',
      );
    const currentPassword = 'a'.repeat(257);
    expect(refusal(passwordChange, change('Abcdef1!', { currentPassword }))).toBe('currentPassword: Password too long');
    expect(refusal(passwordChange, change('Abcdef1!', { currentPassword: 'a'.repeat(256) }))).toBeUndefined();
    expect(refusal(passwordChange, change('Abcdef1!', { currentPassword: 'a' }))).toBeUndefined();
  });
  test('refuses to go without the confirmation', () => {
    for (const confirmPassword of [undefined, null, '', 5])
      expect(refusal(passwordChange, change('Abcdef1!', { confirmPassword }))).toBe(
        'confirmPassword: Please confirm your new password',
      );
  });
  test('refuses a confirmation that differs, in case or space too', () => {
    for (const confirmPassword of ['Abcdef1?', 'abcdef1!', 'Abcdef1! ', 'A'])
      expect(refusal(passwordChange, change('Abcdef1!', { confirmPassword }))).toBe(
        "confirmPassword: Passwords don't match",
      );
  });
  test('names a confirmation that differs beside the other complaints, and only once there is one', () => {
    const messages = (value: object) => passwordChange.safeParse(value).error?.issues.map(({ message }) => message);
    expect(messages(change('Abcdef1', { currentPassword: '', confirmPassword: 'x' }))).toEqual([
      'Current password is required',
      'Password must be at least 8 characters',
      'Password must contain uppercase, lowercase, number, and special character',
      "Passwords don't match",
    ]);
    expect(messages(change(undefined, { confirmPassword: 'x' }))).toEqual(['Password must be at least 8 characters']);
    expect(messages(change('Abcdef1!', { confirmPassword: '' }))).toEqual(['Please confirm your new password']);
    expect(messages({})).toEqual([
      'Current password is required',
      'Password must be at least 8 characters',
      'Please confirm your new password',
    ]);
  });
});

test('a user and a session have the fields of the specification, and when, where and with what a session was used', () => {
  expect(Object.keys(user.shape)).toEqual(['id', 'username', 'password']);
  const fields = ['id', 'sessionId', 'userId', 'createdAt', 'expiresAt', 'lastSeenAt', 'userAgent', 'address'];
  expect(Object.keys(session.shape).sort()).toEqual(fields.sort());
});

test('an account and the answer to a login never carry the password', () => {
  const stored = { id: 1, username: 'admin', password: 'hash' };
  expect(account.parse(stored)).toEqual({ id: 1, username: 'admin' });
  const expiresAt = new Date(0);
  expect(loginResponse.parse({ sessionId: 's', expiresAt, user: stored })).toEqual({
    sessionId: 's',
    expiresAt,
    user: { id: 1, username: 'admin' },
  });
});
