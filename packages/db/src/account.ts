import {
  type Account,
  type OpenSession,
  openSession,
  type Session,
  session,
  type User,
  user,
} from '@site/schema/account';
import { appendAudit } from './audit/audit-log.ts';
import { record } from './audit/record-changes.ts';
import { forgetRefusedCodes } from './refused-codes.ts';
import { table } from './table.ts';
import type { Db } from './tables.ts';
import { inTransaction } from './transaction.ts';

const users = table('users', user);
const sessions = table('adminSessions', session);
const openSessions = table('adminSessions', openSession);

export const findUser = (db: Db, username: string) =>
  users.find(db.selectFrom('users').where('username', '=', username));

export const findUserById = (db: Db, id: number) => users.find(db.selectFrom('users').where('id', '=', id));

export const findFirstUser = (db: Db) => users.find(db.selectFrom('users').orderBy('id'));

export const insertUser = (db: Db, input: Pick<User, 'username' | 'password'>) => users.insert(db, input);

type Known = Pick<User, 'id'> & { password?: string };

/** Sets the password, unless a known password is given that is no longer the stored one; returns whether it was set. */
async function setPassword(transaction: Db, { id, password: known }: Known, password: string): Promise<boolean> {
  const set = transaction
    .updateTable('users')
    .set({ password })
    .where('id', '=', id)
    .$if(known !== undefined, (query) => query.where('password', '=', known as string));
  return (await set.executeTakeFirstOrThrow()).numUpdatedRows > 0n;
}

/**
 * Sets a new password, and ends the other sessions of the user and the warning about the old password. Returns false if
 * the known password is outdated.
 */
export const changePassword = (db: Db, user: Known, password: string, keepSessionId?: number): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    if (!(await setPassword(transaction, user, password))) return false;
    await transaction
      .deleteFrom('adminSessions')
      .where('userId', '=', user.id)
      .$if(keepSessionId !== undefined, (query) => query.where('id', '!=', keepSessionId as number))
      .execute();
    await forgetRefusedCodes(transaction, user.id);
    await record(transaction, { action: 'account.password' });
    return true;
  });

type NewSession = {
  tokenHash: string;
  userId: number;
  now: Date;
  expiresAt: Date;
  userAgent?: string | undefined;
  address?: string | undefined;
};

export const insertSession = (db: Db, { tokenHash, now, userAgent, address, ...session }: NewSession) =>
  sessions.insert(db, {
    ...session,
    sessionId: tokenHash,
    userAgent: userAgent ?? null,
    address: address ?? null,
    createdAt: now,
    lastSeenAt: now,
    confirmedAt: null,
  });

type Login = Omit<NewSession, 'userId'> & {
  /** What completed the login, for the audit log. */
  factor?: string;
};

/** Begins a session, unless the password was changed since it was verified. */
export const beginSession = (
  db: Db,
  { id, username, password }: User,
  { factor = 'password', ...session }: Login,
): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    // Writing the same password locks the user's row: a concurrent change waits and then ends this session too.
    if (!(await setPassword(transaction, { id, password }, password))) return false;
    await insertSession(transaction, { ...session, userId: id });
    const { now: at, address: network = null } = session;
    const changes = [{ field: 'factor', after: factor }];
    await appendAudit(transaction, { at, action: 'account.login', actor: username, network, changes });
    return true;
  });

const liveSessions = (db: Db, now: Date, idleSince: Date) =>
  db.selectFrom('adminSessions').where('expiresAt', '>', now).where('lastSeenAt', '>', idleSince);

/** The open sessions of a user, last seen first. */
export async function listOpenSessions(db: Db, userId: number, now: Date, idleSince: Date): Promise<OpenSession[]> {
  const ofUser = liveSessions(db, now, idleSince).where('userId', '=', userId);
  const { items } = await openSessions.list(ofUser.orderBy('lastSeenAt', 'desc').orderBy('id', 'desc'), {});
  return items;
}

export async function deleteSessionOf(db: Db, userId: number, id: number): Promise<boolean> {
  const own = db.deleteFrom('adminSessions').where('userId', '=', userId).where('id', '=', id);
  const isEnded = (await own.executeTakeFirstOrThrow()).numDeletedRows > 0n;
  if (isEnded) await record(db, { action: 'account.endSession' });
  return isEnded;
}

export async function deleteOtherSessions(db: Db, userId: number, keepId: number): Promise<void> {
  const others = db.deleteFrom('adminSessions').where('userId', '=', userId).where('id', '!=', keepId);
  const count = Number((await others.executeTakeFirstOrThrow()).numDeletedRows);
  if (count > 0) await record(db, { action: 'account.endSession', count });
}

export type LiveSession = Pick<Session, 'id' | 'lastSeenAt' | 'expiresAt' | 'confirmedAt'> & { user: Account };

/** The session of a token's hash, unless it has expired or was last used before `idleSince`. */
export async function findLiveSession(
  db: Db,
  tokenHash: string,
  now: Date,
  idleSince: Date,
): Promise<LiveSession | undefined> {
  const found = await sessions.find(liveSessions(db, now, idleSince).where('sessionId', '=', tokenHash));
  const account = found && (await findUserById(db, found.userId));
  if (!found || !account) return undefined;
  const { id, lastSeenAt, expiresAt, confirmedAt } = found;
  return { id, lastSeenAt, expiresAt, confirmedAt, user: { id: account.id, username: account.username } };
}

export const touchSession = (db: Db, id: number, now: Date) => sessions.update(db, id, { lastSeenAt: now });

/** Records that the owner of the session proved to be present. */
export const confirmSession = (db: Db, id: number, now: Date): Promise<void> =>
  inTransaction(db, async (transaction) => {
    await sessions.update(transaction, id, { confirmedAt: now });
    await record(transaction, { action: 'account.confirm' });
  });

export async function deleteSession(db: Db, id: number): Promise<boolean> {
  const isEnded = await sessions.remove(db, id);
  if (isEnded) await record(db, { action: 'account.logout' });
  return isEnded;
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('adminSessions').where('expiresAt', '<=', now).execute();
}
