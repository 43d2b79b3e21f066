import { randomUUID } from 'node:crypto';
import {
  listReplyTemplates,
  removeReplyTemplate,
  resetReplyTemplate,
  saveReplyTemplate,
} from '@site/db/reply-template';
import { MAX_REPLY_TEMPLATES, replyTemplateId, replyTemplateInput } from '@site/schema/reply-template';
import { z } from 'zod';
import { orNotFound, publicError } from '../errors.ts';
import type { Context } from '../trpc/context.ts';
import { privateProcedure, router } from '../trpc/procedures.ts';

/*
 * The texts with which an answer to a lead begins.
 */

const byId = z.object({ id: replyTemplateId });

async function find({ db }: Context, id: string) {
  return orNotFound(
    (await listReplyTemplates(db)).find((one) => one.id === id),
    'Template not found',
  );
}

export const replyTemplateRouter = router({
  list: privateProcedure.query(({ ctx }) => listReplyTemplates(ctx.db)),

  create: privateProcedure.input(replyTemplateInput).mutation(async ({ ctx, input }) => {
    if ((await listReplyTemplates(ctx.db)).length >= MAX_REPLY_TEMPLATES) {
      throw publicError('BAD_REQUEST', `There can be at most ${MAX_REPLY_TEMPLATES} templates`);
    }
    const id = randomUUID();
    await saveReplyTemplate(ctx.db, id, input);
    return { id };
  }),

  /** Also undoes the deletion of a template. */
  replace: privateProcedure
    .input(byId)
    .input(replyTemplateInput)
    .mutation(async ({ ctx, input: { id, ...template } }) => {
      await saveReplyTemplate(ctx.db, id, template);
      return { message: 'Template saved' };
    }),

  remove: privateProcedure.input(byId).mutation(async ({ ctx, input: { id } }) => {
    await find(ctx, id);
    await removeReplyTemplate(ctx.db, id);
    return { message: 'Template deleted' };
  }),

  /** Gives a default its original text. */
  reset: privateProcedure.input(byId).mutation(async ({ ctx, input: { id } }) => {
    const { state } = await find(ctx, id);
    if (state === 'own') throw publicError('BAD_REQUEST', 'This template has no default');
    await resetReplyTemplate(ctx.db, id);
    return { message: 'The default is back' };
  }),
});
