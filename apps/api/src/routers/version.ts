import { contentTag } from '@site/db/content';
import { findContent } from '@site/db/current-content';
import { type Problem, publishCopy, scheduleCopy, unpublish } from '@site/db/drafts';
import { record } from '@site/db/record-changes';
import { discardWorkingCopy } from '@site/db/trash';
import {
  findVersion,
  findWorkingCopyWithBase,
  isEditable,
  listVersions,
  restoreVersion,
  saveWorkingCopy,
} from '@site/db/versions';
import { listWorkingCopies } from '@site/db/working-copies';
import { choice } from '@site/schema/fields';
import { listQuery } from '@site/schema/list-query';
import { notFoundMessages } from '@site/schema/messages';
import {
  draftedKinds,
  draftPublication,
  draftSchedule,
  pastInput,
  previewInput,
  unpublication,
  type Version,
  versionId,
  versionListQuery,
  versionRestore,
  versionSubject,
  workingCopyInput,
} from '@site/schema/version';
import { z } from 'zod';
import { findMisfitOf } from '../content/draft.ts';
import { fieldError, orNotFound, publicError } from '../errors.ts';
import { siteOf } from '../trpc/context.ts';
import { adminProcedure, privateProcedure, router } from '../trpc/procedures.ts';
import { renderDraft } from './previews/render-draft.ts';
import { renderPast } from './previews/render-past.ts';

/*
 * Versions of content and working copies. None of these procedures changes what visitors see.
 */

const missing = 'Version not found';
const NOTHING_TO_EDIT = 'There is nothing to edit with this ID';
const DELETED = 'The record of this version is deleted. Restore the record first';
const NO_COPY = 'There is no working copy';

export const versionRouter = router({
  listForAdmin: adminProcedure
    .input(versionListQuery)
    .query(({ ctx, input: { kind, id: key, ...query } }) => listVersions(ctx.db, { kind, key }, query)),

  byId: adminProcedure
    .input(z.object({ id: versionId }))
    .query(async ({ ctx, input }) => orNotFound(await findVersion(ctx.db, input.id), missing)),

  /** Identifies the content that is stored now; empty if there is none. */
  tag: adminProcedure.input(versionSubject).query(async ({ ctx, input }) => {
    const content = await findContent(ctx.db, input);
    return content ? contentTag(content) : '';
  }),

  /** The working copy of a record, with the content that it is based on; null if it has none. */
  working: adminProcedure
    .input(versionSubject)
    .query(async ({ ctx, input }) => (await findWorkingCopyWithBase(ctx.db, input)) ?? null),

  listWorking: adminProcedure
    .input(z.object({ kind: choice('Kind', draftedKinds) }).extend(listQuery.unwrap().shape))
    .query(({ ctx, input: { kind, ...query } }) => listWorkingCopies(ctx.db, kind, query)),

  save: privateProcedure.input(workingCopyInput).mutation(async ({ ctx, input: { content, seen, ...subject } }) => {
    const { kind, key } = subject;
    if (!(await isEditable(ctx.db, kind, key))) throw publicError('NOT_FOUND', NOTHING_TO_EDIT);
    const misfit = findMisfitOf(kind, key, content);
    if (misfit !== undefined) {
      throw fieldError('BAD_REQUEST', `content.${misfit}`, `The field ${misfit} does not exist or has another type`);
    }
    const saved = await saveWorkingCopy(ctx.db, subject, { content, route: 'form', now: ctx.now(), seen });
    if (!saved) throw publicError('CONFLICT', 'Another window has saved this draft meanwhile');
    return saved;
  }),

  /** Sets when a working copy is published. */
  schedule: privateProcedure.input(draftSchedule).mutation(async ({ ctx, input: { publishAt, ...subject } }) => {
    if (publishAt && publishAt <= ctx.now()) {
      throw fieldError('BAD_REQUEST', 'publishAt', 'Choose a time in the future');
    }
    const { number } = refuseProblem(await scheduleCopy(ctx.db, subject, publishAt));
    const title = `${subject.kind} ${subject.key}, version ${number}`;
    await record(ctx.db, { action: publishAt ? 'version.schedule' : 'version.unschedule', kind: subject.kind, title });
    return { publishAt };
  }),

  /** Publishes a working copy without its form. */
  publish: adminProcedure.input(draftPublication).mutation(async ({ ctx, input }) => {
    refuseProblem(await publishCopy(ctx.db, input, siteOf(ctx)));
    return { message: 'Published' };
  }),

  /** Visitors no longer see the record, which becomes a working copy. */
  unpublish: adminProcedure
    .input(unpublication)
    .mutation(async ({ ctx, input }) =>
      orNotFound(await unpublish(ctx.db, input, ctx.now()), notFoundMessages[input.kind]),
    ),

  /** The HTML of the page with content that is not saved. */
  preview: privateProcedure
    .input(previewInput)
    .mutation(async ({ ctx, input }) => ({ html: await renderDraft(ctx, input) })),

  /** The HTML of the page as it was at a moment. */
  past: adminProcedure.input(pastInput).query(({ ctx, input }) => renderPast(ctx, input)),

  discard: privateProcedure.input(versionSubject).mutation(async ({ ctx, input }) => {
    orNotFound(await discardWorkingCopy(ctx.db, input, ctx.now()), NO_COPY);
    return { message: 'Working copy discarded' };
  }),

  /** Makes a working copy with the content of a version. */
  restore: privateProcedure.input(versionRestore).mutation(async ({ ctx, input }) => {
    const { kind, key } = orNotFound(await findVersion(ctx.db, input.id), missing);
    if (!(await isEditable(ctx.db, kind, key))) throw publicError('NOT_FOUND', DELETED);
    const restored = orNotFound(await restoreVersion(ctx.db, { ...input, now: ctx.now() }), missing);
    if ('unknownField' in restored) {
      throw fieldError('BAD_REQUEST', 'fields', `Unknown field: ${restored.unknownField}`);
    }
    await record(ctx.db, { action: 'version.restore', kind: restored.kind, title: titleOf(restored) });
    return restored;
  }),
});

function refuseProblem<T extends object>(result: T | Problem | undefined): T {
  const found = orNotFound(result, NO_COPY);
  if ('message' in found) throw fieldError('BAD_REQUEST', found.path, found.message);
  return found as T;
}

const titleOf = ({ kind, key, number }: Version) => `${kind} ${key}, version ${number}`;
