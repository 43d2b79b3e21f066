import type { Listing } from '@site/schema/listing';
import { type PostManagement, post, type postInput, postRow, postSummary } from '@site/schema/post';
import { sql } from 'kysely';
import type { z } from 'zod';
import { table } from './table.ts';
import type { Db } from './tables.ts';

type Input = z.output<typeof postInput>;

const posts = table('blogPosts', post);
const rows = table('blogPosts', postRow);
const summaries = table('blogPosts', postSummary);
const moments = table('blogPosts', post.pick({ publishedAt: true }));

// The first publish sets the date; publishing again without one keeps it.
const firstPublication = (now: Date) => sql`coalesce(${sql.ref('publishedAt')}, ${now})`;

const newestFirst = (db: Db) =>
  db
    .selectFrom('blogPosts')
    .orderBy('publishedAt', (order) => order.desc().nullsFirst())
    .orderBy('id', 'desc');

/** A post is public once it is published and its time has come. */
export const publicPosts = (db: Db, now: Date) =>
  db
    .selectFrom('blogPosts')
    .where('published', '=', true)
    .where('publishedAt', '<=', now)
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc');

export const listPublishedPosts = (db: Db, now: Date, window: Listing) => summaries.list(publicPosts(db, now), window);

export const findPublishedPost = (db: Db, slug: string, now: Date) =>
  posts.find(publicPosts(db, now).where('slug', '=', slug));

/** The newest posts with their articles, for feeds. */
export async function listNewestArticles(db: Db, now: Date, limit: number) {
  const { items } = await posts.list(publicPosts(db, now).limit(limit), {});
  return items;
}

/** When the next scheduled post becomes public. */
export async function findNextPublication(db: Db, now: Date): Promise<Date | undefined> {
  const next = await moments.find(
    db.selectFrom('blogPosts').where('published', '=', true).where('publishedAt', '>', now).orderBy('publishedAt'),
  );
  return next?.publishedAt ?? undefined;
}

export const listPosts = (db: Db, window: Listing) => posts.list(newestFirst(db), window);

export const insertPost = (db: Db, input: Input, now: Date) =>
  posts.insert(db, {
    ...input,
    publishedAt: input.publishedAt ?? (input.published ? now : null),
    createdAt: now,
    updatedAt: now,
  });

export const replacePost = (db: Db, id: number, input: Input, now: Date) =>
  posts.update(db, id, {
    ...input,
    publishedAt: input.publishedAt ?? (input.published ? firstPublication(now) : null),
    updatedAt: now,
  });

export const findPost = (db: Db, id: number) => posts.find(db.selectFrom('blogPosts').where('id', '=', id));

export const managePosts = (db: Db, now: Date, { state, featured, ...query }: PostManagement) =>
  rows.manage(
    newestFirst(db)
      .$if(state === 'draft', (all) => all.where('published', '=', false))
      .$if(state === 'scheduled', (all) => all.where('published', '=', true).where('publishedAt', '>', now))
      .$if(state === 'published', (all) => all.where('published', '=', true).where('publishedAt', '<=', now))
      .$if(featured !== undefined, (all) => all.where('featured', '=', featured as boolean)),
    query,
    ['title', 'slug', 'author', 'tags'],
  );

export const setPostsPublished = (db: Db, ids: readonly number[], published: boolean, now: Date) =>
  rows.updateMany(db, ids, {
    published,
    ...(published && { publishedAt: firstPublication(now) }),
    updatedAt: now,
  });

export const setPostsFeatured = (db: Db, ids: readonly number[], featured: boolean, now: Date) =>
  rows.updateMany(db, ids, { featured, updatedAt: now });

/** Adds the views counted since the last call, slug by slug, all or none. */
export async function addViews(db: Db, views: ReadonlyMap<string, number>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const [slug, count] of views) {
      await transaction
        .updateTable('blogPosts')
        .set((eb) => ({ viewCount: eb('viewCount', '+', count) }))
        .where('slug', '=', slug)
        .execute();
    }
  });
}
