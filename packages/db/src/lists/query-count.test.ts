import { expect, test } from 'vitest';
import { recordingDb } from '../audit/change-source.ts';
import { addViews, setPostsFeatured, setPostsPublished } from '../content/post.ts';
import { readPublicWorks, readSitemap } from '../content/sitemap.ts';
import { emptyTrash, moveToTrash } from '../content/trash.ts';
import { setStage } from '../leads/lead.ts';
import { fillTables } from '../testing/bulk-records.ts';
import { testDatabase } from '../testing/database.ts';
import { everyQuery, everySearch, now, type RunQuery } from '../testing/list-queries.ts';
import { recordStatements } from '../testing/statements.ts';

const owner = { actor: 'owner', network: null, now: () => now };

/** Actions on many records at once. */
function bulk(rows: number): [name: string, run: RunQuery][] {
  const ids = Array.from({ length: rows }, (_, index) => index + 1);
  return [
    ['addViews to all', (db) => addViews(db, new Map(ids.map((id) => [id, 1])))],
    ['setPostsFeatured of all', (db) => setPostsFeatured(db, ids, true, now)],
    ['setPostsPublished of all', (db) => setPostsPublished(db, ids, true, now)],
    ['setPostsFeatured of all, with versions', (db) => setPostsFeatured(recordingDb(db, owner), ids, false, now)],
    ['setStage of all', (db) => setStage(db, { kind: 'contact', ids, stage: 'spam', now })],
    ['readSitemap', (db) => readSitemap(db, now)],
    ['readPublicWorks', (db) => readPublicWorks(db, now)],
    ['emptyTrash of all', (db) => emptyTrash(db)],
    ['moveToTrash of all', (db) => moveToTrash(db, 'post', ids, now)],
  ];
}

async function countStatements(rows: number): Promise<Record<string, number>> {
  const database = await testDatabase();
  await fillTables(database, { posts: rows, leads: rows, works: rows, rest: rows, now });
  const { db, statements } = recordStatements(database.db);
  const counts: Record<string, number> = {};
  for (const [name, run] of [...everyQuery(), ...everySearch(), ...bulk(rows)]) {
    await run(db);
    counts[name] = statements.splice(0).length;
  }
  return counts;
}

test('a list, look-up or bulk action sends as many statements for 200 rows as for 2', { tags: ['long'] }, async () => {
  const few = await countStatements(2);
  // The overview reads six lists, each with its total, the follow-ups of both kinds, the answers to previews, and two of working copies.
  expect(Math.max(...Object.values(few))).toBeLessThanOrEqual(17);
  expect(await countStatements(200)).toEqual(few);
});
