import { type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query';
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
  queries: DehydratedState;
  failure?: Failure | undefined;
  /** The form that was posted to this page and not taken. */
  form?: SubmittedForm | undefined;
};

export function writeState(queryClient: QueryClient, state: Omit<PageState, 'queries'>): string {
  const text = superjson.stringify({ ...state, queries: dehydrate(queryClient) });
  // A "</script>" inside the data would end the element.
  return text.replaceAll('<', '\\u003c');
}

export function readState(text: string): PageState {
  return superjson.parse<PageState>(text);
}
