import { blockSender, unblockSender } from '@site/db/blocked-sender';
import { listFollowUps, setFollowUp } from '@site/db/follow-up';
import {
  countSpam,
  countUnanswered,
  findLead,
  listReplyTimes,
  replyToLead,
  restoreStages,
  setStage,
} from '@site/db/lead';
import { listLeadEvents } from '@site/db/lead-event';
import { addNote, editNote, removeNote, restoreNote } from '@site/db/note';
import { listMailsOfLeads, resendMail } from '@site/db/outbox';
import { erasePerson, findPerson, findPersonInScope, type Person } from '@site/db/person';
import { record } from '@site/db/record-changes';
import { moveToTrash } from '@site/db/trash';
import { availabilityQuery } from '@site/schema/booking';
import { instant } from '@site/schema/instant';
import {
  followUpInput,
  type LeadKind,
  leadId,
  leadKind,
  leadRef,
  noteInput,
  personRef,
  replyInput,
  senderInput,
  stage,
} from '@site/schema/lead';
import { selectionOf } from '@site/schema/list-query';
import { addDays } from '@site/schema/schedule';
import { DAY_MS } from '@site/schema/time';
import { z } from 'zod';
import { orNotFound } from '../errors.ts';
import type { Context } from '../trpc/context.ts';
import { confirmedQuery, privateProcedure, router } from '../trpc/procedures.ts';

/*
 * The procedures of the administrator for leads of both kinds.
 */

const missing = 'Lead not found';
const missingNote = 'Note not found';
const leads = z.object({ kind: leadKind, ids: selectionOf(leadId) });
const note = leadRef.extend({ noteId: leadId });
const earlierNote = noteInput.extend({
  id: leadId,
  createdAt: instant('Invalid time'),
  editedAt: instant('Invalid time').nullable(),
});
const earlierStages = z.object({ kind: leadKind, leads: selectionOf(z.object({ id: leadId, stage })) });

const REPLY_DAYS = 90;

/** The maximum number of leads in one timeline. */
const TIMELINE_LEADS = 200;

