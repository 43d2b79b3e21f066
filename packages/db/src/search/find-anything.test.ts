import { caseStudyInput } from '@site/schema/case-study';
import { categoryInput } from '@site/schema/category';
import { contactInput } from '@site/schema/contact';
import { defaultCopy } from '@site/schema/copy-pages';
import { postInput } from '@site/schema/post';
import { projectInput } from '@site/schema/project';
import { expect, test } from 'vitest';
import { insertCaseStudy } from '../content/case-study.ts';
import { deleteCategory, insertCategory } from '../content/category.ts';
import { saveCopy } from '../content/copy.ts';
import { insertPost, replacePost } from '../content/post.ts';
import { insertProject } from '../content/project.ts';
import { moveToTrash, restoreFromTrash } from '../content/trash.ts';
import { insertContact } from '../leads/contact.ts';
import { setStage } from '../leads/lead.ts';
import { erasePerson } from '../leads/person.ts';
import { insertMedia, updateMedia } from '../media/media.ts';
import type { Db } from '../tables.ts';
import { databaseAt, testDatabase } from '../testing/database.ts';
import { saveWorkingCopy } from '../versions/versions.ts';
import { findAnything } from './find-anything.ts';
import { rebuildSearchIndex } from './rebuild-index.ts';

const now = new Date('2025-06-01T10:00:00.000Z');
const later = new Date('2025-06-02T10:00:00.000Z');

const contact = (change: object = {}) =>
  contactInput.parse({ name: 'Asha', email: 'a@b.example', message: 'A message of some length', ...change });
const post = (slug: string, change: object = {}) =>
  postInput.parse({ title: slug, slug, excerpt: 'x'.repeat(60), content: 'y'.repeat(120), ...change });

const titles = async (db: Db, search: string) => (await findAnything(db, search)).map(({ title }) => title);

test.each([
  ['Crème Brûlée', 'creme brulee'],
  ['STRASSE', 'straße'],
  ['मंगल ज़मीन', 'जमीन मंगल'],
  ['हिन्दी', 'हिंदी'],
  ['Cafe\u0301', 'CAFÉ'],
  ['İzmir', 'izmir'],
])('finds "%s" by "%s"', async (name, search) => {
  const { db } = await testDatabase();
  await insertContact(db, contact({ name }), now);
  expect(await titles(db, search)).toEqual([name]);
});

test('finds leads with their stage, and the newest first', async () => {
  const { db } = await testDatabase();
  const { id } = await insertContact(db, contact({ name: 'Zeppelin one', email: 'z@b.example' }), now);
  await insertContact(db, contact({ name: 'Zeppelin two' }), later);
  await setStage(db, { kind: 'contact', ids: [id], stage: 'won', now });
  const found = await findAnything(db, 'zepp');
  expect(found.map(({ title }) => title)).toEqual(['Zeppelin two', 'Zeppelin one']);
  expect(found[1]).toMatchObject({ kind: 'contact', id, lead: { email: 'z@b.example', stage: 'won' } });
});

test('finds words of an article, and parts of words only when no word begins with the search', async () => {
  const { db } = await testDatabase();
  const content = `<p>All about <b>airships</b>&nbsp;and class names.</p>${'z'.repeat(100)}`;
  await insertPost(db, post('first-post', { content }), now);
  await insertPost(db, post('spaceships'), now);
  expect(await titles(db, 'airship')).toEqual(['first-post']);
  expect(await titles(db, 'ships')).toEqual(['spaceships']);
  await insertPost(db, post('ships'), now);
  expect(await titles(db, 'ships')).toEqual(['ships']);
  expect(await titles(db, 'nbsp')).toEqual([]);
});

test('finds records by the captions of their galleries and by their steps', async () => {
  const { db } = await testDatabase();
  const image = `/media/${'0'.repeat(24)}-1600x900-aabbcc/atrium.jpg`;
  const work = { title: 'Library', imageUrl: '/art/x.svg', gallery: [{ image, caption: 'Spiral stairs' }] };
  const steps = {
    before: [{ label: 'Ask the librarian', value: 'an aeon' }],
    after: [{ label: 'Open the turnstile', value: '' }],
  };
  const project = projectInput.parse({ ...work, ...steps, description: 'A house for books.', category: 'Web' });
  const story = { clientName: 'City', industry: 'Public', duration: '1 year' };
  const texts = { challenge: 'Too many books.', solution: 'More shelves.', results: 'All books stand.' };
  await insertProject(db, project, now);
  await insertCaseStudy(db, caseStudyInput.parse({ ...work, ...steps, ...story, ...texts }), now);
  expect(await titles(db, 'spiral')).toEqual(['Library', 'Library']);
  for (const word of ['librarian', 'aeon', 'turnstile']) expect(await titles(db, word)).toEqual(['Library', 'Library']);
  expect(await titles(db, 'atrium')).toEqual([]);
});

