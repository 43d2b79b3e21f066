import { insertCall } from '@site/db/call';
import { insertContact } from '@site/db/contact';
import type { callInput } from '@site/schema/call';
import type { contactInput } from '@site/schema/contact';
import { replyWithinHours } from '@site/schema/site';
import type { z } from 'zod';
import type { Context } from './context.ts';
import { countAttempt } from './rate-limits.ts';

/*
 * Receives leads, that is contacts and calls: counts them against the limit, stores each with the mail about it, and
 * returns the confirmation for the visitor.
 */

type Contact = z.output<typeof contactInput> & { service?: string };

/** Receives a contact; with the title of a service it is an enquiry. */
export const receiveContact = (ctx: Context, contact: Contact) =>
  receiveLead(
    ctx,
    (options) => insertContact(ctx.db, contact, ctx.now(), options),
    `Thank you for your message! We will get back to you within ${replyWithinHours} hours.`,
  );

export const receiveCall = (ctx: Context, call: z.output<typeof callInput>) =>
  receiveLead(
    ctx,
    (options) => insertCall(ctx.db, call, ctx.now(), options),
    'Your call has been scheduled! We will contact you to confirm.',
  );

type Insert = (options: { queueMail: boolean }) => Promise<{ id: number }>;

async function receiveLead(ctx: Context, insert: Insert, message: string) {
  await countAttempt(ctx, 'leads');
  const { id } = await insert({ queueMail: ctx.config.mail !== undefined });
  ctx.onLead();
  return { message, id };
}
