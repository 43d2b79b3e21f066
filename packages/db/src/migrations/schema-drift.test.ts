import { session, user } from '@site/schema/account';
import { auditRow } from '@site/schema/audit';
import { storedCall } from '@site/schema/call';
import { category, postCategory } from '@site/schema/category';
import { storedContact } from '@site/schema/contact';
import { describeField, type Kind } from '@site/schema/entity';
import { factor, recoveryCode } from '@site/schema/factor';
import { media } from '@site/schema/media';
import { previewAnswer, storedPreview } from '@site/schema/preview';
import { type RecordTable, recordKinds, records } from '@site/schema/record-kinds';
import { missedAddress, redirect } from '@site/schema/redirect';
import { storedRecords } from '@site/schema/stored-records';
import { storedVersion } from '@site/schema/version';
import { webhook } from '@site/schema/webhook';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import type { Tables } from '../tables.ts';
import { engine, testDatabase } from '../testing/database.ts';

const ownTables = [
  'settings',
  'rateLimits',
  'outbox',
  'trash',
  'leadEvents',
  'callSeats',
  'callNetworks',
  'blogPostTags',
  'blockedSenders',
  'webhookDeliveries',
  'searchEntries',
] as const;

type Schema = { shape: Record<string, z.ZodType> };

const schemas: Record<Exclude<keyof Tables, (typeof ownTables)[number]>, Schema> = {
  ...(Object.fromEntries<Schema>(recordKinds.map((kind) => [records[kind].table, storedRecords[kind]])) as Record<
    RecordTable,
    Schema
  >),
  users: user,
  adminSessions: session,
  factors: factor,
  recoveryCodes: recoveryCode,
  contactSubmissions: storedContact,
  callSchedules: storedCall,
  webhooks: webhook,
  media,
  auditLog: auditRow,
  versions: storedVersion,
  previews: storedPreview,
  previewAnswers: previewAnswer,
  redirects: redirect,
  notFound: missedAddress,
  blogCategories: category,
  blogPostCategories: postCategory,
};

const columnTypes: Record<ReturnType<typeof engine>, Record<Kind, string>> = {
  sqlite: { text: 'text', integer: 'integer', flag: 'integer', list: 'text', instant: 'text' },
  postgres: { text: 'text', integer: 'int4', flag: 'bool', list: 'jsonb', instant: 'timestamptz' },
};

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

type Column = { name: string; type: string; nullable: boolean };
const byName = (a: Column, b: Column) => (a.name < b.name ? -1 : 1);

async function migratedTables(): Promise<Map<string, Column[]>> {
  const { db } = await testDatabase();
  const tables = await db.introspection.getTables();
  // The tables of FTS5.
  const own = tables.filter(({ name }) => !/^search_(words|trigrams)/.test(name));
  return new Map(
    own.map(({ name, columns }) => [
      name,
      columns
        // A column that the database computes; SQLite does not list it.
        .filter(({ name }) => name !== 'mailbox_key')
        .map(({ name, dataType, isNullable }) => ({
          name,
          type: dataType.toLowerCase(),
          // SQLite reports an autoincrement key as nullable.
          nullable: isNullable && name !== 'id',
        }))
        .sort(byName),
    ]),
  );
}

test('the migrations create one table per record, the internal ones, and no other', async () => {
  const expected = [...Object.keys(schemas), ...ownTables].map(snake);
  expect([...(await migratedTables()).keys()].sort()).toEqual(expected.sort());
});

test.each(Object.entries(schemas))('the table %s has exactly the fields of its record', async (table, { shape }) => {
  const expected = Object.entries(shape).map(([field, schema]) => {
    const { kind, nullable } = describeField(schema);
    return { name: snake(field), type: columnTypes[engine()][kind], nullable };
  });
  expect((await migratedTables()).get(snake(table))).toEqual(expected.sort(byName));
});
