import {
  browseProjects,
  deleteProject,
  findProjectWithRelated,
  insertProject,
  listProjects,
  listShowcase,
  replaceProject,
} from '@site/db/project';
import { projectId, projectInput, projectListing } from '@site/schema/project';
import { show } from '@site/schema/site';
import { z } from 'zod';
import { orNotFound } from '../refusal.ts';
import { adminProcedure, publicProcedure, router } from '../trpc.ts';

const byId = z.object({ id: projectId });
const missing = 'Project not found';

export const projectRouter = router({
  list: publicProcedure.input(projectListing).query(({ ctx, input }) => listProjects(ctx.db, input)),

  showcase: publicProcedure.query(({ ctx }) => listShowcase(ctx.db, show.portfolioProjects)),

  browse: publicProcedure.input(projectListing).query(({ ctx, input }) => browseProjects(ctx.db, input)),

  detail: publicProcedure
    .input(byId)
    .query(async ({ ctx, input }) =>
      orNotFound(await findProjectWithRelated(ctx.db, input.id, show.relatedProjects), missing),
    ),

  create: adminProcedure.input(projectInput).mutation(({ ctx, input }) => insertProject(ctx.db, input, ctx.now())),

  replace: adminProcedure
    .input(byId)
    .input(projectInput)
    .mutation(async ({ ctx, input: { id, ...input } }) => orNotFound(await replaceProject(ctx.db, id, input), missing)),

  remove: adminProcedure.input(byId).mutation(async ({ ctx, input }) => {
    orNotFound(await deleteProject(ctx.db, input.id), missing);
    return { message: 'Project deleted successfully' };
  }),
});
