import type { CopyName } from '@site/schema/copy-pages';

/** The key of the draft of a page's texts. */
export const draftKeyOf = (page: CopyName) => `copy:${page}`;
