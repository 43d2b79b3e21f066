import { changePassword, findFirstUser, findUser, insertUser } from '@site/db/account';
import type { Database } from '@site/db/open';
import { seedDemo } from '@site/db/seed/demo';
import { startEmptySite } from '@site/db/seed/empty-site';
import { hashPassword, randomPassword } from '../auth/passwords.ts';
import type { Config } from '../config.ts';

/*
 * Prepares a database for serving: migrates it, creates the administrator, and adds the demo content or removes the
 * sample texts, depending on SEED.
 */

/** The administrator that was created, with the password if it was generated. */
export type CreatedAdministrator = { username: string; generatedPassword?: string };

export async function prepareDatabase(
  database: Database,
  config: Config,
  now: () => Date,
): Promise<CreatedAdministrator | undefined> {
  await database.migrate();
  const { username, password } = config.admin;
  return database.exclusively(async (db) => {
    await (config.seed === 'demo' ? seedDemo(db, now()) : startEmptySite(db));
    if (await findFirstUser(db)) return undefined;
    const generatedPassword = password === undefined ? randomPassword() : undefined;
    await insertUser(db, { username, password: await hashPassword(password ?? generatedPassword ?? '') });
    return { username, ...(generatedPassword && { generatedPassword }) };
  });
}

/** Sets a new password and ends every session; creates the administrator if there is none. */
export async function resetPassword(
  database: Database,
  config: Config,
): Promise<{ username: string; password: string; isNew: boolean }> {
  await database.migrate();
  const password = config.admin.password ?? randomPassword();
  const hash = await hashPassword(password);
  const user = (await findUser(database.db, config.admin.username)) ?? (await findFirstUser(database.db));
  if (!user) {
    await insertUser(database.db, { username: config.admin.username, password: hash });
    return { username: config.admin.username, password, isNew: true };
  }
  await changePassword(database.db, { id: user.id }, hash);
  return { username: user.username, password, isNew: false };
}
