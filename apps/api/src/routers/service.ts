import { findCaseStudyOfServices, findServicePage } from '@site/db/links';
import { findAltTexts } from '@site/db/media';
import { followingMove } from '@site/db/moves';
import {
  findActivationConflict,
  findActiveService,
  findActiveServiceBySlug,
  findPathConflict,
  findService,
  insertService,
  listActiveServices,
  listAllServices,
  listRelatedServices,
  listServicesByPath,
  listServicesForAdmin,
  moveService,
  setServiceSortOrders,
  setServicesActive,
  updateService,
} from '@site/db/service';
import type { Db } from '@site/db/tables';
import { moveToTrash } from '@site/db/trash';
import { contactSubmission } from '@site/schema/contact';
import { boolean } from '@site/schema/fields';
import { listQuery } from '@site/schema/list-query';
import { notFoundMessages, takenPathMessage, unknownFamilyMessage } from '@site/schema/messages';
import { isLandingSlug, paths, serviceHref } from '@site/schema/paths';
import { removalRedirect } from '@site/schema/redirect';
import {
  landingSlug,
  serviceAdminListQuery,
  serviceId,
  serviceIds,
  serviceInput,
  serviceMove,
  servicePatch,
  serviceSlug,
  serviceSortOrders,
} from '@site/schema/service';
import { contentChange } from '@site/schema/version';
import { z } from 'zod';
import { draftOf } from '../content/draft.ts';
import { listFares } from '../content/fares.ts';
import { findFamilies, findLandingLinks, hiddenFrom, type TextSources } from '../content/page-texts.ts';
import { fieldError, orNotFound } from '../errors.ts';
import { receiveContact } from '../leads/receive-lead.ts';
import { contentDb } from '../trpc/content-change.ts';
import { siteOf } from '../trpc/context.ts';
import { adminProcedure, publicProcedure, router } from '../trpc/procedures.ts';
import { readList } from './read-list.ts';
import { removeRecords } from './remove-records.ts';

const byId = z.object({ id: serviceId });
const missing = notFoundMessages.service;

/** Set by the admin's form: REST accepts every path that the specification accepts. */
const pathRule = z.object({ needsFreePath: boolean('needsFreePath').optional() });

type Addressed = { id?: number; title: string; href: string; active: boolean };

/** Refuses the path of another active service's page. */
async function checkPathIsFree(db: Db, { active, ...service }: Addressed) {
  const found = active && (await findPathConflict(db, [service]));
  if (found) throw fieldError('CONFLICT', 'href', takenPathMessage(found.other.title, found.path));
}

/** Refuses an unknown family. A service can be saved with its stored family after the owner has deleted that family. */
async function checkFamily(ctx: TextSources, family: string | null | undefined, stored: string | null = null) {
  if (!family || family === stored) return;
  const keys = (await findFamilies(ctx)).map(({ key }) => key);
  if (!keys.includes(family)) throw fieldError('BAD_REQUEST', 'family', unknownFamilyMessage(family, keys));
}

type Conflict = NonNullable<Awaited<ReturnType<typeof findPathConflict>>>;

const sharedPath = ({ service, other, path }: Conflict) =>
  `"${service.title}" and "${other.title}" have the same path ${path}. Change one of the two first.`;

