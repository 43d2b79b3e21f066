import { type Factor, factor, type RecoveryCode, recoveryCode } from '@site/schema/factor';
import { record } from './audit/record-changes.ts';
import { table } from './table.ts';
import type { Db } from './tables.ts';
import { inTransaction } from './transaction.ts';

const factors = table('factors', factor);
const recoveryCodes = table('recoveryCodes', recoveryCode);

const ofUser = (db: Db, userId: number) => db.selectFrom('factors').where('userId', '=', userId).orderBy('id');

export const listFactors = async (db: Db, userId: number): Promise<Factor[]> =>
  (await factors.list(ofUser(db, userId), {})).items;

/** The factors of all users, for the warning at the start. */
export const listAllFactors = async (db: Db): Promise<Factor[]> =>
  (await factors.list(db.selectFrom('factors').orderBy('id'), {})).items;

export const findPasskey = (db: Db, credentialId: string) =>
  factors.find(db.selectFrom('factors').where('credentialId', '=', credentialId));

type NewFactor = Omit<Factor, 'id' | 'lastUsedAt'>;

/** Adds a factor; `hashes` are the recovery codes that come with the first one. */
export const insertFactor = (db: Db, added: NewFactor, hashes?: readonly string[]): Promise<Factor> =>
  inTransaction(db, async (transaction) => {
    if (hashes) await replaceRecoveryCodes(transaction, added.userId, hashes);
    return factors.insert(transaction, added);
  });

export const renameFactor = (db: Db, userId: number, id: number, name: string): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    const before = await factors.find(ofUser(transaction, userId).where('id', '=', id));
    if (!before) return false;
    await transaction.updateTable('factors').set({ name }).where('id', '=', id).execute();
    const changes = [{ field: 'name', before: before.name, after: name }];
    await record(transaction, { action: 'factor.rename', recordId: id, title: name, changes });
    return true;
  });

/** Removes a factor, and the recovery codes with the last one. */
export const removeFactor = (db: Db, userId: number, id: number): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    const own = transaction.deleteFrom('factors').where('userId', '=', userId).where('id', '=', id);
    const removed = await own.returning('name').executeTakeFirst();
    if (!removed) return false;
    await record(transaction, { action: 'factor.remove', recordId: id, title: removed.name });
    if (!(await factors.find(ofUser(transaction, userId)))) await replaceRecoveryCodes(transaction, userId, []);
    return true;
  });

/** Removes all factors and recovery codes of a user; returns the number of factors. */
export const removeAllFactors = (db: Db, userId: number): Promise<number> =>
  inTransaction(db, async (transaction) => {
    await replaceRecoveryCodes(transaction, userId, []);
    const removed = await transaction.deleteFrom('factors').where('userId', '=', userId).executeTakeFirstOrThrow();
    const count = Number(removed.numDeletedRows);
    if (count > 0) await record(transaction, { action: 'factor.removeAll', count });
    return count;
  });

/**
 * Records the use of a factor; returns false if this counter or a later one was used before, also by a concurrent
 * request. Passkeys that do not count always send 0.
 */
export async function useFactor(db: Db, id: number, counter: number, now: Date): Promise<boolean> {
  const unused = db
    .updateTable('factors')
    .set({ counter, lastUsedAt: now })
    .where('id', '=', id)
    .$if(counter > 0, (query) => query.where('counter', '<', counter));
  return (await unused.executeTakeFirstOrThrow()).numUpdatedRows > 0n;
}

export const replaceRecoveryCodes = (db: Db, userId: number, hashes: readonly string[]): Promise<void> =>
  inTransaction(db, async (transaction) => {
    await transaction.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
    for (const hash of hashes) await recoveryCodes.insert(transaction, { userId, hash, usedAt: null });
    if (hashes.length > 0) await record(transaction, { action: 'factor.newRecoveryCodes', count: hashes.length });
  });

export async function listUnusedRecoveryCodes(db: Db, userId: number): Promise<RecoveryCode[]> {
  const unused = db.selectFrom('recoveryCodes').where('userId', '=', userId).where('usedAt', 'is', null);
  return (await recoveryCodes.list(unused.orderBy('id'), {})).items;
}

/** Marks a recovery code as used; returns false if it was used before, also by a concurrent request. */
export async function useRecoveryCode(db: Db, id: number, now: Date): Promise<boolean> {
  const unused = db.updateTable('recoveryCodes').set({ usedAt: now }).where('id', '=', id).where('usedAt', 'is', null);
  return (await unused.executeTakeFirstOrThrow()).numUpdatedRows > 0n;
}
