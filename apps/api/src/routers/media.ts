import {
  findMedia,
  findUnusedMedia,
  findUploadedMedia,
  insertMedia,
  listFolders,
  listMedia,
  listMediaForAdmin,
  listMediaUses,
  moveToFolder,
  replaceMedia,
  updateMedia,
} from '@site/db/media';
import { moveToTrash } from '@site/db/trash';
import { listQuery } from '@site/schema/list-query';
import {
  type Media,
  type MediaUse,
  mediaAdminListQuery,
  mediaId,
  mediaIds,
  mediaMove,
  mediaPatch,
  toMediaItem,
  type UploadedMedia,
} from '@site/schema/media';
import { notFoundMessages } from '@site/schema/messages';
import { records } from '@site/schema/record-kinds';
import { z } from 'zod';
import { orNotFound, publicError } from '../errors.ts';
import type { Upload } from '../media/upload.ts';
import type { Context } from '../trpc/context.ts';
import { adminProcedure, privateProcedure, router } from '../trpc/procedures.ts';

const byId = z.object({ id: mediaId });
const missing = notFoundMessages.media;

const toItems = ({ items, total }: { items: Media[]; total: number }) => ({ items: items.map(toMediaItem), total });

export const mediaRouter = router({
  listAll: adminProcedure.input(listQuery).query(async ({ ctx, input }) => toItems(await listMedia(ctx.db, input))),

  listForAdmin: adminProcedure
    .input(mediaAdminListQuery)
    .query(async ({ ctx, input }) => toItems(await listMediaForAdmin(ctx.db, input))),

  byId: adminProcedure
    .input(byId)
    .query(async ({ ctx, input }) => toMediaItem(orNotFound(await findMedia(ctx.db, input.id), missing))),

  folders: adminProcedure.query(({ ctx }) => listFolders(ctx.db)),

  /** The records, texts and settings that use a file. */
  uses: adminProcedure
    .input(byId)
    .query(async ({ ctx, input }) => listMediaUses(ctx.db, orNotFound(await findMedia(ctx.db, input.id), missing))),

  /** Adds an uploaded file. Uploading the same file twice creates one record. */
  add: adminProcedure
    .meta({ internal: true, changesContent: false })
    .input(z.custom<Upload>((upload) => typeof upload === 'object' && upload !== null, 'Send a file'))
    .mutation(({ ctx, input }) => addUpload(ctx, input)),

  /** Adds a picture of another site, which is downloaded from the internet. */
  importFromUrl: privateProcedure
    .input(z.object({ url: z.url({ protocol: /^https?$/, error: 'Give the address of a picture, with https://' }) }))
    .mutation(({ ctx, input }) =>
      ctx.media.temporary.withPath(async (path) => addUpload(ctx, await ctx.media.download(input.url, path))),
    ),

  update: adminProcedure
    .input(byId)
    .input(mediaPatch)
    .mutation(async ({ ctx, input: { id, ...patch } }) =>
      toMediaItem(orNotFound(await updateMedia(ctx.db, id, patch, ctx.now()), missing)),
    ),

  /** Replaces this file by another wherever it is used, and moves it to the trash. */
  replace: adminProcedure.input(byId.extend({ by: mediaId })).mutation(async ({ ctx, input }) => {
    const [old, other] = [await findMedia(ctx.db, input.id), await findMedia(ctx.db, input.by)];
    if (old && other && old.kind !== other.kind) throw publicError('BAD_REQUEST', otherKind[old.kind]);
    const { media, ...result } = orNotFound(await replaceMedia(ctx.db, input, ctx.now()), missing);
    return { media: toMediaItem(media), ...result };
  }),

  moveMany: privateProcedure
    .input(mediaMove)
    .mutation(async ({ ctx, input }) => ({ changed: await moveToFolder(ctx.db, input.ids, input.folder) })),

  /** Moves unused files to the trash, and returns their ids; those in use stay. */
  removeMany: privateProcedure.input(z.object({ ids: mediaIds })).mutation(async ({ ctx, input }) => {
    const { unused, used } = await findUnusedMedia(ctx.db, input.ids);
    if (unused.length > 0) await moveToTrash(ctx.db, 'media', unused, ctx.now());
    return { removed: unused, kept: used };
  }),

  remove: privateProcedure.input(byId).mutation(async ({ ctx, input }) => {
    const file = orNotFound(await findMedia(ctx.db, input.id), missing);
    const uses = await listMediaUses(ctx.db, file);
    if (uses.length > 0) throw publicError('CONFLICT', inUse(uses));
    await moveToTrash(ctx.db, 'media', [input.id], ctx.now());
    return { message: 'File deleted successfully' };
  }),
});

/** Stores a file and its record. A file that was uploaded before is known, and not stored again. */
async function addUpload(ctx: Pick<Context, 'db' | 'media' | 'now'>, upload: Upload): Promise<UploadedMedia> {
  const { hash, name } = upload;
  const known = await findUploadedMedia(ctx.db, hash);
  if (known) return { ...toMediaItem(known), isKnown: true };
  const file = await ctx.media.store(upload);
  return { ...toMediaItem(await insertMedia(ctx.db, { ...file, hash, name }, ctx.now())), isKnown: false };
}

const otherKind: Record<Media['kind'], string> = {
  picture: 'Only a picture can replace a picture.',
  document: 'Only a PDF can replace a PDF.',
  video: 'Only a video can replace a video.',
};

const nameOf = (kind: MediaUse['kind']) => (kind === 'setting' ? 'setting' : records[kind].name.one);

function inUse(uses: MediaUse[]): string {
  const [first, ...others] = uses.map(
    ({ kind, title, isInTrash }) => `the ${nameOf(kind)} "${title}"${isInTrash ? ' in the trash' : ''}`,
  );
  const more = others.length > 0 ? ` and in ${others.length} other ${others.length === 1 ? 'place' : 'places'}` : '';
  return `This file is used in ${first}${more}. Replace it there first.`;
}
