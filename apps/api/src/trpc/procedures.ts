import { recordingDb } from '@site/db/change-source';
import { passwordConfirmation } from '@site/schema/account';
import { plainJson } from '@site/schema/trpc-transformer';
import { initTRPC } from '@trpc/server';
import superjson from 'superjson';
import { confirmPassword, requireConfirmation } from '../auth/confirmation.ts';
import type { CacheTag } from '../content-changes.ts';
import { fromDatabaseError, publicDetails, publicError } from '../errors.ts';
import { ownTurn } from '../render-queue.ts';
import type { Context } from './context.ts';

type Meta = {
  /** False for mutations that change nothing on public pages: see `privateProcedure`. */
  changesContent?: false;
  /** For queries whose result contains view counts. */
  cacheTag?: CacheTag;
  /** True for procedures that are not served over HTTP. */
  internal?: true;
  /** Set by `adminProcedure`. */
  admin?: true;
};

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    // superjson preserves dates in outputs. Inputs are plain JSON: 23 KB of superjson can reserve terabytes of memory.
    transformer: { input: plainJson, output: superjson },
    errorFormatter({ error, shape }) {
      const { status: httpStatus, message, ...details } = publicDetails(error);
      return { code: shape.code, message, data: { code: error.code, httpStatus, ...details } };
    },
  });

export const { router, createCallerFactory } = t;

export const publicProcedure = t.procedure.use(async ({ ctx, next, meta, type }) => {
  if (type === 'query') await ownTurn();
  if (meta?.cacheTag) ctx.cacheTags.add(meta.cacheTag);
  const result = await next();
  if (!result.ok) throw fromDatabaseError(result.error.cause) ?? result.error;
  return result;
});

/** All authorisation happens here, before the input is validated. Changes over its `db` are in the audit log. */
export const adminProcedure = publicProcedure
  .meta({ admin: true })
  .use(async ({ ctx, next }) => {
    const session = await ctx.findSession();
    if (!session) throw publicError('UNAUTHORIZED', 'Please log in to continue');
    const source = { actor: session.user.username, network: ctx.client, now: ctx.now, route: ctx.route };
    return next({ ctx: { session, db: recordingDb(ctx.db, source) } });
  })
  .use(async ({ ctx, next, type, meta }) => {
    const result = await next();
    if (result.ok && type === 'mutation' && meta?.changesContent !== false) await ctx.content.notify();
    return result;
  });

/** For mutations that change nothing on public pages. */
export const privateProcedure = adminProcedure.meta({ changesContent: false });

/**
 * For changes that open another way to the data, such as a webhook or the calendar URL: a stolen session alone must not
 * be enough. The confirmation is checked before the rest of the input is validated.
 */
export const confirmedProcedure = privateProcedure.input(passwordConfirmation).use(async ({ ctx, input, next }) => {
  const { currentPassword } = input;
  const hasPassword = currentPassword !== undefined;
  if (hasPassword) await confirmPassword(ctx, currentPassword);
  await requireConfirmation(ctx, { hasPassword });
  return next();
});

/** For reads that export data or a secret. A password does not belong into their URL, so the session must be confirmed. */
export const confirmedQuery = adminProcedure.use(async ({ ctx, next }) => {
  await requireConfirmation(ctx, { hasPassword: false });
  return next();
});
