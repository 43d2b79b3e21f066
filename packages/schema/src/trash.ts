import { z } from 'zod';
import { choice, id } from './fields/fields.ts';
import { DAY_MS } from './fields/time.ts';

/** How long a deleted record can be restored. */
export const TRASH_DAYS = 30;

/** Records that were deleted before this time are no longer in the trash. */
export const trashStart = (now: Date) => new Date(now.getTime() - TRASH_DAYS * DAY_MS);

const trashKind = choice('Kind', ['project', 'caseStudy', 'service', 'post', 'contact', 'call']);

/** Identifies a deleted record. */
export const trashRef = z.object({ kind: trashKind, recordId: id('Invalid ID') });

export const trashItem = trashRef.extend({ id: z.int(), title: z.string(), deletedAt: z.date() });

export type RecordKind = z.infer<typeof trashKind>;
export type TrashRef = z.infer<typeof trashRef>;
export type TrashItem = z.infer<typeof trashItem>;
