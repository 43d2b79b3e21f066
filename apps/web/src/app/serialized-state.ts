import type { Failure } from './page-error.ts';
import type { SiteFacts } from './site-facts.ts';
import type { SubmittedForm } from './submitted-form.ts';

/*
 * The page state: the data that the server rendered a page with, as JSON inside the page for hydration.
 */

export const STATE_ELEMENT = 'state';

type PageState = {
  site: SiteFacts;
  /** What the page's `load` returned. */
  data: unknown;
  failure?: Failure | undefined;
  /** A form that was posted to this page without JavaScript and rejected. */
  form?: SubmittedForm | undefined;
};

export function writeState(state: PageState): string {
  // "</script>" inside the data would end the element.
  return JSON.stringify(state, tagDate).replaceAll('<', '\\u003c');
}

export function readState(text: string): PageState {
  return JSON.parse(text, readTaggedDate) as PageState;
}

// Dates are the only values that JSON cannot hold. superjson would add 3 KB to the scripts of every page.
function tagDate(this: Record<string, unknown>, key: string, value: unknown): unknown {
  // Date.toJSON has made `value` a string already.
  return this[key] instanceof Date ? { $date: value } : value;
}

function readTaggedDate(_: string, value: unknown): unknown {
  const isTagged = typeof value === 'object' && value !== null && '$date' in value;
  return isTagged ? new Date(String(value.$date)) : value;
}
