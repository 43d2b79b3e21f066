import { createHash } from 'node:crypto';
import { isBlockedSender } from '@site/db/blocked-sender';
import { insertCall } from '@site/db/call';
import { insertContact } from '@site/db/contact';
import type { Arrival } from '@site/db/lead';
import { SlotFullError, slotOf } from '@site/db/seat';
import { findBooking, findBrand } from '@site/db/setting';
import type { Db } from '@site/db/tables';
import {
  type BookingRules,
  describeDay,
  dueBeforeCall,
  promisedReplyAt,
  type Slot,
  scheduleIssues,
  shownSlots,
} from '@site/schema/booking';
import type { callSubmission } from '@site/schema/call';
import type { contactSubmission } from '@site/schema/contact';
import type { SubmissionDetails } from '@site/schema/lead';
import { type Appointment, instantOfDay } from '@site/schema/schedule';
import { replyWithinHours } from '@site/schema/site';
import type { z } from 'zod';
import type { ContentChanges } from '../content-changes.ts';
import { publicError } from '../errors.ts';
import { countAttempt, type LimitedRequest } from '../rate-limits.ts';
import { findNearestSlots } from './availability.ts';
import { bookingToken, hashNetwork } from './booking-token.ts';
import { phoneKey } from './phone-key.ts';
import { spamReason } from './spam.ts';

/*
 * Receives leads (contacts and calls): counts them against the limit, checks them for spam, stores each once with its
 * mails, and returns the confirmation for the visitor.
 */

type ContactSubmission = z.output<typeof contactSubmission> & { service?: string };
type CallSubmission = z.output<typeof callSubmission>;

export type LeadRequest = LimitedRequest & {
  content: ContentChanges;
  /** True for forms that are posted without JavaScript, whose submission key can be guessed. */
  isPostedForm: boolean;
  /** Called when mails or webhooks have been queued, so that they are sent at once. */
  onQueued: () => void;
};

/** Receives a contact; with the title of a service it is an enquiry. */
export async function receiveContact(ctx: LeadRequest, submission: ContactSubmission) {
  const { fields, details } = separate(submission);
  await countAttempt(ctx, 'leads');
  const arrival = await describeArrival(ctx, fields, details, await findSettings(ctx.db));
  const { id } = await insertContact(ctx.db, fields, ctx.now(), arrival);
  ctx.onQueued();
  return { message: `Thank you for your message! We will get back to you within ${replyWithinHours} hours.`, id };
}

export async function receiveCall(ctx: LeadRequest, submission: CallSubmission) {
  const { fields: sent, details } = separate(submission);
  await countAttempt(ctx, 'leads');
  const settings = await findSettings(ctx.db);
  const { rules, brand } = settings;
  const fields = { ...sent, preferredDate: instantOfDay(rules.timeZone, sent.preferredDate) };
  if (details.submissionKey !== null) refuseClosed(rules, fields);
  const arrival = await describeArrival(ctx, fields, details, settings);
  const options = {
    ...arrival,
    replyDueAt: dueBeforeCall(rules.timeZone, arrival.replyDueAt, fields, ctx.now()),
    phoneKey: phoneKey(fields.phone, brand.address.country),
    capacity: rules.capacity,
    timeZone: rules.timeZone,
    network: ctx.config.limits.leads > 0 ? await hashNetwork(ctx.db, ctx.clientSite) : null,
  };
  try {
    const { id } = await insertCall(ctx.db, fields, ctx.now(), options);
    ctx.onQueued();
    if (arrival.spamReason === null) void ctx.content.notify('bookings');
    const token = await bookingToken(ctx.db, id);
    return { message: `Your ${brand.bookingName} has been scheduled! We will contact you to confirm.`, id, token };
  } catch (error) {
    throw await fromFullSlot(ctx, rules, fields, error);
  }
}

async function findSettings(db: Db) {
  const [booking, brand] = await Promise.all([findBooking(db), findBrand(db)]);
  return { rules: { ...booking, timeZone: brand.timeZone }, brand };
}

/**
 * Checks open days and slots for our own forms, the only ones that send a key. The forms check for past times
 * themselves.
 */
function refuseClosed(rules: BookingRules, call: Appointment) {
  const longAgo = new Date(0);
  const { day, time } = slotOf(rules.timeZone, call);
  const choice = { preferredDate: day, preferredTime: time };
  const hours = { ...rules, slots: shownSlots(rules.slots) };
  const issues = scheduleIssues(hours, choice, longAgo, describeDay(rules, day, [], longAgo));
  if (issues.length > 0) throw publicError('BAD_REQUEST', issues[0]?.message ?? '', { issues });
}

function separate<S extends SubmissionDetails>(submission: S) {
  const { submissionKey, landingPage, referrer, campaign, fillSeconds, website, ...fields } = submission;
  return { fields, details: { submissionKey, landingPage, referrer, campaign, fillSeconds, website } };
}

type Fields = { name: string; email: string; message: string | null };

async function describeArrival(
  ctx: LeadRequest,
  fields: Fields,
  { submissionKey, fillSeconds, website, ...source }: SubmissionDetails,
  { rules, brand }: Awaited<ReturnType<typeof findSettings>>,
): Promise<Arrival> {
  const isBlocked = await isBlockedSender(ctx.db, fields.email);
  return {
    ...source,
    replyDueAt: promisedReplyAt(rules, brand.officeHours, ctx.now(), replyWithinHours),
    spamReason: spamReason({ ...fields, website, fillSeconds, isBlocked }),
    submissionHash: submissionKey && hash(JSON.stringify([submissionKey, senderOf(ctx), fields])),
  };
}

/**
 * The key of a form that is posted without JavaScript is the date, so a repeated submission must come from the same
 * client: guessing the fields of a booking must not reveal its private link. The keys of other forms cannot be guessed.
 */
const senderOf = ({ isPostedForm, clientSite }: LeadRequest) => (isPostedForm ? clientSite : null);

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

/** An error that offers the nearest free slots except `current`, when a slot is full; any other error unchanged. */
export async function fromFullSlot(
  { db, now }: Pick<LeadRequest, 'db' | 'now'>,
  rules: BookingRules,
  wanted: Appointment,
  error: unknown,
  current?: Slot,
): Promise<unknown> {
  if (!(error instanceof SlotFullError)) return error;
  const slots = await findNearestSlots({ db, now }, rules, slotOf(rules.timeZone, wanted), current);
  const message = 'This time is fully booked. Please choose another one.';
  return publicError('CONFLICT', message, { issues: [{ path: 'preferredTime', message }], slots });
}
