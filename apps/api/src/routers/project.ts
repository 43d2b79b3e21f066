import { deleteProject, findProject, insertProject, listProjects, replaceProject } from '@site/db/project';
import { listing } from '@site/schema/listing';
import { projectId, projectInput } from '@site/schema/project';
import { z } from 'zod';
import { orNotFound } from '../refusal.ts';
import { adminProcedure, publicProcedure, router } from '../trpc.ts';

const byId = z.object({ id: projectId });
const missing = 'Project not found';

export const projectRouter = router({
  list: publicProcedure.input(listing).query(({ ctx, input }) => listProjects(ctx.db, input)),

  byId: publicProcedure
    .input(byId)
    .query(async ({ ctx, input }) => orNotFound(await findProject(ctx.db, input.id), missing)),

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
