import { z } from 'zod';
import { choice, id, optionalText } from './fields/fields.ts';
import { listQuery, selectionOf } from './fields/list-query.ts';
import { DAY_MS } from './fields/time.ts';
import { leadKinds } from './lead.ts';
import { recordKinds } from './pages/record-kinds.ts';
import { postInput } from './post.ts';
import { serviceInput } from './service.ts';
import { SEARCH_LENGTH } from './site.ts';

/** How long a deleted record can be restored. */
export const TRASH_DAYS = 30;

/** Records that were deleted before this time are no longer in the trash. */
export const trashStart = (now: Date) => new Date(now.getTime() - TRASH_DAYS * DAY_MS);

/** `draft` is a discarded working copy of a record that is not published; its id is that of the version. */
const trashKind = choice('Kind', [...recordKinds, 'media', ...leadKinds, 'draft']);

/** Identifies a deleted record. */
export const trashRef = z.object({ kind: trashKind, recordId: id('Invalid ID') });

/** A restored page or post may get another slug, and a service another path, because its own may be taken. */
export const trashRestore = trashRef.extend({
  slug: postInput.shape.slug.optional(),
  href: serviceInput.shape.href.optional(),
});

export const trashRefs = z.object({ items: selectionOf(trashRef) });

export const trashListQuery = listQuery.unwrap().extend({ search: optionalText('Search', SEARCH_LENGTH) });

export const trashItem = trashRef.extend({ id: z.int(), title: z.string(), deletedAt: z.date() });

export type TrashKind = z.infer<typeof trashKind>;
export type TrashRef = z.infer<typeof trashRef>;
export type TrashRestore = z.output<typeof trashRestore>;
export type TrashItem = z.infer<typeof trashItem>;
