import { z } from 'zod';
import { recordOf } from './fields/entity.ts';
import { choice, id, integer, isSiteUrl, optionalText, text, URL_MAX } from './fields/fields.ts';
import { instant } from './fields/instant.ts';
import { listQuery } from './fields/list-query.ts';
import { canonicalPath } from './pages/redirect-rules.ts';
import { SEARCH_LENGTH } from './site.ts';

/*
 * Redirects from addresses without a page, and the addresses that visitors requested in vain.
 */

export const redirectStatuses = [301, 302, 307, 308, 410] as const;
/** The status of an address whose page is gone for good. */
export const GONE = 410;

const OLD_ADDRESS = /^\/(?!\/)(?:(?!\/\/)[^\s\\?#*])*(?:(?<=\/)\*)?$/;
const RESERVED = /^\/(?:\*?$|(?:admin|api|trpc|assets)(?:\/|$)|(?:media|art|share|booking|calendar|backup|preview)\/)/i;

/** A path of this site, or everything below one: `/old/*`. */
const from = text('Old address', { max: URL_MAX, trim: true, oneLine: true })
  .refine((path) => !/\s/.test(path), { error: 'An address has no spaces. Write %20 for each of them', abort: true })
  .refine(
    (path) => OLD_ADDRESS.test(path) && isSiteUrl(path),
    'The old address is a path of this site such as /old-page, or /old/* for everything below it',
  )
  .refine((path) => !RESERVED.test(path), 'This address belongs to the system and cannot be redirected')
  .transform(canonicalPath);

const redirectFields = z.object({
  from,
  /** A path of this site or a full web address. It ends in `/*` if it receives the rest of an old address. */
  to: optionalText('New address', URL_MAX).refine(
    (to) => to === null || (isSiteUrl(to) && !/\*(?!$)/.test(to)),
    'The new address is a path of this site such as /new-page, or a full web address',
  ),
  status: integer('Status', 301, GONE)
    .refine((status) => redirectStatuses.some((known) => known === status), 'Status must be 301, 302, 307, 308 or 410')
    .default(301),
});

type Fields = z.output<typeof redirectFields>;

/** The rules that several fields share. */
function describeMismatch({ from: old, to, status }: Fields): string | undefined {
  if (status === GONE) return to === null ? undefined : 'A page that is gone for good (410) has no new address';
  if (to === null) return 'Enter the new address, or choose 410 for a page that is gone for good';
  if (to.endsWith('*') && !(to.endsWith('/*') && old.endsWith('/*'))) {
    return 'Only a redirect of everything below an address, such as /old/*, can end in /*';
  }
  return undefined;
}

export const redirectInput = redirectFields.superRefine((fields, context) => {
  const message = describeMismatch(fields);
  if (message) context.addIssue({ code: 'custom', path: ['to'], message });
});

/** Where visitors of a deleted record are sent; null if they are told that it is gone for good. */
export const removalRedirect = z.object({ to: redirectFields.shape.to });

export const movableKinds = ['page', 'post', 'service', 'category'] as const;

export const redirect = recordOf(redirectFields, {
  id: z.int(),
  /** The record whose change made the redirect, if one did. */
  kind: z.string().nullable(),
  recordId: z.int().nullable(),
  hits: z.int(),
  lastHitAt: z.date().nullable(),
  createdAt: z.date(),
});

/** With whether a page has the old address: visitors see that page, and the redirect is not used. */
export const listedRedirect = redirect.extend({ hasPage: z.boolean() });

export const redirectId = id('Invalid redirect ID');

/** A deleted redirect, which is restored as it was. */
export const deletedRedirect = redirectFields.extend({
  id: redirectId,
  kind: text('Kind', { max: 30 }).nullable(),
  recordId: id('Invalid ID').nullable(),
  hits: integer('Hits', 0, Number.MAX_SAFE_INTEGER),
  lastHitAt: instant('Invalid time').nullable(),
  createdAt: instant('Invalid time'),
});

export const redirectListQuery = listQuery.unwrap().extend({ search: optionalText('Search', SEARCH_LENGTH) });

/** An address that visitors requested in vain, with the number of requests by the page that linked to it. */
export const missedAddress = z.object({
  id: z.int(),
  path: z.string(),
  internal: z.int(),
  external: z.int(),
  direct: z.int(),
  lastAt: z.date(),
});

/** Requests of programs that look for weaknesses are counted under this name instead of their paths. */
export const SCANNERS = 'scanners';

/** How many direct requests a request from a link outweighs: links can be repaired, and random paths have none. */
export const LINK_WEIGHT = 5;

/** With the most similar address that has a page. */
export const notFoundEntry = missedAddress.omit({ id: true }).extend({ nearest: z.string().nullable() });

/** An edited record that gets another address, which `key` determines: the slug of a post, the href of a service. */
export const movedRecord = z.object({
  kind: choice('Kind', movableKinds),
  id: id('Invalid ID'),
  key: text('Address', { max: URL_MAX }),
});

export const redirectCsv = z.object({ csv: text('File', { max: 300_000, tooShort: 'The file is empty' }) });
/** How many rows of a file are imported at once. */
export const IMPORT_MAX = 1_000;

export type RedirectInput = z.input<typeof redirectInput>;
export type NewRedirect = z.output<typeof redirectInput>;
export type Redirect = z.infer<typeof redirect>;
export type RedirectListQuery = z.output<typeof redirectListQuery>;
export type MissedAddress = z.infer<typeof missedAddress>;
export type MovableKind = (typeof movableKinds)[number];
export type MovedRecord = z.output<typeof movedRecord>;
