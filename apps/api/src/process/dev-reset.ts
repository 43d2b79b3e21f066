import { existsSync, renameSync } from 'node:fs';
import { openDatabase, sqliteFile } from '@site/db/open';
import { loadConfig } from '../config.ts';

/*
 * The command `pnpm dev:reset`. It renames the SQLite file, or drops the schema on PostgreSQL, so that the next
 * `pnpm dev` creates a new database.
 */

const { databaseUrl, publicUrl } = loadConfig();
if (publicUrl.startsWith('https:')) {
  process.stderr.write('PUBLIC_URL is https, so this may be a site in production. Nothing was changed.\n');
  process.exit(1);
}
const file = sqliteFile(databaseUrl);
const { db, close } = openDatabase(databaseUrl);
try {
  if (file === undefined) {
    await db.schema.dropSchema('public').cascade().execute();
    await db.schema.createSchema('public').execute();
  }
} finally {
  // Writes the write-ahead log to the file.
  await close();
}
if (file !== undefined && existsSync(file)) {
  renameSync(file, `${file}.before-reset`);
  process.stdout.write(`The database was renamed to ${file}.before-reset. `);
}
process.stdout.write('The next "pnpm dev" starts with a new database.\n');
