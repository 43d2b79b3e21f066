import { cancelCall, confirmCall, moveCall, reinstateCall, setOutcome, undoConfirmation } from '@site/db/appointment';
import { findCall, listCallsBetween } from '@site/db/call';
import { record } from '@site/db/record-changes';
import { countClosedCalls, slotOf } from '@site/db/seat';
import { findBooking, findBookingRules, findBrand, saveBooking } from '@site/db/setting';
import { availabilityQuery, type BookingRules, bookingInput, day, type Slot } from '@site/schema/booking';
import { callId, callInput, callOutcome } from '@site/schema/call';
import { absolute, paths } from '@site/schema/paths';
import { type Appointment, addDays, dayIn, instantOfDay, startOfDay } from '@site/schema/schedule';
import { DAY_MS } from '@site/schema/time';
import { contentChange } from '@site/schema/version';
import { z } from 'zod';
import { filledCopy } from '../content/page-texts.ts';
import { findSpeaker } from '../content/speaker.ts';
import { orNotFound, publicError } from '../errors.ts';
import { isComingMonth, listBookableDays } from '../leads/availability.ts';
import { callIdOf } from '../leads/booking-token.ts';
import { findCalendarSecret, isCalendarSecret, renewCalendarSecret } from '../leads/calendar-secret.ts';
import { fromFullSlot } from '../leads/receive-lead.ts';
import { callFile, callsFile } from '../mail/calendar-file.ts';
import { changeAndMail } from '../mail/security-mail.ts';
import { countAttempt } from '../rate-limits.ts';
import { contentDb } from '../trpc/content-change.ts';
import type { Context } from '../trpc/context.ts';
import {
  adminProcedure,
  confirmedProcedure,
  confirmedQuery,
  privateProcedure,
  publicProcedure,
  router,
} from '../trpc/procedures.ts';

/*
 * The calendar: bookable times, and changes of booked calls by the administrator, or by the visitor over a private
 * link.
 */

const byId = z.object({ id: callId });
const INVALID_LINK = 'This link is not valid';
const byToken = z.object({ token: z.string(INVALID_LINK).max(100, INVALID_LINK) });
const newSlot = callInput.pick({ preferredDate: true, preferredTime: true });
const missing = 'Call not found';

/** Calendars drop events that a feed no longer has, so it keeps those of the last month. */
const FEED_PAST_DAYS = 30;
const END_OF_TIME = new Date('9999-12-31T23:59:59.999Z');

export const bookingRouter = router({
  availability: publicProcedure
    .meta({ cacheTag: 'bookings' })
    .input(availabilityQuery)
    .query(async ({ ctx, input }) => {
      const rules = await findBookingRules(ctx.db);
      if (!isComingMonth(input, dayIn(rules.timeZone, ctx.now()))) ctx.cacheTags.add('notStored');
      return listBookableDays(ctx, rules, input);
    }),

  settings: adminProcedure.query(({ ctx }) => findBooking(ctx.db)),

  saveSettings: adminProcedure
    .input(bookingInput)
    .input(contentChange)
    .mutation(async ({ ctx, input: { basedOn, workingCopy, ...booking } }) => {
      const before = await findBookingRules(ctx.db);
      await saveBooking(contentDb(ctx, 'setting', 'booking', { basedOn, workingCopy }), booking);
      return { closed: await countClosedCalls(ctx.db, before, booking, dayIn(before.timeZone, ctx.now())) };
    }),

  calendar: privateProcedure
    .input(z.object({ from: day, days: availabilityQuery.shape.days }))
    .query(async ({ ctx, input: { from, days } }) => {
      const { timeZone } = await findBrand(ctx.db);
      return listCallsBetween(ctx.db, startOfDay(timeZone, from), startOfDay(timeZone, addDays(from, days)));
    }),

  confirm: privateProcedure
    .input(byId)
    .mutation(async ({ ctx, input }) => changed(ctx, await confirmCall(ctx.db, input.id, ctx.now()))),

  undoConfirm: privateProcedure
    .input(byId)
    .mutation(async ({ ctx, input }) => changed(ctx, await undoConfirmation(ctx.db, input.id, ctx.now()))),

  setOutcome: privateProcedure
    .input(byId.extend({ outcome: callOutcome.exclude(['cancelled']).nullable() }))
    .mutation(async ({ ctx, input }) => {
      const call = orNotFound(await findCall(ctx.db, input.id), missing);
      return inSlot(ctx, call, (change) => setOutcome(ctx.db, { ...input, ...change }));
    }),

  reschedule: privateProcedure
    .input(byId)
    .input(newSlot)
    .mutation(({ ctx, input }) => reschedule(ctx, input)),

  cancel: privateProcedure
    .input(byId)
    .mutation(async ({ ctx, input }) => changed(ctx, await cancelCall(ctx.db, input.id, ctx.now()))),

  /** Undoes a cancellation. */
  reinstate: privateProcedure.input(byId).mutation(async ({ ctx, input: { id } }) => {
    const call = orNotFound(await findCall(ctx.db, id), missing);
    return inSlot(ctx, call, (change) => reinstateCall(ctx.db, { id, ...change }));
  }),

  /** The call of a private link. Never cached: it shows personal data. */
  byToken: publicProcedure
    .meta({ internal: true })
    .input(byToken)
    .query(async ({ ctx, input }) => {
      const [call, speaker] = await Promise.all([callOf(ctx, input.token), findSpeaker(ctx)]);
      return { ...call, speaker };
    }),

  /** The calendar file of a private link. */
  fileByToken: publicProcedure
    .meta({ internal: true })
    .input(byToken)
    .query(async ({ ctx, input: { token } }) => {
      const call = await fullCallOf(ctx, token);
      const { publicUrl } = ctx.config;
      const [brand, texts] = await Promise.all([findBrand(ctx.db), filledCopy(ctx, 'mail')]);
      const site = { brand, publicUrl, texts };
      const bookingUrl = absolute(publicUrl, paths.booking(token));
      return callFile(call, bookingUrl, { site, stamp: ctx.now(), method: 'PUBLISH' });
    }),

  /** The calendar of all calls, for the address with the secret. */
  feedFile: publicProcedure
    .meta({ internal: true })
    .input(z.object({ secret: z.string(INVALID_LINK).max(100, INVALID_LINK) }))
    .query(async ({ ctx, input: { secret } }) => {
      orNotFound(await isCalendarSecret(ctx.db, secret), INVALID_LINK);
      const since = new Date(ctx.now().getTime() - FEED_PAST_DAYS * DAY_MS);
      const calls = await listCallsBetween(ctx.db, since, END_OF_TIME);
      const site = { brand: await findBrand(ctx.db), publicUrl: ctx.config.publicUrl };
      return callsFile(
        calls.filter(({ outcome }) => outcome !== 'cancelled'),
        { site, stamp: ctx.now() },
      );
    }),

  /** The secret address of the calendar to which the administrator can subscribe. */
  calendarFeed: confirmedQuery.query(async ({ ctx }) => {
    await record(ctx.db, { action: 'calendar.export' });
    return feedUrl(ctx, await findCalendarSecret(ctx.db));
  }),

  /** Gives the calendar a new address; the old one stops working. */
  renewCalendarFeed: confirmedProcedure.mutation(async ({ ctx }) =>
    feedUrl(ctx, await changeAndMail(ctx, { event: 'calendar' }, renewCalendarSecret)),
  ),

  rescheduleByToken: publicProcedure
    .meta({ internal: true })
    .input(byToken)
    .input(newSlot)
    .mutation(async ({ ctx, input: { token, ...slot } }) => {
      const before = await openCallOf(ctx, token);
      const after = await reschedule(ctx, { id: before.id, byVisitor: true, ...slot }, before);
      return { isMoved: after.sequence !== before.sequence };
    }),

  cancelByToken: publicProcedure
    .meta({ internal: true })
    .input(byToken)
    .mutation(async ({ ctx, input }) => {
      const { id } = await openCallOf(ctx, input.token);
      return changed(ctx, await cancelCall(ctx.db, id, ctx.now(), { byVisitor: true }));
    }),
});

