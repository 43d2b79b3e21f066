import {
  insertContact,
  listContacts,
  listContactsForAdmin,
  setContactContacted,
  setContactsContacted,
} from '@site/db/contact';
import { contactAdminListQuery, contactId, contactIds, contactInput, leadStatus } from '@site/schema/contact';
import { listQuery } from '@site/schema/list-query';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { orNotFound } from '../errors.ts';
import { adminProcedure, publicProcedure, router } from '../procedures.ts';
import { countAttempt } from '../rate-limits.ts';

export const contactRouter = router({
  send: publicProcedure.input(contactInput).mutation(({ ctx, input }) => storeContact(ctx, input)),

  list: adminProcedure.input(listQuery).query(({ ctx, input }) => listContacts(ctx.db, input)),

  listForAdmin: adminProcedure
    .input(contactAdminListQuery)
    .query(({ ctx, input }) => listContactsForAdmin(ctx.db, input)),

  setManyContacted: adminProcedure
    .meta({ content: false })
    .input(leadStatus.extend({ ids: contactIds }))
    .mutation(async ({ ctx, input: { ids, contacted } }) => ({
      changed: await setContactsContacted(ctx.db, ids, contacted),
    })),

  setContacted: adminProcedure
    .meta({ content: false })
    .input(z.object({ id: contactId }))
    .input(leadStatus)
    .mutation(async ({ ctx, input: { id, contacted } }) =>
      orNotFound(await setContactContacted(ctx.db, id, contacted), 'Contact submission not found'),
    ),
});

/** Stores an enquiry from the contact page or a service page. */
export async function storeContact(ctx: Context, lead: z.output<typeof contactInput> & { service?: string }) {
  await countAttempt(ctx, 'leads');
  const { id } = await insertContact(ctx.db, lead, ctx.now(), { queueMail: ctx.config.mail !== undefined });
  ctx.onLead();
  return { message: 'Thank you for your message! We will get back to you within 24 hours.', id };
}