export const leadRouter = router({
  /** How many leads of each kind are unanswered, and how many are in quarantine. */
  counts: privateProcedure.query(async ({ ctx }) => {
    const [unanswered, spam] = await Promise.all([countUnanswered(ctx.db), countSpam(ctx.db)]);
    return { unanswered, spam };
  }),

  /** The median time between arrival and first reply over the last months; null without replies. */
  replyTime: privateProcedure.query(async ({ ctx }) => {
    const since = new Date(ctx.now().getTime() - REPLY_DAYS * DAY_MS);
    return { days: REPLY_DAYS, medianMinutes: median(await listReplyTimes(ctx.db, since)) };
  }),

  /** A lead with all data about its person, and the time of reading. */
  byId: privateProcedure.input(leadRef).query(async ({ ctx, input }) => {
    const person = orNotFound(await findPerson(ctx.db, input, TIMELINE_LEADS), missing);
    return { ...(await readTimeline(ctx, person)), readAt: ctx.now() };
  }),

  /** All stored data about a person, including the trash, as the privacy policy promises. */
  exportPerson: confirmedQuery.input(personRef).query(async ({ ctx, input }) => {
    const person = orNotFound(await findPersonInScope(ctx.db, input, input), missing);
    await record(ctx.db, { action: 'lead.export', kind: input.kind, recordId: input.id });
    return { ...(await readTimeline(ctx, person)), trash: person.trash.map((deleted) => deleted.record) };
  }),

  setStage: privateProcedure.input(leads.extend({ stage })).mutation(async ({ ctx, input }) => {
    const changed = await setStage(ctx.db, { ...input, now: ctx.now() });
    await stageChanged(ctx, input.kind);
    return { changed: changed.length };
  }),

  /** Undoes a change of the stage of several leads. */
  restoreStages: privateProcedure.input(earlierStages).mutation(async ({ ctx, input }) => {
    const changed = await restoreStages(ctx.db, { ...input, now: ctx.now() });
    await stageChanged(ctx, input.kind);
    return { changed: changed.length };
  }),

  addNote: privateProcedure
    .input(leadRef.extend(noteInput.shape))
    .mutation(async ({ ctx, input: { text, ...ref } }) => {
      orNotFound(await findLead(ctx.db, ref), missing);
      await addNote(ctx.db, ref, text, ctx.now());
      return { message: 'Note added' };
    }),

  editNote: privateProcedure.input(note.extend(noteInput.shape)).mutation(async ({ ctx, input: { text, ...ref } }) => {
    orNotFound(await editNote(ctx.db, ref, text, ctx.now()), missingNote);
    return { message: 'Note changed' };
  }),

  removeNote: privateProcedure.input(note).mutation(async ({ ctx, input }) => {
    orNotFound(await removeNote(ctx.db, input), missingNote);
    return { message: 'Note deleted' };
  }),

  /** Undoes the deletion or the last change of a note. */
  restoreNote: privateProcedure
    .input(leadRef.extend({ note: earlierNote }))
    .mutation(async ({ ctx, input: { note: earlier, ...ref } }) => {
      orNotFound(await findLead(ctx.db, ref), missing);
      await restoreNote(ctx.db, ref, earlier);
      return { message: 'Note restored' };
    }),

  setFollowUp: privateProcedure
    .input(leadRef.extend(followUpInput.shape))
    .mutation(async ({ ctx, input: { day, ...ref } }) => {
      orNotFound(await setFollowUp(ctx.db, ref, day), missing);
      return { message: day ? 'Follow-up set' : 'Follow-up removed' };
    }),

  /** The leads to follow up in a period. */
  followUps: privateProcedure
    .input(availabilityQuery)
    .query(({ ctx, input: { from, days } }) => listFollowUps(ctx.db, from, addDays(from, days - 1), TIMELINE_LEADS)),

  reply: privateProcedure
    .input(leadRef.extend(replyInput.shape))
    .mutation(async ({ ctx, input: { kind, id, ...reply } }) => {
      orNotFound(await replyToLead(ctx.db, { kind, id }, reply, ctx.now()), missing);
      ctx.onQueued();
      return { message: 'Reply queued' };
    }),

  resendMail: privateProcedure.input(z.object({ id: leadId })).mutation(async ({ ctx, input }) => {
    orNotFound(await resendMail(ctx.db, input.id, ctx.now()), 'Mail not found');
    ctx.onQueued();
    return { message: 'The mail is sent again' };
  }),

  removeMany: privateProcedure.input(leads).mutation(async ({ ctx, input: { kind, ids } }) => {
    const removed = await moveToTrash(ctx.db, kind, ids, ctx.now());
    if (kind === 'call') await ctx.content.notify('bookings');
    return { removed };
  }),

  /** Moves a lead and every later one of its sender to the quarantine. */
  block: privateProcedure.input(leadRef).mutation(async ({ ctx, input: { kind, id } }) => {
    const { email } = orNotFound(await findLead(ctx.db, { kind, id }), missing);
    await blockSender(ctx.db, email, ctx.now());
    await setStage(ctx.db, { kind, ids: [id], stage: 'spam', now: ctx.now() });
    await stageChanged(ctx, kind);
    return { message: `${email} is blocked` };
  }),

  /** Undoes a block. The leads in quarantine stay there. */
  unblockSender: privateProcedure.input(senderInput).mutation(async ({ ctx, input: { email } }) => {
    await unblockSender(ctx.db, email);
    return { message: `${email} is no longer blocked` };
  }),

  /** Deletes a person permanently, as the privacy policy promises. */
  erasePerson: privateProcedure.input(personRef).mutation(async ({ ctx, input }) => {
    const erased = await erasePerson(ctx.db, input, ctx.now(), input);
    orNotFound(erased > 0, missing);
    await ctx.content.notify('bookings');
    return { erased };
  }),
});

/** Sends the mails of released leads, and updates the free slots: only calls outside the quarantine take a seat. */
export async function stageChanged(ctx: Context, kind: LeadKind): Promise<void> {
  ctx.onQueued();
  if (kind === 'call') await ctx.content.notify('bookings');
}

function median(values: number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}

/** Adds the history and the mails of each lead, with two statements for each kind. */
async function readTimeline({ db }: Context, { contacts, calls }: Person) {
  const withHistory = async <K extends LeadKind, L extends { id: number }>(kind: K, of: readonly L[]) => {
    const ids = of.map(({ id }) => id);
    const [events, mails] = await Promise.all([listLeadEvents(db, kind, ids), listMailsOfLeads(db, kind, ids)]);
    return of.map((lead) => ({ kind, lead, events: events.get(lead.id) ?? [], mails: mails.get(lead.id) ?? [] }));
  };
  return { contacts: await withHistory('contact', contacts), calls: await withHistory('call', calls) };
}
