/*
 * The names shared by forms posted without JavaScript and the pages that confirm them.
 */

/** A hidden field that only bots fill in. */
export const HONEYPOT = 'website';

export type SentForm = 'contact' | 'call' | 'enquiry';

/** The query parameter that names the form that was accepted. */
export const SENT = 'sent';

/** The path that a visitor is redirected to after a form was accepted. */
export function sentPath(path: string, form: SentForm): string {
  return `${path}?${SENT}=${form}`;
}

/** Whether the query string confirms this form. */
export function isSent(search: URLSearchParams, form: SentForm): boolean {
  return search.get(SENT) === form;
}
