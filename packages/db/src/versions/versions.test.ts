import { postInput } from '@site/schema/post';
import { projectInput } from '@site/schema/project';
import { VERSIONS_MAX } from '@site/schema/version';
import { expect, test } from 'vitest';
import { recordingDb, withSource } from '../audit/change-source.ts';
import { findCopy, saveCopy } from '../content/copy.ts';
import { findPost, insertPost, replacePost, setPostsFeatured } from '../content/post.ts';
import { findProject, insertProject, replaceProject } from '../content/project.ts';
import { deleteFromTrash, discardWorkingCopy, moveToTrash, restoreFromTrash } from '../content/trash.ts';
import { ContentChangedError } from '../errors.ts';
import { testDatabase } from '../testing/database.ts';
import { contentTag } from './content.ts';
import {
  findVersion,
  findWorkingCopy,
  findWorkingCopyWithBase,
  listVersions,
  restoreVersion,
  saveWorkingCopy,
} from './versions.ts';
import { listWorkingCopies } from './working-copies.ts';

const start = new Date('2026-03-04T05:00:00.000Z');
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

const post = postInput.parse({
  title: 'Colours',
  slug: 'colours',
  excerpt: 'A short text about the colours that pages have and what they mean.',
  content: 'Plain words! '.repeat(30).trim(),
  published: true,
});
const project = projectInput.parse({
  title: 'Harbour',
  description: 'A harbour that found its ships again.',
  imageUrl: 'https://example.com/harbour.jpg',
  category: 'Web',
});

async function site() {
  const { db } = await testDatabase();
  const recorded = recordingDb(db, { actor: 'owner', network: null, now: () => start });
  return { db, recorded };
}

test('each save of a record appends a published version with the changed fields and the size of the change', async () => {
  const { db, recorded } = await site();
  const { id } = await insertPost(recorded, { ...post, categoryIds: [] }, start);
  await replacePost(recorded, id, { ...post, title: 'Colors' }, start);
  await replacePost(recorded, id, { ...post, title: 'Colors' }, start);
  const { items } = await listVersions(db, { kind: 'post', key: String(id) }, {});
  expect(items).toMatchObject([
    { number: 2, state: 'published', changed: ['title'], added: 0, removed: 1 },
    { number: 1, state: 'published' },
  ]);
  expect((await findVersion(db, items[1]?.id ?? 0))?.content).toMatchObject({
    title: 'Colours',
    content: post.content,
    categoryIds: [],
    publishedAt: start.toISOString(),
  });
});

test('the first change of a record without versions keeps its content from before', async () => {
  const { db, recorded } = await site();
  const { id } = await insertProject(db, project, start);
  await replaceProject(recorded, id, { ...project, title: 'Port' });
  const { items } = await listVersions(db, { kind: 'project', key: String(id) }, {});
  expect(items).toMatchObject([
    { number: 2, route: 'form', changed: ['title'] },
    { number: 1, route: 'import', createdAt: start },
  ]);
});

test('texts of pages have versions with all their values', async () => {
  const { db, recorded } = await site();
  const copy = await findCopy(db, 'blog');
  await saveCopy(recorded, 'blog', { ...copy, header: { ...copy.header, title: 'News' } });
  const { items } = await listVersions(db, { kind: 'copy', key: 'blog' }, {});
  expect(items).toMatchObject([{ number: 2, changed: ['header.title'] }, { number: 1 }]);
  expect((await findVersion(db, items[1]?.id ?? 0))?.content).toEqual(copy);
});

test('a change that is based on older content is refused and changes nothing', async () => {
  const { db, recorded } = await site();
  const { id } = await insertPost(recorded, post, start);
  const read = await findPost(db, id);
  const target = { kind: 'post', key: String(id), tags: [contentTag(read ?? {})] } as const;
  await setPostsFeatured(recorded, [id], true, start);
  const outdated = replacePost(withSource(recorded, { target }), id, { ...post, title: 'Lost' }, start);
  await expect(outdated).rejects.toThrow(ContentChangedError);
  expect(await findPost(db, id)).toMatchObject({ title: 'Colours', featured: true });
  const current = { ...target, tags: [contentTag((await findPost(db, id)) ?? {})] };
  expect(await replacePost(withSource(recorded, { target: current }), id, post, start)).toMatchObject({ id });
});

test('a working copy of three words is saved, is replaced for five minutes, and leaves the record as it is', async () => {
  const { db, recorded } = await site();
  const { id } = await insertProject(recorded, project, start);
  const subject = { kind: 'project', key: String(id) } as const;
  const save = (title: string, minutes: number) =>
    saveWorkingCopy(recorded, subject, { content: { title }, route: 'form', now: later(minutes) });
  await save('Three short words', 0);
  await save('Four quite short words', 4);
  expect(await findProject(db, id)).toMatchObject({ title: 'Harbour' });
  expect((await listVersions(db, subject, {})).items).toMatchObject([
    { number: 2, state: 'working', basedOn: 1, updatedAt: later(4) },
    { number: 1, state: 'published' },
  ]);
  await save('Later', 20);
  expect((await listVersions(db, subject, {})).items).toMatchObject([
    { number: 3, state: 'working', basedOn: 1 },
    { number: 2, state: 'kept' },
    { number: 1, state: 'published' },
  ]);
  expect((await findWorkingCopy(db, subject))?.content).toEqual({ title: 'Later' });
  expect(await discardWorkingCopy(db, subject, start)).toBe(true);
  expect(await discardWorkingCopy(db, subject, start)).toBe(false);
});

