import { passwordConfirmation } from '@site/schema/account';
import { availabilityQuery, bookableDay, bookingInput } from '@site/schema/booking';
import { callInput, callOutcome, storedCall } from '@site/schema/call';
import { storedContact } from '@site/schema/contact';
import { type LeadKind, leadEvent, mailTemplates, noteInput, replyInput, senderInput, stage } from '@site/schema/lead';
import { webhook, webhookDelivery, webhookInput, webhookSummary } from '@site/schema/webhook';
import { z } from 'zod';
import {
  act,
  change,
  create,
  get,
  list,
  message,
  type RestCall,
  type RestRoute,
  remove,
  withId,
} from './rest-route.ts';

/*
 * The REST routes of leads, appointments, webhooks and mails.
 */

const mail = z.object({
  id: z.int(),
  template: z.enum(mailTemplates),
  reply: z.object({ subject: z.string(), text: z.string() }).nullable(),
  attempts: z.int(),
  createdAt: z.date(),
  sentAt: z.date().nullable(),
  heldAt: z.date().nullable(),
  givenUpAt: z.date().nullable(),
  lastError: z.string().nullable(),
});

const historyOf = <Kind extends LeadKind, Lead extends z.ZodType>(kind: Kind, lead: Lead) =>
  z.object({ kind: z.literal(kind), lead, events: z.array(leadEvent), mails: z.array(mail) });

/** All data about a person. */
const person = z.object({
  contacts: z.array(historyOf('contact', storedContact)),
  calls: z.array(historyOf('call', storedCall)),
});

/** The password of the administrator, unless the session is confirmed. */
const webhookChange = webhookInput.extend(passwordConfirmation.shape);

const counts = z.object({ contact: z.int(), call: z.int() });
/** Includes the deleted leads, as stored when they were deleted. */
const exportedPerson = person.extend({ trash: z.array(z.looseObject({ email: z.string() })) });

/** The booked calls on days that have been closed. */
const closedCalls = z.object({ closed: z.object({ calls: z.int(), firstDay: z.string().optional() }) });
const slot = callInput.pick({ preferredDate: true, preferredTime: true });

/** Whether leads with the same phone number or mailbox belong to the person. */
const scope = ['alsoByPhone', 'alsoAliases'] as const;

/** Other values are passed on, and the procedure rejects them. */
function scopeOf({ parameters }: RestCall): { [Name in (typeof scope)[number]]?: boolean } {
  const words: Record<string, boolean> = { true: true, false: false };
  const sent = Object.entries(parameters).map(([name, value]) => [name, words[value] ?? value]);
  return Object.fromEntries(sent);
}

/** The routes that both kinds of leads have. */
function routesOf(kind: LeadKind, base: string, noun: string): RestRoute[] {
  const routes: RestRoute[] = [
    get(`${base}/:id`, `A ${noun} with the history of its person`, person.extend({ readAt: z.date() }), (c, r) =>
      c.lead.byId({ kind, id: r.id }),
    ),
    change('PATCH', `${base}/:id/stage`, `Set the stage of a ${noun}`, z.object({ stage }), message, async (c, r) => {
      await c.lead.byId({ kind, id: r.id });
      const { stage: wanted } = r.body as { stage: never };
      await c.lead.setStage({ kind, ids: [r.id], stage: wanted });
      return { message: 'Stage changed' };
    }),
    act(
      `${base}/:id/notes`,
      `Add a note to a ${noun}`,
      (c, r) => c.lead.addNote({ ...(withId(r) as object), kind } as never),
      {
        body: noteInput,
      },
    ),
    act(
      `${base}/:id/reply`,
      `Reply to a ${noun} by mail`,
      (c, r) => c.lead.reply({ ...(withId(r) as object), kind } as never),
      {
        body: replyInput,
      },
    ),
    get(
      `${base}/:id/person`,
      'Everything that is stored about a person',
      exportedPerson,
      (c, r) => c.lead.exportPerson({ kind, id: r.id, ...scopeOf(r) }),
      { parameters: scope, errorStatuses: [403] },
    ),
    remove(
      `${base}/:id/person`,
      'Delete a person permanently',
      async (c, r) => {
        await c.lead.erasePerson({ kind, id: r.id, ...scopeOf(r) });
        return { message: 'Person erased' };
      },
      { parameters: scope },
    ),
    act(`${base}/:id/block`, `Keep a ${noun} and all later ones of its sender in quarantine`, (c, r) =>
      c.lead.block({ kind, id: r.id }),
    ),
    remove(`${base}/:id`, `Move a ${noun} to the trash`, async (c, r) => {
      await c.lead.byId({ kind, id: r.id });
      await c.lead.removeMany({ kind, ids: [r.id] });
      return { message: 'Moved to the trash' };
    }),
  ];
  return routes.map((route) => ({ ...route, admin: true }));
}

