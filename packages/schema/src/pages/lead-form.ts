/*
 * What the server and the pages have in common for forms that are sent without JavaScript: after such a form was accepted,
 * the visitor is redirected to a page that confirms it.
 */

/** A hidden field that only bots fill in. */
export const HONEYPOT = 'website';

/** A hidden field: submissions with the same key and the same content are stored once. */
export const SUBMISSION_KEY = 'submissionKey';

/** The key of a form that is sent without JavaScript: pages are cached and shared, so it only tells the days apart. */
export const submissionKeyOf = (now: Date): string => now.toISOString().slice(0, 10);

/** The field of the buttons that offer free slots; the value is the day and the time. */
export const OFFER = 'offer';

export type LeadFormName = 'contact' | 'call' | 'enquiry';

/** The query parameter with the name of the accepted form. */
export const SENT = 'sent';

/** The path of the page that confirms the form. */
export function sentPath(path: string, form: LeadFormName): string {
  return `${path}?${SENT}=${form}`;
}

/** Whether the query string says that this form was accepted. */
export function isSent(search: URLSearchParams, form: LeadFormName): boolean {
  return search.get(SENT) === form;
}
