import { type CopyDraft, copyDraft } from '@site/schema/copy-pages';
import { useMemo, useState } from 'react';
import { useDraftHtml } from '../../preview/use-draft-html.ts';
import type { PageDraft } from '../page-draft.ts';

/** The HTML of a page with unsaved texts. While these are invalid, the last valid or the stored ones are shown. */
export function usePreview(draft: PageDraft, stored: PageDraft, part: string | undefined) {
  const { data: valid, error: invalid } = useMemo(() => copyDraft.safeParse(draft), [draft]);
  const [shown, setShown] = useState<CopyDraft>(valid ?? (stored as CopyDraft));
  if (valid && valid !== shown) setShown(valid);
  const { html, error } = useDraftHtml({ kind: 'copy', key: shown.page, content: shown.values, part });
  return { html, error, invalid: invalid?.issues[0]?.message };
}