const calls = '/api/call-schedules';

// Number would also read '07' and '1e1', and equal requests would have different cache keys.
const wholeNumber = (value = '') => (/^[1-9]\d?$/.test(value) ? Number(value) : Number.NaN);

export const leadRoutes: RestRoute[] = [
  ...routesOf('contact', '/api/contact-submissions', 'contact'),
  ...routesOf('call', calls, 'call'),

  get(
    '/api/leads/counts',
    'How many leads wait for an answer, and how many are in quarantine',
    z.object({ unanswered: counts, spam: counts }),
    (c) => c.lead.counts(),
    { admin: true },
  ),

  act(
    '/api/leads/unblock-sender',
    'Accept the leads of a blocked sender again',
    (c, r) => c.lead.unblockSender(r.body),
    {
      admin: true,
      body: senderInput,
    },
  ),

  get(
    '/api/booking/availability',
    'The free slots of some days',
    z.array(bookableDay),
    (c, r) => c.booking.availability({ from: r.parameters.from as string, days: wholeNumber(r.parameters.days) }),
    { parameters: Object.keys(availabilityQuery.shape), errorStatuses: [400] },
  ),
  get('/api/booking/settings', 'When calls can be booked', bookingInput, (c) => c.booking.settings(), { admin: true }),
  change('PUT', '/api/booking/settings', 'Set when calls can be booked', bookingInput, closedCalls, (c, r) =>
    c.booking.saveSettings(r.body),
  ),
  change(
    'PATCH',
    `${calls}/:id/appointment`,
    'Reschedule a call',
    slot,
    storedCall,
    (c, r) => c.booking.reschedule(withId(r)),
    { errorStatuses: [409] },
  ),
  act(`${calls}/:id/confirm`, 'Confirm a call', (c, r) => c.booking.confirm(r), { admin: true, response: storedCall }),
  act(`${calls}/:id/undo-confirm`, 'Undo the confirmation of a call', (c, r) => c.booking.undoConfirm(r), {
    admin: true,
    response: storedCall,
  }),
  act(`${calls}/:id/cancel`, 'Cancel a call', (c, r) => c.booking.cancel(r), { admin: true, response: storedCall }),
  act(`${calls}/:id/reinstate`, 'Undo the cancellation of a call', (c, r) => c.booking.reinstate(r), {
    admin: true,
    response: storedCall,
    errorStatuses: [409],
  }),
  change(
    'PATCH',
    `${calls}/:id/outcome`,
    'Set the outcome of a call',
    z.object({ outcome: callOutcome.exclude(['cancelled']).nullable() }),
    storedCall,
    (c, r) => c.booking.setOutcome(withId(r)),
    { errorStatuses: [409] },
  ),

  get('/api/webhooks', 'Webhooks', z.array(webhookSummary), (c) => c.webhook.listForAdmin(), { admin: true }),
  create('/api/webhooks', 'Add a webhook', webhookChange, webhook, (c, r) => c.webhook.create(r.body), {
    errorStatuses: [403],
  }),
  change(
    'PUT',
    '/api/webhooks/:id',
    'Replace a webhook',
    webhookChange,
    webhookSummary,
    (c, r) => c.webhook.replace(withId(r)),
    { errorStatuses: [403] },
  ),
  remove('/api/webhooks/:id', 'Delete a webhook', (c, r) => c.webhook.remove(withId(r)), {
    body: passwordConfirmation,
    errorStatuses: [403],
  }),
  list(
    '/api/webhooks/:id/deliveries',
    'The deliveries of a webhook',
    webhookDelivery,
    (c, r) => c.webhook.deliveries({ id: r.id, query: r.query }),
    { admin: true },
  ),
  act('/api/webhook-deliveries/:id/repeat', 'Send a webhook again', (c, r) => c.webhook.repeatDelivery(r), {
    admin: true,
  }),
];
