import { z } from 'zod';
import { call, storedCall } from '../call.ts';
import { contact, storedContact } from '../contact.ts';
import { flag, id } from '../fields/fields.ts';
import { leadKind } from '../lead.ts';

/*
 * Webhooks as https://www.standardwebhooks.com specifies them: signed JSON requests that are retried until they
 * are accepted.
 */

export const webhookEvents = [
  'lead.created',
  'lead.stage_changed',
  'lead.deleted',
  'call.rescheduled',
  'call.cancelled',
] as const;

const INVALID_URL = 'Enter an address that begins with https://';
const isHttpUrl = (value: string) => /^https?:\/\/[^/]/i.test(value) && URL.canParse(value);

export const webhookInput = z.object({
  url: z.string({ error: INVALID_URL }).max(500, INVALID_URL).refine(isHttpUrl, INVALID_URL),
  events: z
    .array(z.enum(webhookEvents, { error: 'Unknown event' }), { error: 'Choose at least one event' })
    .min(1, 'Choose at least one event')
    .max(webhookEvents.length, 'Too many events'),
  active: flag('Active', true),
});

export const webhook = z.object({
  id: z.int(),
  url: z.string(),
  events: z.array(z.string()),
  active: z.boolean(),
  secret: z.string(),
  createdAt: z.date(),
});

/** Without the secret, which is only given after a confirmation. */
export const webhookSummary = webhook.omit({ secret: true });

export const webhookDelivery = z.object({
  id: z.int(),
  webhookId: z.int(),
  event: z.string(),
  payload: z.string(),
  attempts: z.int(),
  nextAttemptAt: z.date(),
  deliveredAt: z.date().nullable(),
  /** Set when there are no more retries. */
  givenUpAt: z.date().nullable(),
  lastStatus: z.int().nullable(),
  lastError: z.string().nullable(),
  createdAt: z.date(),
});

export const webhookId = id('Invalid webhook ID');
export const deliveryId = id('Invalid delivery ID');

const shared = { stage: true, replyDueAt: true, landingPage: true, referrer: true, campaign: true } as const;

/**
 * The fields of a lead in `lead.created`, besides its kind. A new column of a lead is sent only after it is listed
 * here.
 */
export const webhookLeads = {
  contact: contact.extend(storedContact.pick(shared).shape),
  call: call.extend(storedCall.pick({ ...shared, startsAt: true }).shape),
};

/** The body of every webhook. */
export const webhookPayload = z.object({
  type: z.enum(webhookEvents),
  timestamp: z.iso.datetime(),
  data: z.object({ kind: leadKind, id: z.int() }).loose(),
});

export type WebhookEvent = (typeof webhookEvents)[number];
export type Webhook = z.infer<typeof webhook>;
export type WebhookSummary = z.infer<typeof webhookSummary>;
export type WebhookDelivery = z.infer<typeof webhookDelivery>;
