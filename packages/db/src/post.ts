import type { Listing } from '@site/schema/listing';
import { feedPost, type PostManagement, post, type postInput, postRow, postSummary } from '@site/schema/post';
import { type ExpressionBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { digit, placesIn } from './lists/tally.ts';
import { isFlagged, leads } from './lists/words.ts';
import { countRows, table } from './table.ts';
import type { Db, Tables } from './tables.ts';

type Input = z.output<typeof postInput>;
type PostExpression = ExpressionBuilder<Tables, 'blogPosts'>;

const posts = table('blogPosts', post);
const rows = table('blogPosts', postRow);
const feedPosts = table('blogPosts', feedPost);
const summaries = table('blogPosts', postSummary);
const moments = table('blogPosts', post.pick({ publishedAt: true }));
const ids = table('blogPosts', post.pick({ id: true }));

// The first publish sets the date; publishing again without one keeps it.
const firstPublication = (now: Date) => sql`coalesce(${sql.ref('publishedAt')}, ${now})`;

// A date that has come stays; one that was still to come and is taken away makes way for this moment.
const publicationByNow = (now: Date) => {
  const set = sql.ref('publishedAt');
  return sql`case when ${set} <= ${now} then ${set} else ${now} end`;
};

const hasCome = (now: Date) => (eb: PostExpression) => eb('publishedAt', '<=', now);
/** The same, where another order is wanted: SQLite would read the range of an index and sort all that is in it. */
const isNotToCome = (now: Date) => (eb: PostExpression) => eb.not(eb('publishedAt', '>', now));

const newestFirst = (db: Db) =>
  db
    .selectFrom('blogPosts')
    .orderBy('publishedAt', (order) => order.desc().nullsFirst())
    .orderBy('id', 'desc');

const publishedPosts = (db: Db) =>
  db.selectFrom('blogPosts').where('published', '=', true).orderBy('publishedAt', 'desc').orderBy('id', 'desc');

/** A post is public once it is published and its time has come. */
export const publicPosts = (db: Db, now: Date) => publishedPosts(db).where(hasCome(now));

/** The public posts in the order of their last change, latest first. */
export const latelyChangedPosts = (db: Db, now: Date) =>
  db
    .selectFrom('blogPosts')
    .where('published', '=', true)
    .where(isNotToCome(now))
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc');

const scheduledPosts = (db: Db, now: Date) =>
  db.selectFrom('blogPosts').where('published', '=', true).where('publishedAt', '>', now);

const byDay = { list: 'blog_posts', at: 'publishedAt' } as const;

export const publicPlaces = (db: Db, now: Date) => {
  const later = () => countRows(scheduledPosts(db, now));
  return placesIn(db, { ...byDay, parts: '1_', begins: { at: now, later, unbounded: publishedPosts(db) } });
};

export const listPublishedPosts = (db: Db, now: Date, window: Listing) =>
  summaries.list(publicPosts(db, now), window, publicPlaces(db, now));

export const findPublishedPost = (db: Db, slug: string, now: Date) =>
  posts.find(publicPosts(db, now).where('slug', '=', slug));

/** The id alone: counting a view must not read the article. */
export async function findPublishedPostId(db: Db, slug: string, now: Date): Promise<number | undefined> {
  const found = await ids.find(publicPosts(db, now).where('slug', '=', slug));
  return found?.id;
}

/** The newest posts with their articles, for feeds. */
export async function listNewestArticles(db: Db, now: Date, limit: number) {
  const { items } = await feedPosts.list(publicPosts(db, now).limit(limit), {});
  return items;
}

/** When the next scheduled post becomes public. */
export async function findNextPublication(db: Db, now: Date): Promise<Date | undefined> {
  const next = await moments.find(scheduledPosts(db, now).orderBy('publishedAt'));
  return next?.publishedAt ?? undefined;
}

export const listPosts = (db: Db, window: Listing) =>
  posts.list(newestFirst(db), window, placesIn(db, { ...byDay, parts: '__' }));

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
    publishedAt: input.publishedAt ?? (input.published ? publicationByNow(now) : null),
    updatedAt: now,
  });

export const findPost = (db: Db, id: number) => posts.find(db.selectFrom('blogPosts').where('id', '=', id));

export function managePosts(db: Db, now: Date, { state, featured, ...query }: PostManagement) {
  const sortedByTime = !query.sort || query.sort === 'publishedAt';
  // Those that wait for their time are few.
  const search = state === 'scheduled' ? null : query.search;
  const ofKind = <Q extends ReturnType<typeof scheduledPosts>>(all: Q) =>
    all.$if(featured !== undefined, (some) => some.where(isFlagged('featured', featured as boolean, search))) as Q;
  const all = ofKind(
    newestFirst(db).$if(state !== undefined, (some) => some.where(isFlagged('published', state !== 'draft', search))),
  );
  const wanted = all
    .$if(state === 'scheduled', (some) => some.where('publishedAt', '>', now))
    .$if(state === 'published', (some) => some.where(sortedByTime && !leads(search) ? hasCome(now) : isNotToCome(now)));
  const parts = `${digit(state && state !== 'draft')}${digit(featured)}`;
  const later = () => countRows(ofKind(scheduledPosts(db, now)));
  const begins = { at: now, later, unbounded: all };
  const places = placesIn(db, { ...byDay, parts, ...(state === 'published' && { begins }) });
  return rows.manage(wanted, query, ['title', 'slug', 'author', 'tags'], state === 'scheduled' ? undefined : places);
}

export const setPostsPublished = (db: Db, ids: readonly number[], published: boolean, now: Date) =>
  rows.updateMany(db, ids, {
    published,
    ...(published && { publishedAt: firstPublication(now) }),
    updatedAt: now,
  });

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
