import { insertCall } from '@site/db/call';
import { insertContact } from '@site/db/contact';
import { slotOf } from '@site/db/seat';
import { findBookingRules, findBrand } from '@site/db/setting';
import { dueBeforeCall, promisedReplyAt, scheduleIssues } from '@site/schema/booking';
import type { enteredCall } from '@site/schema/call';
import type { enteredContact } from '@site/schema/contact';
import { instantOfDay } from '@site/schema/schedule';
import { daySlots, replyWithinHours } from '@site/schema/site';
import type { z } from 'zod';
import { publicError } from '../errors.ts';
import { phoneKey } from './phone-key.ts';
import { fromFullSlot, type LeadRequest } from './receive-lead.ts';

/*
 * Stores leads that the administrator enters, after a phone call for example. They are neither counted nor checked for
 * spam, and mailed to nobody unless the administrator chooses to mail the visitor.
 */

type Entry = Pick<LeadRequest, 'db' | 'now' | 'content' | 'onQueued'>;

export async function enterContact(ctx: Entry, { isMailed, ...fields }: z.output<typeof enteredContact>) {
  const { replyDueAt } = await findSettings(ctx);
  const mails = isMailed ? (['confirmation'] as const) : [];
  const { id } = await insertContact(ctx.db, fields, ctx.now(), { enteredByHand: true, replyDueAt, mails });
  ctx.onQueued();
  return { id };
}

/** The administrator may use closed days and hours, but neither the past nor a full slot. */
export async function enterCall(ctx: Entry, { isMailed, ...sent }: z.output<typeof enteredCall>) {
  const { rules, brand, replyDueAt } = await findSettings(ctx);
  const { capacity, timeZone } = rules;
  const fields = { ...sent, preferredDate: instantOfDay(timeZone, sent.preferredDate) };
  const { day, time } = slotOf(timeZone, fields);
  const issues = scheduleIssues({ timeZone, slots: daySlots }, { preferredDate: day, preferredTime: time }, ctx.now());
  if (issues[0]) throw publicError('BAD_REQUEST', issues[0].message, { issues });
  const options = {
    enteredByHand: true,
    replyDueAt: dueBeforeCall(timeZone, replyDueAt, fields, ctx.now()),
    phoneKey: phoneKey(fields.phone, brand.address.country),
    capacity,
    timeZone,
    network: null,
    mails: isMailed ? (['invitation'] as const) : [],
  };
  try {
    const { id } = await insertCall(ctx.db, fields, ctx.now(), options);
    ctx.onQueued();
    void ctx.content.notify('bookings');
    return { id };
  } catch (error) {
    throw await fromFullSlot(ctx, rules, fields, error);
  }
}

async function findSettings({ db, now }: Entry) {
  const [rules, brand] = await Promise.all([findBookingRules(db), findBrand(db)]);
  return { rules, brand, replyDueAt: promisedReplyAt(rules, brand.officeHours, now(), replyWithinHours) };
}
