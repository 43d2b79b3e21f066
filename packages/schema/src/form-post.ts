/*
 * What a form that is posted without JavaScript and the page that answers it agree on.
 */

/** A field that people never see: whoever fills it in is a machine. */
export const HONEYPOT = 'website';

export type SentForm = 'contact' | 'call' | 'enquiry';

/** The parameter of an address that says which form was taken. */
export const SENT = 'sent';

/** Where a visitor is sent after a form was taken. */
export function sentPath(path: string, form: SentForm): string {
  return `${path}?${SENT}=${form}`;
}

/** Whether the page of this search stands for a form that was taken. */
export function isSent(search: URLSearchParams, form: SentForm): boolean {
  return search.get(SENT) === form;
}