test('follows changes, the trash and the restoration of records', async () => {
  const { db } = await testDatabase();
  const { id } = await insertPost(db, post('zeppelin'), now);
  await replacePost(db, id, post('balloon'), now);
  expect([await titles(db, 'zeppelin'), await titles(db, 'balloon')]).toEqual([[], ['balloon']]);
  await moveToTrash(db, 'post', [id], now);
  expect(await titles(db, 'balloon')).toEqual([]);
  await restoreFromTrash(db, { kind: 'post', recordId: id }, now);
  expect(await titles(db, 'balloon')).toEqual(['balloon']);
});

test('finds a draft by its title until it is published, and once', async () => {
  const { db } = await testDatabase();
  const subject = { kind: 'project', key: 'new-1' } as const;
  await saveWorkingCopy(db, subject, { content: { title: 'Edited zeppelin' }, route: 'form', now });
  const draft = { kind: 'project', id: 'new-1', title: 'Edited zeppelin', isDraft: true };
  expect(await findAnything(db, 'zepp edit')).toEqual([draft]);
  expect(await findAnything(db, 'eppelin')).toEqual([draft]);
  expect(await titles(db, 'edited balloon')).toEqual([]);
  const { id } = await insertPost(db, post('balloon'), now);
  const typed = { content: { title: 'Balloon trip' }, route: 'form', now } as const;
  await saveWorkingCopy(db, { kind: 'post', key: String(id) }, typed);
  expect(await titles(db, 'balloon')).toEqual(['balloon']);
  expect(await findAnything(db, 'trip')).toEqual([
    { kind: 'post', id: String(id), title: 'Balloon trip', isDraft: true },
  ]);
  await moveToTrash(db, 'post', [id], now);
  expect(await titles(db, 'trip')).toEqual([]);
});

test('finds categories until they are deleted, also after the index was rebuilt', async () => {
  const { db } = await testDatabase();
  const { id } = await insertCategory(db, categoryInput.parse({ name: 'Airships', slug: 'flying' }), now);
  const found = [{ kind: 'category', id, title: 'Airships' }];
  expect(await findAnything(db, 'airsh')).toEqual(found);
  await rebuildSearchIndex(db);
  expect(await findAnything(db, 'airsh')).toEqual(found);
  await deleteCategory(db, id);
  expect(await titles(db, 'airsh')).toEqual([]);
});

test('finds uploaded files by their changed name', async () => {
  const { db } = await testDatabase();
  const file = {
    hash: 'a'.repeat(64),
    kind: 'picture',
    file: 'a.jpg',
    bytes: 1,
    width: 1,
    height: 1,
    color: null,
  } as const;
  const { id } = await insertMedia(db, { ...file, name: 'harbour.jpg' }, now);
  expect(await titles(db, 'harbour')).toEqual(['harbour.jpg']);
  await updateMedia(db, id, { name: 'bridge.jpg' }, now);
  expect([await titles(db, 'harbour'), await titles(db, 'bridge')]).toEqual([[], ['bridge.jpg']]);
});

test('finds the texts of pages with their fields, default ones too', async () => {
  const { db } = await testDatabase();
  // The database of an earlier test has lost the entries that the migration made.
  await rebuildSearchIndex(db);
  const copy = defaultCopy('about');
  const before = await findAnything(db, copy.hero.title);
  expect(before).toContainEqual({
    kind: 'copy',
    page: 'about',
    title: 'About',
    field: 'values.hero.title',
    text: copy.hero.title,
  });
  await saveCopy(db, 'about', { ...copy, hero: { ...copy.hero, title: 'Zeppelins and more' } });
  expect(await findAnything(db, 'zeppelins')).toEqual([
    { kind: 'copy', page: 'about', title: 'About', field: 'values.hero.title', text: 'Zeppelins and more' },
  ]);
});

test('keeps nothing of an erased person', async () => {
  const { db } = await testDatabase();
  const { id } = await insertContact(db, contact({ name: 'Zeppelin' }), now);
  await erasePerson(db, { kind: 'contact', id }, now, { alsoByPhone: true, alsoAliases: true });
  expect(await titles(db, 'zeppelin')).toEqual([]);
  const left = await db.selectFrom('searchEntries').select('id').where('words', 'like', '%zeppelin%').execute();
  expect(left).toEqual([]);
});

test('lists what was changed last without a search', async () => {
  const { db } = await testDatabase();
  await insertContact(db, contact({ name: 'Older' }), now);
  await insertPost(db, post('newer'), later);
  expect(await titles(db, ' ')).toEqual(['newer', 'Older']);
});

test('an upgrade indexes what was stored before', async () => {
  const database = await databaseAt('0023-second-factors');
  const { db } = database;
  const row = { name: 'Zeppelin', email: 'z@b.example', message: 'text', contacted: false, createdAt: now };
  await db
    .insertInto('contactSubmissions')
    .values({ ...row, stage: 'new', stageChangedAt: now, replyDueAt: now } as never)
    .execute();
  await database.migrate();
  expect(await titles(db, 'zeppelin')).toEqual(['Zeppelin']);
});
