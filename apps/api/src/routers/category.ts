import { findCategory, insertCategory, listCategories, listPublicCategories, updateCategory } from '@site/db/category';
import { followingMove } from '@site/db/moves';
import { categoryId, categoryInput, categorySlug } from '@site/schema/category';
import { notFoundMessages } from '@site/schema/messages';
import { removalRedirect } from '@site/schema/redirect';
import { contentChange } from '@site/schema/version';
import { z } from 'zod';
import { draftOf } from '../content/draft.ts';
import { orNotFound } from '../errors.ts';
import { contentDb } from '../trpc/content-change.ts';
import { siteOf } from '../trpc/context.ts';
import { adminProcedure, publicProcedure, router } from '../trpc/procedures.ts';
import { removeCategory } from './remove-records.ts';

const byId = z.object({ id: categoryId });
const missing = notFoundMessages.category;

export const categoryRouter = router({
  /** The categories that have public posts, with the number of these. */
  list: publicProcedure.query(({ ctx }) => listPublicCategories(ctx.db, ctx.now())),

  bySlug: publicProcedure
    .input(z.object({ slug: categorySlug }))
    .query(async ({ ctx, input }) =>
      orNotFound(draftOf(ctx.draft, 'category') ?? (await findCategory(ctx.db, input.slug)), missing),
    ),

  /** All categories, with the number of all their posts. */
  listForAdmin: adminProcedure.query(async ({ ctx }) => (await listCategories(ctx.db, {})).items),

  create: adminProcedure
    .input(categoryInput)
    .input(contentChange)
    .mutation(({ ctx, input }) => insertCategory(contentDb(ctx, 'category', undefined, input), input, ctx.now())),

  update: adminProcedure
    .input(byId)
    .input(categoryInput)
    .input(contentChange)
    .mutation(async ({ ctx, input: { id, ...input } }) =>
      orNotFound(
        await followingMove(contentDb(ctx, 'category', id, input), { kind: 'category', id }, siteOf(ctx), (db) =>
          updateCategory(db, id, input),
        ),
        missing,
      ),
    ),

  remove: adminProcedure
    .input(byId.extend({ redirect: removalRedirect.optional() }))
    .mutation(async ({ ctx, input }) => {
      orNotFound(await removeCategory(ctx, input), missing);
      return { message: 'Category deleted successfully' };
    }),
});
