import { countCopyChanges, findCopy, saveCopy } from '@site/db/copy';
import { findBrand } from '@site/db/setting';
import { type Copy, type CopyName, copyDraft, copyNames, copyPages } from '@site/schema/copy-pages';
import { choice } from '@site/schema/fields';
import { fillIn } from '@site/schema/fill-in';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { adminProcedure, publicProcedure, router } from '../procedures.ts';

/*
 * The texts of pages that the administrator can change.
 */

/** The texts of a page as it shows them. */
export async function filledCopy<Name extends CopyName>(
  { db, draft }: Pick<Context, 'db' | 'draft'>,
  name: Name,
): Promise<Copy<Name>> {
  const [copy, brand] = await Promise.all([
    draft?.page === name ? (draft.values as Copy<Name>) : findCopy(db, name),
    findBrand(db),
  ]);
  return fillIn(copy, brand);
}

const textsOf = <Name extends CopyName>(name: Name) => publicProcedure.query(({ ctx }) => filledCopy(ctx, name));

export const copyRouter = router({
  home: textsOf('home'),

  /** The pages, each with the number of texts that differ from the defaults. */
  listForAdmin: adminProcedure.query(({ ctx }) => countCopyChanges(ctx.db)),

  /** The texts with their placeholders, for the form. */
  findForAdmin: adminProcedure
    .input(z.object({ page: choice('Page', copyNames) }))
    .query(({ ctx, input }) => findCopy(ctx.db, input.page)),

  save: adminProcedure.input(copyDraft).mutation(async ({ ctx, input }) => {
    await saveCopy(ctx.db, input.page, input.values);
    return { message: 'Texts saved' };
  }),

  /** The HTML of the page with texts that are not saved. */
  preview: adminProcedure
    .meta({ changesContent: false })
    .input(copyDraft)
    .mutation(async ({ ctx, input }) => ({ html: await ctx.renderDraft(copyPages[input.page].path, input) })),
});
