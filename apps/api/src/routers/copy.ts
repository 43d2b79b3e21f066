import { countCopyChanges, findCopy, findInitialCopy, listUnconfirmed, saveCopy } from '@site/db/copy';
import { listPageLinks } from '@site/db/page';
import { findBooking } from '@site/db/setting';
import { listDraftedPages } from '@site/db/working-copies';
import { type CopyName, copyDraft, copyNames, copyPages } from '@site/schema/copy-pages';
import { choice } from '@site/schema/fields';
import { fillNames } from '@site/schema/fill-in';
import { fromPrice } from '@site/schema/from-price';
import { paths } from '@site/schema/paths';
import { landingSlug } from '@site/schema/service';
import { contentChange } from '@site/schema/version';
import { z } from 'zod';
import { listFares } from '../content/fares.ts';
import { filledCopy, hiddenFrom } from '../content/page-texts.ts';
import { listShownProofs } from '../content/shown-proofs.ts';
import { findSpeaker } from '../content/speaker.ts';
import { publicError } from '../errors.ts';
import { contentDb } from '../trpc/content-change.ts';
import { adminProcedure, publicProcedure, router } from '../trpc/procedures.ts';
import { pathOfCopy } from './previews/render-draft.ts';

/*
 * The texts of pages that the administrator can change.
 */

const textsOf = <Name extends CopyName>(name: Name) => publicProcedure.query(({ ctx }) => filledCopy(ctx, name));

/** The case study that a page offers after its form was sent; null if none is shown. */
async function findExample(ctx: Parameters<typeof hiddenFrom>[0]) {
  const [found] = await listShownProofs(ctx, 1);
  return found ? { id: found.id, title: found.title, clientName: found.clientName } : null;
}

/** Not found until the owner has confirmed them. */
const legalTextsOf = (name: 'privacy' | 'terms') =>
  publicProcedure.query(async ({ ctx }) => {
    const isHidden = await hiddenFrom(ctx);
    if (isHidden(copyPages[name].path)) throw publicError('NOT_FOUND', 'This page is not public yet');
    return filledCopy(ctx, name);
  });

export const copyRouter = router({
  home: textsOf('home'),
  about: textsOf('about'),
  services: textsOf('services'),
  service: publicProcedure.query(async ({ ctx }) => {
    const [texts, speaker] = await Promise.all([filledCopy(ctx, 'service'), findSpeaker(ctx)]);
    return { ...texts, speaker };
  }),
  landing: publicProcedure
    .input(z.object({ slug: landingSlug }))
    .query(({ ctx, input }) => filledCopy(ctx, input.slug)),
  /** The answers name the lowest prices with links to their pages. */
  contact: publicProcedure.query(async ({ ctx }) => {
    const [texts, fares, speaker, example] = await Promise.all([
      filledCopy(ctx, 'contact'),
      listFares(ctx),
      findSpeaker(ctx),
      findExample(ctx),
    ]);
    const prices = fares.map(({ family, price, to }) => `[${family} ${fromPrice(price, 'from')}](${to})`).join(', ');
    return { ...fillNames(texts, { prices }), speaker, example };
  }),
  scheduleCall: publicProcedure.query(async ({ ctx }) => {
    const [texts, { slots }, speaker, example] = await Promise.all([
      filledCopy(ctx, 'scheduleCall'),
      findBooking(ctx.db),
      findSpeaker(ctx),
      findExample(ctx),
    ]);
    const [firstSlot = '', lastSlot = ''] = [slots[0], slots.at(-1)];
    return { ...fillNames(texts, { slots: String(slots.length), firstSlot, lastSlot }), speaker, example };
  }),
  caseStudies: textsOf('caseStudies'),
  portfolio: textsOf('portfolio'),
  blog: textsOf('blog'),
  privacy: legalTextsOf('privacy'),
  terms: legalTextsOf('terms'),
  sitemap: textsOf('sitemap'),
  seoAnalysis: textsOf('seoAnalysis'),
  /** With the pages that the owner has added if there are any, for the suggestions. */
  notFound: publicProcedure.query(async ({ ctx }) => {
    const [texts, links] = await Promise.all([filledCopy(ctx, 'notFound'), listPageLinks(ctx.db)]);
    const added = links.map(({ title, slug }) => ({ name: title, path: paths.page(slug) }));
    return { ...texts, ...(added.length > 0 && { added }) };
  }),

  /** The pages, each with its path, the number of changed texts, whether it has a draft, and whether it is not public. */
  listForAdmin: adminProcedure.query(async ({ ctx }) => {
    const [pages, drafted, unconfirmed] = await Promise.all([
      countCopyChanges(ctx.db),
      listDraftedPages(ctx.db),
      listUnconfirmed(ctx.db),
    ]);
    return Promise.all(
      pages.map(async (one) => {
        const path = await pathOfCopy(ctx.db, one.page);
        return { ...one, path, hasDraft: drafted.includes(one.page), isUnpublished: unconfirmed.includes(path) };
      }),
    );
  }),

  /** The texts with their placeholders, for the form. */
  findForAdmin: adminProcedure
    .input(z.object({ page: choice('Page', copyNames) }))
    .query(({ ctx, input }) => findCopy(ctx.db, input.page)),

  /** The texts with which the site began, which the form restores. */
  findInitial: adminProcedure
    .input(z.object({ page: choice('Page', copyNames) }))
    .query(({ ctx, input }) => findInitialCopy(ctx.db, input.page)),

  save: adminProcedure
    .input(copyDraft)
    .input(contentChange)
    .mutation(async ({ ctx, input }) => {
      await saveCopy(contentDb(ctx, 'copy', input.page, input), input.page, input.values);
      return { message: 'Texts saved' };
    }),
});
