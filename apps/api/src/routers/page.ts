import { insertUnpublished } from '@site/db/drafts';
import { followingMove } from '@site/db/moves';
import { findPage, findPageBySlug, insertPage, listPagesForAdmin, replacePage } from '@site/db/page';
import { notFoundMessages } from '@site/schema/messages';
import { pageAdminListQuery, pageId, pageIds, pageInput, pageSlug } from '@site/schema/page';
import { removalRedirect } from '@site/schema/redirect';
import { contentChange } from '@site/schema/version';
import { z } from 'zod';
import { firstParagraph, toArticle } from '../content/article.ts';
import { draftOf } from '../content/draft.ts';
import { hiddenFrom } from '../content/page-texts.ts';
import { orNotFound } from '../errors.ts';
import { contentDb } from '../trpc/content-change.ts';
import { siteOf } from '../trpc/context.ts';
import { adminProcedure, publicProcedure, router } from '../trpc/procedures.ts';
import { removeRecords } from './remove-records.ts';
import { refuseTakenSlug } from './taken-slug.ts';

const byId = z.object({ id: pageId });
const missing = notFoundMessages.page;

/** The pages that the owner adds. */
export const pageRouter = router({
  article: publicProcedure.input(z.object({ slug: pageSlug })).query(async ({ ctx, input }) => {
    const page = draftOf(ctx.draft, 'page') ?? orNotFound(await findPageBySlug(ctx.db, input.slug), missing);
    const metaDescription = page.metaDescription ?? firstParagraph(page.content);
    return toArticle({ ...page, metaDescription }, await hiddenFrom(ctx));
  }),

  listForAdmin: adminProcedure.input(pageAdminListQuery).query(({ ctx, input }) => listPagesForAdmin(ctx.db, input)),

  byId: adminProcedure
    .input(byId)
    .query(async ({ ctx, input }) => orNotFound(await findPage(ctx.db, input.id), missing)),

  create: adminProcedure
    .input(pageInput)
    .input(contentChange)
    .mutation(async ({ ctx, input }) => {
      await refuseTakenSlug(ctx, 'page', input.slug);
      const db = contentDb(ctx, 'page', undefined, input);
      const subject = { kind: 'page', key: input.workingCopy } as const;
      return (await insertUnpublished(db, subject, input)) ?? insertPage(db, input, ctx.now());
    }),

  replace: adminProcedure
    .input(byId)
    .input(pageInput)
    .input(contentChange)
    .mutation(async ({ ctx, input: { id, ...input } }) => {
      await refuseTakenSlug(ctx, 'page', input.slug, id);
      return orNotFound(
        await followingMove(contentDb(ctx, 'page', id, input), { kind: 'page', id }, siteOf(ctx), (db) =>
          replacePage(db, id, input, ctx.now()),
        ),
        missing,
      );
    }),

  removeMany: adminProcedure
    .input(z.object({ ids: pageIds, redirect: removalRedirect.optional() }))
    .mutation(({ ctx, input }) => removeRecords(ctx, 'page', input)),
});
