import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { migrationUrl, readApplied } from '@site/db/migrate';
import { openDatabase } from '@site/db/open';
import { findSetting, saveSetting } from '@site/db/setting';

/*
 * `pnpm dev` applies new migrations automatically. It cannot use a database that has migrations of another branch, and
 * cannot reapply a migration that was edited after it was applied. These functions explain both cases in the terminal.
 */

const KEY = 'devMigrations';
const RESET = 'Run "pnpm dev:reset" to start with a new database; the old one is kept.';

/** Returns the message of an unusable database with the command that resolves it; undefined for other errors. */
export function explainRefusal({ name, message }: Error): string | undefined {
  // Not `instanceof`: Vite loads the class of the error a second time.
  return name === 'UnusableDatabaseError'
    ? `${message}\nIt may be the database of another branch. ${RESET}`
    : undefined;
}

/** Returns a warning if the file of an applied migration has changed; otherwise stores the hashes of these files. */
export async function findChangedMigration(databaseUrl: string): Promise<string | undefined> {
  const { db, close } = openDatabase(databaseUrl);
  try {
    const known = (await findSetting(db, KEY)) as Record<string, string> | undefined;
    const hashes = (await readApplied(db)).map((name) => [name, hashOf(migrationUrl(name))] as const);
    const changed = hashes.find(([name, hash]) => known?.[name] !== undefined && known[name] !== hash);
    if (changed) return `The migration ${changed[0]} was changed after it was applied to this database. ${RESET}`;
    await saveSetting(db, KEY, Object.fromEntries(hashes));
    return undefined;
  } finally {
    await close();
  }
}

const hashOf = (file: URL) => createHash('sha256').update(readFileSync(file)).digest('hex');
