import { listAddresses } from '@site/db/addresses';
import { describeMove, undoMove } from '@site/db/moves';
import { listMisses } from '@site/db/not-found';
import { listRedirects, type Refusal, removeRedirect, restoreRedirect, saveRedirect } from '@site/db/redirect';
import { importRedirects } from '@site/db/redirect-import';
import { listQuery } from '@site/schema/list-query';
import {
  deletedRedirect,
  movedRecord,
  type NewRedirect,
  type Redirect,
  redirectCsv,
  redirectId,
  redirectInput,
  redirectListQuery,
  SCANNERS,
} from '@site/schema/redirect';
import { z } from 'zod';
import { createNearestAddress } from '../content/nearest-address.ts';
import { fieldError, orNotFound } from '../errors.ts';
import { type Context, siteOf } from '../trpc/context.ts';
import { adminProcedure, privateProcedure, router } from '../trpc/procedures.ts';

const byId = z.object({ id: redirectId });
const missing = 'Redirect not found';

async function withPages({ db, now }: Context, items: readonly Redirect[]) {
  const live = await listAddresses(db, now());
  return items.map((one) => ({ ...one, hasPage: live.has(one.from) }));
}

async function save(ctx: Context, input: NewRedirect, id?: number) {
  const saved = await saveRedirect(ctx.db, input, { now: ctx.now(), ...(id !== undefined && { id }) });
  const [listed] = await withPages(ctx, [orRefused(orNotFound(saved, missing))]);
  return orNotFound(listed, missing);
}

function orRefused(saved: Redirect | Refusal): Redirect {
  if (!('refused' in saved)) return saved;
  const { isTaken, path, message } = saved.refused;
  throw fieldError(isTaken ? 'CONFLICT' : 'BAD_REQUEST', path, message);
}

export const redirectRouter = router({
  listForAdmin: adminProcedure.input(redirectListQuery.default({ search: null })).query(async ({ ctx, input }) => {
    await ctx.redirects.flush();
    const { items, total } = await listRedirects(ctx.db, input);
    return { items: await withPages(ctx, items), total };
  }),

  /** The addresses of all pages, to which visitors can be sent. */
  addresses: adminProcedure.query(async ({ ctx }) => [...(await listAddresses(ctx.db, ctx.now()))].sort()),

  create: adminProcedure.input(redirectInput).mutation(({ ctx, input }) => save(ctx, input)),

  replace: adminProcedure
    .input(byId)
    .input(redirectInput)
    .mutation(({ ctx, input: { id, ...input } }) => save(ctx, input, id)),

  /** Returns the redirect, with which it can be restored. */
  remove: adminProcedure
    .input(byId)
    .mutation(async ({ ctx, input }) => orNotFound(await removeRedirect(ctx.db, input.id), missing)),

  restore: adminProcedure.input(deletedRedirect).mutation(async ({ ctx, input }) => {
    await restoreRedirect(ctx.db, input);
    return { message: 'Restored' };
  }),

  /** The verdict about each row of a file that is not imported yet. */
  checkImport: privateProcedure
    .input(redirectCsv)
    .mutation(({ ctx, input }) => importRedirects(ctx.db, input.csv, { now: ctx.now(), writes: false })),

  import: adminProcedure
    .input(redirectCsv)
    .mutation(({ ctx, input }) => importRedirects(ctx.db, input.csv, { now: ctx.now(), writes: true })),

  /** What another slug or href of a record would change; null if it keeps its address. */
  describeMove: adminProcedure
    .input(movedRecord)
    .query(async ({ ctx, input }) => (await describeMove(ctx.db, input, siteOf(ctx))) ?? null),

  /** Gives a record its old slug or href back. */
  undoMove: adminProcedure.input(movedRecord).mutation(async ({ ctx, input }) => {
    orNotFound(await undoMove(ctx.db, input, siteOf(ctx)), 'The record no longer exists');
    return { message: 'Undone' };
  }),

  /** The addresses that visitors requested in vain, each with the most similar address that has a page. */
  notFound: adminProcedure.input(listQuery).query(async ({ ctx, input: { limit, offset = 0 } }) => {
    await ctx.redirects.flush();
    const { items, live } = await readMisses(ctx);
    const nearest = createNearestAddress(live);
    const shown = items.slice(offset, limit === undefined ? undefined : offset + limit);
    return {
      items: shown.map(({ id, ...entry }) => ({
        ...entry,
        nearest: entry.path === SCANNERS ? null : nearest(entry.path),
      })),
      total: items.length,
      scanners: items.find(({ path }) => path === SCANNERS)?.direct ?? 0,
    };
  }),
});

/** Without the addresses that have a page by now. */
async function readMisses({ db, now }: Context) {
  const [{ items }, live] = await Promise.all([listMisses(db, {}), listAddresses(db, now())]);
  return { items: items.filter(({ path }) => !live.has(path)), live };
}
