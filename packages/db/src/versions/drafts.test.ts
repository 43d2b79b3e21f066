import { postInput } from '@site/schema/post';
import { projectInput } from '@site/schema/project';
import { serviceInput } from '@site/schema/service';
import { expect, test } from 'vitest';
import { listAudit } from '../audit/audit-log.ts';
import { recordingDb, withSource } from '../audit/change-source.ts';
import { findPost, findPublicPost, insertPost } from '../content/post.ts';
import { findProject, insertProject, listProjects, replaceProject } from '../content/project.ts';
import { listRules } from '../content/redirect.ts';
import { findService, insertService } from '../content/service.ts';
import { discardWorkingCopy, emptyTrash, listTrash, moveToTrash, restoreFromTrash } from '../content/trash.ts';
import { ContentChangedError } from '../errors.ts';
import { testDatabase } from '../testing/database.ts';
import { findDueCopy, insertUnpublished, publishCopy, publishDueCopy, scheduleCopy, unpublish } from './drafts.ts';
import { findWorkingCopy, listVersions, saveWorkingCopy } from './versions.ts';
import { listWorkingCopies } from './working-copies.ts';

const start = new Date('2026-03-04T05:00:00.000Z');
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const at = (minutes: number) => ({ now: later(minutes), publicUrl: 'https://site.example' });

const body = {
  title: 'Harbour',
  description: 'A harbour that found its ships again.',
  imageUrl: 'https://example.com/harbour.jpg',
  category: 'Web',
};
const project = projectInput.parse(body);
const gallery = [{ image: `/media/${'0'.repeat(24)}-1600x900-aabbcc/pier.jpg`, caption: 'The pier' }];
const service = serviceInput.parse({
  title: 'Signals',
  description: 'Signals for every line.',
  icon: 'code',
  features: ['Red'],
  gradient: 'from-blue-500 to-purple-600',
  color: 'text-blue-600',
  href: '/services/signals',
});

const post = postInput.parse({
  title: 'Signals',
  slug: 'signals',
  excerpt: 'x'.repeat(60),
  content: 'y'.repeat(120),
  published: true,
});

async function site() {
  const { db } = await testDatabase();
  const recorded = recordingDb(db, { actor: 'owner', network: null, now: () => start });
  const save = (kind: 'project' | 'service' | 'post', content: object, key?: string, now = start) =>
    saveWorkingCopy(recorded, { kind, key }, { content: { ...content }, route: 'form', now });
  return { db, recorded, save };
}

test('a scheduled draft of a new project is published when its time has come, and only once', async () => {
  const { db, recorded, save } = await site();
  const { key = '' } = (await save('project', body)) ?? {};
  const subject = { kind: 'project', key } as const;
  expect(await scheduleCopy(recorded, subject, later(10))).toMatchObject({ publishAt: later(10) });
  await save('project', { ...body, title: 'Port' }, key, later(8));
  expect((await findWorkingCopy(db, subject))?.publishAt).toEqual(later(10));
  expect(await findDueCopy(db, later(9))).toBeUndefined();
  expect(await publishDueCopy(recorded, subject, at(9))).toBeUndefined();
  expect((await listProjects(db, {})).total).toBe(0);

  expect(await findDueCopy(db, later(10))).toEqual(subject);
  const results = await Promise.all([1, 2].map(() => publishDueCopy(recorded, subject, at(10))));
  expect(results.filter(Boolean)).toEqual([subject]);
  expect((await listProjects(db, {})).items).toMatchObject([{ title: 'Port', createdAt: later(10) }]);
  expect(await findDueCopy(db, later(10))).toBeUndefined();
  expect((await listAudit(db, {})).items).toMatchObject([{ action: 'project.create', title: 'Port' }]);
});

test('an incomplete draft cannot be scheduled; one that has become invalid stays a draft with the reason', async () => {
  const { db, recorded, save } = await site();
  const { key = '' } = (await save('project', { title: 'Three short words' })) ?? {};
  const subject = { kind: 'project', key } as const;
  expect(await scheduleCopy(recorded, subject, later(10))).toMatchObject({ path: 'description' });
  expect(await scheduleCopy(recorded, { ...subject, key: 'new-2' }, later(10))).toBeUndefined();
  await save('project', body, key);
  await scheduleCopy(recorded, subject, later(10));
  await save('project', { ...body, title: 'No' }, key);
  const message = 'Title must be at least 3 characters';
  expect(await publishDueCopy(recorded, subject, at(10))).toEqual({ path: 'title', message });
  expect((await listWorkingCopies(db, 'project', {})).items).toMatchObject([
    { key, title: 'No', publishAt: null, publishProblem: message, isChange: false },
  ]);
  expect(await findDueCopy(db, later(10))).toBeUndefined();
});

