import { listAllCalls, listCallsByIds, listCallsForAdmin, setCallContacted } from '@site/db/call';
import { record } from '@site/db/record-changes';
import { findBrand, findZone } from '@site/db/setting';
import type { Db } from '@site/db/tables';
import { callAdminListQuery, callId, callIds, callSubmission, enteredCall } from '@site/schema/call';
import { leadStatus } from '@site/schema/lead';
import { listQuery } from '@site/schema/list-query';
import { z } from 'zod';
import { orNotFound } from '../errors.ts';
import { enterCall } from '../leads/enter-lead.ts';
import { callsCsv } from '../leads/lead-csv.ts';
import { phoneKey } from '../leads/phone-key.ts';
import { receiveCall } from '../leads/receive-lead.ts';
import { adminProcedure, confirmedQuery, privateProcedure, publicProcedure, router } from '../trpc/procedures.ts';
import { stageChanged } from './lead.ts';

const WHOLE_NUMBER = /^\+?\d{10,15}$/;

/** A search for a complete phone number finds it in any notation. */
async function withPhoneKey<Query extends { search?: string | null }>(db: Db, query: Query) {
  const typed = query.search?.replace(/[ ()-]/g, '') ?? '';
  if (!WHOLE_NUMBER.test(typed)) return query;
  const { address } = await findBrand(db);
  return { ...query, search: null, phoneKey: phoneKey(typed, address.country) };
}

export const callRouter = router({
  schedule: publicProcedure.input(callSubmission).mutation(({ ctx, input }) => receiveCall(ctx, input)),

  /** Stores a call that the administrator enters. */
  enter: privateProcedure.input(enteredCall).mutation(({ ctx, input }) => enterCall(ctx, input)),

  listAll: adminProcedure.input(listQuery).query(({ ctx, input }) => listAllCalls(ctx.db, input)),

  /** Includes the time of reading, so that a screen knows which calls are newer than those that it shows. */
  listForAdmin: adminProcedure.input(callAdminListQuery).query(async ({ ctx, input }) => {
    const readAt = ctx.now();
    return { ...(await listCallsForAdmin(ctx.db, await withPhoneKey(ctx.db, input), ctx.now())), readAt };
  }),

  byIds: adminProcedure.input(z.object({ ids: callIds })).query(({ ctx, input }) => listCallsByIds(ctx.db, input.ids)),

  /** A list as the administrator has filtered it, as a CSV file. */
  exportCsv: confirmedQuery
    .input(callAdminListQuery.omit({ limit: true, offset: true }))
    .query(async ({ ctx, input }) => {
      const selection = await withPhoneKey(ctx.db, input);
      await record(ctx.db, { action: 'call.export' });
      return {
        csv: await callsCsv(await findZone(ctx.db), (part) =>
          listCallsForAdmin(ctx.db, { ...selection, ...part }, ctx.now()),
        ),
      };
    }),

  setContacted: privateProcedure
    .input(z.object({ id: callId }))
    .input(leadStatus)
    .mutation(async ({ ctx, input: { id, contacted } }) => {
      const call = orNotFound(await setCallContacted(ctx.db, id, contacted, ctx.now()), 'Call not found');
      await stageChanged(ctx, 'call');
      return call;
    }),
});
