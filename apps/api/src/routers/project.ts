import { insertUnpublished } from '@site/db/drafts';
import { findProjectPage } from '@site/db/links';
import { findAltTexts } from '@site/db/media';
import {
  browseProjects,
  findProject,
  insertProject,
  listProjects,
  listProjectsForAdmin,
  listShowcase,
  moveFeaturedProject,
  replaceProject,
  setProjectsFeatured,
} from '@site/db/project';
import { moveToTrash } from '@site/db/trash';
import { boolean } from '@site/schema/fields';
import { picturesOf } from '@site/schema/gallery';
import { notFoundMessages } from '@site/schema/messages';
import { paths, serviceHref } from '@site/schema/paths';
import {
  projectAdminListQuery,
  projectId,
  projectIds,
  projectInput,
  projectListQuery,
  projectMove,
} from '@site/schema/project';
import { removalRedirect } from '@site/schema/redirect';
import { show } from '@site/schema/site';
import { contentChange } from '@site/schema/version';
import { z } from 'zod';
import { draftOf } from '../content/draft.ts';
import { hiddenFrom } from '../content/page-texts.ts';
import { orNotFound } from '../errors.ts';
import { contentDb } from '../trpc/content-change.ts';
import { adminProcedure, publicProcedure, router } from '../trpc/procedures.ts';
import { checkLinks } from './check-links.ts';
import { readList } from './read-list.ts';
import { removeRecords } from './remove-records.ts';

const byId = z.object({ id: projectId });
const missing = notFoundMessages.project;

export const projectRouter = router({
  list: publicProcedure
    .input(projectListQuery)
    .query(({ ctx, input }) => readList(ctx, input, (query) => listProjects(ctx.db, query))),

  showcase: publicProcedure.query(({ ctx }) => listShowcase(ctx.db, show.portfolioProjects)),

  browse: publicProcedure
    .input(projectListQuery)
    .query(({ ctx, input }) => readList(ctx, input, (query) => browseProjects(ctx.db, query))),

  detail: publicProcedure.input(byId).query(async ({ ctx, input }) => {
    const page = orNotFound(await findProjectPage(ctx.db, input.id, draftOf(ctx.draft, 'project')), missing);
    const [isHidden, altTexts] = await Promise.all([hiddenFrom(ctx), findAltTexts(ctx.db, picturesOf(page.project))]);
    const service = page.service && !isHidden(serviceHref(page.service.href)) ? page.service : null;
    return { ...page, caseStudy: isHidden(paths.caseStudies) ? null : page.caseStudy, service, altTexts };
  }),

  create: adminProcedure
    .input(projectInput)
    .input(contentChange)
    .mutation(async ({ ctx, input }) => {
      await checkLinks(ctx.db, input);
      const db = contentDb(ctx, 'project', undefined, input);
      const subject = { kind: 'project', key: input.workingCopy } as const;
      return (await insertUnpublished(db, subject, input)) ?? insertProject(db, input, ctx.now());
    }),

  replace: adminProcedure
    .input(byId)
    .input(projectInput)
    .input(contentChange)
    .mutation(async ({ ctx, input: { id, ...input } }) => {
      await checkLinks(ctx.db, input);
      return orNotFound(await replaceProject(contentDb(ctx, 'project', id, input), id, input), missing);
    }),

  byId: adminProcedure
    .input(byId)
    .query(async ({ ctx, input }) => orNotFound(await findProject(ctx.db, input.id), missing)),

  listForAdmin: adminProcedure
    .input(projectAdminListQuery)
    .query(({ ctx, input }) => listProjectsForAdmin(ctx.db, input)),

  setManyFeatured: adminProcedure
    .input(z.object({ ids: projectIds, featured: boolean('Featured') }))
    .mutation(async ({ ctx, input: { ids, featured } }) => ({
      changed: await setProjectsFeatured(ctx.db, ids, featured),
    })),

  moveFeatured: adminProcedure.input(projectMove).mutation(async ({ ctx, input }) => {
    orNotFound(await moveFeaturedProject(ctx.db, input), missing);
    return { message: 'Moved' };
  }),

  removeMany: adminProcedure
    .input(z.object({ ids: projectIds, redirect: removalRedirect.optional() }))
    .mutation(({ ctx, input }) => removeRecords(ctx, 'project', input)),

  remove: adminProcedure
    .input(byId)
    .input(contentChange)
    .mutation(async ({ ctx, input: { id, basedOn } }) => {
      const db = contentDb(ctx, 'project', id, { basedOn });
      orNotFound((await moveToTrash(db, 'project', [id], ctx.now())) > 0, missing);
      return { message: 'Project deleted successfully' };
    }),
});