test('a scheduled service is refused the path that another one has taken', async () => {
  const { recorded, save } = await site();
  const { key = '' } = (await save('service', service)) ?? {};
  await insertService(recorded, { ...service, title: 'First' }, start);
  expect(await scheduleCopy(recorded, { kind: 'service', key }, later(10))).toEqual({
    path: 'href',
    message: 'The service "First" has the path /services/signals already',
  });
});

test('scheduled changes of a service keep what was changed elsewhere since', async () => {
  const { db, recorded, save } = await site();
  const { id } = await insertService(recorded, service, start);
  await save('service', { ...service, title: 'Lights' }, String(id));
  await publishCopy(recorded, { kind: 'service', key: String(id) }, at(0));
  expect(await findService(db, id)).toMatchObject({ title: 'Lights', icon: 'code' });

  const { id: projectId } = await insertProject(recorded, project, start);
  await save('project', { ...body, title: 'Port' }, String(projectId));
  await replaceProject(recorded, projectId, { ...project, category: 'Shop' });
  await publishCopy(recorded, { kind: 'project', key: String(projectId) }, at(0));
  expect(await findProject(db, projectId)).toMatchObject({ title: 'Port', category: 'Shop' });
  expect((await listWorkingCopies(db, 'project', {})).items).toEqual([]);
});

test('a draft without a gallery keeps the one that was added elsewhere since, and one whose pictures were removed has none', async () => {
  const { db, recorded, save } = await site();
  const { id } = await insertProject(recorded, project, start);
  const key = String(id);
  await save('project', { ...project, title: 'Port' }, key);
  await replaceProject(recorded, id, { ...project, gallery });
  await publishCopy(recorded, { kind: 'project', key }, at(0));
  expect(await findProject(db, id)).toMatchObject({ title: 'Port', gallery });

  await save('project', { ...project, gallery: [] }, key);
  await publishCopy(recorded, { kind: 'project', key }, at(10));
  expect(await findProject(db, id)).not.toHaveProperty('gallery');
});

test('the gallery of a project survives the drafts and the trash, and its change is named', async () => {
  const { db, recorded } = await site();
  const { id } = await insertProject(recorded, project, start);
  const subject = { kind: 'project', key: String(id) } as const;
  await replaceProject(recorded, id, { ...project, gallery });
  expect((await listVersions(db, subject, {})).items[0]?.changed).toEqual(['gallery']);
  await unpublish(recorded, { kind: 'project', id }, later(1));
  await publishCopy(recorded, subject, at(2));
  expect(await findProject(db, id)).toMatchObject({ gallery });
  await moveToTrash(recorded, 'project', [id], later(3));
  await restoreFromTrash(recorded, { kind: 'project', recordId: id }, later(4));
  expect(await findProject(db, id)).toMatchObject({ gallery });
});

test('scheduled changes of a post that is public appear at their time, with its redirect and its own date', async () => {
  const { db, recorded, save } = await site();
  const { id } = await insertPost(recorded, post, start);
  await insertPost(recorded, { ...post, slug: 'taken' }, start);
  const subject = { kind: 'post', key: String(id) } as const;
  const type = (change: object) => save('post', { ...post, ...change }, subject.key);
  await type({ slug: 'taken' });
  expect(await scheduleCopy(recorded, subject, later(10))).toMatchObject({ path: 'slug' });
  await type({ categoryIds: [99] });
  expect(await scheduleCopy(recorded, subject, later(10))).toMatchObject({ path: 'categoryIds' });
  await type({ title: 'Lights', slug: 'lights' });
  await scheduleCopy(recorded, subject, later(10));
  expect((await findPublicPost(db, 'signals', later(9)))?.title).toBe('Signals');
  expect(await publishDueCopy(recorded, subject, at(10))).toEqual(subject);
  const changed = { title: 'Lights', publishedAt: start, updatedAt: later(10) };
  expect(await findPublicPost(db, 'lights', later(10))).toMatchObject(changed);
  expect(await listRules(db)).toMatchObject([{ from: '/blog/signals', to: '/blog/lights' }]);
});

test('changes of a post that is not public by then are not scheduled', async () => {
  const { recorded, save } = await site();
  const { id } = await insertPost(recorded, { ...post, publishedAt: later(20) }, start);
  const subject = { kind: 'post', key: String(id) } as const;
  await save('post', post, subject.key);
  expect(await scheduleCopy(recorded, subject, later(10))).toMatchObject({ path: 'publishAt' });
  expect(await scheduleCopy(recorded, subject, later(30))).toMatchObject({ publishAt: later(30) });
});

