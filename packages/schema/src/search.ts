import { z } from 'zod';
import { text } from './fields/fields.ts';
import { recordKinds } from './pages/record-kinds.ts';
import { SEARCH_LENGTH } from './site.ts';

/** What the search index of the admin contains, in the order in which results are shown. */
export const searchKinds = ['contact', 'call', ...recordKinds, 'category', 'copy', 'media'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Without a text, the newest entries are found. */
export const searchInput = z.object({ search: text('Search', { min: 0, max: SEARCH_LENGTH, trim: true }) });
