import { queueMails } from '@site/db/outbox';
import {
  findNewest,
  findShared,
  insertAnswer,
  insertPreview,
  listAnswers,
  listPreviews,
  markAnswerSeen,
  revokePreview,
} from '@site/db/previews';
import { findVersion } from '@site/db/versions';
import { copyNames, copyPages } from '@site/schema/copy-pages';
import { text } from '@site/schema/fields';
import { submissionDetails } from '@site/schema/lead';
import { absolute, paths } from '@site/schema/paths';
import { previewAnswerId, previewAnswerInput, previewId, previewInput, previewListQuery } from '@site/schema/preview';
import { isRecordKind, records } from '@site/schema/record-kinds';
import { DAY_MS } from '@site/schema/time';
import { formPath, type VersionSubject, versionSubject } from '@site/schema/version';
import { z } from 'zod';
import { qrCode } from '../../auth/qr-code.ts';
import { hashToken, newToken } from '../../auth/sessions.ts';
import { fieldError, orNotFound } from '../../errors.ts';
import { countAttempt } from '../../rate-limits.ts';
import type { Context } from '../../trpc/context.ts';
import { adminProcedure, privateProcedure, publicProcedure, router } from '../../trpc/procedures.ts';
import { findDraftPage, textOf } from './render-draft.ts';

/*
 * Links to previews: who has one sees a draft without an account, and answers. The procedures of readers are not served
 * over tRPC, because their pages must never be cached.
 */

const readerProcedure = publicProcedure.meta({ internal: true, changesContent: false });

const byToken = z.object({ token: text('Token', { max: 100 }) });

/** One message for every reason, so that an address says nothing about what is behind it. */
const GONE = 'This preview is no longer available';
const ANSWERS_SHOWN = 50;

export const previewRouter = router({
  create: privateProcedure.input(previewInput).mutation(async ({ ctx, input }) => {
    const { kind, id: key, version: versionId = null, days } = input;
    const shown = orNotFound(await findNewest(ctx.db, { kind, key }), 'There is nothing to preview with this ID');
    const pinned = versionId === null ? undefined : await findVersion(ctx.db, versionId);
    if (versionId !== null && (pinned?.kind !== kind || pinned.key !== key)) {
      throw fieldError('BAD_REQUEST', 'version', 'This is not a version of this content');
    }
    const { content } = pinned ?? shown;
    await findDraftPage(ctx, { kind, key, content });
    if (kind === 'copy' && key === 'mail') throw fieldError('BAD_REQUEST', 'id', 'Mails have no page to preview');
    const token = newToken();
    const createdAt = ctx.now();
    const expiresAt = new Date(createdAt.getTime() + days * DAY_MS);
    const link = { kind, key, versionId, tokenHash: hashToken(token), createdAt, expiresAt };
    const id = await insertPreview(ctx.db, link, describe({ kind, key }, content).title);
    const url = absolute(ctx.config.publicUrl, paths.preview(token));
    return { id, url, expiresAt, qr: qrCode(url) };
  }),

  list: adminProcedure.input(previewListQuery).query(({ ctx, input }) => listPreviews(ctx.db, ctx.now(), input)),

  listAnswers: adminProcedure
    .input(versionSubject)
    .query(async ({ ctx, input }) => (await listAnswers(ctx.db, input, { limit: ANSWERS_SHOWN })).items),

  revoke: privateProcedure.input(z.object({ id: previewId })).mutation(async ({ ctx, input }) => {
    orNotFound(await revokePreview(ctx.db, input.id, ctx.now()), 'Preview not found');
    return { message: 'Preview link revoked' };
  }),

  markAnswerSeen: privateProcedure.input(z.object({ id: previewAnswerId })).mutation(async ({ ctx, input }) => {
    orNotFound(await markAnswerSeen(ctx.db, input.id, ctx.now()), 'Answer not found');
    return { message: 'Answer marked as seen' };
  }),

  /** The page of a link, for the server to render. */
  byToken: readerProcedure.input(byToken).query(async ({ ctx, input }) => {
    const { preview, content, versionNumber } = await findByToken(ctx, input.token);
    const { id, kind, key, expiresAt } = preview;
    const about = { ...describe({ kind, key }, content), versionNumber, until: expiresAt };
    return { id, about, ...(await findDraftPage(ctx, { kind, key, content })) };
  }),

  answer: readerProcedure
    .input(byToken)
    .input(previewAnswerInput)
    .input(submissionDetails.pick({ website: true }))
    .mutation(async ({ ctx, input: { token, website, ...answer } }) => {
      await countAttempt(ctx, 'leads');
      const { preview, content, versionNumber } = await findByToken(ctx, token);
      const received = { message: 'Thank you. Your answer has been sent.' };
      // Only software fills in the field that people do not see.
      if (website) return received;
      const { kind, key } = preview;
      const { title, name: what } = describe({ kind, key }, content);
      const now = ctx.now();
      const { verdict, name, comment } = answer;
      const about = { what, title, versionNumber, adminPath: formPath({ kind, key }) };
      const payload = { verdict, name, message: comment, ...about };
      const mails = ctx.config.mail ? [{ template: 'answer' as const, payload }] : [];
      await insertAnswer(
        ctx.db,
        { ...answer, previewId: preview.id, kind, key, versionNumber, createdAt: now, title },
        {
          network: ctx.client,
          also: (transaction) => queueMails(transaction, { kind: 'preview', leadId: 0, mails, now }),
        },
      );
      ctx.onQueued();
      return received;
    }),
});

const findByToken = async ({ db, now }: Context, token: string) =>
  orNotFound(await findShared(db, hashToken(token), now()), GONE);

/** The name of some content in the banner and in mails. */
function describe({ kind, key }: VersionSubject, content: Record<string, unknown>) {
  const page = copyNames.find((name) => kind === 'copy' && name === key);
  const title = page ? copyPages[page].title : textOf(content.title) || textOf(content.name) || 'Untitled';
  const name = isRecordKind(kind) ? records[kind].label : page ? 'Page' : 'Category';
  return { title, name };
}
