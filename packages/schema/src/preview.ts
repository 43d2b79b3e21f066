import { z } from 'zod';
import { choice, id, integer, optionalText, text } from './fields/fields.ts';
import { listQuery } from './fields/list-query.ts';
import { versionId, versionKey, versionKind, versionKinds } from './version.ts';

/*
 * Links to previews, with which somebody without an account sees a draft and answers.
 */

/** The lifetimes that the dialog offers. */
export const previewDays = [1, 7, 30] as const;
const DEFAULT_DAYS = 7;
const MAX_DAYS = 90;

/** A link to the newest draft of a record, or to one version. */
export const preview = z.object({
  id: z.int(),
  kind: z.enum(versionKinds),
  /** As in versions. */
  key: z.string(),
  /** The only version that it shows; null for the newest draft. */
  versionId: z.int().nullable(),
  createdAt: z.date(),
  expiresAt: z.date(),
  lastOpenedAt: z.date().nullable(),
  openedCount: z.int(),
});

/** The token is stored as a hash. */
export const storedPreview = preview.extend({ tokenHash: z.string(), revokedAt: z.date().nullable() });

const verdicts = ['approved', 'changes'] as const;

/** The answer of a reader. It is kept when the link is revoked, which marks it as seen. */
export const previewAnswer = z.object({
  id: z.int(),
  previewId: z.int(),
  kind: z.enum(versionKinds),
  key: z.string(),
  /** The number of the version that was shown; null for content from before the first version. */
  versionNumber: z.int().nullable(),
  verdict: z.enum(verdicts),
  name: z.string(),
  comment: z.string().nullable(),
  createdAt: z.date(),
  /** The title of the content that was shown. */
  title: z.string(),
  /** When the administrator was done with it. */
  seenAt: z.date().nullable(),
});

const recordKey = z.union([versionKey, z.int().min(1).transform(String)], 'Id is required');

export const previewInput = z.object({
  kind: versionKind,
  /** The id of the record or the name of the page, or the key of the working copy of a new record. */
  id: recordKey,
  version: versionId.optional(),
  days: integer('Days', 1, MAX_DAYS).default(DEFAULT_DAYS),
});

export const newPreview = z.object({ id: z.int(), url: z.string(), expiresAt: z.date() });

export const previewId = id('Invalid preview ID');
export const previewAnswerId = id('Invalid answer ID');
export const previewListQuery = listQuery.unwrap().extend({ kind: versionKind.optional(), id: versionKey.optional() });

const COMMENT_MAX = 2_000;

export const previewAnswerInput = z
  .object({
    verdict: choice('Answer', verdicts),
    name: text('Name', { min: 2, max: 100, trim: true, oneLine: true }),
    comment: optionalText('Comment', COMMENT_MAX),
  })
  .refine(({ verdict, comment }) => verdict === 'approved' || comment !== null, {
    path: ['comment'],
    error: 'Please write what should be changed',
  });

export type Preview = z.infer<typeof preview>;
export type StoredPreview = z.infer<typeof storedPreview>;
export type PreviewAnswer = z.infer<typeof previewAnswer>;
export type PreviewAnswerInput = z.output<typeof previewAnswerInput>;
export type PreviewListQuery = z.output<typeof previewListQuery>;
