import { createHash } from 'node:crypto';
import { blankCopy, copyNames, defaultCopy } from '@site/schema/copy-pages';
import { findCopies } from '../content/copy.ts';
import type { Db } from '../tables.ts';
import { entryOf, indexCopy, readSource, saveEntries } from './search-index.ts';
import { searchSources } from './search-sources.ts';

/** Increase it when the folding or the indexed columns change. */
const VERSION = 4;

/** Identifies what an index was made from. The texts of pages have defaults in the code. */
const currentStamp = () =>
  createHash('sha256')
    .update(JSON.stringify([VERSION, ...copyNames.map((name) => [name, defaultCopy(name), blankCopy(name)])]))
    .digest('base64url');

const STAMP_ID = 0;

/**
 * Fills the index after the migration that creates it, after a restore, and after an update that changes what is indexed.
 * 100,000 leads take about 20 s.
 */
export async function ensureSearchIndex(db: Db): Promise<void> {
  const stored = await db.selectFrom('searchEntries').select('title').where('id', '=', STAMP_ID).executeTakeFirst();
  if (stored?.title !== currentStamp()) await rebuildSearchIndex(db);
}

const BATCH = 500;

export async function rebuildSearchIndex(db: Db): Promise<void> {
  await db.deleteFrom('searchEntries').execute();
  for (const source of searchSources) {
    for (let lastId = 0; ; ) {
      const rows = await readSource(db, source).where('id', '>', lastId).orderBy('id').limit(BATCH).execute();
      await saveEntries(db, rows.map(entryOf(source)));
      if (rows.length < BATCH) break;
      lastId = Number(rows.at(-1)?.id);
    }
  }
  const copies = await findCopies(db, copyNames);
  for (const name of copyNames) await indexCopy(db, name, copies[name]);
  await saveEntries(db, [{ id: STAMP_ID, title: currentStamp(), fields: '', words: '', moment: new Date(0) }]);
}
