import { findFreeSlug } from '@site/db/free-slug';
import { findFreePath } from '@site/db/service';
import type { Db } from '@site/db/tables';
import {
  deleteFromTrash,
  emptyTrash,
  findRecordWithSlugOf,
  findServiceWithPathOf,
  listDeletedLeads,
  listTrash,
  restoreFromTrash,
} from '@site/db/trash';
import {
  type TrashRef,
  type TrashRestore,
  trashListQuery,
  trashRef,
  trashRefs,
  trashRestore,
  trashStart,
} from '@site/schema/trash';
import { fieldError, orNotFound } from '../errors.ts';
import { deleteFilesOfTrash } from '../media/delete-files.ts';
import { adminProcedure, privateProcedure, router } from '../trpc/procedures.ts';

const missing = 'This is no longer in the trash';

const slugIsTaken = ({ kind, title, slug }: { kind: string; title: string; slug: string }) =>
  `The ${kind} "${title}" has the slug "${slug}" now. Change that slug, then restore this ${kind}.`;

const pathIsTaken = ({ service, other, path }: PathConflict) =>
  `The service "${other.title}" has the path ${path} now. Change that path, then restore "${service.title}".`;

type PathConflict = NonNullable<Awaited<ReturnType<typeof findServiceWithPathOf>>>;

/** The reason why a record cannot be restored: another one has its slug or path. */
async function findConflict(db: Db, ref: TrashRestore) {
  const holder = ref.slug === undefined && (await findRecordWithSlugOf(db, ref));
  if (holder) return { path: 'slug', message: slugIsTaken(holder) };
  const services = await findServiceWithPathOf(db, ref);
  return services && { path: 'href', message: pathIsTaken(services) };
}

export const trashRouter = router({
  /** Adds email, message and appointment of deleted leads. */
  listForAdmin: adminProcedure.input(trashListQuery).query(async ({ ctx, input }) => {
    const { items, total } = await listTrash(ctx.db, trashStart(ctx.now()), input);
    const leadIds = items.flatMap(({ kind, id }) => (kind === 'contact' || kind === 'call' ? [id] : []));
    const leads = await listDeletedLeads(ctx.db, leadIds);
    return { items: items.map((item) => ({ ...item, lead: leads.get(item.id) ?? null })), total };
  }),

  /**
   * Finds the page or post that uses the slug of a deleted one, or the service that uses the path of a deleted service,
   * and the next free slug or path. Null if there is no conflict.
   */
  conflict: adminProcedure.input(trashRef).query(async ({ ctx: { db }, input }) => {
    const holder = await findRecordWithSlugOf(db, input);
    if (holder) return { title: holder.title, free: await findFreeSlug(db, holder.kind, holder.slug) };
    const services = await findServiceWithPathOf(db, input);
    return services ? { title: services.other.title, free: await findFreePath(db, services.path) } : null;
  }),

  restore: adminProcedure.input(trashRestore).mutation(async ({ ctx, input }) => {
    const conflict = await findConflict(ctx.db, input);
    if (conflict) throw fieldError('CONFLICT', conflict.path, conflict.message);
    orNotFound(await restoreFromTrash(ctx.db, input, ctx.now()), missing);
    return { message: 'Restored' };
  }),

  /** Restores records. Pages and posts whose slug is taken, and services whose path is taken, stay in the trash. */
  restoreMany: adminProcedure.input(trashRefs).mutation(async ({ ctx, input }) => {
    const restored: TrashRef[] = [];
    let taken = 0;
    for (const ref of input.items) {
      if (await findConflict(ctx.db, ref)) taken++;
      else if (await restoreFromTrash(ctx.db, ref, ctx.now())) restored.push(ref);
    }
    return { restored, taken };
  }),

  removeMany: privateProcedure.input(trashRefs).mutation(async ({ ctx, input }) => {
    const ids = input.items.flatMap(({ kind, recordId }) => (kind === 'media' ? [recordId] : []));
    if (ids.length > 0) await deleteFilesOfTrash(ctx, { ids });
    return { removed: await deleteFromTrash(ctx.db, input.items) };
  }),

  empty: privateProcedure.mutation(async ({ ctx }) => {
    await deleteFilesOfTrash(ctx);
    return { removed: await emptyTrash(ctx.db) };
  }),
});
