import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '../tables.ts';
import { engine, testDatabase } from '../testing/database.ts';
import { appendAudit, findAuditHead, listAudit, purgeAuditLog, verifyAuditLog } from './audit-log.ts';

const at = new Date('2026-03-04T05:06:07.089Z');
const entry = (title: string, day = 0) => ({
  at: new Date(at.getTime() + day * 86_400_000),
  action: 'post.update',
  actor: 'owner',
  title,
  changes: [{ field: 'title', before: 'Old "title"', after: title }],
});

async function loggedDatabase(titles = ['one', 'two', 'three', 'four']) {
  const { db } = await testDatabase();
  for (const [index, title] of titles.entries()) await appendAudit(db, entry(title, index));
  return db;
}

/** Runs a statement that the triggers would refuse. */
const runWithoutTriggers = (db: Db, statement: string) =>
  db.transaction().execute(async (transaction) => {
    const disable =
      engine() === 'sqlite'
        ? ['drop trigger audit_log_update', 'drop trigger audit_log_delete']
        : ['set local session_replication_role = replica'];
    for (const one of [...disable, statement]) await sql.raw(one).execute(transaction);
  });

test('entries appended at the same time form one chain', async () => {
  const { db } = await testDatabase();
  expect(await findAuditHead(db)).toEqual({ id: 0, hash: '' });
  await Promise.all(Array.from({ length: 20 }, (_, index) => appendAudit(db, entry(`post ${index}`))));
  expect(await verifyAuditLog(db)).toMatchObject({ count: 20, brokenAt: null });
  const { items } = await listAudit(db, {});
  expect(items.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => 20 - index));
  expect(await findAuditHead(db)).toEqual({ id: 20, hash: items[0]?.hash });
});

test('an entry of a transaction that fails is not stored, and the chain continues', async () => {
  const db = await loggedDatabase(['one']);
  const failing = db.transaction().execute(async (transaction) => {
    await appendAudit(transaction, entry('lost'));
    throw new Error('failed');
  });
  await expect(failing).rejects.toThrow('failed');
  await appendAudit(db, entry('two'), entry('three'));
  expect(await verifyAuditLog(db)).toMatchObject({ count: 3, brokenAt: null });
});

test.each([
  ['an update', "update audit_log set actor = 'somebody'"],
  ['a deletion', 'delete from audit_log where id = 1'],
])('the database refuses %s of entries', async (_, statement) => {
  const db = await loggedDatabase();
  await expect(sql.raw(statement).execute(db)).rejects.toThrow('Entries of the audit log cannot be changed or deleted');
  expect(await verifyAuditLog(db)).toMatchObject({ count: 4, brokenAt: null });
});

test.each([
  ['a changed entry', "update audit_log set changes = '[]' where id = 2", 2],
  ['a deleted entry', 'delete from audit_log where id = 2', 3],
  ['a deleted first entry', 'delete from audit_log where id = 1', 2],
  [
    'an inserted entry',
    `insert into audit_log (id, at, action, actor, changes, count, previous_hash, hash)
     select 5, at, action, 'somebody', changes, count, hash, hash from audit_log where id = 4`,
    5,
  ],
])('the verification finds %s', async (_, statement, brokenAt) => {
  const db = await loggedDatabase();
  await runWithoutTriggers(db, statement);
  expect(await verifyAuditLog(db)).toMatchObject({ brokenAt });
});

test('a purge deletes the oldest entries only, records the last of them, and keeps the chain verifiable', async () => {
  const db = await loggedDatabase();
  const third = new Date(at.getTime() + 2 * 86_400_000);
  expect(await purgeAuditLog(db, third, third)).toBe(2);
  const { items } = await listAudit(db, {});
  expect(items.map(({ action, title, count }) => [action, title, count])).toEqual([
    ['audit.purge', null, 2],
    ['post.update', 'four', 1],
    ['post.update', 'three', 1],
  ]);
  expect(await verifyAuditLog(db)).toEqual({ since: third, count: 3, brokenAt: null });
  await expect(sql`delete from audit_log where id = 3`.execute(db)).rejects.toThrow('cannot be changed');
  expect(await purgeAuditLog(db, third, third)).toBe(0);
  // After another purge the entry about the first one is deleted too.
  const later = new Date(at.getTime() + 9 * 86_400_000);
  expect(await purgeAuditLog(db, later, later)).toBe(3);
  expect(await verifyAuditLog(db)).toEqual({ since: later, count: 1, brokenAt: null });
});

test('the list is searched by the words that it shows, by action and time', async () => {
  const db = await loggedDatabase(['Pricing', 'Prices of 100%', 'Team']);
  const factor = [{ field: 'factor', after: 'totp' }];
  await appendAudit(db, { at, action: 'account.login', actor: 'owner', network: '203.0.113.7', changes: factor });
  const words = (text: string) => ({ text, zone: { id: 'Asia/Kolkata', name: 'IST', place: 'India' } });
  const found = async (query: Parameters<typeof listAudit>[1]) =>
    (await listAudit(db, query)).items.map(({ id }) => id);
  expect(await found({ search: words('pric OWNER') })).toEqual([2, 1]);
  expect(await found({ search: words('100%') })).toEqual([2]);
  expect(await found({ search: words('203.0.113') })).toEqual([4]);
  for (const shown of ['logged in with a code of the authenticator', 'Logins and account', 'March 4, 2026 10:36 AM'])
    expect(await found({ search: words(`${shown} 203`) }), shown).toEqual([4]);
  expect(await found({ search: words('changed title of the blog post "team"') })).toEqual([3]);
  expect(await found({ search: words('before.title') })).toEqual([]);
  expect(await found({ actions: ['account.%', 'webhook.%'] })).toEqual([4]);
  expect(await found({ actions: ['%.update'], search: words('title') })).toEqual([3, 2, 1]);
  expect(await listAudit(db, { search: words('title'), limit: 1, offset: 1 })).toMatchObject({
    items: [{ id: 2 }],
    total: 3,
  });
  expect(await found({ from: new Date(at.getTime() + 1), to: new Date(at.getTime() + 2 * 86_400_000) })).toEqual([2]);
  expect(await listAudit(db, { limit: 1, offset: 1 })).toMatchObject({ items: [{ id: 3 }], total: 4 });
});
