import { countCopyChanges, findCopies, findCopy, saveCopy } from '@site/db/copy';
import { listServiceLinks } from '@site/db/service';
import { findBrand } from '@site/db/setting';
import type { Db } from '@site/db/tables';
import type { Brand } from '@site/schema/brand';
import { type Copy, type CopyDraft, type CopyName, copyDraft, copyNames, copyPages } from '@site/schema/copy-pages';
import { choice } from '@site/schema/fields';
import { fillIn } from '@site/schema/fill-in';
import { landingSlugs, paths, serviceHref } from '@site/schema/paths';
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
  const [copy, brand] = await Promise.all([draftOf(draft, name) ?? findCopy(db, name), findBrand(db)]);
  return fillIn(copy, brand);
}

const draftOf = <Name extends CopyName>(draft: CopyDraft | undefined, name: Name): Copy<Name> | undefined =>
  draft?.page === name ? (draft.values as Copy<Name>) : undefined;

/** The texts that every page has, and the names of the landing pages. */
export async function siteTexts({ db, draft }: Pick<Context, 'db' | 'draft'>, brand: Brand) {
  const saved = await findCopies(db, ['site', ...landingSlugs]);
  const textsOf = <Name extends keyof typeof saved>(name: Name) => draftOf(draft, name) ?? saved[name];
  const landings = landingSlugs.map((slug) => {
    const { name, tone } = textsOf(slug);
    return { slug, name, tone };
  });
  return fillIn({ texts: textsOf('site'), landings }, brand);
}

const textsOf = <Name extends CopyName>(name: Name) => publicProcedure.query(({ ctx }) => filledCopy(ctx, name));

/** The page that shows the texts: those of service pages are shown on the first of them. */
async function pathOf(db: Db, name: CopyName): Promise<string> {
  if (name !== 'service') return copyPages[name].path;
  const [first] = await listServiceLinks(db);
  return first ? serviceHref(first.href) : paths.services;
}

export const copyRouter = router({
  home: textsOf('home'),
  about: textsOf('about'),
  services: textsOf('services'),
  service: textsOf('service'),
  landing: publicProcedure
    .input(z.object({ slug: choice('Landing page', landingSlugs) }))
    .query(({ ctx, input }) => filledCopy(ctx, input.slug)),
  contact: textsOf('contact'),
  caseStudies: textsOf('caseStudies'),
  portfolio: textsOf('portfolio'),
  blog: textsOf('blog'),
  privacy: textsOf('privacy'),
  terms: textsOf('terms'),
  sitemap: textsOf('sitemap'),
  notFound: textsOf('notFound'),

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
    .mutation(async ({ ctx, input }) => ({ html: await ctx.renderDraft(await pathOf(ctx.db, input.page), input) })),
});
