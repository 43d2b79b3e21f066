import type { ListQuery } from '@site/schema/list-query';
import {
  type EditedPost,
  feedPost,
  type Post,
  type PostAdminListQuery,
  type PostListQuery,
  type PostPublication,
  type PostTeaser,
  type PostTerm,
  post,
  type postInput,
  postRow,
  postSummary,
  postTeaser,
} from '@site/schema/post';
import { type ExpressionBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { rowByRow } from '../lists/row-by-row.ts';
import { table } from '../table.ts';
import type { Db, Tables } from '../tables.ts';
import { inTransaction } from '../transaction.ts';
import { hasTerm, listCategoryIdsOfPosts, setCategoriesOfPost, setTagsOfPost, withCategories } from './post-terms.ts';

type Input = z.output<typeof postInput>;
type PostExpression = ExpressionBuilder<Tables, 'blogPosts'>;

const posts = table('blogPosts', post);
const rows = table('blogPosts', postRow);
const feedPosts = table('blogPosts', feedPost);
const summaries = table('blogPosts', postSummary);
const teasers = table('blogPosts', postTeaser);
const moments = table('blogPosts', post.pick({ publishedAt: true }));
const ids = table('blogPosts', post.pick({ id: true }));
const authors = table('blogPosts', post.pick({ id: true, title: true, author: true }));

// The first publication sets the date; publishing again keeps it.
const firstPublication = (now: Date) => sql`coalesce(${sql.ref('publishedAt')}, ${now})`;

// A past date stays; a future date is replaced by the current time.
const publicationByNow = (now: Date) => {
  const publishedAt = sql.ref('publishedAt');
  return sql`case when ${publishedAt} <= ${now} then ${publishedAt} else ${now} end`;
};

// A past date stays; an unpublished post must not have a future one, which would schedule it when it is published again.
const pastPublication = (now: Date) => {
  const publishedAt = sql.ref('publishedAt');
  return sql`case when ${publishedAt} <= ${now} then ${publishedAt} else null end`;
};

const newestFirst = (db: Db) =>
  db
    .selectFrom('blogPosts')
    .orderBy('publishedAt', (order) => order.desc().nullsFirst())
    .orderBy('id', 'desc');

const isDue = (now: Date) => (eb: PostExpression) => eb('publishedAt', '<=', now);
const isScheduled = (now: Date) => (eb: PostExpression) => eb('publishedAt', '>', now);

const postsMarkedPublished = (db: Db) => db.selectFrom('blogPosts').where('published', '=', true);

/** A post is public once it is published and its date has passed; newest first. */
export const publicPosts = (db: Db, now: Date) =>
  postsMarkedPublished(db).where(isDue(now)).orderBy('publishedAt', 'desc').orderBy('id', 'desc');

export const listPublicPosts = (db: Db, now: Date, query: ListQuery) => summaries.list(publicPosts(db, now), query);

/** The posts that a page shows as cards: all, or those of a category or with a tag. */
export async function browsePosts(db: Db, now: Date, { category, tag, ...query }: PostListQuery) {
  const { items, total } = await teasers.list(publicPosts(db, now).where(hasTerm({ category, tag })), query);
  return { items: await withCategories(db, items), total };
}

export const findPublicPost = (db: Db, slug: string, now: Date) =>
  posts.find(publicPosts(db, now).where('slug', '=', slug));

/** The id alone: counting a view must not read the article. */
export async function findPublicPostId(db: Db, slug: string, now: Date): Promise<number | undefined> {
  const found = await ids.find(publicPosts(db, now).where('slug', '=', slug));
  return found?.id;
}

/** The newest posts with their articles, for feeds. */
export async function listNewestArticles(db: Db, now: Date, limit: number, term: PostTerm = {}) {
  const { items } = await feedPosts.list(publicPosts(db, now).where(hasTerm(term)), { limit });
  return withCategories(db, items);
}

/** Related posts are chosen among the newest ones, so that no page reads the whole table. */
const RELATED_CANDIDATES = 200;

/** The public posts that share most tags and categories with a post, the newest first on a tie. */
export async function listRelatedPosts(db: Db, now: Date, { id, tags }: Pick<Post, 'id' | 'tags'>, count: number) {
  const { items } = await teasers.list(publicPosts(db, now).where('id', '!=', id).limit(RELATED_CANDIDATES), {});
  const categoriesOf = await listCategoryIdsOfPosts(db, [id, ...items.map((other) => other.id)]);
  const wanted = new Set([...tags.map((tag) => tag.toLowerCase()), ...(categoriesOf.get(id) ?? [])]);
  const termsOf = (other: PostTeaser) => [
    ...other.tags.map((tag) => tag.toLowerCase()),
    ...(categoriesOf.get(other.id) ?? []),
  ];
  const shared = (other: PostTeaser) => termsOf(other).filter((term) => wanted.has(term)).length;
  const related = items
    .map((other) => ({ other, score: shared(other) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ other }) => other);
  return withCategories(db, related);
}

export async function findNextPublication(db: Db, now: Date): Promise<Date | undefined> {
  const next = await moments.find(postsMarkedPublished(db).where(isScheduled(now)).orderBy('publishedAt'));
  return next?.publishedAt ?? undefined;
}

/** The scheduled posts, the next one first. */
export const listScheduledPosts = (db: Db, now: Date, limit: number) =>
  rows.list(postsMarkedPublished(db).where(isScheduled(now)).orderBy('publishedAt').orderBy('id'), { limit });

export const listAllPosts = (db: Db, query: ListQuery) => posts.list(newestFirst(db), query);

export const insertPost = (db: Db, input: Input, now: Date) =>
  inTransaction(db, (transaction) =>
    posts.insert(
      transaction,
      { ...input, publishedAt: input.publishedAt ?? (input.published ? now : null), createdAt: now, updatedAt: now },
      writeTerms(input),
    ),
  );

export const replacePost = (db: Db, id: number, input: Input, now: Date) =>
  inTransaction(db, (transaction) =>
    posts.update(
      transaction,
      id,
      {
        ...input,
        publishedAt: input.publishedAt ?? (input.published ? publicationByNow(now) : null),
        updatedAt: now,
      },
      writeTerms(input),
    ),
  );

const writeTerms =
  ({ tags, categoryIds }: Input) =>
  async (on: Db, id: number) => {
    await setTagsOfPost(on, id, tags);
    if (categoryIds) await setCategoriesOfPost(on, id, categoryIds);
  };

/** Renames the author of posts. The time of their last change stays, because their texts stay the same. */
export async function renameAuthor(db: Db, from: string, to: string): Promise<void> {
  const { items } = await ids.list(db.selectFrom('blogPosts').where('author', '=', from), {});
  if (items.length === 0) return;
  await authors.updateMany(
    db,
    items.map(({ id }) => id),
    { author: to },
    true,
  );
}

export const findPost = (db: Db, id: number) => posts.find(db.selectFrom('blogPosts').where('id', '=', id));

/** A post with the categories that its form shows. */
export async function findPostToEdit(db: Db, id: number): Promise<EditedPost | undefined> {
  const [found, categoryIds] = await Promise.all([findPost(db, id), listCategoryIdsOfPosts(db, [id])]);
  return found && { ...found, categoryIds: categoryIds.get(id) ?? [] };
}

export function listPostsForAdmin(db: Db, now: Date, { state, featured, ...query }: PostAdminListQuery) {
  const from = newestFirst(db)
    .$if(state === 'published', (all) => all.where((eb) => rowByRow(isDue(now)(eb))))
    .$if(state === 'scheduled', (all) => all.where((eb) => rowByRow(isScheduled(now)(eb))));
  return rows.listForAdmin(db, { from, filters: { published: state && state !== 'draft', featured } }, query);
}

export const setPostsPublished = (
  db: Db,
  ids: readonly number[],
  published: boolean,
  now: Date,
  dates: 'keep' | 'now' = 'keep',
) =>
  rows.updateMany(db, ids, {
    published,
    publishedAt: published ? (dates === 'now' ? publicationByNow(now) : firstPublication(now)) : pastPublication(now),
    updatedAt: now,
  });

/** Undoes `setPostsPublished`. */
export function restorePublications(db: Db, posts: readonly PostPublication[], now: Date): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    for (const { id, ...publication } of posts) {
      await rows.updateMany(transaction, [id], { ...publication, updatedAt: now });
    }
    return posts.length;
  });
}

export const setPostsFeatured = (db: Db, ids: readonly number[], featured: boolean, now: Date) =>
  rows.updateMany(db, ids, { featured, updatedAt: now });

/** Adds the views counted since the last call, all or none. */
export async function addViews(db: Db, views: ReadonlyMap<number, number>): Promise<void> {
  if (views.size === 0) return;
  const counted = [...views].map(([id, count]) => sql`(cast(${id} as integer), cast(${count} as integer))`);
  await sql`with counted (id, views) as (values ${sql.join(counted)})
    update blog_posts set view_count = view_count + counted.views from counted
    where blog_posts.id = counted.id`.execute(db);
}