const feedUrl = ({ config }: Context, secret: string) => ({
  url: absolute(config.publicUrl, paths.calendarFeed(secret)),
});

async function fullCallOf({ db }: Context, token: string) {
  const id = await callIdOf(db, token);
  return orNotFound(id !== undefined && (await findCall(db, id)), INVALID_LINK);
}

async function callOf(ctx: Context, token: string) {
  const [call, { timeZone }] = await Promise.all([fullCallOf(ctx, token), findBrand(ctx.db)]);
  const { id, name, phone, message, startsAt, outcome, sequence, confirmedAt } = call;
  const slot = slotOf(timeZone, call);
  const state = outcome === 'cancelled' ? 'cancelled' : startsAt <= ctx.now() ? 'past' : 'open';
  const isConfirmed = confirmedAt !== null;
  return { id, name, phone, message, ...slot, startsAt, outcome, sequence, isConfirmed, state } as const;
}

/** A call that can still be changed. */
async function openCallOf(ctx: Context, token: string) {
  const call = await callOf(ctx, token);
  // Each change sends mails.
  await countAttempt(ctx, 'leads');
  if (call.state === 'open') return call;
  const { bookingName } = await findBrand(ctx.db);
  const end = call.state === 'past' ? 'already taken place' : 'been cancelled';
  throw publicError('CONFLICT', `This ${bookingName} has ${end}`);
}

type Move = { id: number; byVisitor?: boolean } & z.output<typeof newSlot>;

const reschedule = (ctx: Context, move: Move, current?: Slot) =>
  inSlot(ctx, move, (change, slot) => moveCall(ctx.db, { ...move, ...slot, ...change }), current);

type Change = Pick<BookingRules, 'capacity' | 'timeZone'> & { now: Date };

/** Makes a change that needs a seat in a slot. If the slot is full, the error lists free ones except `current`. */
async function inSlot<T>(
  ctx: Context,
  { preferredDate, preferredTime }: z.output<typeof newSlot>,
  run: (change: Change, slot: Appointment) => Promise<T | undefined>,
  current?: Slot,
): Promise<T> {
  const rules = await findBookingRules(ctx.db);
  const { capacity, timeZone } = rules;
  const slot = { preferredDate: instantOfDay(timeZone, preferredDate), preferredTime };
  try {
    return await changed(ctx, await run({ capacity, timeZone, now: ctx.now() }, slot));
  } catch (error) {
    throw await fromFullSlot(ctx, rules, slot, error, current);
  }
}

/** Sends the mails and updates the free slots. */
async function changed<T>(ctx: Context, call: T | undefined): Promise<T> {
  const found = orNotFound(call, missing);
  ctx.onQueued();
  await ctx.content.notify('bookings');
  return found;
}
