import superjson from 'superjson';
import type { Failure } from './page.ts';
import type { SiteFacts } from './site-facts.ts';
import type { SubmittedForm } from './submitted-form.ts';

/*
 * What the server knows of a page, as JSON inside the page, for the browser to go on from.
 */

export const STATE_ELEMENT = 'state';

export type PageState = {
  site: SiteFacts;
  /** What the page's loader answered. */
  data: unknown;
  failure?: Failure | undefined;
  /** The form that was posted to this page and not taken. */
  form?: SubmittedForm | undefined;
};

export function writeState(state: PageState): string {
  // A "</script>" inside the data would end the element.
  return superjson.stringify(state).replaceAll('<', '\\u003c');
}

export function readState(text: string): PageState {
  return superjson.parse<PageState>(text);
}
