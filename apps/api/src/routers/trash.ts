import { listDeletedMedia } from '@site/db/media';
import {
  deleteFromTrash,
  emptyTrash,
  findFreeSlug,
  findPostWithSlugOf,
  listTrash,
  restoreFromTrash,
} from '@site/db/trash';
import { mediaUrl } from '@site/schema/media-url';
import { trashListQuery, trashRef, trashRefs, trashRestore, trashStart } from '@site/schema/trash';
import { fieldError, orNotFound } from '../errors.ts';
import { deleteFilesOfTrash } from '../media/delete-files.ts';
import { adminProcedure, router } from '../procedures.ts';

const missing = 'This is no longer in the trash';

const slugIsTaken = ({ title, slug }: { title: string; slug: string }) =>
  `The post "${title}" has the slug "${slug}" now. Change that slug, then restore this post.`;

export const trashRouter = router({
  /** Files have their address, for a picture of them. */
  listForAdmin: adminProcedure.input(trashListQuery).query(async ({ ctx, input }) => {
    const { items, total } = await listTrash(ctx.db, trashStart(ctx.now()), input);
    const ids = items.flatMap(({ kind, recordId }) => (kind === 'media' ? [recordId] : []));
    const files = ids.length > 0 ? await listDeletedMedia(ctx.db, { ids }) : [];
    const urls = new Map(files.map((file) => [file.id, mediaUrl(file)]));
    return {
      items: items.map((item) => ({ ...item, url: item.kind === 'media' ? (urls.get(item.recordId) ?? null) : null })),
      total,
    };
  }),

  /** The post that has the slug of a deleted one, with the next free slug; null when the slug is free. */
  slugConflict: adminProcedure.input(trashRef).query(async ({ ctx, input }) => {
    const other = await findPostWithSlugOf(ctx.db, input);
    return other ? { title: other.title, free: await findFreeSlug(ctx.db, other.slug) } : null;
  }),

  restore: adminProcedure.input(trashRestore).mutation(async ({ ctx, input }) => {
    const other = input.slug === undefined && (await findPostWithSlugOf(ctx.db, input));
    if (other) throw fieldError('CONFLICT', 'slug', slugIsTaken(other));
    orNotFound(await restoreFromTrash(ctx.db, input), missing);
    return { message: 'Restored' };
  }),

  /** Restores what can be restored. Posts whose slug is taken stay in the trash. */
  restoreMany: adminProcedure.input(trashRefs).mutation(async ({ ctx, input }) => {
    let [restored, taken] = [0, 0];
    for (const ref of input.items) {
      if (await findPostWithSlugOf(ctx.db, ref)) taken++;
      else if (await restoreFromTrash(ctx.db, ref)) restored++;
    }
    return { restored, taken };
  }),

  remove: adminProcedure
    .meta({ changesContent: false })
    .input(trashRef)
    .mutation(async ({ ctx, input }) => {
      if (input.kind === 'media') await deleteFilesOfTrash(ctx, { ids: [input.recordId] });
      orNotFound(await deleteFromTrash(ctx.db, input), missing);
      return { message: 'Deleted for good' };
    }),

  empty: adminProcedure.meta({ changesContent: false }).mutation(async ({ ctx }) => {
    await deleteFilesOfTrash(ctx);
    return { removed: await emptyTrash(ctx.db) };
  }),
});
