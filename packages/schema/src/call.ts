import { z } from 'zod';
import { recordOf } from './fields/entity.ts';
import { choice, email, flag, INVALID_PHONE, id, optionalText, text } from './fields/fields.ts';
import { dayOrInstant, instant } from './fields/instant.ts';
import { adminListQuery, selectionOf } from './fields/list-query.ts';
import { leadColumns, leadListFilters, submissionDetails } from './lead.ts';
import { CALL_MESSAGE_MAX } from './pages/lead-form.ts';
import { isPossibleTime, NO_DATE, NO_TIME } from './schedule.ts';

// The specification's pattern also matches ten characters with a single digit, so the digits are counted too.
const PHONE = /^\+?[0-9 ()-]{10,15}$/;
const isPhone = (value: string) => PHONE.test(value) && value.replace(/\D/g, '').length >= 7;

const INVALID_TIME = 'Invalid time format';

export const callInput = z.object({
  name: text('Name', { min: 2, max: 100, oneLine: true, tooLong: 'Name too long' }),
  phone: z.string(INVALID_PHONE).refine(isPhone, INVALID_PHONE),
  email: email(),
  company: optionalText('Company', 200, 'Company name too long'),
  message: optionalText('Message', CALL_MESSAGE_MAX, 'Message too long'),
  preferredDate: dayOrInstant(NO_DATE),
  preferredTime: text('Preferred time', {
    max: 20,
    oneLine: true,
    tooShort: NO_TIME,
    tooLong: INVALID_TIME,
  }).refine(isPossibleTime, INVALID_TIME),
});

export const callSubmission = callInput.extend(submissionDetails.shape);

/** A call that the administrator enters. */
export const enteredCall = callInput.extend({ isMailed: flag('Mail a confirmation', false) });

/** The outcome of the appointment. */
export const callOutcome = choice('Outcome', ['held', 'no-show', 'moved', 'cancelled']);

export const storedCall = recordOf(callInput.extend({ preferredDate: instant(NO_DATE) }), {
  id: z.int(),
  contacted: z.boolean(),
  createdAt: z.date(),
  ...leadColumns,
  /** When the call begins, by its day and time in the time zone of the agency. */
  startsAt: z.date(),
  outcome: callOutcome.nullable(),
  confirmedAt: z.date().nullable(),
  /** Counts the changes of the appointment, for calendars. */
  sequence: z.int(),
  /** The phone number in international format, which identifies a person. */
  phoneKey: z.string(),
});

/** A call as the REST API returns it. */
export const call = storedCall.pick({
  id: true,
  name: true,
  phone: true,
  email: true,
  company: true,
  message: true,
  preferredDate: true,
  preferredTime: true,
  contacted: true,
  createdAt: true,
});

export const callAdminListQuery = adminListQuery(['name', 'startsAt', 'createdAt', 'replyDueAt']).extend(
  leadListFilters,
);

export const callId = id('Invalid call ID');
export const callIds = selectionOf(callId);

export type CallInput = z.input<typeof callInput>;
export type CallAdminListQuery = z.output<typeof callAdminListQuery>;
export type CallSubmission = z.input<typeof callSubmission>;
export type CallOutcome = z.infer<typeof callOutcome>;
export type StoredCall = z.infer<typeof storedCall>;
export type Call = z.infer<typeof call>;
