import { deleteCaseStudy, findCaseStudy, insertCaseStudy, listCaseStudies, updateCaseStudy } from '@site/db/case-study';
import { caseStudyId, caseStudyInput, caseStudyPatch } from '@site/schema/case-study';
import { listing } from '@site/schema/listing';
import { z } from 'zod';
import { orNotFound } from '../refusal.ts';
import { adminProcedure, publicProcedure, router } from '../trpc.ts';

const byId = z.object({ id: caseStudyId });
const missing = 'Case study not found';

export const caseStudyRouter = router({
  list: publicProcedure.input(listing).query(({ ctx, input }) => listCaseStudies(ctx.db, input)),

  byId: publicProcedure
    .input(byId)
    .query(async ({ ctx, input }) => orNotFound(await findCaseStudy(ctx.db, input.id), missing)),

  create: adminProcedure.input(caseStudyInput).mutation(({ ctx, input }) => insertCaseStudy(ctx.db, input, ctx.now())),

  update: adminProcedure
    .input(byId)
    .input(caseStudyPatch)
    .mutation(async ({ ctx, input: { id, ...patch } }) =>
      orNotFound(await updateCaseStudy(ctx.db, id, patch), missing),
    ),

  remove: adminProcedure.input(byId).mutation(async ({ ctx, input }) => {
    orNotFound(await deleteCaseStudy(ctx.db, input.id), missing);
    return { message: 'Case study deleted successfully' };
  }),
});
