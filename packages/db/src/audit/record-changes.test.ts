import { postInput } from '@site/schema/post';
import { expect, test } from 'vitest';
import { addViews, insertPost, replacePost, setPostsFeatured } from '../content/post.ts';
import { moveToTrash, restoreFromTrash } from '../content/trash.ts';
import { saveSetting } from '../setting.ts';
import type { Db } from '../tables.ts';
import { testDatabase } from '../testing/database.ts';
import { findAuditHead, listAudit } from './audit-log.ts';
import { recordingDb } from './change-source.ts';

const now = new Date('2026-03-04T05:06:07.089Z');
const input = postInput.parse({
  title: 'Colours',
  slug: 'colours',
  excerpt: 'A short text about the colours that pages have and what they mean.',
  content: 'Plain words! '.repeat(30).trim(),
  author: 'Asha',
  tags: ['Design'],
});

async function recordedDatabase() {
  const { db } = await testDatabase();
  return { db, recorded: recordingDb(db, { actor: 'owner', network: '203.0.113.7', now: () => now }) };
}

const newest = async (db: Db) => (await listAudit(db, { limit: 1 })).items[0];

test('a change is recorded by field, long texts by their hash, in the transaction of the change', async () => {
  const { db, recorded } = await recordedDatabase();
  const { id } = await insertPost(recorded, input, now);
  expect(await newest(db)).toMatchObject({ action: 'post.create', kind: 'post', recordId: id, title: 'Colours' });
  const content = 'Other words! '.repeat(30).trim();
  await replacePost(recorded, id, { ...input, title: 'Shades', content, tags: [] }, now);
  expect(await newest(db)).toMatchObject({
    at: now,
    actor: 'owner',
    network: '203.0.113.7',
    action: 'post.update',
    title: 'Shades',
    changes: [
      { field: 'title', before: 'Colours', after: 'Shades' },
      {
        field: 'content',
        before: { sha256: expect.stringMatching(/^[0-9a-f]{64}$/), length: 389 },
        after: { sha256: expect.any(String), length: 389 },
      },
      { field: 'tags', before: '["Design"]', after: null },
    ],
  });
  const head = await findAuditHead(db);
  const failing = recorded.transaction().execute(async (transaction) => {
    await setPostsFeatured(transaction, [id], true, now);
    throw new Error('failed');
  });
  await expect(failing).rejects.toThrow('failed');
  expect(await findAuditHead(db)).toEqual(head);
});

test('each record of a bulk change is recorded, and deleting and restoring it too', async () => {
  const { db, recorded } = await recordedDatabase();
  const ids = [];
  for (const slug of ['one', 'two']) ids.push((await insertPost(db, { ...input, title: slug, slug }, now)).id);
  await setPostsFeatured(recorded, ids, true, now);
  await moveToTrash(recorded, 'post', ids.slice(1), now);
  await restoreFromTrash(recorded, { kind: 'post', recordId: Number(ids[1]) }, now);
  const { items } = await listAudit(db, {});
  expect(items.toReversed().map(({ action, title }) => `${action} ${title}`)).toEqual([
    'post.update one',
    'post.update two',
    'post.remove two',
    'post.restore two',
  ]);
  expect(items.at(-1)?.changes).toEqual([{ field: 'featured', before: false, after: true }]);
});

test('a change that changes nothing, a view, and a change of a visitor or a job are not recorded', async () => {
  const { db, recorded } = await recordedDatabase();
  const { id } = await insertPost(db, input, now);
  await setPostsFeatured(recorded, [id, 99], false, now);
  await addViews(recorded, new Map([[id, 3]]));
  await saveSetting(db, 'brand', { name: 'Ascent' });
  await saveSetting(recorded, 'brand', { name: 'Ascent' });
  expect(await findAuditHead(db)).toEqual({ id: 0, hash: '' });
});

test('a setting is recorded by field, and a secret only by its name', async () => {
  const { db, recorded } = await recordedDatabase();
  await saveSetting(recorded, 'brand', { name: 'Ascent', address: { city: 'Delhi' } });
  await saveSetting(recorded, 'brand', { name: 'Ascent', address: { city: 'Agra' } });
  expect(await newest(db)).toMatchObject({
    action: 'setting.update',
    title: 'brand',
    changes: [{ field: 'address.city', before: 'Delhi', after: 'Agra' }],
  });
  await saveSetting(recorded, 'calendarSecret', 'whoever knows this');
  expect(await newest(db)).toMatchObject({ title: 'calendarSecret', changes: [{ field: 'calendarSecret' }] });
  await saveSetting(recorded, 'backup', { passphrase: 'whoever knows this', hour: 2 });
  expect((await newest(db))?.changes).toEqual([{ field: 'passphrase' }, { field: 'hour', before: null, after: 2 }]);
});
