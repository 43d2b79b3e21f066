import { type CategoryLink, category, type categoryInput, categoryPage } from '@site/schema/category';
import type { ListQuery } from '@site/schema/list-query';
import type { z } from 'zod';
import type { From } from '../lists/record-reader.ts';
import { table } from '../table.ts';
import type { Db } from '../tables.ts';
import { inTransaction } from '../transaction.ts';
import { deleteVersions } from '../versions/publish-version.ts';
import { publicPosts } from './post.ts';

const categories = table('blogCategories', category);
const pages = table('blogCategories', categoryPage);

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

/** All categories, with the number of their posts, drafts included. */
export const listCategories = (db: Db, query: ListQuery) => categories.list(byName(db), query);

/** The categories of public posts, with the number of these. */
export async function listPublicCategories(db: Db, now: Date): Promise<(CategoryLink & { posts: number })[]> {
  const counted = db
    .selectFrom('blogPostCategories')
    .where('postId', 'in', publicPosts(db, now).clearOrderBy().select('id'))
    .groupBy('categoryId')
    .select(({ fn }) => ['categoryId', fn.countAll<number>().as('posts')])
    .as('counted');
  return db
    .selectFrom('blogCategories')
    .innerJoin(counted, 'counted.categoryId', 'blogCategories.id')
    .select(['name', 'slug', 'color', 'posts'])
    .orderBy('name')
    .execute();
}

/** The category at an address, as its page shows it. */
export const findCategory = (db: Db, slug: string) =>
  pages.find(db.selectFrom('blogCategories').where('slug', '=', slug));

export async function listCategoryLinks(db: Db, ids: readonly number[]): Promise<CategoryLink[]> {
  if (ids.length === 0) return [];
  const chosen = db.selectFrom('blogCategories').where('id', 'in', ids);
  return chosen.select(['name', 'slug', 'color']).orderBy('name').execute();
}

export const insertCategory = (db: Db, input: z.output<typeof categoryInput>, now: Date) =>
  categories.insert(db, { ...input, postCount: 0, createdAt: now });

export async function updateCategory(db: Db, id: number, input: z.output<typeof categoryInput>) {
  await categories.update(db, id, input);
  return categories.find(byName(db).where('id', '=', id));
}

/** Deletes a category with its versions: it cannot be restored, and the audit log has what it contained. */
export const deleteCategory = (db: Db, id: number): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    const isRemoved = await categories.remove(transaction, id);
    await deleteVersions(transaction, 'category', [String(id)]);
    return isRemoved;
  });
