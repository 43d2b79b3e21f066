import { caseStudyInput } from '@site/schema/case-study';
import { describeField } from '@site/schema/entity';
import { type Media, mediaAdminListQuery } from '@site/schema/media';
import { mediaUrl } from '@site/schema/media-url';
import { postInput } from '@site/schema/post';
import { projectInput } from '@site/schema/project';
import { recordKinds, records } from '@site/schema/record-kinds';
import { storedRecords } from '@site/schema/stored-records';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { findCaseStudy, insertCaseStudy } from '../content/case-study.ts';
import { findPost, insertPost } from '../content/post.ts';
import { findProject, insertProject } from '../content/project.ts';
import { moveToTrash, restoreFromTrash } from '../content/trash.ts';
import { findSetting, saveSetting } from '../setting.ts';
import type { Db } from '../tables.ts';
import { fillTables } from '../testing/bulk-records.ts';
import { testDatabase } from '../testing/database.ts';
import {
  findAltTexts,
  findMedia,
  findUnusedMedia,
  findUploadedMedia,
  insertMedia,
  listDeletedMedia,
  listFolders,
  listMediaForAdmin,
  listMediaUses,
  moveToFolder,
  replaceMedia,
  updateMedia,
} from './media.ts';

const now = new Date('2025-06-01T10:00:00.000Z');
const later = new Date('2025-06-02T10:00:00.000Z');

const picture = (digit: string, name: string, alt: string | null = null) => ({
  hash: digit.repeat(64),
  kind: 'picture' as const,
  name,
  alt,
  file: `${name.toLowerCase()}.jpg`,
  bytes: 1000 + Number(digit),
  width: 1600,
  height: 900,
  color: 'aabbcc',
});

const add = (db: Db, digit: string, name: string, alt?: string) => insertMedia(db, picture(digit, name, alt), now);

/** A record, a text and a deleted record that use a picture in different ways. */
async function showEverywhere(db: Db, url: string) {
  const study = await insertCaseStudy(
    db,
    caseStudyInput.parse({
      title: 'Twice the orders',
      clientName: 'Tea & Co',
      industry: 'Retail',
      challenge: 'Nobody found it.',
      solution: 'A faster shop.',
      results: 'Orders doubled.',
      imageUrl: url,
      duration: '3 months',
    }),
    now,
  );
  const post = await insertPost(
    db,
    postInput.parse({
      title: 'Words',
      slug: 'words',
      excerpt: 'Words on a page are read by people first and by machines after.',
      content: `<p>${'Plain words win. '.repeat(10)}</p><img src="${url}" alt="Tea"> <a href="https://example.com${url}">it</a>`,
      gallery: ['/art/one.svg', url],
    }),
    now,
  );
  await saveSetting(db, 'copy.about', { hero: { image: url } });
  const project = await insertProject(
    db,
    projectInput.parse({ title: 'Deleted', description: 'In the trash.', imageUrl: url, category: 'Web' }),
    now,
  );
  await moveToTrash(db, 'project', [project.id], now);
  return { study, post, project };
}

test('a file that is uploaded again, also at the same time, has one record', async () => {
  const { db } = await testDatabase();
  const [one, other] = await Promise.all([add(db, '1', 'Tea'), add(db, '1', 'Coffee')]);
  expect(other).toEqual(one);
  expect(await findUploadedMedia(db, '1'.repeat(64))).toEqual(one);
  expect(await findUploadedMedia(db, '2'.repeat(64))).toBeUndefined();
});

test('uploading a deleted file again restores it from the trash with its name and alternative text', async () => {
  const { db } = await testDatabase();
  const tea = await add(db, '1', 'Tea', 'A cup of tea');
  await moveToTrash(db, 'media', [tea.id], now);
  expect(await listDeletedMedia(db)).toMatchObject([{ id: tea.id }]);
  expect(await findUploadedMedia(db, tea.hash)).toEqual(tea);
  expect(await listDeletedMedia(db)).toEqual([]);
});

