import { type Account, session, type User, user } from '@site/schema/account';
import { table } from './table.ts';
import type { Db } from './tables.ts';

const users = table('users', user);
const sessions = table('adminSessions', session);

export const findUser = (db: Db, username: string) =>
  users.find(db.selectFrom('users').where('username', '=', username));

export const findUserById = (db: Db, id: number) => users.find(db.selectFrom('users').where('id', '=', id));

export const findFirstUser = (db: Db) => users.find(db.selectFrom('users').orderBy('id'));

export const insertUser = (db: Db, input: Pick<User, 'username' | 'password'>) => users.insert(db, input);

/** Sets a new password and ends every session of the user but the one that is kept. */
export async function changePassword(db: Db, userId: number, password: string, keepSessionId?: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await users.update(transaction, userId, { password });
    await transaction
      .deleteFrom('adminSessions')
      .where('userId', '=', userId)
      .$if(keepSessionId !== undefined, (query) => query.where('id', '!=', keepSessionId as number))
      .execute();
  });
}

type NewSession = { sessionId: string; userId: number; now: Date; expiresAt: Date };

export const insertSession = (db: Db, { sessionId, userId, now, expiresAt }: NewSession) =>
  sessions.insert(db, { sessionId, userId, createdAt: now, lastSeenAt: now, expiresAt });

export type LiveSession = { id: number; lastSeenAt: Date; expiresAt: Date; user: Account };

/** The session of a token's hash, unless it has run out or was left idle since before `idleSince`. */
export async function findLiveSession(
  db: Db,
  sessionId: string,
  now: Date,
  idleSince: Date,
): Promise<LiveSession | undefined> {
  const found = await sessions.find(
    db
      .selectFrom('adminSessions')
      .where('sessionId', '=', sessionId)
      .where('expiresAt', '>', now)
      .where('lastSeenAt', '>', idleSince),
  );
  const owner = found && (await findUserById(db, found.userId));
  if (!found || !owner) return undefined;
  const { id, lastSeenAt, expiresAt } = found;
  return { id, lastSeenAt, expiresAt, user: { id: owner.id, username: owner.username } };
}

export const touchSession = (db: Db, id: number, now: Date) => sessions.update(db, id, { lastSeenAt: now });

export const deleteSession = (db: Db, id: number) => sessions.remove(db, id);

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('adminSessions').where('expiresAt', '<=', now).execute();
}
