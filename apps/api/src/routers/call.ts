import { insertCall, listCalls, listCallsForAdmin, setCallContacted, setCallsContacted } from '@site/db/call';
import { callAdminListQuery, callId, callIds, callInput } from '@site/schema/call';
import { leadStatus } from '@site/schema/contact';
import { listQuery } from '@site/schema/list-query';
import { z } from 'zod';
import { orNotFound } from '../errors.ts';
import { adminProcedure, publicProcedure, router } from '../procedures.ts';
import { countAttempt } from '../rate-limits.ts';

export const callRouter = router({
  schedule: publicProcedure.input(callInput).mutation(async ({ ctx, input }) => {
    await countAttempt(ctx, 'leads');
    const { id } = await insertCall(ctx.db, input, ctx.now(), { queueMail: ctx.config.mail !== undefined });
    ctx.onLead();
    return { message: 'Your call has been scheduled! We will contact you to confirm.', id };
  }),

  list: adminProcedure.input(listQuery).query(({ ctx, input }) => listCalls(ctx.db, input)),

  listForAdmin: adminProcedure.input(callAdminListQuery).query(({ ctx, input }) => listCallsForAdmin(ctx.db, input)),

  setManyContacted: adminProcedure
    .meta({ content: false })
    .input(leadStatus.extend({ ids: callIds }))
    .mutation(async ({ ctx, input: { ids, contacted } }) => ({
      changed: await setCallsContacted(ctx.db, ids, contacted),
    })),

  setContacted: adminProcedure
    .meta({ content: false })
    .input(z.object({ id: callId }))
    .input(leadStatus)
    .mutation(async ({ ctx, input: { id, contacted } }) =>
      orNotFound(await setCallContacted(ctx.db, id, contacted), 'Call schedule not found'),
    ),
});
