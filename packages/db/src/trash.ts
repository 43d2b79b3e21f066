import { caseStudy } from '@site/schema/case-study';
import type { Listed, Listing } from '@site/schema/listing';
import { post } from '@site/schema/post';
import { project } from '@site/schema/project';
import { service } from '@site/schema/service';
import { type TrashItem, type TrashKind, type TrashRef, trashItem } from '@site/schema/trash';
import type { Transaction } from 'kysely';
import { countPostsOfCategories, lockCategories } from './category.ts';
import { table } from './table.ts';
import type { Db, Tables } from './tables.ts';

/*
 * What was deleted, whole, apart from what is shown: no list can forget to leave it out.
 */

const sources = {
  project: table('portfolioProjects', project),
  caseStudy: table('caseStudies', caseStudy),
  service: table('services', service),
  post: table('blogPosts', post),
};

const items = table('trash', trashItem);

/** Moves records to the trash; answers how many there were. */
export function discard(db: Db, kind: TrashKind, ids: readonly number[], now: Date): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    if (kind === 'post') await lockCategories(transaction);
    const records = await sources[kind].take(transaction, ids);
    if (records.length === 0) return 0;
    const rows = records.map((record) => ({
      kind,
      recordId: record.id,
      title: record.title,
      record: JSON.stringify(record),
      deletedAt: now,
    }));
    await transaction.insertInto('trash').values(rows).execute();
    if (kind === 'post') await countPostsOfCategories(transaction);
    return records.length;
  });
}

export const listTrash = (db: Db, since: Date, window: Listing): Promise<Listed<TrashItem>> =>
  items.list(
    db.selectFrom('trash').where('deletedAt', '>', since).orderBy('deletedAt', 'desc').orderBy('id', 'desc'),
    window,
  );

/** Puts a record back as it was, under its old id. */
export function restore(db: Db, { kind, recordId }: TrashRef): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const record = await takeOut(transaction, { kind, recordId });
    if (!record) return false;
    await sources[kind].putBack(transaction, record);
    return true;
  });
}

async function takeOut(transaction: Transaction<Tables>, { kind, recordId }: TrashRef) {
  const taken = await transaction
    .deleteFrom('trash')
    .where('kind', '=', kind)
    .where('recordId', '=', recordId)
    .returning('record')
    .executeTakeFirst();
  return taken && JSON.parse(taken.record);
}

export async function deleteFromTrash(db: Db, { kind, recordId }: TrashRef): Promise<boolean> {
  return db
    .transaction()
    .execute(async (transaction) => (await takeOut(transaction, { kind, recordId })) !== undefined);
}

/** Ends what was deleted before a moment; all of it where none is named. */
export async function emptyTrash(db: Db, before?: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('trash')
    .$if(before !== undefined, (query) => query.where('deletedAt', '<=', before as Date))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