test('publishing closes the working copy, and a new record takes over the versions of its working copy', async () => {
  const { db, recorded } = await site();
  const copy = { content: { title: 'Idea' }, route: 'form', now: start } as const;
  const { key = '' } = (await saveWorkingCopy(recorded, { kind: 'project' }, copy)) ?? {};
  expect((await listWorkingCopies(db, 'project', {})).items).toMatchObject([
    { key, basedOn: null, title: 'Idea', isChange: false },
  ]);
  const publishing = withSource(recorded, { target: { kind: 'project', key, publishes: true } });
  const { id } = await insertProject(publishing, project, start);
  const subject = { kind: 'project', key: String(id) } as const;
  expect((await listVersions(db, subject, {})).items).toMatchObject([
    { number: 2, state: 'published' },
    { number: 1, state: 'kept' },
  ]);
  expect(await findWorkingCopy(db, subject)).toBeUndefined();
});

test('a working copy that somebody else has saved since is not replaced', async () => {
  const { recorded } = await site();
  const subject = { kind: 'project', key: 'new-1' } as const;
  const save = (title: string, minutes: number, seen: Date | null) =>
    saveWorkingCopy(recorded, subject, { content: { title }, route: 'form', now: later(minutes), seen });
  expect(await save('First', 0, null)).toMatchObject({ updatedAt: start });
  expect(await save('Blind', 1, null)).toBeUndefined();
  expect(await save('Second', 1, start)).toMatchObject({ updatedAt: later(1) });
  expect(await save('Late', 2, start)).toBeUndefined();
  expect((await findWorkingCopy(recorded, subject))?.content).toEqual({ title: 'Second' });
});

test('a working copy is based on the published content, also if that has no versions yet', async () => {
  const { db, recorded } = await site();
  const { id } = await insertProject(db, project, start);
  const subject = { kind: 'project', key: String(id) } as const;
  await saveWorkingCopy(recorded, subject, { content: { title: 'Port' }, route: 'form', now: start });
  expect(await findWorkingCopyWithBase(db, subject)).toMatchObject({
    content: { title: 'Port' },
    base: { title: 'Harbour', category: 'Web' },
  });
});

test('restoring a version, or some of its fields, makes a working copy and never publishes', async () => {
  const { db, recorded } = await site();
  const { id } = await insertProject(recorded, project, start);
  const subject = { kind: 'project', key: String(id) } as const;
  await replaceProject(recorded, id, { ...project, title: 'Port', description: 'Something else entirely.' });
  const [, first] = (await listVersions(db, subject, {})).items;
  await restoreVersion(recorded, { id: first?.id ?? 0, fields: ['title'], now: start });
  expect((await findWorkingCopy(db, subject))?.content).toMatchObject({
    title: 'Harbour',
    description: 'Something else entirely.',
  });
  await restoreVersion(recorded, { id: first?.id ?? 0, now: start });
  expect(await findWorkingCopy(db, subject)).toMatchObject({
    route: 'restore',
    content: { title: 'Harbour', description: project.description },
  });
  expect(await findProject(db, id)).toMatchObject({ title: 'Port' });
  expect(await restoreVersion(recorded, { id: 999, now: start })).toBeUndefined();
});

test('the oldest versions beyond the maximum are removed, but not the first one', async () => {
  const { db, recorded } = await site();
  const { id } = await insertProject(recorded, project, start);
  for (let count = 1; count <= VERSIONS_MAX + 5; count++) {
    await replaceProject(recorded, id, { ...project, title: `Harbour ${count}` });
  }
  const { items, total } = await listVersions(db, { kind: 'project', key: String(id) }, {});
  expect(total).toBe(VERSIONS_MAX);
  expect([items[0]?.number, items.at(-2)?.number, items.at(-1)?.number]).toEqual([VERSIONS_MAX + 6, 8, 1]);
});

test('versions survive the trash, and are deleted with the record', async () => {
  const { db, recorded } = await site();
  const { id } = await insertProject(recorded, project, start);
  const subject = { kind: 'project', key: String(id) } as const;
  const item = { kind: 'project', recordId: id } as const;
  await moveToTrash(recorded, 'project', [id], start);
  await restoreFromTrash(recorded, item, start);
  expect((await listVersions(db, subject, {})).total).toBe(1);
  await moveToTrash(recorded, 'project', [id], start);
  await deleteFromTrash(recorded, [item]);
  expect((await listVersions(db, subject, {})).total).toBe(0);
});