test('the list searches names and alternative texts, and filters by kind', async () => {
  const { db } = await testDatabase();
  await add(db, '1', 'Tea', 'A steaming cup');
  await add(db, '2', 'Coffee');
  await insertMedia(db, { ...picture('3', 'Prices'), kind: 'document' }, now);
  const names = async (query: object) =>
    (await listMediaForAdmin(db, mediaAdminListQuery.parse(query))).items.map(({ name }) => name);
  expect(await names({ sort: 'bytes' })).toEqual(['Tea', 'Coffee', 'Prices']);
  expect(await names({})).toEqual(['Prices', 'Coffee', 'Tea']);
  expect(await names({ search: 'STEAM' })).toEqual(['Tea']);
  expect(await names({ search: 'coff' })).toEqual(['Coffee']);
  expect(await names({ kind: 'document' })).toEqual(['Prices']);
});

test('files are moved to a folder and out of it, which the list filters by', async () => {
  const { db } = await testDatabase();
  const [tea, coffee, prices] = [await add(db, '1', 'Tea'), await add(db, '2', 'Coffee'), await add(db, '3', 'Prices')];
  await updateMedia(db, prices.id, { folder: 'Papers' }, now);
  expect(await moveToFolder(db, [tea.id, coffee.id], 'Drinks')).toBe(2);
  const filed = async (folder: string) => (await listMediaForAdmin(db, mediaAdminListQuery.parse({ folder }))).total;
  expect([await listFolders(db), await filed('Drinks'), await filed('Papers')]).toEqual([['Drinks', 'Papers'], 2, 1]);
  expect(await moveToFolder(db, [prices.id, coffee.id], null)).toBe(2);
  expect([await listFolders(db), await filed('Drinks')]).toEqual([['Drinks'], 1]);
});

test('finds the records, deleted records and settings that use a file', async () => {
  const { db } = await testDatabase();
  const tea = await add(db, '1', 'Tea');
  const other = await add(db, '2', 'Coffee');
  const { study, post, project } = await showEverywhere(db, mediaUrl(tea));
  expect(await listMediaUses(db, tea)).toEqual([
    { kind: 'caseStudy', recordId: study.id, title: 'Twice the orders', isInTrash: false },
    { kind: 'post', recordId: post.id, title: 'Words', isInTrash: false },
    { kind: 'setting', recordId: null, title: 'copy.about', isInTrash: false },
    { kind: 'project', recordId: project.id, title: 'Deleted', isInTrash: true },
  ]);
  expect(await listMediaUses(db, other)).toEqual([]);
});

test('a file is unused when no record, setting or deleted record shows it', async () => {
  const { db } = await testDatabase();
  const files = await Promise.all(['1', '2', '3', '4', '5', '6'].map((digit) => add(db, digit, `Tea${digit}`)));
  const [first, second, third, fourth, fifth, unused] = files as [Media, Media, Media, Media, Media, Media];
  const url = (file: Media) => mediaUrl({ ...file, focalX: 20 });
  const project = (imageUrl: string) =>
    insertProject(
      db,
      projectInput.parse({ title: 'Tea', description: 'A shop for tea.', imageUrl, category: 'Web' }),
      now,
    );
  // More than are read at once.
  for (let count = 0; count < 100; count += 1) await project(url(first));
  await project(url(second));
  const deleted = await project(url(third));
  await moveToTrash(db, 'project', [deleted.id], now);
  await saveSetting(db, 'copy.about', { hero: { image: url(fourth) }, end: { image: url(fifth) } });
  const ids = files.map(({ id }) => id);
  expect(await findUnusedMedia(db, [...ids, 99])).toEqual({ unused: [unused.id], used: 5 });
});

test('a file in any text of a record counts as used', async () => {
  const database = await testDatabase();
  const { db } = database;
  await fillTables(database, { posts: 1, leads: 1, works: 1, now });
  const ids: number[] = [];
  for (const kind of recordKinds) {
    for (const [column, field] of Object.entries<z.ZodType>(storedRecords[kind].shape)) {
      const { kind: type } = describeField(field);
      if (type !== 'text' && type !== 'list') continue;
      const hash = (16 + ids.length).toString(16).repeat(32);
      const file = await insertMedia(db, { ...picture('1', 'Tea'), hash }, now);
      const url = mediaUrl(file);
      const value = type === 'list' ? JSON.stringify([url]) : url;
      await sql`update ${sql.table(records[kind].table)} set ${sql.ref(column)} = ${value}`.execute(db);
      ids.push(file.id);
    }
  }
  expect(ids.length).toBeGreaterThan(40);
  expect(await findUnusedMedia(db, ids)).toEqual({ unused: [], used: ids.length });
});

