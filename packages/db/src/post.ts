import type { Listing } from '@site/schema/listing';
import { post, type postInput, postSummary } from '@site/schema/post';
import { sql } from 'kysely';
import type { z } from 'zod';
import { countPostsOfCategories, lockCategories } from './category.ts';
import { table } from './table.ts';
import type { Db } from './tables.ts';

type Input = z.output<typeof postInput>;

const posts = table('blogPosts', post);
const summaries = table('blogPosts', postSummary);
const moments = table('blogPosts', post.pick({ publishedAt: true }));

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
    // The first publish sets the date; publishing again without one keeps it.
    publishedAt: input.publishedAt ?? (input.published ? sql`coalesce(${sql.ref('publishedAt')}, ${now})` : null),
    updatedAt: now,
  });

export async function deletePost(db: Db, id: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await lockCategories(transaction);
    const removed = await posts.remove(transaction, id);
    if (removed) await countPostsOfCategories(transaction);
    return removed;
  });
}

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
