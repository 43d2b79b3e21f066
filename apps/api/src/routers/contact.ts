import { listAllContacts, listContactsByIds, listContactsForAdmin, setContactContacted } from '@site/db/contact';
import { record } from '@site/db/record-changes';
import { findZone } from '@site/db/setting';
import { contactAdminListQuery, contactId, contactIds, contactSubmission, enteredContact } from '@site/schema/contact';
import { leadStatus } from '@site/schema/lead';
import { listQuery } from '@site/schema/list-query';
import { z } from 'zod';
import { orNotFound } from '../errors.ts';
import { enterContact } from '../leads/enter-lead.ts';
import { contactsCsv } from '../leads/lead-csv.ts';
import { receiveContact } from '../leads/receive-lead.ts';
import { adminProcedure, confirmedQuery, privateProcedure, publicProcedure, router } from '../trpc/procedures.ts';
import { stageChanged } from './lead.ts';

export const contactRouter = router({
  send: publicProcedure.input(contactSubmission).mutation(({ ctx, input }) => receiveContact(ctx, input)),

  /** Stores a contact that the administrator enters. */
  enter: privateProcedure.input(enteredContact).mutation(({ ctx, input }) => enterContact(ctx, input)),

  listAll: adminProcedure.input(listQuery).query(({ ctx, input }) => listAllContacts(ctx.db, input)),

  /** Includes the time of reading, so that a screen knows which contacts are newer than those that it shows. */
  listForAdmin: adminProcedure.input(contactAdminListQuery).query(async ({ ctx, input }) => {
    const readAt = ctx.now();
    return { ...(await listContactsForAdmin(ctx.db, input)), readAt };
  }),

  byIds: adminProcedure
    .input(z.object({ ids: contactIds }))
    .query(({ ctx, input }) => listContactsByIds(ctx.db, input.ids)),

  /** A list as the administrator has filtered it, as a CSV file. */
  exportCsv: confirmedQuery
    .input(contactAdminListQuery.omit({ limit: true, offset: true }))
    .query(async ({ ctx, input }) => {
      await record(ctx.db, { action: 'contact.export' });
      return {
        csv: await contactsCsv(await findZone(ctx.db), (part) => listContactsForAdmin(ctx.db, { ...input, ...part })),
      };
    }),

  setContacted: privateProcedure
    .input(z.object({ id: contactId }))
    .input(leadStatus)
    .mutation(async ({ ctx, input: { id, contacted } }) => {
      const contact = orNotFound(await setContactContacted(ctx.db, id, contacted, ctx.now()), 'Contact not found');
      await stageChanged(ctx, 'contact');
      return contact;
    }),
});
