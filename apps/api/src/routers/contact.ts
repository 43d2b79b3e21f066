import { listAllContacts, listContactsForAdmin, setContactContacted, setContactsContacted } from '@site/db/contact';
import { contactAdminListQuery, contactId, contactIds, contactSubmission } from '@site/schema/contact';
import { leadStatus } from '@site/schema/lead';
import { listQuery } from '@site/schema/list-query';
import { z } from 'zod';
import { orNotFound } from '../errors.ts';
import { receiveContact } from '../leads/receive-lead.ts';
import { adminProcedure, publicProcedure, router } from '../procedures.ts';

export const contactRouter = router({
  send: publicProcedure.input(contactSubmission).mutation(({ ctx, input }) => receiveContact(ctx, input)),

  listAll: adminProcedure.input(listQuery).query(({ ctx, input }) => listAllContacts(ctx.db, input)),

  listForAdmin: adminProcedure
    .input(contactAdminListQuery)
    .query(({ ctx, input }) => listContactsForAdmin(ctx.db, input)),

  setManyContacted: adminProcedure
    .meta({ changesContent: false })
    .input(leadStatus.extend({ ids: contactIds }))
    .mutation(async ({ ctx, input: { ids, contacted } }) => ({
      changed: await setContactsContacted(ctx.db, ids, contacted, ctx.now()),
    })),

  setContacted: adminProcedure
    .meta({ changesContent: false })
    .input(z.object({ id: contactId }))
    .input(leadStatus)
    .mutation(async ({ ctx, input: { id, contacted } }) =>
      orNotFound(await setContactContacted(ctx.db, id, contacted, ctx.now()), 'Contact not found'),
    ),
});