export const serviceRouter = router({
  list: publicProcedure
    .input(listQuery)
    .query(({ ctx, input }) => readList(ctx, input, (query) => listActiveServices(ctx.db, query))),

  bySlug: publicProcedure.input(z.object({ slug: serviceSlug })).query(async ({ ctx, input }) =>
    // A landing page has priority over a service with the same slug.
    orNotFound(!isLandingSlug(input.slug) && (await findActiveServiceBySlug(ctx.db, input.slug)), missing),
  ),

  /**
   * A service with the records that its page links to: others of its family, the case study of itself or of a project
   * that uses it, and its projects.
   */
  detail: publicProcedure.input(z.object({ slug: serviceSlug })).query(async ({ ctx, input: { slug } }) => {
    const draft = draftOf(ctx.draft, 'service');
    const page = orNotFound(!isLandingSlug(slug) && (await findServicePage(ctx.db, slug, draft)), missing);
    const [families, isHidden] = await Promise.all([findFamilies(ctx), hiddenFrom(ctx)]);
    const ofFamily = await listRelatedServices(ctx.db, page.service.id, families);
    const related = ofFamily.filter(({ href }) => !isHidden(serviceHref(href)));
    const projects = isHidden(paths.portfolio) ? [] : page.projects;
    const { imageUrl } = page.service;
    return {
      ...page,
      projects,
      caseStudy: isHidden(paths.caseStudies) ? null : page.caseStudy,
      related,
      altTexts: imageUrl ? await findAltTexts(ctx.db, [imageUrl]) : {},
    };
  }),

  fares: publicProcedure.query(({ ctx }) => listFares(ctx)),

  /** The services to which the cards of a landing page link, and a case study of one of them. */
  ofLanding: publicProcedure.input(z.object({ slug: landingSlug })).query(async ({ ctx, input: { slug } }) => {
    const [links, isHidden] = await Promise.all([findLandingLinks(ctx, slug), hiddenFrom(ctx)]);
    const services = await listServicesByPath(ctx.db, links);
    const ids = services.map(({ id }) => id);
    return { services, caseStudy: isHidden(paths.caseStudies) ? null : await findCaseStudyOfServices(ctx.db, ids) };
  }),

  enquire: publicProcedure
    .input(byId)
    .input(contactSubmission)
    .mutation(async ({ ctx, input: { id, ...contact } }) => {
      const { title } = orNotFound(await findActiveService(ctx.db, id), missing);
      return receiveContact(ctx, { ...contact, service: title });
    }),

  listAll: adminProcedure.input(listQuery).query(({ ctx, input }) => listAllServices(ctx.db, input)),

  create: adminProcedure
    .input(serviceInput)
    .input(pathRule)
    .input(contentChange)
    .mutation(async ({ ctx, input: { needsFreePath, ...input } }) => {
      if (needsFreePath) await checkPathIsFree(ctx.db, input);
      await checkFamily(ctx, input.family);
      return insertService(contentDb(ctx, 'service', undefined, input), input, ctx.now());
    }),

  update: adminProcedure
    .input(byId)
    .input(servicePatch)
    .input(pathRule)
    .input(contentChange)
    .mutation(async ({ ctx, input: { id, needsFreePath, basedOn, workingCopy, ...patch } }) => {
      const stored = orNotFound(await findService(ctx.db, id), missing);
      await checkFamily(ctx, patch.family, stored.family);
      if (needsFreePath) {
        const changed = { ...stored, ...patch };
        // Services that share a path already can be edited.
        const takesPath = !stored.active || serviceHref(changed.href) !== serviceHref(stored.href);
        if (takesPath) await checkPathIsFree(ctx.db, changed);
      }
      const on = contentDb(ctx, 'service', id, { basedOn, workingCopy });
      return orNotFound(
        await followingMove(on, { kind: 'service', id }, siteOf(ctx), (db) => updateService(db, id, patch, ctx.now())),
        missing,
      );
    }),

  move: adminProcedure.input(serviceMove).mutation(async ({ ctx, input }) => {
    return { before: orNotFound(await moveService(ctx.db, input), missing) };
  }),

  /** Undoes a move. */
  setSortOrders: adminProcedure.input(serviceSortOrders).mutation(async ({ ctx, input }) => {
    await setServiceSortOrders(ctx.db, input);
    return { message: 'Saved' };
  }),

  byId: adminProcedure
    .input(byId)
    .query(async ({ ctx, input }) => orNotFound(await findService(ctx.db, input.id), missing)),

  listForAdmin: adminProcedure
    .input(serviceAdminListQuery)
    .query(({ ctx, input }) => listServicesForAdmin(ctx.db, input)),

  setManyActive: adminProcedure
    .input(z.object({ ids: serviceIds, active: boolean('Active') }))
    .mutation(async ({ ctx, input: { ids, active } }) => {
      const found = active && (await findActivationConflict(ctx.db, ids));
      if (found) throw fieldError('CONFLICT', 'ids', sharedPath(found));
      return { changed: await setServicesActive(ctx.db, ids, active, ctx.now()) };
    }),

  removeMany: adminProcedure
    .input(z.object({ ids: serviceIds, redirect: removalRedirect.optional() }))
    .mutation(({ ctx, input }) => removeRecords(ctx, 'service', input)),

  remove: adminProcedure
    .input(byId)
    .input(contentChange)
    .mutation(async ({ ctx, input: { id, basedOn } }) => {
      const db = contentDb(ctx, 'service', id, { basedOn });
      orNotFound((await moveToTrash(db, 'service', [id], ctx.now())) > 0, missing);
      return { message: 'Service deleted successfully' };
    }),
});
