import { redirectInput } from '@site/schema/redirect';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { addMisses, listMisses } from './not-found.ts';
import { addHits, listRedirects, listRules, saveRedirect } from './redirect.ts';
import { importRedirects } from './redirect-import.ts';

const now = new Date('2025-06-02T06:00:00.000Z');
const query = { search: null };

async function site() {
  const { db } = await testDatabase();
  const add = (from: string, to: string | null, status = to === null ? 410 : 301) =>
    saveRedirect(db, redirectInput.parse({ from, to, status }), { now });
  const targets = async () => Object.fromEntries((await listRules(db)).map(({ from, to }) => [from, to]));
  return { db, add, targets };
}

test('folds chains into one hop, whichever redirect is added first', async () => {
  const { add, targets } = await site();
  await add('/b', '/c');
  await add('/a', '/b?from=a');
  await add('/c', '/contact');
  expect(await targets()).toEqual({ '/a': '/contact', '/b': '/contact', '/c': '/contact' });
  await add('/below/*', '/new/*');
  await add('/new/*', '/newest/*');
  expect(await targets()).toMatchObject({ '/below/*': '/newest/*' });
});

test('does not follow a redirect of an address that has a page', async () => {
  const { add, targets } = await site();
  await add('/contact', '/about');
  await add('/a', '/contact');
  expect(await targets()).toMatchObject({ '/a': '/contact' });
});

test('refuses loops, also through wildcards, and targets that are gone', async () => {
  const { add } = await site();
  await add('/a', '/b');
  await add('/gone', null);
  await add('/x/*', '/y/*');
  const refused = (message: string) => ({ refused: { path: 'to', message } });
  expect(await add('/b', '/a')).toEqual(refused('/a leads back to /b: choose another new address'));
  expect(await add('/y/*', '/x/*')).toMatchObject({ refused: { path: 'to' } });
  expect(await add('/z/*', '/z/z/*')).toMatchObject({ refused: { path: 'to' } });
  expect(await add('/same', '/same/#top')).toMatchObject({ refused: { path: 'to' } });
  expect(await add('/d', '/gone')).toEqual(refused('/gone is marked as gone for good: choose another new address'));
});

test('gives each row of a file its verdict, and writes only the accepted ones when asked', async () => {
  const { db, add, targets } = await site();
  await add('/known', '/about');
  const csv =
    'from;to;status\r\n/one;/two\n"/two";/contact;302\n/known;/about\n/one;/about\nbad address;/about\n/two/*;/two;999\n\n/contact;/about\n/gone;;410\n/late;/one;\n/nowhere;;';
  const expected = [
    [2, true, 'Can be imported'],
    [3, true, 'Can be imported'],
    [4, false, 'This address has a redirect already'],
    [5, false, 'This address is in a row above'],
    [6, false, 'An address has no spaces. Write %20 for each of them'],
    [7, false, 'Status must be a whole number from 301 to 410'],
    [9, true, 'Can be imported, but is not used while a page has this address'],
    [10, true, 'Can be imported'],
    [11, true, 'Can be imported, and leads directly to /contact'],
    [12, false, 'Enter the new address, or choose 410 for a page that is gone for good'],
  ];
  for (const writes of [false, true]) {
    const rows = await importRedirects(db, csv, { now, writes });
    expect(rows.map(({ line, isAccepted, verdict }) => [line, isAccepted, verdict])).toEqual(expected);
    if (!writes) expect(await targets()).toEqual({ '/known': '/about' });
  }
  expect(await targets()).toEqual({
    '/known': '/about',
    '/one': '/contact',
    '/two': '/contact',
    '/contact': '/about',
    '/gone': null,
    '/late': '/contact',
  });
});

test('adds hits, searches redirects by source and target, and deletes the counted misses of a path that gets a redirect', async () => {
  const { db, add } = await site();
  const counts = { internal: 1, external: 0, direct: 2 };
  await addMisses(
    db,
    new Map([
      ['/old/a', counts],
      ['/old-b', counts],
      ['/kept', counts],
    ]),
    now,
  );
  await addMisses(db, new Map([['/kept', counts]]), now);
  await add('/old/*', '/about');
  const stored = await add('/old-b', '/contact');
  await addHits(db, new Map([[(stored as { id: number }).id, 3]]), now);
  expect((await listRedirects(db, { search: 'CONT' })).items).toMatchObject([
    { from: '/old-b', hits: 3, lastHitAt: now },
  ]);
  expect((await listRedirects(db, { ...query, limit: 1 })).total).toBe(2);
  const { items } = await listMisses(db, {});
  expect(items).toMatchObject([{ path: '/kept', internal: 2, external: 0, direct: 4, lastAt: now }]);
});

test('keeps the most missed addresses', async () => {
  const { db } = await site();
  const once = { internal: 0, external: 0, direct: 1 };
  await addMisses(db, new Map([['/linked', { ...once, external: 1 }]]), now);
  await addMisses(db, new Map(Array.from({ length: 1_500 }, (_, index) => [`/random-${index}`, once])), now);
  const { items, total } = await listMisses(db, { limit: 1 });
  expect({ first: items[0]?.path, total }).toEqual({ first: '/linked', total: 1_000 });
});
