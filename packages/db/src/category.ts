import { category, type categoryInput } from '@site/schema/category';
import type { ListQuery } from '@site/schema/list-query';
import type { z } from 'zod';
import type { From } from './lists/record-reader.ts';
import { table } from './table.ts';
import type { Db } from './tables.ts';

const categories = table('blogCategories', category);

/** The categories by name. Their posts are counted when they are read; the stored column post_count is not used. */
const byName = (db: Db) => {
  const counted = db.selectFrom((eb) =>
    eb
      .selectFrom('blogCategories')
      .select(['id', 'name', 'slug', 'description', 'color', 'createdAt'])
      .select((columns) =>
        columns
          .selectFrom('blogPostCategories')
          .whereRef('categoryId', '=', 'blogCategories.id')
          .select(({ fn }) => fn.countAll<number>().as('posts'))
          .as('postCount'),
      )
      .as('blogCategories'),
  );
  return counted.orderBy('name') as unknown as From<'blogCategories'>;
};

export const listCategories = (db: Db, query: ListQuery) => categories.list(byName(db), query);

export const insertCategory = (db: Db, input: z.output<typeof categoryInput>, now: Date) =>
  categories.insert(db, { ...input, postCount: 0, createdAt: now });

export async function updateCategory(db: Db, id: number, input: z.output<typeof categoryInput>) {
  await categories.update(db, id, input);
  return categories.find(byName(db).where('id', '=', id));
}

export const deleteCategory = (db: Db, id: number) => categories.remove(db, id);

export async function listCategoriesOfPost(db: Db, postId: number) {
  const linked = db.selectFrom('blogPostCategories').select('categoryId').where('postId', '=', postId);
  const { items } = await categories.list(byName(db).where('id', 'in', linked), {});
  return items;
}

/** Replaces the categories of a post. */
export async function setCategoriesOfPost(db: Db, postId: number, categoryIds: readonly number[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('blogPostCategories').where('postId', '=', postId).execute();
    const links = [...new Set(categoryIds)].map((categoryId) => ({ postId, categoryId }));
    if (links.length > 0) await transaction.insertInto('blogPostCategories').values(links).execute();
  });
}
