import type { Copy, CopyName } from '@site/schema/copy-pages';

/** The texts of a page in its form. Not `CopyDraft`, whose many types would each need a form of their own. */
export type PageDraft = { page: CopyName; values: Copy<CopyName> };

export const draftKeyOf = (page: CopyName) => `copy:${page}`;
