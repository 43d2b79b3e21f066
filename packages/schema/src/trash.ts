import { z } from 'zod';
import { choice, id } from './fields/fields.ts';
import { DAY_MS } from './fields/time.ts';
import { type LeadKind, leadKinds } from './lead.ts';

/** How long a deleted record can be restored. */
export const TRASH_DAYS = 30;

/** Records that were deleted before this time are no longer in the trash. */
export const trashStart = (now: Date) => new Date(now.getTime() - TRASH_DAYS * DAY_MS);

const trashKind = choice('Kind', ['project', 'caseStudy', 'service', 'post', 'media', ...leadKinds]);

/** Identifies a deleted record. */
export const trashRef = z.object({ kind: trashKind, recordId: id('Invalid ID') });

export const trashItem = trashRef.extend({ id: z.int(), title: z.string(), deletedAt: z.date() });

export type TrashKind = z.infer<typeof trashKind>;
/** The records that the administrator edits in forms. */
export type RecordKind = Exclude<TrashKind, LeadKind | 'media'>;
export type TrashRef = z.infer<typeof trashRef>;
export type TrashItem = z.infer<typeof trashItem>;
