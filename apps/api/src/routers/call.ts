import { listAllCalls, listCallsForAdmin, setCallContacted, setCallsContacted } from '@site/db/call';
import { callAdminListQuery, callId, callIds, callSubmission } from '@site/schema/call';
import { leadStatus } from '@site/schema/lead';
import { listQuery } from '@site/schema/list-query';
import { z } from 'zod';
import { orNotFound } from '../errors.ts';
import { receiveCall } from '../leads/receive-lead.ts';
import { adminProcedure, publicProcedure, router } from '../procedures.ts';

export const callRouter = router({
  schedule: publicProcedure.input(callSubmission).mutation(({ ctx, input }) => receiveCall(ctx, input)),

  listAll: adminProcedure.input(listQuery).query(({ ctx, input }) => listAllCalls(ctx.db, input)),

  listForAdmin: adminProcedure.input(callAdminListQuery).query(({ ctx, input }) => listCallsForAdmin(ctx.db, input)),

  setManyContacted: adminProcedure
    .meta({ changesContent: false })
    .input(leadStatus.extend({ ids: callIds }))
    .mutation(async ({ ctx, input: { ids, contacted } }) => ({
      changed: await setCallsContacted(ctx.db, ids, contacted, ctx.now()),
    })),

  setContacted: adminProcedure
    .meta({ changesContent: false })
    .input(z.object({ id: callId }))
    .input(leadStatus)
    .mutation(async ({ ctx, input: { id, contacted } }) =>
      orNotFound(await setCallContacted(ctx.db, id, contacted, ctx.now()), 'Call not found'),
    ),
});
