import { writeFile } from 'node:fs/promises';
import { changePassword, findFirstUser, findUser, insertUser } from '@site/db/account';
import { appendAudit } from '@site/db/audit-log';
import { recordingDb } from '@site/db/change-source';
import { removeAllFactors } from '@site/db/factor';
import type { Database, Upgrade } from '@site/db/open';
import { seedDemo } from '@site/db/seed/demo';
import { startEmptySite } from '@site/db/seed/empty-site';
import { findSetting, saveSetting } from '@site/db/setting';
import type { Db } from '@site/db/tables';
import { mediaTypes } from '@site/schema/media-url';
import { hashPassword, randomPassword } from '../auth/passwords.ts';
import type { Config } from '../config.ts';
import { changeAndMail } from '../mail/security-mail.ts';
import { createStorage } from '../media/create-storage.ts';
import { createTemporaryFiles } from '../media/temporary-files.ts';
import { VERSION } from '../version.ts';

/*
 * Prepares a database for serving: migrates it, creates the administrator, and adds the demo content or removes the
 * sample texts, depending on SEED.
 */

/** The administrator that was created, with the password if it was generated. */
export type CreatedAdministrator = { username: string; generatedPassword?: string };

export type Prepared = {
  administrator?: CreatedAdministrator;
  /** The versions of the application before and after, if the database was migrated. */
  upgrade?: Upgrade & { fromVersion: string; toVersion: string };
};

/** The setting with the version that was last started on this database. */
const VERSION_KEY = 'version';

export async function prepareDatabase(database: Database, config: Config, now: () => Date): Promise<Prepared> {
  const upgrade = await database.migrate();
  return database.exclusively(async (db) => {
    await (config.seed === 'demo' ? seedDemo(db, now(), storeDrawing(config)) : startEmptySite(db));
    const lastVersion = await findSetting(db, VERSION_KEY);
    if (lastVersion !== VERSION) {
      await saveSetting(db, VERSION_KEY, VERSION);
      await appendAudit(db, { at: now(), action: 'release.start', actor: 'server', title: VERSION });
    }
    const administrator = await createAdministrator(db, config.admin);
    const fromVersion = typeof lastVersion === 'string' ? lastVersion : 'before 1.0.0';
    return {
      ...(administrator && { administrator }),
      ...(upgrade && { upgrade: { ...upgrade, fromVersion, toVersion: VERSION } }),
    };
  });
}

/** Stores the drawings of the demo in the media library. They need no conversion, as those of the owner do. */
const storeDrawing = (config: Config) => async (name: string, svg: string) => {
  const temporary = createTemporaryFiles(config.mediaDir);
  await temporary.withPath(async (path) => {
    await writeFile(path, svg, { mode: 0o600 });
    await createStorage(config).put(name, path, mediaTypes.svg);
  });
  await temporary.removeAll();
};

async function createAdministrator(
  db: Db,
  { username, password }: Config['admin'],
): Promise<CreatedAdministrator | undefined> {
  if (await findFirstUser(db)) return undefined;
  const generatedPassword = password === undefined ? randomPassword() : undefined;
  await insertUser(db, { username, password: await hashPassword(password ?? generatedPassword ?? '') });
  return { username, ...(generatedPassword && { generatedPassword }) };
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
  await changePassword(
    recordedDb(database, () => new Date()),
    { id: user.id },
    hash,
  );
  return { username: user.username, password, isNew: false };
}

/**
 * Turns the second step of the login off, and mails that to the owner. Returns the number of removed factors; undefined if
 * the database has no administrator, which stays so.
 */
export async function turnOffFactors(
  database: Database,
  config: Config,
  now: () => Date,
): Promise<{ username: string; removed: number } | undefined> {
  const tables = await database.db.introspection.getTables();
  if (!tables.some(({ name }) => name === 'users')) return undefined;
  await database.migrate();
  const user = (await findUser(database.db, config.admin.username)) ?? (await findFirstUser(database.db));
  if (!user) return undefined;
  const sources = { db: recordedDb(database, now), config, now, onQueued() {} };
  const removed = await changeAndMail(sources, { event: 'factorsOff' }, (db) => removeAllFactors(db, user.id));
  return { username: user.username, removed };
}

/** Records changes in the audit log as those of a command on the server. */
const recordedDb = ({ db }: Database, now: () => Date) =>
  recordingDb(db, { actor: 'server command', network: null, now });