test('replacing a file changes its address wherever it is shown, and deletes it', async () => {
  const { db } = await testDatabase();
  const old = await updateMedia(db, (await add(db, '1', 'Tea', 'A cup')).id, { focalX: 10 }, now);
  const other = await add(db, '2', 'Coffee');
  if (!old) throw new Error('missing');
  const { study, post, project } = await showEverywhere(db, mediaUrl(old));
  const replaced = await replaceMedia(db, { id: old.id, by: other.id }, later);
  expect(replaced).toEqual({ media: { ...other, alt: 'A cup' }, changed: 4, wasUsed: false });

  const url = mediaUrl(other);
  await restoreFromTrash(db, { kind: 'project', recordId: project.id }, now);
  expect((await findCaseStudy(db, study.id))?.imageUrl).toBe(url);
  expect((await findProject(db, project.id))?.imageUrl).toBe(url);
  expect(await findSetting(db, 'copy.about')).toEqual({ hero: { image: url } });
  const changed = await findPost(db, post.id);
  expect(changed).toMatchObject({ gallery: ['/art/one.svg', url], updatedAt: later });
  expect(changed?.content).toBe(post.content.replaceAll(mediaUrl(old), url));
  expect(await findMedia(db, old.id)).toBeUndefined();
  expect(await listDeletedMedia(db)).toMatchObject([{ id: old.id }]);
});

test('replacing reports whether the other file was already in use', async () => {
  const { db } = await testDatabase();
  const [tea, coffee] = [await add(db, '1', 'Tea'), await add(db, '2', 'Coffee')];
  await saveSetting(db, 'copy.about', { hero: { image: mediaUrl(coffee) } });
  expect(await replaceMedia(db, { id: tea.id, by: coffee.id }, now)).toMatchObject({ changed: 0, wasUsed: true });
});

test('a file cannot be replaced by a missing file, and replacing it by itself changes nothing', async () => {
  const { db } = await testDatabase();
  const tea = await add(db, '1', 'Tea');
  expect(await replaceMedia(db, { id: tea.id, by: 99 }, now)).toBeUndefined();
  expect(await replaceMedia(db, { id: 99, by: tea.id }, now)).toBeUndefined();
  expect(await replaceMedia(db, { id: tea.id, by: tea.id }, now)).toEqual({ media: tea, changed: 0, wasUsed: true });
  expect(await findMedia(db, tea.id)).toEqual(tea);
});

test('a new focal point changes the address wherever the file is shown, a new name does not', async () => {
  const { db } = await testDatabase();
  const tea = await add(db, '1', 'Tea');
  const { study } = await showEverywhere(db, mediaUrl(tea));
  await updateMedia(db, tea.id, { name: 'Chai', alt: 'Chai' }, now);
  expect((await findCaseStudy(db, study.id))?.imageUrl).toBe(mediaUrl(tea));
  for (const focalX of [20, 80, 50]) {
    await updateMedia(db, tea.id, { focalX }, now);
    expect((await findCaseStudy(db, study.id))?.imageUrl).toBe(mediaUrl({ ...tea, focalX }));
  }
});

test('lists only files that were deleted before a moment for permanent deletion', async () => {
  const { db } = await testDatabase();
  const [tea, coffee] = [await add(db, '1', 'Tea'), await add(db, '2', 'Coffee')];
  await moveToTrash(db, 'media', [tea.id], now);
  await moveToTrash(db, 'media', [coffee.id], later);
  expect(await listDeletedMedia(db, { before: now })).toMatchObject([{ name: 'Tea' }]);
  expect(await listDeletedMedia(db, { ids: [coffee.id] })).toMatchObject([{ name: 'Coffee' }]);
  expect(await listDeletedMedia(db)).toHaveLength(2);
});

test('finds the alternative texts of the addresses of uploaded files', async () => {
  const { db } = await testDatabase();
  const lamp = mediaUrl(await insertMedia(db, picture('1', 'Lamp', 'A lamp'), now));
  const unnamed = mediaUrl(await insertMedia(db, picture('2', 'Unnamed'), now));
  const urls = [
    lamp,
    unnamed,
    mediaUrl({ ...picture('3', 'Gone'), focalX: 50, focalY: 50 }),
    'https://example.com/a.png',
  ];
  expect(await findAltTexts(db, urls)).toEqual({ [lamp]: 'A lamp' });
});
