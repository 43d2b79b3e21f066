import { listDeletedMedia } from '@site/db/media';
import type { Db } from '@site/db/tables';
import { mediaFolder } from '@site/schema/media-url';
import type { MediaFiles } from './media-files.ts';

/**
 * Deletes the files of records that are about to be deleted permanently. Called before the records are deleted, so that
 * a failure leaves the record in the trash for a retry.
 */
export async function deleteFilesOfTrash(
  { db, media }: { db: Db; media: MediaFiles },
  which: Parameters<typeof listDeletedMedia>[1] = {},
): Promise<void> {
  for (const record of await listDeletedMedia(db, which)) await media.removeFolder(mediaFolder(record));
}
