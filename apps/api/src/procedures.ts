import { initTRPC } from '@trpc/server';
import superjson from 'superjson';
import type { Context } from './context.ts';
import { mapDatabaseError, publicDetails, publicError } from './errors.ts';

type Meta = {
  /** Set to false where a mutation changes nothing that visitors see. */
  content?: boolean;
  /** Set where the answer says how often posts were read. */
  showsViews?: true;
  /** What only the administrator may call; set by its procedure. */
  admin?: true;
};

const asIs = { serialize: (value: unknown) => value, deserialize: (value: unknown) => value };

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    // Dates travel back as dates. Inputs are plain JSON: superjson on them lets a few bytes ask for terabytes.
    transformer: { input: asIs, output: superjson },
    errorFormatter({ error, shape }) {
      const { status, message, issues, retryAfter } = publicDetails(error);
      return { code: shape.code, message, data: { code: error.code, httpStatus: status, issues, retryAfter } };
    },
  });

export const { router, createCallerFactory } = t;

export const publicProcedure = t.procedure.use(async ({ ctx, next, meta }) => {
  if (meta?.showsViews) ctx.shown.views = true;
  const result = await next();
  if (!result.ok) throw mapDatabaseError(result.error);
  return result;
});

/** The only authorisation of the system. It runs before the input is read. */
export const adminProcedure = publicProcedure
  .meta({ admin: true })
  .use(async ({ ctx, next }) => {
    const live = await ctx.session();
    if (!live) throw publicError('UNAUTHORIZED', 'Please log in to continue');
    return next({ ctx: { live } });
  })
  .use(async ({ ctx, next, type, meta }) => {
    const result = await next();
    if (result.ok && type === 'mutation' && meta?.content !== false) await ctx.content.announce();
    return result;
  });
