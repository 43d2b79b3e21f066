import { defaultCopy } from '@site/schema/copy-pages';
import { pageInput } from '@site/schema/page';
import { expect, test } from 'vitest';
import { recordingDb } from '../audit/change-source.ts';
import { findAnything } from '../search/find-anything.ts';
import { testDatabase } from '../testing/database.ts';
import { publishCopy, scheduleCopy, unpublish } from '../versions/drafts.ts';
import { saveWorkingCopy } from '../versions/versions.ts';
import { listAddresses } from './addresses.ts';
import { findCopy, saveCopy } from './copy.ts';
import { describeMove, followingMove } from './moves.ts';
import { findPageBySlug, insertPage, listPageLinks, listPagesForAdmin, replacePage } from './page.ts';
import { listRedirected } from './redirect.ts';
import { findRecordWithSlugOf, moveToTrash, restoreFromTrash } from './trash.ts';

const now = new Date('2026-03-04T05:00:00.000Z');
const later = new Date('2026-03-05T05:00:00.000Z');
const site = { now: later, publicUrl: 'https://site.example' };

const careers = pageInput.parse({
  title: 'Careers',
  slug: 'careers',
  content: '<p>We are hiring typographers.</p>',
  inFooter: true,
});

async function filled() {
  const { db } = await testDatabase();
  const recorded = recordingDb(db, { actor: 'owner', network: null, now: () => later });
  return { db: recorded, stored: await insertPage(recorded, careers, now) };
}

test('stores a page, and lists and finds it', async () => {
  const { db, stored } = await filled();
  expect(stored).toEqual({ ...careers, id: stored.id, createdAt: now, updatedAt: now });
  expect(await findPageBySlug(db, 'careers')).toEqual(stored);
  expect(await listPageLinks(db)).toEqual([{ title: 'Careers', slug: 'careers', inMenu: false, inFooter: true }]);
  const query = { search: 'care', descending: false, limit: 10, offset: 0 };
  const { content: _, ...row } = stored;
  expect(await listPagesForAdmin(db, query)).toEqual({ items: [row], total: 1 });
  expect(await findAnything(db, 'typographers')).toMatchObject([{ kind: 'page', id: stored.id, title: 'Careers' }]);
  expect([...(await listAddresses(db, now))]).toContain('/careers');
});

test('a renamed page leaves a redirect, and the entry of the menu by hand follows it', async () => {
  const { db, stored } = await filled();
  const copy = defaultCopy('navigation');
  const menu = [{ label: 'Jobs', to: '/careers#jobs' }];
  await saveCopy(db, 'navigation', { ...copy, menus: { ...copy.menus, menu } });
  const ref = { kind: 'page', id: stored.id } as const;
  const effect = { from: '/careers', to: '/jobs', isRedirected: true, links: 1, records: 0, pages: 1, takenBy: null };
  expect(await describeMove(db, { ...ref, key: 'jobs' }, site)).toEqual(effect);
  await followingMove(db, ref, site, (on) => replacePage(on, stored.id, { ...careers, slug: 'jobs' }, later));
  expect(await listRedirected(db, ['/careers', '/jobs'])).toEqual(['/careers']);
  expect((await findCopy(db, 'navigation')).menus.menu).toEqual([{ label: 'Jobs', to: '/jobs#jobs' }]);
  const other = await insertPage(db, { ...careers, slug: 'people' }, now);
  expect(await describeMove(db, { kind: 'page', id: other.id, key: 'jobs' }, site)).toMatchObject({
    takenBy: 'Careers',
  });
});

test('a page in the trash is restored with another slug when its own is taken', async () => {
  const { db, stored } = await filled();
  const ref = { kind: 'page', recordId: stored.id } as const;
  await moveToTrash(db, 'page', [stored.id], later);
  expect(await listPageLinks(db)).toEqual([]);
  expect(await findAnything(db, 'typographers')).toEqual([]);
  expect(await findRecordWithSlugOf(db, ref)).toBeUndefined();
  await insertPage(db, { ...careers, title: 'Jobs' }, later);
  expect(await findRecordWithSlugOf(db, ref)).toMatchObject({ kind: 'page', title: 'Jobs', slug: 'careers' });
  await restoreFromTrash(db, { ...ref, slug: 'careers-2' }, later);
  expect(await findPageBySlug(db, 'careers-2')).toEqual({ ...stored, slug: 'careers-2' });
});

test('an unpublished page is a draft, which comes back with its id unless its slug is taken', async () => {
  const { db, stored } = await filled();
  const subject = { kind: 'page', key: String(stored.id) } as const;
  await unpublish(db, { kind: 'page', id: stored.id }, later);
  expect(await findPageBySlug(db, 'careers')).toBeUndefined();
  const { id } = await insertPage(db, { ...careers, title: 'Jobs' }, later);
  const problem = { path: 'slug', message: 'This slug is already in use, but careers-2 is free' };
  expect(await publishCopy(db, subject, site)).toEqual(problem);
  await moveToTrash(db, 'page', [id], later);
  await publishCopy(db, subject, site);
  expect(await findPageBySlug(db, 'careers')).toMatchObject({ id: stored.id, createdAt: now, inFooter: true });
});

test('a draft at an address of the site itself cannot be scheduled', async () => {
  const { db } = await filled();
  const content = { ...careers, slug: 'about' };
  const { key = '' } =
    (await saveWorkingCopy(db, { kind: 'page', key: undefined }, { content, route: 'form', now })) ?? {};
  expect(await scheduleCopy(db, { kind: 'page', key }, later)).toEqual({
    path: 'slug',
    message: 'The site itself uses this address. Choose another slug',
  });
});
