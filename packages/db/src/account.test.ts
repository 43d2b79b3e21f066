import { expect, test } from 'vitest';
import {
  beginSession,
  changePassword,
  deleteExpiredSessions,
  deleteSession,
  findFirstUser,
  findLiveSession,
  findUser,
  findUserById,
  insertSession,
  insertUser,
  touchSession,
} from './account.ts';
import type { Db } from './tables.ts';
import { testDatabase } from './testing/database.ts';

const minute = 60_000;
const now = new Date('2025-06-01T10:00:00.000Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * minute);
const expiresAt = after(8 * 60);

const newUser = (db: Db, username: string) => insertUser(db, { username, password: `hash of ${username}` });
const open = (db: Db, userId: number, tokenHash: string, until = expiresAt) =>
  insertSession(db, { tokenHash, userId, now, expiresAt: until });
/** Looks a session up as the server does, with an idle timeout of one hour. */
const find = (db: Db, tokenHash: string, at: Date) =>
  findLiveSession(db, tokenHash, at, new Date(at.getTime() - 60 * minute));
const storedHashes = async (db: Db) =>
  (await db.selectFrom('adminSessions').select('sessionId').orderBy('sessionId').execute()).map((row) => row.sessionId);

test('finds a user by exact name and by id', async () => {
  const { db } = await testDatabase();
  const admin = await newUser(db, 'admin');
  expect(admin).toEqual({ id: admin.id, username: 'admin', password: 'hash of admin' });
  expect(await findUser(db, 'admin')).toEqual(admin);
  expect(await findUserById(db, admin.id)).toEqual(admin);
  for (const name of ['Admin', 'admin ', 'adm%', '']) expect(await findUser(db, name), name).toBeUndefined();
  expect(await findUserById(db, admin.id + 1)).toBeUndefined();
});

test('returns the oldest user as the first, or undefined without users', async () => {
  const { db } = await testDatabase();
  expect(await findFirstUser(db)).toBeUndefined();
  const first = await newUser(db, 'zoe');
  await newUser(db, 'adam');
  expect(await findFirstUser(db)).toEqual(first);
});

test('a live session contains its user without the password', async () => {
  const { db } = await testDatabase();
  const admin = await newUser(db, 'admin');
  const { id } = await open(db, admin.id, 'hash');
  expect(await find(db, 'hash', after(1))).toEqual({
    id,
    lastSeenAt: now,
    expiresAt,
    confirmedAt: null,
    user: { id: admin.id, username: 'admin' },
  });
  expect(await find(db, 'HASH', after(1))).toBeUndefined();
});

test('a session expires even when it is used', async () => {
  const { db } = await testDatabase();
  const { id } = await open(db, (await newUser(db, 'admin')).id, 'hash');
  await touchSession(db, id, expiresAt);
  expect(await find(db, 'hash', new Date(expiresAt.getTime() - 1))).toMatchObject({ id });
  expect(await find(db, 'hash', expiresAt)).toBeUndefined();
});

test('a session ends when it was idle too long, and using it extends it', async () => {
  const { db } = await testDatabase();
  const { id } = await open(db, (await newUser(db, 'admin')).id, 'hash');
  expect(await find(db, 'hash', after(59))).toMatchObject({ id });
  expect(await find(db, 'hash', after(60))).toBeUndefined();
  await touchSession(db, id, after(59));
  expect(await find(db, 'hash', after(60))).toMatchObject({ id, lastSeenAt: after(59), expiresAt });
});

test('logging out ends only that session', async () => {
  const { db } = await testDatabase();
  const { id: userId } = await newUser(db, 'admin');
  const { id } = await open(db, userId, 'left');
  await open(db, userId, 'kept');
  expect(await deleteSession(db, id)).toBe(true);
  expect(await deleteSession(db, id)).toBe(false);
  expect(await find(db, 'left', after(1))).toBeUndefined();
  expect(await find(db, 'kept', after(1))).toBeDefined();
});

test('changing the password ends all other sessions of that user', async () => {
  const { db } = await testDatabase();
  const [admin, other] = [await newUser(db, 'admin'), await newUser(db, 'other')];
  const { id: kept } = await open(db, admin.id, 'kept');
  await open(db, admin.id, 'phone');
  await open(db, other.id, 'someone else');
  expect(await changePassword(db, admin, 'new hash', kept)).toBe(true);
  expect(await storedHashes(db)).toEqual(['kept', 'someone else']);
  expect((await findUser(db, 'admin'))?.password).toBe('new hash');
  expect(await findUser(db, 'other')).toEqual(other);
});

test('resetting the password without a session ends every session of that user', async () => {
  const { db } = await testDatabase();
  const [admin, other] = [await newUser(db, 'admin'), await newUser(db, 'other')];
  for (const tokenHash of ['laptop', 'phone']) await open(db, admin.id, tokenHash);
  await open(db, other.id, 'someone else');
  await changePassword(db, { id: admin.id }, 'new hash');
  expect(await storedHashes(db)).toEqual(['someone else']);
});

test('changing a password fails and ends no session when the known password is outdated', async () => {
  const { db } = await testDatabase();
  const admin = await newUser(db, 'admin');
  await changePassword(db, admin, 'new hash');
  await open(db, admin.id, 'after it');
  expect(await changePassword(db, admin, 'another hash')).toBe(false);
  expect((await findUser(db, 'admin'))?.password).toBe('new hash');
  expect(await storedHashes(db)).toEqual(['after it']);
});

test('a session begins only with the current password', async () => {
  const { db } = await testDatabase();
  const admin = await newUser(db, 'admin');
  expect(await beginSession(db, admin, { tokenHash: 'before', now, expiresAt })).toBe(true);
  expect(await find(db, 'before', after(1))).toMatchObject({ user: { username: 'admin' } });
  await changePassword(db, admin, 'new hash');
  expect(await beginSession(db, admin, { tokenHash: 'after', now, expiresAt })).toBe(false);
  expect(await storedHashes(db)).toEqual([]);
});

test('a session that begins during a password change does not survive it', async () => {
  const { db } = await testDatabase();
  const admin = await newUser(db, 'admin');
  const logins = (names: string) =>
    Array.from({ length: 8 }, (_, nth) => beginSession(db, admin, { tokenHash: `${names}${nth}`, now, expiresAt }));
  const begun = [...logins('before'), changePassword(db, admin, 'new hash'), ...logins('after')];
  expect((await Promise.all(begun))[8]).toBe(true);
  expect(await storedHashes(db)).toEqual([]);
});

test('deletes only expired sessions', async () => {
  const { db } = await testDatabase();
  const { id } = await newUser(db, 'admin');
  await open(db, id, 'ended', after(5));
  await open(db, id, 'running', after(6));
  await deleteExpiredSessions(db, after(5));
  expect(await storedHashes(db)).toEqual(['running']);
});

test('refuses a session of a user who does not exist', async () => {
  const { db } = await testDatabase();
  await expect(open(db, 999_999, 'hash')).rejects.toThrow(/foreign key/i);
});

test('deleting a user deletes all sessions of that user', async () => {
  const { db } = await testDatabase();
  const { id } = await newUser(db, 'admin');
  await open(db, id, 'hash');
  await db.deleteFrom('users').where('id', '=', id).execute();
  expect(await storedHashes(db)).toEqual([]);
});
