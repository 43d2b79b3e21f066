import superjson from 'superjson';
import type { Failure } from './page-error.ts';
import type { SiteFacts } from './site-facts.ts';
import type { SubmittedForm } from './submitted-form.ts';

/*
 * The page state: the data that the server rendered a page with, as JSON inside the page for hydration.
 */

export const STATE_ELEMENT = 'state';

export type PageState = {
  site: SiteFacts;
  /** What the page's `load` returned. */
  data: unknown;
  failure?: Failure | undefined;
  /** A form that was posted to this page without JavaScript and rejected. */
  form?: SubmittedForm | undefined;
};

export function writeState(state: PageState): string {
  // "</script>" inside the data would end the element.
  return superjson.stringify(state).replaceAll('<', '\\u003c');
}

export function readState(text: string): PageState {
  return superjson.parse<PageState>(text);
}
