import type { CategoryLink } from '@site/schema/category';
import type { PostTerm } from '@site/schema/post';
import { tagSlug } from '@site/schema/tag-slug';
import type { ExpressionBuilder } from 'kysely';
import { rowByRow } from '../lists/row-by-row.ts';
import type { Db, Tables } from '../tables.ts';
import { inTransaction } from '../transaction.ts';

/*
 * The categories of posts, and the addresses of their tags, by which their pages find posts.
 */

type PostExpression = ExpressionBuilder<Tables, 'blogPosts'>;

/** Filters posts by category and tag, where given. */
export function hasTerm({ category, tag }: PostTerm) {
  return (eb: PostExpression) => {
    const conditions = [];
    if (category !== undefined) {
      const ofSlug = eb.selectFrom('blogCategories').where('slug', '=', category).select('id');
      conditions.push(
        eb
          .selectFrom('blogPostCategories')
          .whereRef('postId', '=', 'blogPosts.id')
          .where('categoryId', '=', ofSlug)
          .select('categoryId'),
      );
    }
    if (tag !== undefined) {
      conditions.push(
        eb
          .selectFrom('blogPostTags')
          .whereRef('postId', '=', 'blogPosts.id')
          .where('blogPostTags.slug', '=', tagSlug(tag))
          .select('postId'),
      );
    }
    return eb.and(conditions.map((found) => rowByRow(eb.exists(found))));
  };
}

/** The categories of each of these posts, by name. */
export async function listCategoriesOfPosts(db: Db, postIds: readonly number[]): Promise<Map<number, CategoryLink[]>> {
  if (postIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('blogPostCategories')
    .innerJoin('blogCategories', 'blogCategories.id', 'categoryId')
    .where('postId', 'in', postIds)
    .select(['postId', 'name', 'slug', 'color'])
    .orderBy('name')
    .execute();
  const links = rows.map(({ postId, ...link }) => [postId, link] as const);
  return new Map(postIds.map((id) => [id, links.filter(([postId]) => postId === id).map(([, link]) => link)]));
}

/** Adds to each post its categories. */
export async function withCategories<P extends { id: number }>(db: Db, posts: readonly P[]) {
  const byPost = await listCategoriesOfPosts(
    db,
    posts.map(({ id }) => id),
  );
  return posts.map((post) => ({ ...post, categories: byPost.get(post.id) ?? [] }));
}

export async function listCategoryIdsOfPosts(db: Db, postIds: readonly number[]): Promise<Map<number, number[]>> {
  const links = await db
    .selectFrom('blogPostCategories')
    .where('postId', 'in', postIds)
    .select(['postId', 'categoryId'])
    .execute();
  const idsOf = (id: number) => {
    const ids = links.filter(({ postId }) => postId === id).map(({ categoryId }) => categoryId);
    return ids.sort((a, b) => a - b);
  };
  return new Map(postIds.map((id) => [id, idsOf(id)]));
}

export const setCategoriesOfPost = (db: Db, postId: number, categoryIds: readonly number[]): Promise<void> =>
  inTransaction(db, async (transaction) => {
    await transaction.deleteFrom('blogPostCategories').where('postId', '=', postId).execute();
    const links = [...new Set(categoryIds)].map((categoryId) => ({ postId, categoryId }));
    if (links.length > 0) await transaction.insertInto('blogPostCategories').values(links).execute();
  });

export const setTagsOfPost = (db: Db, postId: number, tags: readonly string[]): Promise<void> =>
  inTransaction(db, async (transaction) => {
    await transaction.deleteFrom('blogPostTags').where('postId', '=', postId).execute();
    const rows = [...new Set(tags.map(tagSlug))].map((slug) => ({ postId, slug }));
    if (rows.length > 0) await transaction.insertInto('blogPostTags').values(rows).execute();
  });

/** Restores the categories and tags of a deleted post, except for categories that were deleted since. */
export async function restoreTerms(db: Db, post: { id: number; tags?: string[]; categoryIds?: number[] }) {
  const { id, tags = [], categoryIds = [] } = post;
  await setTagsOfPost(db, id, tags);
  if (categoryIds.length === 0) return;
  const existing = await db.selectFrom('blogCategories').where('id', 'in', categoryIds).select('id').execute();
  await setCategoriesOfPost(
    db,
    id,
    existing.map((category) => category.id),
  );
}
