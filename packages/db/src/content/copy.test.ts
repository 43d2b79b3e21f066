import { blankCopy, defaultCopy } from '@site/schema/copy-pages';
import { expect, test } from 'vitest';
import { startEmptySite } from '../seed/empty-site.ts';
import { findSetting, saveSetting } from '../setting.ts';
import { testDatabase } from '../testing/database.ts';
import { countCopyChanges, findCopies, findCopy, findInitialCopy, saveCopy } from './copy.ts';

const home = defaultCopy('home');

test('returns the default texts until others are saved', async () => {
  const { db } = await testDatabase();
  expect(await findCopy(db, 'home')).toEqual(home);
  const changed = { ...home, hero: { ...home.hero, title: 'We build', figures: [] } };
  await saveCopy(db, 'home', changed);
  expect(await findCopy(db, 'home')).toEqual(changed);
});

test('stores only the texts that differ from the defaults', async () => {
  const { db } = await testDatabase();
  await saveCopy(db, 'home', { ...home, hero: { ...home.hero, title: 'We build' } });
  expect(await findSetting(db, 'copy.home')).toEqual({ hero: { title: 'We build' } });
  await saveCopy(db, 'home', home);
  expect(await findSetting(db, 'copy.home')).toEqual({});
});

test('a site without demo content begins with texts without claims, and counts and restores from these', async () => {
  const { db } = await testDatabase();
  expect(await findInitialCopy(db, 'home')).toEqual(home);
  await startEmptySite(db);
  const blank = blankCopy('home');
  expect((await findCopies(db, ['home', 'terms'])).home).toEqual(blank);
  expect((await countCopyChanges(db)).filter(({ changed }) => changed > 0)).toEqual([]);
  await saveCopy(db, 'home', { ...blank, hero: { ...blank.hero, lead: 'We plan houses.' } });
  expect((await findCopy(db, 'home')).hero).toEqual({ ...blank.hero, lead: 'We plan houses.' });
  expect((await countCopyChanges(db)).filter(({ changed }) => changed > 0)).toEqual([{ page: 'home', changed: 1 }]);
  expect(await findInitialCopy(db, 'home')).toEqual(blank);
  // A text that is no longer valid becomes the neutral one.
  await saveSetting(db, 'copy.home', { hero: { lead: '', figures: 'none' } });
  expect((await findCopy(db, 'home')).hero).toMatchObject({ lead: blank.hero.lead, figures: [] });
});

test('counts the texts of a page that differ from the defaults', async () => {
  const { db } = await testDatabase();
  const changedTexts = async () => (await countCopyChanges(db)).find(({ page }) => page === 'home')?.changed;
  expect(await changedTexts()).toBe(0);
  await saveCopy(db, 'home', { ...home, hero: { ...home.hero, title: 'We build', figures: [] } });
  expect(await changedTexts()).toBe(2);
});

test('replaces an invalid stored text by its default, removes invalid items of lists, and returns the other stored values', async () => {
  const { db } = await testDatabase();
  const figure = { figure: '7', label: 'Lines', caption: '' };
  await saveSetting(db, 'copy.home', {
    hero: { title: 5, lead: 'We build.', figures: [{ ...figure, label: 5 }, figure] },
  });
  expect(await findCopy(db, 'home')).toEqual({ ...home, hero: { ...home.hero, lead: 'We build.', figures: [figure] } });
  for (const broken of [5, 'text', [], null, { hero: 5 }]) {
    await saveSetting(db, 'copy.home', broken);
    expect(await findCopy(db, 'home')).toEqual(home);
  }
});
