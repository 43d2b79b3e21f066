import {
  browseCaseStudies,
  findCaseStudy,
  insertCaseStudy,
  listCaseStudies,
  listCaseStudiesForAdmin,
  moveFeaturedCaseStudy,
  setCaseStudiesFeatured,
  updateCaseStudy,
} from '@site/db/case-study';
import { insertUnpublished } from '@site/db/drafts';
import { findCaseStudyPage } from '@site/db/links';
import { findAltTexts } from '@site/db/media';
import { moveToTrash } from '@site/db/trash';
import {
  caseStudyAdminListQuery,
  caseStudyId,
  caseStudyIds,
  caseStudyInput,
  caseStudyMove,
  caseStudyPatch,
} from '@site/schema/case-study';
import { boolean } from '@site/schema/fields';
import { picturesOf } from '@site/schema/gallery';
import { listQuery } from '@site/schema/list-query';
import { notFoundMessages } from '@site/schema/messages';
import { paths, serviceHref } from '@site/schema/paths';
import { removalRedirect } from '@site/schema/redirect';
import { show } from '@site/schema/site';
import { contentChange } from '@site/schema/version';
import { z } from 'zod';
import { draftOf } from '../content/draft.ts';
import { hiddenFrom } from '../content/page-texts.ts';
import { listShownProofs } from '../content/shown-proofs.ts';
import { orNotFound } from '../errors.ts';
import { contentDb } from '../trpc/content-change.ts';
import { adminProcedure, publicProcedure, router } from '../trpc/procedures.ts';
import { checkLinks } from './check-links.ts';
import { readList } from './read-list.ts';
import { removeRecords } from './remove-records.ts';

const byId = z.object({ id: caseStudyId });
const missing = notFoundMessages.caseStudy;

export const caseStudyRouter = router({
  list: publicProcedure
    .input(listQuery)
    .query(({ ctx, input }) => readList(ctx, input, (query) => listCaseStudies(ctx.db, query))),

  /** Featured case studies first. */
  browse: publicProcedure
    .input(listQuery)
    .query(({ ctx, input }) => readList(ctx, input, (query) => browseCaseStudies(ctx.db, query))),

  /** Results and quotations for the home page. */
  proofs: publicProcedure.query(({ ctx }) => listShownProofs(ctx, show.proofs)),

  byId: publicProcedure
    .input(byId)
    .query(async ({ ctx, input }) => orNotFound(await findCaseStudy(ctx.db, input.id), missing)),

  /** A case study with the projects and the service that its page links to. */
  detail: publicProcedure.input(byId).query(async ({ ctx, input }) => {
    const page = orNotFound(await findCaseStudyPage(ctx.db, input.id, draftOf(ctx.draft, 'caseStudy')), missing);
    const [isHidden, altTexts] = await Promise.all([hiddenFrom(ctx), findAltTexts(ctx.db, picturesOf(page.caseStudy))]);
    const service = page.service && !isHidden(serviceHref(page.service.href)) ? page.service : null;
    return { ...page, projects: isHidden(paths.portfolio) ? [] : page.projects, service, altTexts };
  }),

  create: adminProcedure
    .input(caseStudyInput)
    .input(contentChange)
    .mutation(async ({ ctx, input }) => {
      await checkLinks(ctx.db, input);
      const db = contentDb(ctx, 'caseStudy', undefined, input);
      const subject = { kind: 'caseStudy', key: input.workingCopy } as const;
      return (await insertUnpublished(db, subject, input)) ?? insertCaseStudy(db, input, ctx.now());
    }),

  update: adminProcedure
    .input(byId)
    .input(caseStudyPatch)
    .input(contentChange)
    .mutation(async ({ ctx, input: { id, basedOn, workingCopy, ...patch } }) => {
      await checkLinks(ctx.db, patch);
      const db = contentDb(ctx, 'caseStudy', id, { basedOn, workingCopy });
      return orNotFound(await updateCaseStudy(db, id, patch), missing);
    }),

  listForAdmin: adminProcedure
    .input(caseStudyAdminListQuery)
    .query(({ ctx, input }) => listCaseStudiesForAdmin(ctx.db, input)),

  setManyFeatured: adminProcedure
    .input(z.object({ ids: caseStudyIds, featured: boolean('Featured') }))
    .mutation(async ({ ctx, input: { ids, featured } }) => ({
      changed: await setCaseStudiesFeatured(ctx.db, ids, featured),
    })),

  moveFeatured: adminProcedure.input(caseStudyMove).mutation(async ({ ctx, input }) => {
    orNotFound(await moveFeaturedCaseStudy(ctx.db, input), missing);
    return { message: 'Moved' };
  }),

  removeMany: adminProcedure
    .input(z.object({ ids: caseStudyIds, redirect: removalRedirect.optional() }))
    .mutation(({ ctx, input }) => removeRecords(ctx, 'caseStudy', input)),

  remove: adminProcedure
    .input(byId)
    .input(contentChange)
    .mutation(async ({ ctx, input: { id, basedOn } }) => {
      const db = contentDb(ctx, 'caseStudy', id, { basedOn });
      orNotFound((await moveToTrash(db, 'caseStudy', [id], ctx.now())) > 0, missing);
      return { message: 'Case study deleted successfully' };
    }),
});
