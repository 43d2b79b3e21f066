import { z } from 'zod';
import { choice, id, text } from './fields/fields.ts';
import { instant } from './fields/instant.ts';
import { listQuery } from './fields/list-query.ts';
import { recordKinds, records } from './pages/record-kinds.ts';

/*
 * Versions of content: what a record, the texts of a page or a setting contained after each save. The newest
 * unpublished one is the working copy.
 */

/** The kinds of content that have a table of their own and, in their forms, working copies. */
export const draftedKinds = [...recordKinds, 'category'] as const;

/** `copy` is for the texts of a page, `setting` for the agency settings and the booking settings. */
export const versionKinds = [...draftedKinds, 'copy', 'setting'] as const;

/** The kinds of records that can be unpublished and scheduled as working copies. Posts have states of their own. */
export const draftKinds = ['page', 'project', 'caseStudy', 'service'] as const;
export type DraftKind = (typeof draftKinds)[number];
/** The kinds of records whose changes can be scheduled as working copies. */
const scheduledKinds = [...draftKinds, 'post'] as const;
export type ScheduledKind = (typeof scheduledKinds)[number];

export const versionedSettings = ['brand', 'booking'] as const;

/** A working copy becomes `kept` when a newer version replaces it or when it is discarded. */
const states = ['working', 'kept', 'published'] as const;
/** How the content was sent. `import` is the content from before the first version. */
const routes = ['form', 'rest', 'restore', 'import'] as const;

/** The number of versions that are kept of one record. */
export const VERSIONS_MAX = 100;

export const version = z.object({
  id: z.int(),
  kind: z.enum(versionKinds),
  /** The id of the record, the name of the page or setting, or `new-…` until a new record is published. */
  key: z.string(),
  number: z.int(),
  state: z.enum(states),
  route: z.enum(routes),
  /** The fields that differ from the version before. */
  changed: z.array(z.string()),
  /** The numbers of characters that were added and removed. */
  added: z.int(),
  removed: z.int(),
  /** The number of the published version from which a working copy was made; null for a new record. */
  basedOn: z.int().nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
  /** When a working copy is published. */
  publishAt: z.date().nullable(),
  /** Why a scheduled working copy could not be published. */
  publishProblem: z.string().nullable(),
});

/** The content is stored as JSON text. */
export const storedVersion = version.extend({ content: z.string() });

export const versionWithContent = version.extend({ content: z.record(z.string(), z.unknown()) });

export const versionKind = choice('Kind', versionKinds);
export const versionKey = text('Id', { min: 1, max: 64 });

/** The id of the stored record to which a key belongs; undefined for other keys. */
export const recordIdOf = (key: string) => (/^[1-9]\d{0,8}$/.test(key) ? Number(key) : undefined);

/** The record, page or setting that has versions. */
export const versionSubject = z.object({ kind: versionKind, key: versionKey });

/** The path below that of the admin, under which the form of some content is opened. */
export function formPath({ kind, key }: VersionSubject): string {
  if (kind === 'copy') return `pages?page=${key}`;
  if (kind === 'category') return `blog?category=${key}`;
  return kind === 'setting' ? 'settings' : `${records[kind].section.slug}?edit=${key}`;
}

export const versionListQuery = listQuery.unwrap().extend({ kind: versionKind, id: versionKey });

export const versionId = id('Invalid version ID');

const FIELDS_MAX = 200;

export const versionRestore = z.object({
  id: versionId,
  /** Without it, all fields are restored. */
  fields: z
    .array(text('Field', { max: 100 }), { error: 'Fields must be a list' })
    .min(1, 'Name at least one field')
    .max(FIELDS_MAX, 'Too many fields')
    .optional(),
});

const TAG_MAX = 100;
const TAGS_MAX = 20;

/** What a change of content says besides the content. */
export const contentChange = z.object({
  /** Tags of the content that the change is based on. The change is refused if the stored content has none of them. */
  basedOn: z
    .array(z.string('Invalid tag').max(TAG_MAX, 'Invalid tag'), { error: 'Tags must be a list' })
    .max(TAGS_MAX, 'Too many tags')
    .optional(),
  /** The key of the working copy that the change publishes. */
  workingCopy: versionKey.optional(),
});

/** What is typed in a form, of any length and completeness; the rules apply when it is published. */
export const workingCopyInput = z.object({
  kind: versionKind,
  /** Missing for a record that does not exist yet and has no working copy. */
  key: versionKey.optional(),
  content: z.record(z.string(), z.unknown(), 'Send the fields as an object'),
  /**
   * When the working copy was saved that the form saw last; null if it saw none. A form that has not seen the latest one
   * is refused.
   */
  seen: instant('Invalid time').nullable().optional(),
});

const draftSubject = z.object({ kind: choice('Kind', draftKinds), key: versionKey });

/** Identifies a working copy to publish. */
export const draftPublication = draftSubject;

/** When a working copy is published; null if nobody has decided. */
export const draftSchedule = draftSubject.extend({
  kind: choice('Kind', scheduledKinds),
  publishAt: instant('Enter the date and the time').nullable(),
});

/** The record to unpublish. */
export const unpublication = z.object({ kind: choice('Kind', draftKinds), id: id('Invalid id') });

/** Content that is shown but not stored, as unfinished as that of a working copy. */
export const previewInput = workingCopyInput.extend({
  /** The part of the texts of mails that is edited. */
  part: text('Part', { max: 40 }).optional(),
});

/** The date and time for which a page is rendered. */
export const pastInput = versionSubject.extend({ at: instant('Invalid time') });

export type PreviewInput = z.output<typeof previewInput>;
export type ContentChange = z.output<typeof contentChange>;
export type VersionKind = (typeof versionKinds)[number];
export type VersionRoute = (typeof routes)[number];
export type Version = z.infer<typeof version>;
export type StoredVersion = z.infer<typeof storedVersion>;
export type VersionWithContent = z.infer<typeof versionWithContent>;
export type VersionSubject = z.output<typeof versionSubject>;
