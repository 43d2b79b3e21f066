/*
 * Shared by the server and the pages for forms that are sent without JavaScript: after such a form was accepted, the
 * visitor is redirected to a confirmation page.
 */

/** A hidden field that only bots fill in. */
export const HONEYPOT = 'website';

/** A hidden field: submissions with the same key and the same content are stored once. */
export const SUBMISSION_KEY = 'submissionKey';

/**
 * The key of a form that is sent without JavaScript: cached pages are shared, so the key only contains the day. The
 * server adds the client.
 */
export const submissionKeyOf = (now: Date): string => now.toISOString().slice(0, 10);

/** The field of the buttons that offer free slots; the value is the day and the time. */
export const OFFER = 'offer';

export type LeadFormName = 'contact' | 'call' | 'enquiry';

/** The query parameter with the name of the accepted form. */
export const SENT = 'sent';

/** The query parameter with the call that was booked without JavaScript. */
export const BOOKED = 'booked';

export type BookedCall = { day: string; time: string; token: string };

export const bookedValue = ({ day, time, token }: BookedCall): string => `${day} ${time} ${token}`;

/** The call that the parameter names; undefined if it is invalid. */
export function readBooked(value: string): BookedCall | undefined {
  const [, day, time, token] = /^(\d{4}-\d{2}-\d{2}) (\d{1,2}:\d{2} [AP]M) (\d{1,9}\.[\w-]{22})$/.exec(value) ?? [];
  return day && time && token && !Number.isNaN(Date.parse(day)) ? { day, time, token } : undefined;
}

/** The query parameter with the outcome of a form posted on the page of a call. */
export const OUTCOME = 'outcome';
/** `same`: the call was moved to its current slot. */
export const bookingOutcomes = { moved: 'moved', same: 'same', cancelled: 'cancelled' } as const;

/** The values of the button that was pressed on the page of a booked call. */
export const bookingActions = { move: 'reschedule', cancel: 'cancel' } as const;

/** The path of the page that confirms the form. */
export function sentPath(path: string, form: LeadFormName): string {
  return `${path}?${SENT}=${form}`;
}

/** Whether this form was accepted, according to the query string. */
export function isSent(search: URLSearchParams, form: LeadFormName): boolean {
  return search.get(SENT) === form;
}

const LONGEST_PHONE = 15;

/** Removes the separators of a phone number if it is too long for a call request with them. */
export const shortenPhone = (phone: string): string =>
  phone.replace(/^\+/, '').length > LONGEST_PHONE ? phone.replace(/[ ()-]/g, '') : phone;

/** The maximum length of the message of a call request. */
export const CALL_MESSAGE_MAX = 1000;