test.each(['project', 'post'] as const)('scheduled changes of a deleted %s do not bring it back', async (kind) => {
  const { db, recorded, save } = await site();
  const insert = {
    project: () => insertProject(recorded, project, start),
    post: () => insertPost(recorded, post, start),
  };
  const { id } = await insert[kind]();
  const subject = { kind, key: String(id) };
  await save(kind, { project, post }[kind], subject.key);
  await scheduleCopy(recorded, subject, later(10));
  await moveToTrash(recorded, kind, [id], later(5));
  expect(await publishDueCopy(recorded, subject, at(10))).toMatchObject({ message: 'It was in the trash' });
  expect(await findDueCopy(db, later(10))).toBeUndefined();
  expect([(await listProjects(db, {})).total, await findPost(db, id)]).toEqual([0, undefined]);
});

test('an unpublished project is a draft, and is published again with its id, age and place', async () => {
  const { db, recorded, save } = await site();
  const { id } = await insertProject(recorded, project, start);
  await db.updateTable('portfolioProjects').set({ featuredOrder: 7 }).execute();
  const subject = { kind: 'project', key: String(id) } as const;
  expect(await unpublish(recorded, { kind: 'project', id }, later(1))).toMatchObject({ hasOwnContent: false });
  expect(await unpublish(recorded, { kind: 'project', id }, later(1))).toBeUndefined();
  expect(await findProject(db, id)).toBeUndefined();
  expect((await listWorkingCopies(db, 'project', {})).items).toMatchObject([{ key: String(id), isChange: false }]);
  expect((await listAudit(db, {})).items[0]).toMatchObject({ action: 'project.unpublish', recordId: id });

  // Its form sends only the fields that it edits.
  await save('project', { ...body, title: 'Port' }, String(id), later(2));
  const publishing = withSource(recorded, { target: { ...subject, publishes: true } });
  expect(await insertUnpublished(publishing, subject, { ...project, title: 'Port' })).toMatchObject({ id });
  expect(await findWorkingCopy(db, subject)).toBeUndefined();
  const stored = await db.selectFrom('portfolioProjects').selectAll().executeTakeFirst();
  expect(stored).toMatchObject({ id, title: 'Port', featuredOrder: 7 });
  expect(await findProject(db, id)).toMatchObject({ createdAt: start });
  await expect(insertUnpublished(publishing, subject, project)).rejects.toThrow(ContentChangedError);
});

test('a discarded draft goes to the trash, and is restored as it was or removed with its versions', async () => {
  const { db, recorded, save } = await site();
  const { id } = await insertProject(recorded, project, start);
  await unpublish(recorded, { kind: 'project', id }, later(1));
  const { key = '' } = (await save('project', { title: 'Three short words' })) ?? {};
  const unpublished = { kind: 'project', key: String(id) } as const;
  const unfinished = { kind: 'project', key } as const;
  const drafts = async () => (await listWorkingCopies(db, 'project', {})).items.map(({ title }) => title).toSorted();
  const trash = async () => (await listTrash(db, start, {})).items;
  for (const subject of [unpublished, unfinished])
    expect(await discardWorkingCopy(recorded, subject, later(2))).toBe(true);
  expect(await drafts()).toEqual([]);
  expect(await trash()).toMatchObject([
    { kind: 'draft', title: 'Three short words' },
    { kind: 'draft', title: 'Harbour' },
  ]);

  for (const { kind, recordId } of await trash()) await restoreFromTrash(recorded, { kind, recordId }, later(3));
  expect(await drafts()).toEqual(['Harbour', 'Three short words']);
  expect((await listAudit(db, {})).items[0]).toMatchObject({ action: 'draft.restore', title: 'Harbour' });
  await publishCopy(recorded, unpublished, at(4));
  expect(await findProject(db, id)).toMatchObject({ createdAt: start });

  await discardWorkingCopy(recorded, unfinished, later(5));
  await save('project', { title: 'Saved in another window' }, key, later(6));
  expect(await trash()).toEqual([]);
  await discardWorkingCopy(recorded, unfinished, later(7));
  expect(await emptyTrash(recorded, later(7))).toBe(1);
  expect((await listVersions(db, unfinished, {})).total).toBe(0);
  expect((await listVersions(db, unpublished, {})).total).toBeGreaterThan(0);
});

test('the versions of a discarded draft stay when another window has published it meanwhile', async () => {
  const { db, recorded, save } = await site();
  const { key = '' } = (await save('project', body)) ?? {};
  await discardWorkingCopy(recorded, { kind: 'project', key }, later(1));
  const publishing = withSource(recorded, { target: { kind: 'project', key, publishes: true } });
  const { id } = await insertProject(publishing, project, start);
  await emptyTrash(recorded);
  expect((await listVersions(db, { kind: 'project', key: String(id) }, {})).total).toBe(2);
});
