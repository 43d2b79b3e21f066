import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { account, loginInput, loginResponse, passwordChange, session, user } from './account.ts';
import { firstIssue, forEvery } from './testing/samples.ts';

describe('login', () => {
  const sent = { username: 'admin', password: 'a' };
  test('accepts a username of 1 to 100 characters and a password of 1 to 256', () => {
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
  ])('rejects a missing %s with "%s", and one of %i characters with "%s"', (field, missing, length, tooLong) => {
    for (const value of [undefined, null, '', 5, []])
      expect(firstIssue(loginInput, { ...sent, [field]: value })).toBe(`${field}: ${missing}`);
    expect(firstIssue(loginInput, { ...sent, [field]: 'a'.repeat(length) })).toBe(`${field}: ${tooLong}`);
  });
});

test('rejects a username with characters that cannot be stored', () => {
  for (const username of ['ad\u0000min', '\ud800'])
    expect(firstIssue(loginInput, { username, password: 'a' })).toBe(
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

  test('accepts passwords of 8 to 256 characters with one character of each kind', () => {
    const one = fc.tuple(...classes.map((characters) => fc.constantFrom(...characters)));
    const rest = fc.array(fc.constantFrom('a', 'Z', '5', '#', ' ', '\n', 'é', 'न', '~'), {
      minLength: 4,
      maxLength: 252,
    });
    const passwords = fc.tuple(one, rest).chain(([kinds, filler]) => shuffled([...kinds, ...filler]));
    const edges = ['Abcdef1!', 'Aa1@'.repeat(64), 'aB3\n45678&'];
    forEvery(passwords, (password) => expect(passwordChange.parse(change(password))).toEqual(change(password)), edges);
  });
  test('counts exactly seven characters as special', () => {
    for (const special of '@$!%*?&') expect(firstIssue(passwordChange, change(`Abcdef1${special}`))).toBeUndefined();
    for (const other of '#^-_=+.,:;/~ ₹') expect(firstIssue(passwordChange, change(`Abcdef1${other}`))).toBe(weak);
  });
  test.each([
    ['a lowercase letter', 0],
    ['an uppercase letter', 1],
    ['a digit', 2],
    ['a special character', 3],
  ])('rejects a password without %s', (_, missing) => {
    const others = classes.filter((_characters, index) => index !== missing).flat();
    const passwords = fc.string({ unit: fc.constantFrom(...others, 'é', ' ', '#'), minLength: 8, maxLength: 256 });
    const edge = ['a', 'A', '1', '!']
      .filter((_character, index) => index !== missing)
      .join('')
      .repeat(3);
    forEvery(passwords, (password) => expect(firstIssue(passwordChange, change(password))).toBe(weak), [edge]);
  });
  test('rejects passwords shorter than 8 or longer than 256 characters', () => {
    for (const password of ['Abcde1!', '', undefined, null, 12_345_678])
      expect(firstIssue(passwordChange, change(password, { confirmPassword: 'x' }))).toBe(short);
    expect(firstIssue(passwordChange, change(`${'Aa1@'.repeat(64)}a`))).toBe('newPassword: Password too long');
  });
  test('requires the current password, of at most 256 characters', () => {
    for (const currentPassword of [undefined, null, '', 5])
      expect(firstIssue(passwordChange, change('Abcdef1!', { currentPassword }))).toBe(
        'currentPassword: Current password is required',
      );
    const currentPassword = 'a'.repeat(257);
    expect(firstIssue(passwordChange, change('Abcdef1!', { currentPassword }))).toBe(
      'currentPassword: Password too long',
    );
    expect(firstIssue(passwordChange, change('Abcdef1!', { currentPassword: 'a'.repeat(256) }))).toBeUndefined();
    expect(firstIssue(passwordChange, change('Abcdef1!', { currentPassword: 'a' }))).toBeUndefined();
  });
  test('requires the confirmation', () => {
    for (const confirmPassword of [undefined, null, '', 5])
      expect(firstIssue(passwordChange, change('Abcdef1!', { confirmPassword }))).toBe(
        'confirmPassword: Please confirm your new password',
      );
  });
  test('rejects a confirmation that differs, also when only in case or spaces', () => {
    for (const confirmPassword of ['Abcdef1?', 'abcdef1!', 'Abcdef1! ', 'A'])
      expect(firstIssue(passwordChange, change('Abcdef1!', { confirmPassword }))).toBe(
        "confirmPassword: Passwords don't match",
      );
  });
  test('reports a different confirmation together with other issues, but not a missing confirmation twice', () => {
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

test('users and sessions have exactly the fields of the specification and those about the use of a session', () => {
  expect(Object.keys(user.shape)).toEqual(['id', 'username', 'password']);
  const fields = [
    'id',
    'sessionId',
    'userId',
    'createdAt',
    'expiresAt',
    'confirmedAt',
    'lastSeenAt',
    'userAgent',
    'address',
  ];
  expect(Object.keys(session.shape).sort()).toEqual(fields.sort());
});

test('accounts and login responses do not contain the password', () => {
  const stored = { id: 1, username: 'admin', password: 'hash' };
  expect(account.parse(stored)).toEqual({ id: 1, username: 'admin' });
  const expiresAt = new Date(0);
  expect(loginResponse.parse({ sessionId: 's', expiresAt, user: stored })).toEqual({
    sessionId: 's',
    expiresAt,
    user: { id: 1, username: 'admin' },
  });
});
