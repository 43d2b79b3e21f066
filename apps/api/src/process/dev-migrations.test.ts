import { openDatabase } from '@site/db/open';
import { findSetting, saveSetting } from '@site/db/setting';
import { emptyDatabaseUrl } from '@site/db/testing/database';
import { expect, onTestFinished, test } from 'vitest';
import { findChangedMigration } from './dev-migrations.ts';

test('warns about an applied migration only after its file has changed', async () => {
  const url = await emptyDatabaseUrl();
  const { db, migrate, close } = openDatabase(url);
  onTestFinished(close);
  await migrate('0002-administration');
  expect(await findChangedMigration(url)).toBeUndefined();
  await migrate('0003-indexes');
  expect(await findChangedMigration(url)).toBeUndefined();
  const hashes = (await findSetting(db, 'devMigrations')) as Record<string, string>;
  await saveSetting(db, 'devMigrations', { ...hashes, '0003-indexes': 'before' });
  expect(await findChangedMigration(url)).toBe(
    'The migration 0003-indexes was changed after it was applied to this database. Run "pnpm dev:reset" to start with a new database; the old one is kept.',
  );
});
