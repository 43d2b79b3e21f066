import { category, type categoryInput } from '@site/schema/category';
import type { Listing } from '@site/schema/listing';
import type { z } from 'zod';
import { table } from './table.ts';
import type { Db } from './tables.ts';

const categories = table('blogCategories', category);

export const listCategories = (db: Db, window: Listing) =>
  categories.list(db.selectFrom('blogCategories').orderBy('name'), window);

export const insertCategory = (db: Db, input: z.output<typeof categoryInput>, now: Date) =>
  categories.insert(db, { ...input, postCount: 0, createdAt: now });

export const updateCategory = (db: Db, id: number, input: z.output<typeof categoryInput>) =>
  categories.update(db, id, input);

export const deleteCategory = (db: Db, id: number) => categories.remove(db, id);

export async function listCategoriesOfPost(db: Db, postId: number) {
  const linked = db.selectFrom('blogPostCategories').select('categoryId').where('postId', '=', postId);
  const { items } = await categories.list(
    db.selectFrom('blogCategories').where('id', 'in', linked).orderBy('name'),
    {},
  );
  return items;
}

/** Replaces the categories of a post, and counts the posts of every category again. */
export async function setCategoriesOfPost(db: Db, postId: number, categoryIds: readonly number[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockCategories(transaction);
    await transaction.deleteFrom('blogPostCategories').where('postId', '=', postId).execute();
    const links = [...new Set(categoryIds)].map((categoryId) => ({ postId, categoryId }));
    if (links.length > 0) await transaction.insertInto('blogPostCategories').values(links).execute();
    await countPostsOfCategories(transaction);
  });
}

/** Makes whoever links or deletes posts take turns: PostgreSQL would count what it saw before it waited. */
export async function lockCategories(transaction: Db): Promise<void> {
  await transaction
    .updateTable('blogCategories')
    .set((eb) => ({ postCount: eb.ref('postCount') }))
    .execute();
}

export async function countPostsOfCategories(db: Db): Promise<void> {
  await db
    .updateTable('blogCategories')
    .set((eb) => ({
      postCount: eb
        .selectFrom('blogPostCategories')
        .whereRef('blogPostCategories.categoryId', '=', 'blogCategories.id')
        .select((count) => count.fn.countAll<number>().as('posts')),
    }))
    .execute();
}
