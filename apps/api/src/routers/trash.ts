import { deleteFromTrash, emptyTrash, findPostWithSlugOf, listTrash, restoreFromTrash } from '@site/db/trash';
import { listQuery } from '@site/schema/list-query';
import { trashRef, trashStart } from '@site/schema/trash';
import { fieldError, orNotFound } from '../errors.ts';
import { deleteFilesOfTrash } from '../media/delete-files.ts';
import { adminProcedure, router } from '../procedures.ts';

const missing = 'This is no longer in the trash';

const slugIsTaken = ({ title, slug }: { title: string; slug: string }) =>
  `The post "${title}" has the slug "${slug}" now. Change that slug, then restore this post.`;

export const trashRouter = router({
  listForAdmin: adminProcedure
    .input(listQuery)
    .query(({ ctx, input }) => listTrash(ctx.db, trashStart(ctx.now()), input)),

  restore: adminProcedure.input(trashRef).mutation(async ({ ctx, input }) => {
    const other = await findPostWithSlugOf(ctx.db, input);
    if (other) throw fieldError('CONFLICT', 'slug', slugIsTaken(other));
    orNotFound(await restoreFromTrash(ctx.db, input), missing);
    return { message: 'Restored' };
  }),

  remove: adminProcedure
    .meta({ changesContent: false })
    .input(trashRef)
    .mutation(async ({ ctx, input }) => {
      if (input.kind === 'media') await deleteFilesOfTrash(ctx, { id: input.recordId });
      orNotFound(await deleteFromTrash(ctx.db, input), missing);
      return { message: 'Deleted for good' };
    }),

  empty: adminProcedure.meta({ changesContent: false }).mutation(async ({ ctx }) => {
    await deleteFilesOfTrash(ctx);
    return { removed: await emptyTrash(ctx.db) };
  }),
});
