import { listCategoryLinks } from '@site/db/category';
import { findAltTexts } from '@site/db/media';
import { followingMove } from '@site/db/moves';
import {
  browsePosts,
  findPost,
  findPostToEdit,
  findPublicPost,
  findPublicPostId,
  insertPost,
  listAllPosts,
  listNewestArticles,
  listPostsForAdmin,
  listPublicPosts,
  listRelatedPosts,
  replacePost,
  restorePublications,
  setPostsFeatured,
  setPostsPublished,
} from '@site/db/post';
import { withCategories } from '@site/db/post-terms';
import { moveToTrash } from '@site/db/trash';
import { boolean } from '@site/schema/fields';
import { listQuery } from '@site/schema/list-query';
import { MISSING_CATEGORY, notFoundMessages } from '@site/schema/messages';
import {
  postAdminListQuery,
  postFeedQuery,
  postId,
  postIds,
  postInput,
  postListQuery,
  postPublications,
  postSlug,
  publicationDates,
} from '@site/schema/post';
import { removalRedirect } from '@site/schema/redirect';
import { show } from '@site/schema/site';
import { contentChange } from '@site/schema/version';
import { z } from 'zod';
import { toArticle } from '../content/article.ts';
import { draftOf } from '../content/draft.ts';
import { hiddenFrom } from '../content/page-texts.ts';
import { fieldError, orNotFound } from '../errors.ts';
import { contentDb } from '../trpc/content-change.ts';
import { type Context, siteOf } from '../trpc/context.ts';
import { adminProcedure, publicProcedure, router } from '../trpc/procedures.ts';
import { readList } from './read-list.ts';
import { removeRecords } from './remove-records.ts';
import { refuseTakenSlug } from './taken-slug.ts';

const byId = z.object({ id: postId });
const bySlug = z.object({ slug: postSlug });
const missing = notFoundMessages.post;
const FEED_POSTS = 50;

export const postRouter = router({
  list: publicProcedure
    .meta({ cacheTag: 'views' })
    .input(listQuery)
    .query(({ ctx, input }) => readList(ctx, input, (query) => listPublicPosts(ctx.db, ctx.now(), query))),

  /** The posts on the pages of the blog, of a category and of a tag, with their categories. */
  browse: publicProcedure
    .meta({ cacheTag: 'views' })
    .input(postListQuery)
    .query(({ ctx, input }) => readList(ctx, input, (query) => browsePosts(ctx.db, ctx.now(), query))),

  bySlug: publicProcedure
    .meta({ cacheTag: 'views' })
    .input(bySlug)
    .query(async ({ ctx, input }) => orNotFound(await findPublicPost(ctx.db, input.slug, ctx.now()), missing)),

  article: publicProcedure
    .meta({ cacheTag: 'views' })
    .input(bySlug)
    .query(async ({ ctx, input }) => {
      const { categories, ...post } = await readArticle(ctx, input.slug);
      const { featuredImage, gallery } = post;
      const [isHidden, altTexts, related] = await Promise.all([
        hiddenFrom(ctx),
        findAltTexts(ctx.db, featuredImage ? [featuredImage, ...gallery] : gallery),
        listRelatedPosts(ctx.db, ctx.now(), post, show.relatedPosts),
      ]);
      return { ...toArticle(post, isHidden), altTexts, related, categories };
    }),

  feed: publicProcedure
    .meta({ internal: true })
    .input(postFeedQuery)
    .query(({ ctx, input }) => listNewestArticles(ctx.db, ctx.now(), FEED_POSTS, input)),

  view: publicProcedure.input(bySlug).mutation(async ({ ctx, input }) => {
    ctx.views.add(orNotFound(await findPublicPostId(ctx.db, input.slug, ctx.now()), missing));
    return { message: 'View counted' };
  }),

  listAll: adminProcedure.input(listQuery).query(({ ctx, input }) => listAllPosts(ctx.db, input)),

  create: adminProcedure
    .input(postInput)
    .input(contentChange)
    .mutation(async ({ ctx, input }) => {
      await refuseUnknownCategories(ctx, input.categoryIds);
      await refuseTakenSlug(ctx, 'post', input.slug);
      return insertPost(contentDb(ctx, 'post', undefined, input), input, ctx.now());
    }),

  replace: adminProcedure
    .input(byId)
    .input(postInput)
    .input(contentChange)
    .mutation(async ({ ctx, input: { id, ...input } }) => {
      await refuseUnknownCategories(ctx, input.categoryIds);
      orNotFound(await findPost(ctx.db, id), missing);
      await refuseTakenSlug(ctx, 'post', input.slug, id);
      return orNotFound(
        await followingMove(contentDb(ctx, 'post', id, input), { kind: 'post', id }, siteOf(ctx), (db) =>
          replacePost(db, id, input, ctx.now()),
        ),
        missing,
      );
    }),

  listForAdmin: adminProcedure
    .input(postAdminListQuery)
    .query(({ ctx, input }) => listPostsForAdmin(ctx.db, ctx.now(), input)),

  byId: adminProcedure
    .input(byId)
    .query(async ({ ctx, input }) => orNotFound(await findPostToEdit(ctx.db, input.id), missing)),

  setManyPublished: adminProcedure
    .input(z.object({ ids: postIds, published: boolean('Published'), dates: publicationDates.default('keep') }))
    .mutation(async ({ ctx, input: { ids, published, dates } }) => ({
      changed: await setPostsPublished(ctx.db, ids, published, ctx.now(), dates),
    })),

  restorePublications: adminProcedure
    .input(z.object({ posts: postPublications }))
    .mutation(async ({ ctx, input }) => ({ changed: await restorePublications(ctx.db, input.posts, ctx.now()) })),

  setManyFeatured: adminProcedure
    .input(z.object({ ids: postIds, featured: boolean('Featured') }))
    .mutation(async ({ ctx, input: { ids, featured } }) => ({
      changed: await setPostsFeatured(ctx.db, ids, featured, ctx.now()),
    })),

  removeMany: adminProcedure
    .input(z.object({ ids: postIds, redirect: removalRedirect.optional() }))
    .mutation(({ ctx, input }) => removeRecords(ctx, 'post', input)),

  remove: adminProcedure
    .input(byId)
    .input(contentChange)
    .mutation(async ({ ctx, input: { id, basedOn } }) => {
      const db = contentDb(ctx, 'post', id, { basedOn });
      orNotFound((await moveToTrash(db, 'post', [id], ctx.now())) > 0, missing);
      return { message: 'Blog post deleted successfully' };
    }),
});

/** The public post, or the draft that is shown in the admin, with its categories. */
async function readArticle({ db, now, draft }: Context, slug: string) {
  const unsaved = draftOf(draft, 'post');
  if (unsaved) {
    const { categoryIds, ...post } = unsaved;
    return { ...post, categories: await listCategoryLinks(db, categoryIds) };
  }
  const post = orNotFound(await findPublicPost(db, slug, now()), missing);
  const [found] = await withCategories(db, [post]);
  return { ...post, categories: found?.categories ?? [] };
}

async function refuseUnknownCategories({ db }: Pick<Context, 'db'>, ids: readonly number[] = []): Promise<void> {
  const known = await listCategoryLinks(db, ids);
  if (known.length < new Set(ids).size) {
    throw fieldError('BAD_REQUEST', 'categoryIds', MISSING_CATEGORY);
  }
}
