import { openDatabase } from '@site/db/open';
import { emptyDatabaseUrl, emptyFolder } from '@site/db/testing/database';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import { prepareDatabase } from './prepare-database.ts';

const now = () => new Date('2025-06-02T06:00:00.000Z');

test('concurrent starts create one administrator and add the demo content once', { tags: ['long'] }, async () => {
  const url = await emptyDatabaseUrl();
  const databases = Array.from({ length: 3 }, () => openDatabase(url));
  for (const database of databases) onTestFinished(() => database.close());
  const config = readConfig({ SEED: 'demo', DATA_DIR: emptyFolder(), ADMIN_PASSWORD: 'Chosen-by-hand-1!' });
  const prepared = await Promise.all(databases.map((database) => prepareDatabase(database, config, now)));
  expect(prepared.filter(({ administrator }) => administrator)).toHaveLength(1);
  const { db } = databases[0] as (typeof databases)[number];
  const tables = ['users', 'services', 'blogPosts', 'media'] as const;
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).select('id').execute()));
  expect(rows.map(({ length }) => length)).toEqual([1, 15, 16, 22]);
});
