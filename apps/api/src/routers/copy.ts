import { countCopyChanges, findCopy, saveCopy } from '@site/db/copy';
import { listServiceLinks } from '@site/db/service';
import type { Db } from '@site/db/tables';
import { type CopyDraft, type CopyName, copyDraft, copyNames, copyPages } from '@site/schema/copy-pages';
import { choice, text } from '@site/schema/fields';
import { mailTemplates } from '@site/schema/lead';
import { paths, serviceHref } from '@site/schema/paths';
import { landingSlug } from '@site/schema/service';
import { contentChange } from '@site/schema/version';
import { z } from 'zod';
import { filledCopy } from '../content/page-texts.ts';
import { findMailSite } from '../mail/mail-site.ts';
import { sampleMails } from '../mail/sample-mails.ts';
import { contentDb } from '../trpc/content-change.ts';
import type { Context } from '../trpc/context.ts';
import { adminProcedure, publicProcedure, router } from '../trpc/procedures.ts';

/*
 * The texts of pages that the administrator can change.
 */

const textsOf = <Name extends CopyName>(name: Name) => publicProcedure.query(({ ctx }) => filledCopy(ctx, name));

/** The page that shows the texts; the texts of service pages are previewed on the first service. */
async function pathOf(db: Db, name: CopyName): Promise<string> {
  if (name !== 'service') return copyPages[name].path;
  const [first] = await listServiceLinks(db);
  return first ? serviceHref(first.href) : paths.services;
}

/** The mail that contains this part of the texts, otherwise the most frequent mail. */
async function renderMailDraft(ctx: Context, draft: CopyDraft, part: string | undefined): Promise<string> {
  const site = await findMailSite({ ...ctx, draft }, ctx.config.publicUrl);
  const template = mailTemplates.find((one) => one === part) ?? 'invitation';
  return ctx.web.renderMail(template, sampleMails(site, ctx.now())[template], site).html;
}

export const copyRouter = router({
  home: textsOf('home'),
  about: textsOf('about'),
  services: textsOf('services'),
  service: textsOf('service'),
  landing: publicProcedure
    .input(z.object({ slug: landingSlug }))
    .query(({ ctx, input }) => filledCopy(ctx, input.slug)),
  contact: textsOf('contact'),
  scheduleCall: textsOf('scheduleCall'),
  caseStudies: textsOf('caseStudies'),
  portfolio: textsOf('portfolio'),
  blog: textsOf('blog'),
  privacy: textsOf('privacy'),
  terms: textsOf('terms'),
  sitemap: textsOf('sitemap'),
  seoAnalysis: textsOf('seoAnalysis'),
  notFound: textsOf('notFound'),

  /** The pages, each with its path and the number of texts that differ from the defaults. */
  listForAdmin: adminProcedure.query(async ({ ctx }) => {
    const pages = await countCopyChanges(ctx.db);
    return Promise.all(pages.map(async (one) => ({ ...one, path: await pathOf(ctx.db, one.page) })));
  }),

  /** The texts with their placeholders, for the form. */
  findForAdmin: adminProcedure
    .input(z.object({ page: choice('Page', copyNames) }))
    .query(({ ctx, input }) => findCopy(ctx.db, input.page)),

  save: adminProcedure
    .input(copyDraft)
    .input(contentChange)
    .mutation(async ({ ctx, input }) => {
      await saveCopy(contentDb(ctx, 'copy', input.page, input), input.page, input.values);
      return { message: 'Texts saved' };
    }),

  /** The HTML of the page with texts that are not saved. `part` is the key of the texts that are edited. */
  preview: adminProcedure
    .meta({ changesContent: false })
    .input(copyDraft)
    .input(z.object({ part: text('Part', { max: 40 }).optional() }))
    .mutation(async ({ ctx, input: { part, ...input } }) => {
      if (input.page === 'mail') return { html: await renderMailDraft(ctx, input, part) };
      return { html: await ctx.renderDraft(await pathOf(ctx.db, input.page), input) };
    }),
});
