import { insertCall } from '@site/db/call';
import { insertContact } from '@site/db/contact';
import type { callInput } from '@site/schema/call';
import type { contactInput } from '@site/schema/contact';
import { replyWithinHours } from '@site/schema/site';
import type { z } from 'zod';
import type { Context } from './context.ts';
import { countAttempt } from './rate-limits.ts';

/*
 * Leads are contact submissions and call requests. Both are limited, stored with the mail about them, and confirmed.
 */

type Contact = z.output<typeof contactInput> & { service?: string };

/** Stores a message from the contact page or an enquiry from a service page. */
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
